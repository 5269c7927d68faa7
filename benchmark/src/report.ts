import type { ConformanceTime } from './conformance-time';
import type { Growth } from './growth';
import type { Scores } from './race';
import { findTask } from './tasks';

/**
 * Writes the scores of a race as Markdown tables.
 *
 * @param scores - The scores.
 * @param names - The contenders, in the order of the rows.
 * @returns The tables.
 */
export function raceReport(scores: Scores, names: readonly string[]): string {
  const ids = [...scores.keys()];
  const row = (name: string, cell: (id: string) => string): string =>
    `| ${[name, ...ids.map(cell)].join(' | ')} |`;
  const head = [row('', (id) => id), `|---|${ids.map(() => '---|').join('')}`];
  const table = (cell: (id: string, name: string) => string): string =>
    [...head, ...names.map((name) => row(name, (id) => cell(id, name)))].join('\n');
  const speeds = table((id, name) => {
    const score = scores.get(id)?.get(name);
    if (score === undefined) return '-';
    return `${count(score.perSecond)} / ${count(score.perProcessorSecond)}${score.same ? '' : ' *'}`;
  });
  const ratios = table((id, name) => {
    const score = scores.get(id)?.get(name);
    return score === undefined ? '-' : score.ratio.toFixed(2);
  });
  return [
    ids.map((id) => `${id}: ${findTask(id).title}`).join('\n'),
    'Operations per second, wall / processor time (* other bytes than the reference):',
    speeds,
    'How many times faster the reference is (processor time, median of the rounds):',
    ratios,
  ].join('\n\n');
}

/**
 * Writes the growth as a Markdown table.
 *
 * @param growth - The costs per item.
 * @returns The table.
 */
export function growthReport(growth: readonly Growth[]): string {
  const rows = growth.map(({ name, size, microseconds, bytes }) => {
    const cells = [
      name,
      size.toLocaleString('en'),
      microseconds.toFixed(2),
      bytes === null ? '-' : `${Math.round(bytes)}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    'A page of n items through a resource class to the body, per item:',
    '',
    '| | items | processor microseconds | bytes at the peak |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/**
 * Writes how long whole runs took as a Markdown table.
 *
 * @param time - The times.
 * @returns The table.
 */
export function conformanceReport({ size, runs }: ConformanceTime): string {
  const rows = runs.map(
    ({ name, seconds, ratio }) => `| ${name} | ${seconds.toFixed(2)} | ${ratio.toFixed(2)} |`,
  );
  return [
    `Whole runs, ${size.scenarios} scenarios with ${size.steps} steps in ${size.features} features:`,
    '',
    '| | seconds | beside bare Cucumber |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function count(perSecond: number): string {
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toFixed(2)}M`;
  if (perSecond >= 1e3) return `${(perSecond / 1e3).toFixed(1)}k`;
  return perSecond.toFixed(perSecond < 100 ? 1 : 0);
}

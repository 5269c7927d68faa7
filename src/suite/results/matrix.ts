import { interfaceRows } from '../rows/catalogue';
import { levels, type ScenarioInfo } from '../scenarios/scenario-info';
import { markdownText } from '../text/markdown-text';
import { percent } from '../text/percent';
import { traits } from '../traits/trait-catalogue';
import { stanceOn } from '../traits/trait-choice';
import { inNameOrder } from './in-name-order';
import type { LevelTotals, RecordedResult } from './result-file';
import type { Totals } from './verdict';

/**
 * Writes the matrix of implementations by interface rows as Markdown.
 *
 * @param records - The recorded results.
 * @param scenarios - Every scenario there is: rows lead to the first feature about them.
 * @returns The page; the same records always give the same text.
 */
export function toMatrix(records: readonly RecordedResult[], scenarios: readonly ScenarioInfo[]): string {
  const files = inNameOrder(records);
  const names = files.map(({ implementation: { name, version } }) => markdownText(`${name} ${version}`));
  return [
    '# Conformance matrix',
    '',
    'Written by `npm run matrix` from the records in [implementations](implementations). A cell has **divergence** (failed / run),',
    'then **coverage** (run / all scenarios); `-` means that nothing ran.',
    '',
    'First the **portable core**, what every port is asked; then what belongs to each [trait](../docs/traits.md), a habit of PHP',
    'that a port may decline; then all scenarios.',
    '',
    ...levelTable(
      'portable core',
      names,
      files.map(({ core }) => core),
    ),
    ...traitTable(names, files),
    ...levelTable(
      'all scenarios',
      names,
      files.map(({ totals }) => totals),
    ),
    'Below: passed / scenarios; **bold** where something failed, `-` where the implementation declares not to serve the row.',
    '',
    ...headRows('interface row', names),
    ...interfaceRows.map(({ id }) =>
      tableRow([rowLink(id, scenarios), ...files.map((file) => cell(file, id))]),
    ),
    '',
  ].join('\n');
}

function levelTable(head: string, names: readonly string[], columns: readonly LevelTotals[]): string[] {
  return [
    ...headRows(head, names),
    ...[...levels, 'all' as const].map((level) =>
      tableRow([level, ...columns.map((totals) => figures(totals[level]))]),
    ),
    '',
  ];
}

function traitTable(names: readonly string[], files: readonly RecordedResult[]): string[] {
  return [
    ...headRows('trait', names),
    ...traits.map(({ name }) => tableRow([name, ...files.map((file) => traitCell(file, name))])),
    '',
  ];
}

/** What a driver does not follow has no figures, and says so. */
function traitCell({ byTrait, declared: { traits: declared } }: RecordedResult, name: string): string {
  const stance = stanceOn(declared, name);
  const entry = byTrait.find(({ trait }) => trait === name);
  if (stance !== 'followed') return stance;
  return entry === undefined ? '-' : figures(entry.totals);
}

function figures({ divergence, coverage }: Totals): string {
  return `${percent(divergence, '-')} / ${percent(coverage, '-')}`;
}

function headRows(head: string, names: readonly string[]): string[] {
  return [tableRow([head, ...names]), tableRow(['---', ...names.map(() => '---')])];
}

/** Leads to the feature that has most to say about a row. */
function rowLink(id: string, scenarios: readonly ScenarioInfo[]): string {
  const counts = new Map<string, number>();
  // What is about several rows is about the first of them before all.
  for (const { rows, uri } of scenarios)
    if (rows.includes(id)) counts.set(uri, (counts.get(uri) ?? 0) + (rows[0] === id ? 100 : 1));
  const [[uri] = []] = [...counts].sort(([, left], [, right]) => right - left);
  return uri === undefined ? `\`${id}\`` : `[\`${id}\`](../${uri})`;
}

function cell(file: RecordedResult, id: string): string {
  const row = file.rows.find((candidate) => candidate.id === id);
  if (row === undefined || row.scenarios === 0) return '';
  if (row.unsupported === row.scenarios) return '-';
  const text = `${row.passed} / ${row.scenarios}`;
  return row.failed > 0 ? `**${text}**` : text;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

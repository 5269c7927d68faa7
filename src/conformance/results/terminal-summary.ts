import { join } from 'node:path';
import { levels } from '../scenarios/scenario-info';
import type { JudgedGate } from './gate';
import { transcriptPath } from './report-names';
import type { ResultFile } from './result-file';
import type { ScenarioResult, Totals } from './verdict';

/** What the summary says beside the results. */
export interface SummaryContext {
  /** Gives the command that reruns a scenario. */
  readonly rerun: (id: string) => string;
  /** The folder of the reports, as a person would type it. */
  readonly reports: string;
  /** The reports in it. */
  readonly files: readonly string[];
  /** Scenario ids whose failure is known. */
  readonly known: ReadonlySet<string>;
  readonly gates: readonly JudgedGate[];
}

/**
 * Writes the end of a run for a person: failures first, grouped by row, then the two figures per level.
 *
 * @param file - The results.
 * @param context - How to rerun, and where the reports are.
 * @returns The text, with a newline at its end.
 */
export function terminalSummary(file: ResultFile, context: SummaryContext): string {
  const failed = file.scenarios.filter(({ status, id }) => status === 'failed' && !context.known.has(id));
  return [
    ...failures(failed, context),
    ...unsupported(file),
    ...figures(file),
    ...gateLines(context.gates),
    ...(file.partial.length === 0
      ? []
      : ['', `Partial run: ${file.partial.join(', ')}. It cannot be recorded as a result.`]),
    '',
    `Reports: ${context.reports} (${reportNames(context.files).join(', ')})   seed ${file.seed}`,
    '',
  ].join('\n');
}

function failures(failed: readonly ScenarioResult[], context: SummaryContext): string[] {
  const rows = [...new Set(failed.map(({ rows: [row] }) => row ?? ''))];
  return rows.flatMap((row) => [
    '',
    `${row}`,
    ...failed.filter((result) => result.rows[0] === row).flatMap((result) => failure(result, context)),
  ]);
}

function failure({ id, name, level, message }: ScenarioResult, { rerun, reports }: SummaryContext): string[] {
  return [
    `  FAILED ${id} [${level}] ${name}`,
    ...message.split('\n').map((line) => `    ${line}`),
    `    rerun: ${rerun(id)}`,
    `    transcript: ${join(reports, transcriptPath(id))}`,
  ];
}

function unsupported(file: ResultFile): string[] {
  const reasons = file.scenarios
    .filter(({ status }) => status === 'unsupported')
    .map(({ message }) => message);
  const counted = [...new Set(reasons)].map((reason) => `  ${count(reasons, reason)} x ${reason}`);
  return counted.length === 0 ? [] : ['', 'Unsupported by declaration', ...counted.sort()];
}

function count(reasons: readonly string[], reason: string): string {
  return String(reasons.filter((other) => other === reason).length).padStart(4);
}

function figures({ implementation, totals }: ResultFile): string[] {
  const title = `${implementation.name} ${implementation.version} (${implementation.language})`;
  const header = `${'level'.padEnd(10)}${'divergence'.padStart(12)}${'coverage'.padStart(12)}   passed  failed  unsupported  not run`;
  return ['', title, header, ...[...levels, 'all' as const].map((level) => figureLine(level, totals[level]))];
}

function figureLine(level: string, totals: Totals): string {
  const { passed, failed, unsupported: declared, notRun } = totals;
  const numbers = [
    [passed, 9],
    [failed, 8],
    [declared, 13],
    [notRun, 9],
  ].map(([value, width]) => String(value).padStart(width as number));
  const ratios = [totals.divergence, totals.coverage].map((ratio) => percent(ratio).padStart(12));
  return [level.padEnd(10), ...ratios, ...numbers].join('');
}

function percent(ratio: number | null): string {
  return ratio === null ? '-' : `${(ratio * 100).toFixed(1)} %`;
}

function gateLines(gates: readonly JudgedGate[]): string[] {
  if (gates.length === 0) return [];
  return [
    '',
    ...gates.map(({ figure, level, percent: limit, received, isMet }) => {
      const bound = figure === 'coverage' ? 'at least' : 'at most';
      const shown = received === null ? 'none, as nothing ran' : `${received.toFixed(1)} %`;
      return `${isMet ? 'met   ' : 'MISSED'} ${figure} of ${level}: expected ${bound} ${limit} %, received ${shown}`;
    }),
  ];
}

/** The transcripts were named with their failures. */
function reportNames(files: readonly string[]): string[] {
  return files.filter((name) => !name.includes('/'));
}

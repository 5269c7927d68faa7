import type { ResultFile } from '../results/result-file';
import { writeWhole } from '../results/write-whole';
import { counted } from '../text/counted';
import { UsageError } from '../usage/usage-error';
import type { KnownFailures } from './known-failures';
import { messageStart, onOneLine } from './message-start';

/**
 * Makes sure that a list can be rewritten to what a run shows.
 *
 * @param partial - Why the run is partial.
 * @throws UsageError when it is: what did not run would be lost from the list.
 */
export function requireCompleteRun(partial: readonly string[]): void {
  if (partial.length === 0) return;
  throw new UsageError(`--update: expected a complete run, received a partial one (${partial.join(', ')})`);
}

/**
 * Rewrites a list to what a run showed. Comments, the order of entries, and entries that still hold stay as they are; new
 * entries come last.
 *
 * @param file - The path of the list.
 * @param list - The list as it was.
 * @param results - A complete run.
 * @throws UsageError when the run was partial, or when the list cannot be written.
 */
export function updateKnownFailures(file: string, list: KnownFailures, results: ResultFile): void {
  const { partial, scenarios, totals } = results;
  const { notRun } = totals.all;
  requireCompleteRun(
    notRun === 0 ? partial : [...partial, counted(notRun, 'scenario was not run', 'scenarios were not run')],
  );
  const failed = new Map(
    scenarios.filter(({ status }) => status === 'failed').map((result) => [result.id, result]),
  );
  const entries = new Map(list.entries.map((entry) => [entry.line, entry]));
  const kept = list.lines.flatMap((text, index) => {
    const entry = entries.get(index + 1);
    if (entry === undefined) return [text];
    const result = failed.get(entry.id);
    if (result === undefined) return [];
    return [onOneLine(result.message).startsWith(entry.message) ? text : toLine(result)];
  });
  const added = [...failed.values()].filter(({ id }) => !list.has(id)).map(toLine);
  writeWhole(file, [...kept, ...added].map((line) => `${line}\n`).join(''));
}

function toLine(result: ResultFile['scenarios'][number]): string {
  return `${result.id}  # ${messageStart(result)}`;
}

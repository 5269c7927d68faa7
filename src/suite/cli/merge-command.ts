import { judgeKnownFailures } from '../known-failures/judge-known-failures';
import { KnownFailures, readKnownFailures } from '../known-failures/known-failures';
import { mergeResults } from '../results/merge-results';
import { readResultFile } from '../results/read-result-file';
import { messageLines } from '../results/summary/message-lines';
import { writeWhole } from '../results/write-whole';
import { readScenarios } from '../scenarios/read-scenarios';
import { exitCodes } from './exit-codes';

/** The options of `touchstone merge`. */
export interface MergeOptions {
  /** The file to write. */
  readonly output: string;
  readonly knownFailures?: string;
}

/**
 * Puts the results of all shards of a run into one file.
 *
 * @param paths - The conformance.json of each shard.
 * @param options - Where the whole goes, and which failures are known.
 * @returns The exit code of the whole run.
 * @throws UsageError when the shards do not make one complete run, or when the list of known failures is not usable.
 */
export function mergeCommand(paths: readonly string[], { output, knownFailures }: MergeOptions): number {
  const all = readScenarios();
  const known = knownFailures === undefined ? null : readKnownFailures(knownFailures, all);
  const merged = mergeResults(
    paths.map(readResultFile),
    all.map(({ id }) => id),
  );
  writeWhole(output, `${JSON.stringify(merged, null, 2)}\n`);
  const { passed, failed, notRun } = merged.totals.all;
  const list = judgeKnownFailures(known ?? new KnownFailures([], []), merged.scenarios, []);
  const lines = [
    `${passed} passed, ${failed} failed, ${notRun} not run; the whole is in`,
    `  ${output}`,
    ...(known === null ? [] : [list.line]),
    ...list.fresh.map(({ id }) => `FAILED ${id}`),
    ...list.problems.flatMap((problem) => messageLines(`KNOWN FAILURES ${problem}`, '')),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return list.fresh.length + list.problems.length + notRun === 0 ? exitCodes.conforms : exitCodes.differs;
}

import { writeFileSync } from 'node:fs';
import { mergeResults } from '../results/merge-results';
import { readResultFile } from '../results/read-result-file';
import { exitCodes } from './exit-codes';

/**
 * Puts the results of all shards of a run into one file.
 *
 * @param paths - The conformance.json of each shard.
 * @param output - The file to write.
 * @returns The exit code of the whole run.
 * @throws UsageError when the shards do not make one complete run.
 */
export function mergeCommand(paths: readonly string[], output: string): number {
  const merged = mergeResults(paths.map(readResultFile));
  writeFileSync(output, `${JSON.stringify(merged, null, 2)}\n`);
  const { passed, failed, notRun } = merged.totals.all;
  process.stdout.write(`${output}: ${passed} passed, ${failed} failed, ${notRun} not run\n`);
  return failed + notRun === 0 ? exitCodes.conforms : exitCodes.differs;
}

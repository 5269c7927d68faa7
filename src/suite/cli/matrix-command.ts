import { join } from 'node:path';
import { toMatrix } from '../results/matrix';
import { readResultFile } from '../results/read-result-file';
import { readRecordedResults, recordResult } from '../results/recorded-results';
import { writeWhole } from '../results/write-whole';
import { reportLeftOut } from './report-left-out';

/**
 * Records results and writes the matrix of all records.
 *
 * @param paths - The conformance.json files to record first; none: only the matrix is written again.
 * @param folder - The folder of reports.
 * @returns The exit code: 2 when a record had to be left out.
 * @throws UsageError for a partial run or a file that holds no results.
 */
export function matrixCommand(paths: readonly string[], folder: string): number {
  for (const path of paths)
    process.stdout.write(`Recorded in\n  ${recordResult(readResultFile(path), folder)}\n`);
  const { files, problems } = readRecordedResults(folder);
  const matrix = join(folder, 'conformance-matrix.md');
  writeWhole(matrix, toMatrix(files));
  process.stdout.write(`The matrix of ${files.length} implementations is in\n  ${matrix}\n`);
  return reportLeftOut(problems);
}

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { matrixPage } from '../report/matrix-page';
import { inNameOrder } from '../results/in-name-order';
import { toMatrix } from '../results/matrix';
import { readResult, readResultFile } from '../results/read-result-file';
import { readRecordedResults, recordResult, recordsIn, requireComplete } from '../results/recorded-results';
import { writeWhole } from '../results/write-whole';
import { readScenarios } from '../scenarios/read-scenarios';
import { counted } from '../text/counted';
import { withFile } from '../usage/with-file';
import { reportLeftOut } from './report-left-out';

/** The options of `touchstone matrix`. */
export interface MatrixOptions {
  /** The folder of reports. */
  readonly report: string;
  /** Whether the given results become records. */
  readonly record?: boolean;
}

/**
 * Writes the page of all implementations: those that are recorded, and the given ones beside them. Where the folder has
 * records of its own, their matrix in Markdown is written as well.
 *
 * @param paths - The conformance.json files to show.
 * @param options - Where the pages go, and whether the files are recorded.
 * @returns The exit code: 2 when a record had to be left out.
 * @throws UsageError for a file that holds no results, and for a partial run that is to be recorded.
 */
export function matrixCommand(
  paths: readonly string[],
  { report: folder, record = false }: MatrixOptions,
): number {
  if (record) {
    const results = paths.map(readResultFile);
    // All before the first is recorded: one that is refused leaves the records as they are.
    results.forEach(requireComplete);
    for (const result of results) process.stdout.write(`Recorded in\n  ${recordResult(result, folder)}\n`);
  }
  const given = record ? [] : paths.map(readResult);
  const hasRecords = existsSync(recordsIn(folder));
  const { files, problems } = readRecordedResults(hasRecords ? folder : join(packageRoot, 'reports'));
  const scenarios = readScenarios();
  const all = inNameOrder([...files, ...given]);
  const page = join(folder, 'matrix.html');
  withFile(folder, () => mkdirSync(folder, { recursive: true }));
  writeWhole(page, matrixPage(all, scenarios));
  const written = [page];
  if (hasRecords) {
    const matrix = join(folder, 'conformance-matrix.md');
    writeWhole(matrix, toMatrix(files, scenarios));
    written.push(matrix);
  }
  process.stdout.write(
    `The matrix of ${counted(all.length, 'implementation')} is in\n${written.map((path) => `  ${path}\n`).join('')}`,
  );
  return reportLeftOut(problems);
}

import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '../package-root';
import { matrixPage } from '../report/matrix-page';
import { inNameOrder } from '../results/in-name-order';
import { toMatrix } from '../results/matrix';
import { readResult, readResultFile } from '../results/read-result-file';
import { recordName } from '../results/record-name';
import {
  type RecordedResults,
  readRecordedResults,
  recordResults,
  recordsIn,
} from '../results/recorded-results';
import { writeWhole } from '../results/write-whole';
import { readScenarios } from '../scenarios/read-scenarios';
import { counted } from '../text/counted';
import { UsageError } from '../usage/usage-error';
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
 * Writes the page of all implementations: those that the suite brings along, those that are recorded in the folder, and the given
 * ones beside them. Where the folder has records of its own, the matrix of all records in Markdown is written as well.
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
    if (paths.length === 0)
      throw new UsageError('matrix --record: expected one or more conformance.json files, received none');
    const records = recordResults(paths.map(readResultFile), folder);
    for (const path of records) process.stdout.write(`Recorded in\n  ${path}\n`);
  }
  const given = record ? [] : paths.map(readResult);
  const hasRecords = existsSync(recordsIn(folder));
  const { files, problems } = recordsBeside(folder);
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

/** Reads what was recorded in a folder, and what the suite brings along of other implementations. */
function recordsBeside(folder: string): RecordedResults {
  const own = readRecordedResults(folder);
  if (resolve(folder) === join(packageRoot, 'reports')) return own;
  const names = new Set(own.files.map(({ implementation }) => recordName(implementation)));
  const shipped = readRecordedResults();
  const others = shipped.files.filter(({ implementation }) => !names.has(recordName(implementation)));
  return { files: [...own.files, ...others], problems: [...own.problems, ...shipped.problems] };
}

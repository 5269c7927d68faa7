import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import { implementationTitle } from './implementation-title';
import { readResult } from './read-result-file';
import { toRecord } from './record-form';
import { recordName } from './record-name';
import type { RecordedResult, ResultFile } from './result-file';
import { writeWhole } from './write-whole';

/** The folder of recorded results below a folder of reports. */
const folderName = 'implementations';

/**
 * Names the folder of records.
 *
 * @param reports - The folder of reports.
 * @returns Its path.
 */
export function recordsIn(reports: string): string {
  return join(reports, folderName);
}

/** What was recorded of real implementations. */
export interface RecordedResults {
  /** The results in the order of their files' names. */
  readonly files: readonly RecordedResult[];
  /** A line for each file that is left out because it holds no results. */
  readonly problems: readonly string[];
}

/**
 * Reads the recorded results of real implementations. One bad file does not keep the others from being read.
 *
 * @param reports - The folder of reports.
 * @returns The results, and what is wrong with the files that hold none.
 */
export function readRecordedResults(reports: string = join(packageRoot, 'reports')): RecordedResults {
  const folder = recordsIn(reports);
  if (!existsSync(folder)) return { files: [], problems: [] };
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = names.sort().map((name) => tryRead(join(folder, name)));
  return {
    files: read.flatMap((result) => (typeof result === 'string' ? [] : [result])),
    problems: read.filter((result) => typeof result === 'string'),
  };
}

function tryRead(path: string): RecordedResult | string {
  try {
    return readResult(path);
  } catch (thrown) {
    if (thrown instanceof UsageError) return thrown.message;
    throw thrown;
  }
}

/**
 * Records the results of implementations; what was recorded of the same ones before is replaced.
 *
 * @param files - Complete runs.
 * @param reports - The folder of reports.
 * @returns The paths of the records.
 * @throws UsageError when a run was partial; then nothing is recorded.
 */
export function recordResults(files: readonly ResultFile[], reports: string): string[] {
  for (const file of files) requireComplete(file);
  return files.map((file) => recordResult(file, reports));
}

function recordResult(file: ResultFile, reports: string): string {
  const folder = recordsIn(reports);
  withFile(folder, () => mkdirSync(folder, { recursive: true }));
  const path = join(folder, `${recordName(file.implementation)}.json`);
  writeWhole(path, toRecord(file));
  return path;
}

function requireComplete(file: ResultFile): void {
  if (file.partial.length === 0) return;
  const received = `one of ${implementationTitle(file.implementation)} that is partial (${file.partial.join(', ')})`;
  throw new UsageError(`matrix: expected the result of a complete run to record, received ${received}`);
}

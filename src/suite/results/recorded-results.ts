import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { UsageError } from '../usage/usage-error';
import { withFile } from '../usage/with-file';
import { readResultFile } from './read-result-file';
import { recordName } from './record-name';
import type { ResultFile } from './result-file';
import { writeWhole } from './write-whole';

/** The folder of recorded results below a folder of reports. */
const folderName = 'implementations';

/** What was recorded of real implementations. */
export interface RecordedResults {
  /** The results in the order of their files' names. */
  readonly files: readonly ResultFile[];
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
  const folder = join(reports, folderName);
  if (!existsSync(folder)) return { files: [], problems: [] };
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = names.sort().map((name) => tryRead(join(folder, name)));
  return {
    files: read.flatMap((result) => (typeof result === 'string' ? [] : [result])),
    problems: read.filter((result) => typeof result === 'string'),
  };
}

function tryRead(path: string): ResultFile | string {
  try {
    return readResultFile(path);
  } catch (thrown) {
    if (thrown instanceof UsageError) return thrown.message;
    throw thrown;
  }
}

/**
 * Records the results of one implementation; what was recorded of the same one before is replaced.
 *
 * @param file - A complete run.
 * @param reports - The folder of reports.
 * @returns The path of the record.
 * @throws UsageError when the run was partial.
 */
export function recordResult(file: ResultFile, reports: string): string {
  if (file.partial.length > 0) {
    throw new UsageError(
      `A result can be recorded from a complete run only; this one is partial: ${file.partial.join(', ')}`,
    );
  }
  const folder = join(reports, folderName);
  withFile(folder, () => mkdirSync(folder, { recursive: true }));
  const path = join(folder, `${recordName(file.implementation)}.json`);
  writeWhole(path, `${oneLineEach(file)}\n`);
  return path;
}

/** JSON with one row and one scenario a line: small, and a change shows as the lines it concerns. */
function oneLineEach({ rows, scenarios, ...head }: ResultFile): string {
  const list = (entries: readonly object[]): string =>
    entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"rows":[\n${list(rows)}\n],\n"scenarios":[\n${list(scenarios)}\n]}`;
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { UsageError } from '../usage/usage-error';
import { readResultFile } from './read-result-file';
import type { ResultFile } from './result-file';

/** The folder of recorded results below a folder of reports. */
const folderName = 'implementations';

/**
 * Reads the recorded results of real implementations.
 *
 * @param reports - The folder of reports.
 * @returns The results in the order of their file names.
 */
export function readRecordedResults(reports: string = join(packageRoot, 'reports')): ResultFile[] {
  const folder = join(reports, folderName);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readResultFile(join(folder, name)));
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
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${recordName(file)}.json`);
  writeFileSync(path, `${oneLineEach(file)}\n`);
  return path;
}

function recordName({ implementation: { name, version } }: ResultFile): string {
  return `${name}-${version}`.replaceAll('/', '-').replace(/[^\w.-]/g, '');
}

/** JSON with one row and one scenario a line: small, and a change shows as the lines it concerns. */
function oneLineEach({ rows, scenarios, ...head }: ResultFile): string {
  const list = (entries: readonly object[]): string =>
    entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},\n"rows":[\n${list(rows)}\n],\n"scenarios":[\n${list(scenarios)}\n]}`;
}

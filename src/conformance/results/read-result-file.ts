import { readFileSync } from 'node:fs';
import { UsageError } from '../usage/usage-error';
import type { ResultFile } from './result-file';

/**
 * Reads the results of a run.
 *
 * @param path - A conformance.json.
 * @returns The results.
 * @throws UsageError naming the file and what is wrong with it.
 */
export function readResultFile(path: string): ResultFile {
  const file = parse(path);
  const complaint = complaintAbout(file);
  if (complaint !== null) throw new UsageError(`${path}: expected the results of a run, ${complaint}`);
  return file as ResultFile;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new UsageError(`${path}: ${(thrown as Error).message}`);
  }
}

function complaintAbout(file: unknown): string | null {
  if (file === null || typeof file !== 'object') return `received ${JSON.stringify(file)}`;
  const { schemaVersion, scenarios, rows } = file as Partial<ResultFile>;
  if (schemaVersion !== 1) return `received schemaVersion ${JSON.stringify(schemaVersion)} where 1 is known`;
  return Array.isArray(scenarios) && Array.isArray(rows) ? null : 'received a file without scenarios or rows';
}

import { readResultFile } from '../results/read-result-file';
import type { ResultFile } from '../results/result-file';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';

/**
 * Shows every scenario on which results differ.
 *
 * @param paths - Two or more conformance.json files.
 * @returns The exit code: 1 when they differ.
 * @throws UsageError for fewer than two files or a file that holds no results.
 */
export function compareCommand(paths: readonly string[]): number {
  if (paths.length < 2)
    throw new UsageError(`compare: expected two or more results, received ${paths.length}`);
  const files = paths.map(readResultFile);
  const ids = [...new Set(files.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)))];
  const names = files.map(({ implementation }) => `${implementation.name} ${implementation.version}`);
  const lines = ids.flatMap((id) => differenceOf(id, files, names));
  const summary = `${lines.length === 0 ? 'No difference' : 'Differences shown'} in ${ids.length} scenarios of ${names.join(', ')}`;
  process.stdout.write([...lines, summary, ''].join('\n'));
  return lines.length === 0 ? exitCodes.conforms : exitCodes.differs;
}

function differenceOf(id: string, files: readonly ResultFile[], names: readonly string[]): string[] {
  const results = files.map(({ scenarios }) => scenarios.find((scenario) => scenario.id === id));
  const statuses = results.map((result) => result?.status ?? 'absent');
  if (new Set(statuses).size === 1) return [];
  const details = statuses.map((status, index) => {
    const reason = results[index]?.message.split('\n').join(' ') ?? '';
    return `  ${names[index]}: ${status}${reason === '' ? '' : ` (${reason})`}`;
  });
  return [id, ...details];
}

import { allRows } from '../rows/catalogue';
import { readScenarios } from '../scenarios/read-scenarios';
import { levels } from '../scenarios/scenario-info';
import { suggest } from '../usage/suggest';
import { UsageError } from '../usage/usage-error';
import { exitCodes } from './exit-codes';

const listers = {
  scenarios: () =>
    readScenarios().map(({ id, level, rows, name, uri, line }) => ({ id, level, rows, name, uri, line })),
  rows: () => {
    const scenarios = readScenarios();
    return allRows.map(({ id, kind, text }) => ({
      id,
      kind,
      scenarios: scenarios.filter(({ rows }) => rows.includes(id)).length,
      text,
    }));
  },
  levels: () => {
    const scenarios = readScenarios();
    return levels.map((id) => ({ id, scenarios: scenarios.filter(({ level }) => level === id).length }));
  },
} as const;

/**
 * Lists what the suite has.
 *
 * @param what - `scenarios`, `rows` or `levels`.
 * @param asJson - Whether to write JSON instead of one line each.
 * @returns The exit code.
 * @throws UsageError for anything else to list.
 */
export function listCommand(what: string, asJson: boolean): number {
  if (!(what in listers)) {
    const known = Object.keys(listers);
    throw new UsageError(
      `list: expected one of ${known.join(', ')}, received "${what}"${suggest(what, known)}`,
    );
  }
  const entries = listers[what as keyof typeof listers]();
  const text = asJson ? JSON.stringify(entries, null, 2) : entries.map(toLine).join('\n');
  process.stdout.write(`${text}\n`);
  return exitCodes.conforms;
}

function toLine(entry: object): string {
  return Object.values(entry)
    .map((value) => (Array.isArray(value) ? value.join(',') : String(value)))
    .join('\t');
}

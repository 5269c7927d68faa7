import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';
import { suggest } from '../usage/suggest';
import type { Row } from './row';

type RowEntry = {
  readonly id: string;
  readonly component: string;
  readonly table: string;
  readonly kind: Row['kind'];
  readonly name: string;
  readonly static?: boolean;
  readonly protected?: boolean;
  readonly visibility?: string;
  readonly parameters?: string;
  readonly returns?: string;
  readonly effect?: string;
  readonly type?: string;
  readonly error?: string;
  readonly value?: unknown;
};

/** For the one operation whose name the document leaves open: what the known systems call it. */
const knownNames: ReadonlyMap<string, string> = new Map([['use<Framework>Styling', 'useTailwind']]);

function readSpec<T>(name: string): T {
  return JSON.parse(readFileSync(join(packageRoot, 'spec', name), 'utf8')) as T;
}

/** Every interface row of the document, in its order: operations, properties, defaults and errors. */
export const interfaceRows: readonly Row[] = readSpec<readonly RowEntry[]>('operations.json').map(toRow);

/** Every statement of the document's prose. */
const statementRows: readonly Row[] = readSpec<readonly { readonly id: string; readonly text: string }[]>(
  'statements.json',
).map(({ id, text }) => ({
  id,
  kind: 'statement',
  component: 'Statement',
  table: 'statements',
  name: id.replace('Statement.', ''),
  member: '',
  isStatic: false,
  isProtected: false,
  resultClass: null,
  parameters: '',
  type: '',
  text,
}));

/** Interface rows and statements together: everything a scenario's `@op:` tag may name. */
export const allRows: readonly Row[] = [...interfaceRows, ...statementRows];

const byId = new Map(allRows.map((row) => [row.id, row]));
const byMember = new Map(interfaceRows.map((row) => [`${row.component}.${row.member}`, row]));

/**
 * Finds a row.
 *
 * @param id - Its id, such as `Paginator.url`.
 * @returns The row, or null when there is none of that id.
 */
export function findRow(id: string): Row | null {
  return byId.get(id) ?? null;
}

/**
 * Finds the row of an operation or property.
 *
 * @param component - `Paginator`, `AnonymousResourceCollection` or `Shared`.
 * @param member - The name under which implementations have it, that of a property with `$` before it.
 * @returns The row, or null when the document has none for it.
 */
export function findMemberRow(component: string, member: string): Row | null {
  return byMember.get(`${component}.${member}`) ?? null;
}

/**
 * Says what is wrong with what an `@op:` tag names.
 *
 * @param id - What it names.
 * @returns What was expected and received, with a suggestion; null for a row there is.
 */
export function rowProblem(id: string): string | null {
  if (byId.has(id)) return null;
  return `expected the id of an interface row or statement, received @op:${id}${suggestRow(id)}`;
}

/**
 * Finds the row that is meant by an id that there is not: the one of the same name in another component, or the nearest.
 *
 * @param id - What was given.
 * @param known - What may be meant: the ids of all rows, unless something else may be as well.
 * @returns `, did you mean "…"?` or the empty text when nothing is near.
 */
export function suggestRow(id: string, known: Iterable<string> = byId.keys()): string {
  const name = /^\w+(\..+)$/.exec(id)?.[1];
  const namesakes = [...byId.keys()].filter((row) => row.endsWith(name ?? `.${id}`));
  // The name of the component says nothing of which of its rows is meant.
  if (namesakes.length === 0) return suggest(id, known, Math.max(2, Math.floor((name ?? id).length / 3)));
  return suggest(id, namesakes) || `, did you mean "${namesakes[0]}"?`;
}

function toRow(entry: RowEntry): Row {
  const signature = entry.parameters === undefined ? '' : ` (${entry.parameters})`;
  const result = entry.returns ?? entry.type;
  return {
    id: entry.id,
    kind: entry.kind,
    component: entry.component,
    table: entry.table,
    name: entry.name,
    member: knownNames.get(entry.name) ?? entry.name,
    isStatic: entry.static === true,
    isProtected: entry.protected === true || entry.visibility === 'protected',
    resultClass: result?.split('|').find((type) => /^[A-Z]\w+$/.test(type)) ?? null,
    parameters: entry.parameters === undefined || entry.parameters === 'none' ? '' : entry.parameters,
    type: result ?? '',
    text: [
      `${entry.name}${signature}${result === undefined ? '' : `: ${result}`}`,
      ...sentenceOf(entry),
    ].join('. '),
  };
}

/** What the document says of a row in words; it says nothing more of the operations that only forward. */
function sentenceOf({ kind, value, effect, error }: RowEntry): string[] {
  if (kind === 'default') return [`The default: ${String(value)}.`];
  return [effect ?? error ?? []].flat();
}

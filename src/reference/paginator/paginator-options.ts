import { wrongType } from '../errors';
import { isMapLike, type MapLike } from '../php/maps';
import type { Key, NativeMap, OrderedMap } from '../php/ordered-map';

/** What can be the value of a query parameter. */
export type QueryValue = string | number | boolean | null | MapLike<unknown>;

/** Query parameters by name; a list has no names and is refused. */
export type QueryValues =
  | NativeMap<string, unknown>
  | OrderedMap<unknown>
  | Readonly<Record<string, unknown>>;

/** The options of a paginator. Any that has the name of a property sets it; others are kept and ignored. */
export interface PaginatorOptions {
  readonly path?: string | undefined;
  readonly query?: MapLike | undefined;
  readonly fragment?: string | null | undefined;
  readonly pageName?: string | undefined;
  readonly [name: string]: unknown;
}

/**
 * Assigns the options of a paginator to its properties.
 *
 * @param page - The paginator.
 * @param options - The options; those that are no property are ignored.
 * @throws TypeError when an option has the wrong type.
 */
export function assignOptions(page: object, options: OrderedMap<unknown>): void {
  for (const [name, value] of options) {
    const property = OPTIONS.get(name);
    if (property === undefined || value === undefined) continue;
    const [member, [expected, accepts]] = property;
    if (!accepts(value)) throw wrongType(`Paginator property ${name}`, expected, value);
    (page as Record<string, unknown>)[member] = value;
  }
}

type Type = readonly [expected: string, accepts: (value: unknown) => boolean];

const TEXT: Type = ['a string', (value) => typeof value === 'string'];
const NULLABLE_TEXT: Type = ['a string or null', (value) => value === null || typeof value === 'string'];
const INTEGER: Type = ['an integer', Number.isSafeInteger];
const FLAG: Type = ['a boolean', (value) => typeof value === 'boolean'];
const MAP: Type = ['a map', isMapLike];

/** The options that are properties: their members, and what these accept. The constructor sets three of them anew. */
const OPTIONS: ReadonlyMap<Key, readonly [member: string, type: Type]> = new Map([
  ['path', ['$path', TEXT]],
  ['fragment', ['$fragment', NULLABLE_TEXT]],
  ['pageName', ['$pageName', TEXT]],
  ['perPage', ['$perPage', INTEGER]],
  ['currentPage', ['$currentPage', INTEGER]],
  ['onEachSide', ['$onEachSide', INTEGER]],
  ['escapeWhenCastingToString', ['$escapeWhenCastingToString', FLAG]],
  ['hasMore', ['$hasMore', FLAG]],
  ['options', ['$options', MAP]],
  ['query', ['$query', MAP]],
]);

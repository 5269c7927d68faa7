import type { Arrayable } from '../contracts';
import type { Key } from '../php/keys';
import type { MapLike } from '../php/maps';
import type { OrderedMap } from '../php/ordered-map';

/** What can stand for the items of a page. Interface row: `Statement.constructorOptions` */
export type ItemSource<TValue> =
  | readonly TValue[]
  | ReadonlyMap<Key, TValue>
  | Iterable<TValue>
  | Readonly<Record<string, TValue>>
  | Arrayable
  | string
  | number
  | boolean
  | bigint
  | null;

/** What can be the value of a query parameter. */
export type QueryValue = string | number | boolean | null | MapLike<unknown>;

/** Query parameters by name; a list has no names and is refused. */
export type QueryValues =
  | ReadonlyMap<string, unknown>
  | OrderedMap<unknown>
  | Readonly<Record<string, unknown>>;

/** The options of a paginator that have a meaning; others are kept and ignored. */
export interface PaginatorOptions {
  readonly path?: string;
  readonly query?: MapLike;
  readonly fragment?: string | null;
  readonly pageName?: string;
  readonly [name: string]: unknown;
}

/** No options. */
export const NO_OPTIONS: PaginatorOptions = Object.freeze({});

/** The operations of a paginator that only paginators themselves may call. */
export const PROTECTED_OPERATIONS: ReadonlySet<string> = new Set([
  'addQuery',
  'appendArray',
  'buildFragment',
  'forwardCallTo',
  'forwardDecoratedCallTo',
  'guessResourceCollection',
  'isValidPageNumber',
  'resolveResourceCollectionFromAttribute',
  'resolveResourceFromAttribute',
  'setCurrentPage',
  'setItems',
]);

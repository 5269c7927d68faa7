import type { MapLike } from '../php/maps';

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

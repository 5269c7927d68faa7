import type { Arrayable } from '../contracts';
import type { MapLike } from '../php/maps';
import type { MapInput, OrderedMap } from '../php/ordered-map';

/** What can stand for the items of a page. Interface row: `Statement.constructorOptions` */
export type ItemSource<V> = MapInput<V> | Arrayable | string | number | boolean | bigint | null;

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

/** Returns the path of the current request. */
export type PathResolver = () => string;

/** Returns the current page; the result is converted to an integer. */
export type PageResolver = (pageName: string) => unknown;

/** Returns the query of the current request. */
export type QueryResolver = () => MapLike | string | null;

/** Renders views. */
export interface ViewFactory {
  make(view: string, data: OrderedMap<unknown>): unknown;
}

/** Returns the view factory. */
export type ViewFactoryResolver = () => ViewFactory;

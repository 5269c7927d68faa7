import type { Collection } from '../collection/collection';
import type { Arrayable } from '../contracts';
import { wrongType } from '../errors';
import type { Key } from '../php/keys';
import { copyMap, isMapLike, type MapLike } from '../php/maps';
import { type MapInput, OrderedMap } from '../php/ordered-map';
import { PageUrlFrame } from './page-url';

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

/**
 * The properties of a paginator under the names the interface gives them.
 *
 * JavaScript has one namespace for properties and operations, so `paginator.path` can only be the operation; the
 * interface's property `$path` is `properties.path` here, and so on for all eleven.
 */
export class PaginatorProperties<TValue> {
  /** The items of the page. Interface row: `Paginator.$items` */
  items: Collection<TValue>;

  /** The options as passed to the paginator. Interface row: `Paginator.$options` */
  options: MapLike;

  /** Base path of all addresses. Interface rows: `Paginator.$path`, `Paginator.default.path` */
  path = '/';

  /** Fragment of all addresses. Interface row: `Paginator.$fragment` */
  fragment: string | null = null;

  /** Name of the parameter that carries the page number. Interface rows: `Paginator.$pageName`, `Paginator.default.pageName` */
  pageName = 'page';

  /** Number of items a page has room for. Interface row: `Paginator.$perPage` */
  perPage = 0;

  /** The page being viewed. Interface row: `Paginator.$currentPage` */
  currentPage = 1;

  /** Number of links on each side of the current one. Interface row: `Paginator.$onEachSide` */
  onEachSide = 3;

  /** Whether the string form is escaped. Interface row: `Paginator.$escapeWhenCastingToString` */
  escapeWhenCastingToString = false;

  /**
   * Whether there are items after this page.
   *
   * Interface rows: `Paginator.$hasMore`, `Statement.paginatorHasMoreBoolean`
   */
  hasMore = false;

  #query = new OrderedMap<unknown>();
  #frame: PageUrlFrame | null = null;

  /**
   * @param items - The items with which the page starts.
   * @param options - The options as passed to the paginator.
   */
  constructor(items: Collection<TValue>, options: MapLike) {
    this.items = items;
    this.options = options;
  }

  /** A copy of the parameters of all addresses. Interface row: `Paginator.$query` */
  get query(): OrderedMap<unknown> {
    return this.#query.clone();
  }

  set query(query: MapLike) {
    // Later changes to the caller's map have no effect.
    this.#query = copyMap('Paginator property query', query);
    this.#frame = null;
  }

  /**
   * Sets one parameter of all addresses; one that is there already keeps its position.
   *
   * @param key - The parameter's name.
   * @param value - Its value.
   */
  addQuery(key: Key, value: unknown): void {
    this.#query.set(key, isMapLike(value) ? copyMap('Paginator property query', value) : value);
    this.#frame = null;
  }

  /**
   * Builds the address of a page; what all addresses have in common is prepared for the next one.
   *
   * @param page - The page number.
   * @param path - The base path.
   * @param fragment - The fragment part, with its "#".
   * @returns The address.
   */
  url(page: number, path: string, fragment: string): string {
    const { pageName } = this;
    let frame = this.#frame;
    if (frame?.path !== path || frame.pageName !== pageName || frame.fragment !== fragment) {
      frame = new PageUrlFrame(path, this.#query, pageName, fragment);
      this.#frame = frame;
    }
    return frame.url(page);
  }

  /**
   * Assigns the constructor options that are properties; other options, and undefined ones, have no effect.
   *
   * @param options - The options as passed to the paginator.
   * @throws TypeError when an option has the wrong type.
   */
  assign(options: OrderedMap<unknown>): void {
    for (const [name, value] of options) {
      const type = OPTIONS.get(name);
      if (type === undefined || value === undefined) continue;
      if (!type.accepts(value)) throw wrongType(`Paginator property ${name}`, type.name, value);
      (this as Record<Key, unknown>)[name] = value;
    }
  }
}

interface Type {
  readonly name: string;
  readonly accepts: (value: unknown) => boolean;
}

const TEXT: Type = { name: 'a string', accepts: (value) => typeof value === 'string' };
const INTEGER: Type = { name: 'an integer', accepts: Number.isSafeInteger };
const FLAG: Type = { name: 'a boolean', accepts: (value) => typeof value === 'boolean' };
const MAP: Type = { name: 'a map', accepts: isMapLike };
const NULLABLE_TEXT: Type = {
  name: 'a string or null',
  accepts: (value) => value === null || TEXT.accepts(value),
};

/** The options that are properties. */
const OPTIONS: ReadonlyMap<Key, Type> = new Map([
  ['path', TEXT],
  ['fragment', NULLABLE_TEXT],
  ['pageName', TEXT],
  ['perPage', INTEGER],
  ['currentPage', INTEGER],
  ['onEachSide', INTEGER],
  ['escapeWhenCastingToString', FLAG],
  ['hasMore', FLAG],
  ['options', MAP],
  ['query', MAP],
]);

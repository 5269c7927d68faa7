import type { Collection } from '../collection/collection';
import { wrongType } from '../errors';
import type { Key } from '../php/keys';
import { copyMap, isMapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { type PageUrlFrame, pageUrlFrame } from './page-url';

/**
 * The properties of a paginator under the names the interface gives them.
 *
 * JavaScript has one namespace for properties and operations, so `paginator.path` can only be the operation; the
 * interface's property `$path` is `properties.path` here, and so on for all eleven. Assigned values are checked
 * strictly, and a change of query or page name drops what was prepared for addresses.
 */
export class PaginatorProperties<TValue> {
  #path = '/';
  #query = new OrderedMap<unknown>();
  #fragment: string | null = null;
  #pageName = 'page';
  #perPage = 0;
  #currentPage = 1;
  #escapeWhenCastingToString = false;
  #onEachSide = 3;
  #hasMore!: boolean;
  #options: OrderedMap<unknown>;
  #frame: PageUrlFrame | null = null;
  #framePath = '';
  #frameFragment = '';

  /** The items of the page. Interface row: `Paginator.$items` */
  items: Collection<TValue>;

  /**
   * @param items - The items with which the page starts.
   * @param options - The options as passed to the paginator.
   */
  constructor(items: Collection<TValue>, options: OrderedMap<unknown>) {
    this.items = items;
    this.#options = options;
  }

  /** Base path of all addresses. Interface row: `Paginator.$path` */
  get path(): string {
    return this.#path;
  }

  set path(path: string) {
    this.#path = checked('path', 'a string', typeof path === 'string', path);
  }

  /** A copy of the parameters of all addresses. Interface row: `Paginator.$query` */
  get query(): OrderedMap<unknown> {
    return this.#query.clone();
  }

  set query(query: OrderedMap<unknown>) {
    this.#query = copiedMap('query', query);
    this.#frame = null;
  }

  /** Fragment of all addresses. Interface row: `Paginator.$fragment` */
  get fragment(): string | null {
    return this.#fragment;
  }

  set fragment(fragment: string | null) {
    const isRight = fragment === null || typeof fragment === 'string';
    this.#fragment = checked('fragment', 'a string or null', isRight, fragment);
  }

  /** Name of the parameter that carries the page number. Interface row: `Paginator.$pageName` */
  get pageName(): string {
    return this.#pageName;
  }

  set pageName(pageName: string) {
    this.#pageName = checked('pageName', 'a string', typeof pageName === 'string', pageName);
    this.#frame = null;
  }

  /** Number of items a page has room for. Interface row: `Paginator.$perPage` */
  get perPage(): number {
    return this.#perPage;
  }

  set perPage(perPage: number) {
    this.#perPage = integer('perPage', perPage);
  }

  /** The page being viewed. Interface row: `Paginator.$currentPage` */
  get currentPage(): number {
    return this.#currentPage;
  }

  set currentPage(currentPage: number) {
    this.#currentPage = integer('currentPage', currentPage);
  }

  /** Number of links on each side of the current one. Interface row: `Paginator.$onEachSide` */
  get onEachSide(): number {
    return this.#onEachSide;
  }

  set onEachSide(onEachSide: number) {
    this.#onEachSide = integer('onEachSide', onEachSide);
  }

  /** Whether the string form is escaped. Interface row: `Paginator.$escapeWhenCastingToString` */
  get escapeWhenCastingToString(): boolean {
    return this.#escapeWhenCastingToString;
  }

  set escapeWhenCastingToString(escapes: boolean) {
    this.#escapeWhenCastingToString = flag('escapeWhenCastingToString', escapes);
  }

  /**
   * Whether there are items after this page.
   *
   * Interface rows: `Paginator.$hasMore`, `Statement.paginatorHasMoreBoolean`
   */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  set hasMore(hasMore: boolean) {
    this.#hasMore = flag('hasMore', hasMore);
  }

  /** The options as passed to the paginator. Interface row: `Paginator.$options` */
  get options(): OrderedMap<unknown> {
    return this.#options;
  }

  set options(options: OrderedMap<unknown>) {
    this.#options = copiedMap('options', options);
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
    if (this.#frame === null || this.#framePath !== path || this.#frameFragment !== fragment) {
      this.#frame = pageUrlFrame({ path, query: this.#query, pageName: this.#pageName, fragment });
      this.#framePath = path;
      this.#frameFragment = fragment;
    }
    return this.#frame.before + page + this.#frame.after;
  }

  /**
   * Assigns the constructor options that are properties; other options, and undefined ones, have no effect.
   *
   * @param options - The options as passed to the paginator.
   * @throws TypeError when an option has the wrong type.
   */
  assign(options: OrderedMap<unknown>): void {
    for (const [name, value] of options) if (value !== undefined) SETTERS.get(name)?.call(this, value);
  }
}

/** Assigns each property that checks what it is assigned, which is all but the items. */
const SETTERS: ReadonlyMap<Key, ((value: unknown) => void) | undefined> = new Map(
  Object.entries(Object.getOwnPropertyDescriptors(PaginatorProperties.prototype)).map(([name, { set }]) => [
    name,
    set,
  ]),
);

function checked<V>(name: string, expected: string, isRight: boolean, value: V): V {
  if (isRight) return value;
  throw wrongType(`Paginator property ${name}`, expected, value);
}

function integer(name: string, value: number): number {
  return checked(name, 'an integer', Number.isSafeInteger(value), value);
}

function flag(name: string, value: boolean): boolean {
  return checked(name, 'a boolean', typeof value === 'boolean', value);
}

function copiedMap(name: string, map: OrderedMap<unknown>): OrderedMap<unknown> {
  return copyMap(`Paginator property ${name}`, checked(name, 'a map', isMapLike(map), map));
}

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

  /** The items of the page. */
  items: Collection<TValue>;

  /**
   * @param items - The items with which the page starts.
   * @param options - The options as passed to the paginator.
   */
  constructor(items: Collection<TValue>, options: OrderedMap<unknown>) {
    this.items = items;
    this.#options = options;
  }

  /** Base path of all addresses. */
  get path(): string {
    return this.#path;
  }

  set path(path: string) {
    if (typeof path !== 'string') throw wrongType('Paginator property path', 'a string', path);
    this.#path = path;
  }

  /** A copy of the parameters of all addresses. */
  get query(): OrderedMap<unknown> {
    return this.#query.clone();
  }

  set query(query: OrderedMap<unknown>) {
    if (!isMapLike(query)) throw wrongType('Paginator property query', 'a map', query);
    this.#query = copyMap('Paginator property query', query);
    this.#frame = null;
  }

  /** Fragment of all addresses. */
  get fragment(): string | null {
    return this.#fragment;
  }

  set fragment(fragment: string | null) {
    if (fragment !== null && typeof fragment !== 'string') {
      throw wrongType('Paginator property fragment', 'a string or null', fragment);
    }
    this.#fragment = fragment;
  }

  /** Name of the parameter that carries the page number. */
  get pageName(): string {
    return this.#pageName;
  }

  set pageName(pageName: string) {
    if (typeof pageName !== 'string') throw wrongType('Paginator property pageName', 'a string', pageName);
    this.#pageName = pageName;
    this.#frame = null;
  }

  /** Number of items a page has room for. */
  get perPage(): number {
    return this.#perPage;
  }

  set perPage(perPage: number) {
    this.#perPage = integer('perPage', perPage);
  }

  /** The page being viewed. */
  get currentPage(): number {
    return this.#currentPage;
  }

  set currentPage(currentPage: number) {
    this.#currentPage = integer('currentPage', currentPage);
  }

  /** Number of links on each side of the current one. */
  get onEachSide(): number {
    return this.#onEachSide;
  }

  set onEachSide(onEachSide: number) {
    this.#onEachSide = integer('onEachSide', onEachSide);
  }

  /** Whether the string form is escaped. */
  get escapeWhenCastingToString(): boolean {
    return this.#escapeWhenCastingToString;
  }

  set escapeWhenCastingToString(escapes: boolean) {
    this.#escapeWhenCastingToString = flag('escapeWhenCastingToString', escapes);
  }

  /** Whether there are items after this page. */
  get hasMore(): boolean {
    return this.#hasMore;
  }

  set hasMore(hasMore: boolean) {
    this.#hasMore = flag('hasMore', hasMore);
  }

  /** The options as passed to the paginator. */
  get options(): OrderedMap<unknown> {
    return this.#options;
  }

  set options(options: OrderedMap<unknown>) {
    if (!isMapLike(options)) throw wrongType('Paginator property options', 'a map', options);
    this.#options = copyMap('Paginator property options', options);
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
}

const OPTION_PROPERTIES = [
  'perPage',
  'currentPage',
  'path',
  'query',
  'fragment',
  'pageName',
  'escapeWhenCastingToString',
  'onEachSide',
  'options',
  'hasMore',
] as const satisfies readonly (keyof PaginatorProperties<unknown>)[];

type OptionProperty = (typeof OPTION_PROPERTIES)[number];

const optionProperties: ReadonlySet<Key> = new Set(OPTION_PROPERTIES);

/**
 * Assigns the constructor options that are properties; other options, and undefined ones, have no effect.
 *
 * @param properties - The properties to set.
 * @param options - The options as passed to the paginator.
 * @throws TypeError when an option has the wrong type.
 */
export function applyOptions<TValue>(
  properties: PaginatorProperties<TValue>,
  options: OrderedMap<unknown>,
): void {
  for (const [name, value] of options) {
    // The properties themselves check what they are given.
    if (value !== undefined && isOptionProperty(name))
      (properties as Record<OptionProperty, unknown>)[name] = value;
  }
}

function isOptionProperty(name: Key): name is OptionProperty {
  return optionProperties.has(name);
}

function integer(name: string, value: number): number {
  if (!Number.isSafeInteger(value)) throw wrongType(`Paginator property ${name}`, 'an integer', value);
  return value;
}

function flag(name: string, value: boolean): boolean {
  if (typeof value !== 'boolean') throw wrongType(`Paginator property ${name}`, 'a boolean', value);
  return value;
}

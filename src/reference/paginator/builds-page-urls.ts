import { wrongType } from '../errors';
import { integerArgument, textArgument } from '../php/arguments';
import type { Key } from '../php/keys';
import { isMapLike, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { HoldsItems } from './holds-items';
import { fragmentPart } from './page-url';

/** What can be the value of a query parameter. */
export type QueryValue = string | number | boolean | null | MapLike<unknown>;

/** Query parameters by name; a list has no names and is refused. */
export type QueryValues =
  | ReadonlyMap<string, unknown>
  | OrderedMap<unknown>
  | Readonly<Record<string, unknown>>;

// More pages than this do not fit into one map.
const LARGEST_RANGE = 10_000_000;

/** The addresses of pages: base path, query parameters, page parameter and fragment. */
export abstract class BuildsPageUrls<TValue> extends HoldsItems<TValue> {
  /**
   * Builds the address of a page.
   *
   * @param page - The page number; 0 and less mean 1.
   * @returns The address.
   * @throws TypeError when the page is not an integer.
   *
   * Interface row: `Paginator.url`
   */
  url(page: number): string {
    const number = integerArgument('Paginator.url(page)', page);
    return this.properties.url(number <= 0 ? 1 : number, this.path() ?? '', this.buildFragment());
  }

  /**
   * Builds the addresses of a run of pages.
   *
   * @param start - The first page.
   * @param end - The last page; before the first one for descending order.
   * @returns The addresses by page number.
   * @throws RangeError when there are too many.
   *
   * Interface row: `Paginator.getUrlRange`
   */
  getUrlRange(start: number, end: number): OrderedMap<string> {
    const first = integerArgument('Paginator.getUrlRange(start)', start);
    const last = integerArgument('Paginator.getUrlRange(end)', end);
    if (Math.abs(last - first) >= LARGEST_RANGE)
      throw new RangeError(
        `Paginator.getUrlRange: expected at most ${LARGEST_RANGE} pages, received ${first} to ${last}`,
      );
    const step = Math.sign(last - first) || 1;
    const urls = new OrderedMap<string>();
    for (let page = first; page !== last + step; page += step) urls.set(page, this.url(page));
    return urls;
  }

  /**
   * Reads or sets the fragment of all addresses.
   *
   * @param fragment - The new fragment; nothing or null reads.
   * @returns The fragment when reading, else this paginator.
   *
   * Interface row: `Paginator.fragment`
   */
  fragment(fragment?: null): string | null;
  fragment(fragment: string): this;
  fragment(fragment: string | null = null): this | string | null {
    if (fragment === null) return this.properties.fragment;
    this.properties.fragment = textArgument('Paginator.fragment(fragment)', fragment);
    return this;
  }

  /**
   * Adds parameters to all addresses; the page parameter is skipped, and the same name again replaces the value.
   *
   * @param key - A name, or a map of names and values; null adds nothing.
   * @param value - The value for a single name.
   * @returns This paginator.
   * @throws TypeError when a map has integer keys, or key or value cannot be in a query.
   *
   * Interface row: `Paginator.appends`
   */
  appends(key: null | undefined): this;
  appends(key: Key, value?: QueryValue): this;
  appends(values: QueryValues): this;
  appends(key: QueryValues | Key | null = null, value: QueryValue = null): this {
    if (key === null) return this;
    if (isMapLike(key)) return this.appendArray(key);
    const isWhole = value === null || isMapLike(value);
    return this.addQuery(
      textArgument('Paginator.appends(key)', key),
      isWhole ? value : textArgument('Paginator.appends(value)', value),
    );
  }

  /**
   * Adds a map of parameters to all addresses.
   *
   * @throws TypeError when the map has integer keys.
   *
   * Interface row: `Paginator.appendArray`
   */
  protected appendArray(keys: MapLike<unknown>): this {
    for (const [key, value] of OrderedMap.from(keys)) {
      if (typeof key !== 'string') throw wrongType('Paginator.addQuery(key)', 'a string', key);
      this.addQuery(key, value);
    }
    return this;
  }

  /**
   * Adds all parameters of the current request, if there is a resolver for them.
   *
   * Interface row: `Paginator.withQueryString`
   */
  withQueryString(): this {
    const isSet = BuildsPageUrls.state.queryStringResolver !== null;
    return isSet ? this.appends(BuildsPageUrls.resolveQueryString() as string) : this;
  }

  /**
   * Adds one parameter to all addresses, unless it has the name of the page parameter.
   *
   * Interface row: `Paginator.addQuery`
   */
  protected addQuery(key: string, value: unknown): this {
    const name = textArgument('Paginator.addQuery(key)', key);
    if (name !== this.properties.pageName) this.properties.addQuery(name, value);
    return this;
  }

  /**
   * Builds the fragment part of an address.
   *
   * Interface row: `Paginator.buildFragment`
   */
  protected buildFragment(): string {
    return fragmentPart(this.properties.fragment);
  }

  /**
   * Gives the name of the page parameter.
   *
   * Interface row: `Paginator.getPageName`
   */
  getPageName(): string {
    return this.properties.pageName;
  }

  /**
   * Sets the name of the page parameter.
   *
   * Interface row: `Paginator.setPageName`
   */
  setPageName(name: string): this {
    this.properties.pageName = textArgument('Paginator.setPageName(name)', name);
    return this;
  }

  /**
   * Sets the base path of all addresses, as it is.
   *
   * Interface row: `Paginator.withPath`
   */
  withPath(path: string): this {
    return this.setPath(path);
  }

  /**
   * Sets the base path of all addresses, as it is.
   *
   * Interface row: `Paginator.setPath`
   */
  setPath(path: string): this {
    this.properties.path = textArgument('Paginator.setPath(path)', path);
    return this;
  }

  /**
   * Gives the base path of all addresses.
   *
   * Interface row: `Paginator.path`
   */
  path(): string | null {
    return this.properties.path;
  }
}

import { normalizeKey, type OrderedMap } from '../php/ordered-map';
import { buildQueryPair, encodeQueryPart } from '../php/query-text';

/**
 * What the addresses of all pages have in common: the text around the page number.
 *
 * A page name that is already a key of the query keeps that key's position. Integer keys of the query are
 * renumbered from 0, and so is a page name that spells an integer, if there is a query.
 *
 * Interface row: `Statement.paginatorUrlParts`
 */
export class PageUrlFrame {
  readonly #path: string;
  readonly #pageName: string;
  readonly #fragment: string;
  readonly #before: string;
  readonly #after: string;

  /**
   * @param path - The base path.
   * @param query - The query parameters.
   * @param pageName - Name of the parameter that carries the page number.
   * @param fragment - The fragment part, with its "#"; empty for none.
   */
  constructor(path: string, query: OrderedMap<unknown>, pageName: string, fragment: string) {
    this.#path = path;
    this.#pageName = pageName;
    this.#fragment = fragment;
    const pageKey = normalizeKey(pageName);
    let before = '';
    let after = '';
    let pageParameter: string | null = null;
    let integerKeys = 0;
    for (const [key, value] of query) {
      if (typeof key === 'string' && key === pageKey) {
        pageParameter = encodeQueryPart(key);
        continue;
      }
      const pair = buildQueryPair(typeof key === 'number' ? integerKeys : key, value);
      if (typeof key === 'number') integerKeys += 1;
      if (pair === '') continue;
      if (pageParameter === null) before += `${pair}&`;
      else after += `&${pair}`;
    }
    // Only what is merged with a query is renumbered.
    const isRenumbered = typeof pageKey === 'number' && query.size > 0;
    pageParameter ??= encodeQueryPart(String(isRenumbered ? integerKeys : pageKey));
    const joiner = path.includes('?') ? '&' : '?';
    // Joined, the text is one piece; added up, it would be put together again for every page.
    this.#before = [path, joiner, before, pageParameter, '='].join('');
    this.#after = after + fragment;
  }

  /**
   * Tells whether addresses still have this in common, as long as the query is the same.
   *
   * @param path - The base path.
   * @param pageName - Name of the parameter that carries the page number.
   * @param fragment - The fragment part.
   * @returns Whether they have.
   */
  fits(path: string, pageName: string, fragment: string): boolean {
    return this.#path === path && this.#pageName === pageName && this.#fragment === fragment;
  }

  /**
   * Builds the address of a page.
   *
   * @param page - The page number.
   * @returns The address.
   */
  url(page: number): string {
    return this.#before + page + this.#after;
  }
}

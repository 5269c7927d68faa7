import { entriesOf, isEmptyMap, type MapLike } from '../php/maps';
import { normalizeKey } from '../php/ordered-map';
import { buildQueryPairs, encodeQueryPart } from '../php/query-text';

/**
 * What the URLs of all pages have in common: the text around the page number.
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
  constructor(path: string, query: MapLike, pageName: string, fragment: string) {
    this.#path = path;
    this.#pageName = pageName;
    this.#fragment = fragment;
    const pageKey = normalizeKey(pageName);
    let before = '';
    let after = '';
    let pageParameter: string | null = null;
    let integerKeys = 0;
    for (const [name, value] of entriesOf(query)) {
      const key = normalizeKey(name);
      if (typeof key === 'string' && key === pageKey) {
        pageParameter = encodeQueryPart(key);
        continue;
      }
      const encodedName = encodeQueryPart(String(typeof key === 'number' ? integerKeys : key));
      const pairs = buildQueryPairs(encodedName, value);
      if (typeof key === 'number') integerKeys += 1;
      if (pageParameter === null) before += pairs;
      else after += pairs;
    }
    // Only what is merged with a query is renumbered.
    const isRenumbered = typeof pageKey === 'number' && !isEmptyMap(query);
    pageParameter ??= encodeQueryPart(String(isRenumbered ? integerKeys : pageKey));
    const joiner = path.includes('?') ? '&' : '?';
    // Joined, the text is one piece; added up, it would be put together again for every page.
    this.#before = [path, joiner, before, pageParameter, '='].join('');
    this.#after = (after === '' ? '' : `&${after.slice(0, -1)}`) + fragment;
  }

  /**
   * Tells whether this frame can still be used, given that the query is the same.
   *
   * @param path - The base path.
   * @param pageName - Name of the parameter that carries the page number.
   * @param fragment - The fragment part.
   * @returns Whether it can.
   */
  fits(path: string, pageName: string, fragment: string): boolean {
    return this.#path === path && this.#pageName === pageName && this.#fragment === fragment;
  }

  /**
   * Builds the URL of a page.
   *
   * @param page - The page number.
   * @returns The URL.
   */
  url(page: number): string {
    return this.#before + page + this.#after;
  }
}

import { normalizeKey } from '../php/keys';
import type { OrderedMap } from '../php/ordered-map';
import { buildQueryPair, encodeQueryPart } from '../php/query-text';

/** The parts from which the addresses of pages are built. */
export interface PageUrlParts {
  readonly path: string;
  readonly query: OrderedMap<unknown>;
  readonly pageName: string;
  /** With its "#"; empty for none. */
  readonly fragment: string;
}

/** What stands before and after the page number in every address. */
export interface PageUrlFrame {
  readonly before: string;
  readonly after: string;
}

/**
 * Builds what the addresses of all pages have in common.
 *
 * A page name that is already a key of the query keeps that key's position. Integer keys of the query are
 * renumbered from 0, and so is a page name that spells an integer, if there is a query.
 *
 * @param parts - Path, query, page name and fragment.
 * @returns The text around the page number.
 *
 * Interface row: `Statement.paginatorUrlParts`
 */
export function pageUrlFrame(parts: PageUrlParts): PageUrlFrame {
  const pageKey = normalizeKey(parts.pageName);
  let before = '';
  let after = '';
  let pageParameter: string | null = null;
  let integerKeys = 0;
  for (const [key, value] of parts.query) {
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
  const isRenumbered = typeof pageKey === 'number' && parts.query.size > 0;
  pageParameter ??= encodeQueryPart(String(isRenumbered ? integerKeys : pageKey));
  const joiner = parts.path.includes('?') ? '&' : '?';
  return {
    // Joined, the text is one piece; added up, it would be put together again for every page.
    before: [parts.path, joiner, before, pageParameter, '='].join(''),
    after: after + parts.fragment,
  };
}

/**
 * Builds the fragment part of an address.
 *
 * @param fragment - The fragment, as it is to appear.
 * @returns `#` and the fragment; empty for null, "" and "0".
 */
export function fragmentPart(fragment: string | null): string {
  return fragment === null || fragment === '' || fragment === '0' ? '' : `#${fragment}`;
}

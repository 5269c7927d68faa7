import { ExpectationFailure } from '../session/expectation-failure';
import { isUrl } from '../text/is-url';
import { queryReadings } from '../text/query-readings';

/** The parts of a URL. */
export interface UrlParts {
  readonly path: string;
  /** Names and values, in the order in which they stand. */
  readonly query: readonly (readonly [string, string])[];
  /** Without its "#". */
  readonly fragment: string;
}

/**
 * Reads a URL with the parser of the platform, in both ways in which a query is read.
 *
 * @param url - The URL; one without a host is read as if it stood on a page of some host.
 * @returns Its parts: first with a query as in a form, then with one by RFC 3986.
 * @throws ExpectationFailure for a text that is no URL.
 */
export function urlReadings(url: string): readonly [UrlParts, UrlParts] {
  if (!isUrl(url, here)) throw new ExpectationFailure('the URL', 'a valid URL', JSON.stringify(url));
  const { origin, pathname, search, hash } = new URL(url, here);
  const path = origin === here ? pathname : `${origin}${pathname}`;
  const parts = (query: URLSearchParams) => ({ path, query: [...query], fragment: hash.slice(1) });
  const [asForm, byStandard] = queryReadings(search);
  return [parts(asForm), parts(byStandard)];
}

/**
 * Reads a URL whose query is as in a form.
 *
 * @param url - The URL.
 * @returns Its parts.
 * @throws ExpectationFailure for a text that is no URL.
 */
export function readUrl(url: string): UrlParts {
  return urlReadings(url)[0];
}

const here = 'http://host.invalid';

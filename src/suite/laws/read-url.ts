import { ExpectationFailure } from '../session/expectation-failure';

/** The parts of a URL. */
export interface UrlParts {
  readonly path: string;
  /** Names and values, in the order in which they stand. */
  readonly query: readonly (readonly [string, string])[];
  /** Without its "#". */
  readonly fragment: string;
}

/**
 * Reads a URL with the parser of the platform.
 *
 * @param url - The URL; one without a host is read as if it stood on a page of some host.
 * @param plus - What a plus in the query is: a blank, as in a form, or itself, as RFC 3986 has it.
 * @returns Its parts.
 * @throws ExpectationFailure for a text that is no URL.
 */
export function readUrl(url: string, plus: ' ' | '+' = ' '): UrlParts {
  if (!URL.canParse(url, here)) throw new ExpectationFailure('the address', 'a URL', JSON.stringify(url));
  const { origin, pathname, search, hash } = new URL(url, here);
  const query = plus === '+' ? search.replaceAll('+', '%2B') : search;
  return {
    path: origin === here ? pathname : `${origin}${pathname}`,
    query: [...new URLSearchParams(query)],
    fragment: hash.slice(1),
  };
}

const here = 'http://host.invalid';

import { withoutOrigin } from '../../src/suite/text/without-origin';
import { urlParts } from './url-parts';

/**
 * Tells whether a URL is the expected one: neither the order of parameters nor their encoding counts, nor the origin where none
 * is expected.
 *
 * @param url - A URL; a path alone is one.
 * @param expected - The expected one.
 * @returns True when their paths, parameters and fragments are equal.
 */
export function isSameUrl(url: string, expected: string): boolean {
  const compared = expected.startsWith('/') ? withoutOrigin(url) : url;
  return whatCounts(compared) === whatCounts(expected);
}

function whatCounts(url: string): string {
  const { path, query, fragment } = urlParts(url);
  return JSON.stringify([path, query, fragment]);
}

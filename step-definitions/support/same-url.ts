import { withoutOrigin } from '../../src/suite/text/without-origin';

/** A URL taken apart. */
interface UrlParts {
  readonly path: string;
  /** Names and values in plain text, sorted. */
  readonly query: readonly string[];
  readonly fragment: string;
}

/**
 * Tells whether a URL is the expected one: neither the order of parameters nor their encoding counts, nor the origin where none
 * is expected.
 *
 * The path counts as it is written: what comes before the first "?" or "#".
 *
 * @param url - A URL; a path alone is one.
 * @param expected - The expected one.
 * @returns True when their paths, parameters and fragments are equal.
 */
export function isSameUrl(url: string, expected: string): boolean {
  const compared = expected.startsWith('/') ? withoutOrigin(url) : url;
  return JSON.stringify(urlParts(compared)) === JSON.stringify(urlParts(expected));
}

function urlParts(url: string): UrlParts {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  const pairs = query.split('&').filter((pair) => pair !== '');
  return { path, query: pairs.map(plainPair).sort(), fragment: plain(fragment) };
}

function plainPair(pair: string): string {
  const [name = '', ...value] = pair.split('=');
  return JSON.stringify([plain(name.replaceAll('+', ' ')), plain(value.join('=').replaceAll('+', ' '))]);
}

/**
 * Decodes percent-encoding.
 *
 * @param text - A part of a URL.
 * @returns The plain text; where a percent sign stands for nothing, the text as it is.
 */
export function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

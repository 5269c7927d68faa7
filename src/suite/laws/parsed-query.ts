import { parse } from 'qs';

/**
 * Reads the query of a URL with an independent library; lists come as maps, so that gaps in them stay visible.
 *
 * @param url - The URL.
 * @returns Names to text, and to maps of text.
 */
export function parsedQuery(url: string): { readonly [name: string]: unknown } {
  const [, search = ''] = /\?([^#]*)/.exec(url) ?? [];
  return parse(search, { parseArrays: false, depth: 20, parameterLimit: 1_000, plainObjects: true });
}

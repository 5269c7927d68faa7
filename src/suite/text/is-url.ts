/**
 * Tells whether a text is a URL. The parsers of platforms accept a blank in a query, which RFC 3986 does not.
 *
 * @param text - The text; a path alone is a URL.
 * @param base - The URL that a path is read against.
 * @returns Whether it is one.
 */
export function isUrl(text: string, base: string): boolean {
  return URL.canParse(text, base) && !/^[^?#]*\?[^#]*\s/.test(text);
}

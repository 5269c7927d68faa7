const base = 'http://base.test';

/**
 * Reads one part of a URL.
 *
 * @param text - The URL; a path alone is one.
 * @param part - `path`, `fragment`, or `query` and a name.
 * @returns The part in plain text; null when the URL has none, or the text is no URL.
 * @throws TypeError for any other part.
 */
export function readUrlPart(text: string, part: string): string | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (part === 'path') return url.pathname;
  if (part === 'fragment') return url.hash === '' ? null : decodeURIComponent(url.hash.slice(1));
  if (part.startsWith('query ')) return url.searchParams.get(part.slice('query '.length));
  throw new TypeError(`Expected the URL part "path", "fragment" or "query NAME", received "${part}"`);
}

/**
 * Tells whether a URL has all these parts.
 *
 * Of several values under one name any counts: which of them a reader takes differs. So does what a plus in a query is: a blank
 * to those who read it as a form, and itself by RFC 3986; all parts have to be there in one of the two readings.
 *
 * @param text - The URL; a path alone is one.
 * @param parts - The rows of the step's table: a part, and its text.
 * @returns True when it has.
 */
export function hasUrlParts(text: string, parts: readonly (readonly string[])[]): boolean {
  if (!URL.canParse(text, base)) return false;
  return queryReadings(new URL(text, base).search).some((query) =>
    parts.every(([part = '', expected = '']) =>
      part.startsWith('query ')
        ? query.getAll(part.slice('query '.length)).includes(expected)
        : readUrlPart(text, part) === expected,
    ),
  );
}

/**
 * Reads a query as a form has it, where a plus is a blank, and as RFC 3986 has it, where it is a plus.
 *
 * @param search - The query as it stands in a URL.
 * @returns Both readings.
 */
export function queryReadings(search: string): readonly URLSearchParams[] {
  return [new URLSearchParams(search), new URLSearchParams(search.replaceAll('+', '%2B'))];
}

/**
 * Says in words what the parts of a URL have to be.
 *
 * @param parts - The rows of the step's table: a part, and its text.
 * @returns Such as `path "/posts", query page "2"`.
 */
export function inWords(parts: readonly (readonly string[])[]): string {
  return parts.map(([part = '', text = '']) => `${part} "${text}"`).join(', ');
}

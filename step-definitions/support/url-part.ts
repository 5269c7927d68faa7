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
 * Says in words what the parts of a URL have to be.
 *
 * @param parts - The rows of the step's table: a part, and its text.
 * @returns Such as `path "/posts", query page "2"`.
 */
export function inWords(parts: readonly (readonly string[])[]): string {
  return parts.map(([part = '', text = '']) => `${part} "${text}"`).join(', ');
}

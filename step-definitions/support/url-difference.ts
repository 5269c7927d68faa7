import { isUrl } from '../../src/suite/text/is-url';
import { queryReadings } from '../../src/suite/text/query-readings';
import { plain } from './url-parts';

const base = 'http://base.test';

/** The row for a list or a map in the query, of which it is open how it is written. */
const someQueryText = 'some query text';

/** How a URL is not what it should be, in words. */
interface UrlDifference {
  readonly expected: string;
  readonly received: string;
}

/**
 * Compares a URL with the parts that it should have.
 *
 * Of several values under one name any counts: which of them a reader takes differs. So does what a plus in a query is: a blank
 * to those who read it as a form, and itself by RFC 3986; all parts have to be there in one of the two readings.
 *
 * @param text - The URL; a path alone is one.
 * @param parts - The rows of the step's table: `path`, `fragment`, `query` and a name, or `some query text`, which is any name or value
 *   of the query that contains it; and the text.
 * @returns The first part that it lacks; null when it has all.
 */
export function urlDifference(text: string, parts: readonly (readonly string[])[]): UrlDifference | null {
  if (!isUrl(text, base)) return { expected: `a URL with ${inWords(parts)}`, received: `${text} (no URL)` };
  const url = new URL(text, base);
  const lacks = queryReadings(url.search).map((query) =>
    parts.flatMap(([part = '', wanted = '']) => {
      const texts = textsOf(url, query, part);
      const isThere =
        part === someQueryText ? texts.some((each) => each.includes(wanted)) : texts.includes(wanted);
      return isThere ? [] : [{ part, wanted, texts }];
    }),
  );
  const [[lack] = []] = lacks.sort((one, other) => one.length - other.length);
  if (lack === undefined) return null;
  const { part, wanted, texts } = lack;
  if (part === someQueryText) return { expected: `a URL with "${wanted}" in its query`, received: text };
  return { expected: `a URL whose ${part} is "${wanted}"`, received: `${text} (${shown(url, part, texts)})` };
}

/** The plain texts of a part: none when the URL lacks it, several for a name that its query has several times. */
function textsOf(url: URL, query: URLSearchParams, part: string): readonly string[] {
  // RFC 3986, 6.2.2.1: the case of hexadecimal digits does not count.
  if (part === 'path') return [url.pathname.replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase())];
  if (part === 'fragment') return url.hash === '' ? [] : [plain(url.hash.slice(1))];
  if (part === someQueryText) return [...query].flat();
  if (part.startsWith('query ')) return query.getAll(part.slice('query '.length));
  throw new TypeError(
    `Expected the URL part "path", "fragment", "query NAME" or "${someQueryText}", received "${part}"`,
  );
}

function shown({ search, hash }: URL, part: string, texts: readonly string[]): string {
  if (texts.length > 0) return `${part}: ${texts.map((text) => `"${text}"`).join(', ')}`;
  const isInFragment = part.startsWith('query ') && search === '' && hash.includes('?');
  return isInFragment ? 'no query: everything after "#" is the fragment' : `no ${part}`;
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

import { type Contender, pageAfterPage } from '../contender';
import { currentPage, type Post, path, query } from '../dataset';

// What a good developer would write for exactly these answers, without a library: object literals, one
// JSON.stringify, and then the escapes that PHP's JSON has and JavaScript's lacks.

const NOT_ASCII = /[\u0080-\uffff]/;
const ALL_NOT_ASCII = /[\u0080-\uffff]/g;
const UNRESERVED = /^[\w.~-]*$/;

function toJson(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('/', '\\/');
  return NOT_ASCII.test(text) ? text.replace(ALL_NOT_ASCII, escapeUnit) : text;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function encode(text: string): string {
  if (UNRESERVED.test(text)) return text;
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

type Parameter = string | readonly Parameter[] | Parameters;
interface Parameters {
  readonly [name: string]: Parameter;
}

function encodeQuery(parameters: Parameters | readonly Parameter[], prefix: string): string {
  let text = '';
  for (const [name, value] of Object.entries(parameters)) {
    const key = prefix === '' ? encode(name) : `${prefix}%5B${encode(name)}%5D`;
    if (text !== '') text += '&';
    text += typeof value === 'string' ? `${key}=${encode(value)}` : encodeQuery(value, key);
  }
  return text;
}

function urlOf(page: number): string {
  return `${path}?page=${page}`;
}

function pageData(posts: readonly Post[], perPage: number) {
  const data = posts.slice(0, perPage);
  const hasMore = posts.length > perPage;
  const from = data.length > 0 ? (currentPage - 1) * perPage + 1 : null;
  return {
    current_page: currentPage,
    current_page_url: urlOf(currentPage),
    data,
    first_page_url: urlOf(1),
    from,
    next_page_url: hasMore ? urlOf(currentPage + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: currentPage > 1 ? urlOf(currentPage - 1) : null,
    to: from === null ? null : from + data.length - 1,
  };
}

function responseData(posts: readonly Post[], perPage: number) {
  const page = pageData(posts, perPage);
  return {
    data: page.data.map(({ id, title, body }) => ({ id, title, body })),
    links: { first: page.first_page_url, last: null, prev: page.prev_page_url, next: page.next_page_url },
    meta: {
      current_page: page.current_page,
      current_page_url: page.current_page_url,
      from: page.from,
      path: page.path,
      per_page: page.per_page,
      to: page.to,
    },
  };
}

/** Code written by hand for these tasks alone, with PHP's bytes. */
export const handWritten: Contender = {
  sameBytes: ['paginator', 'url', 'first-url', 'response', 'named-response'],
  prepare(task, posts) {
    const perPage = posts.length - 1;
    switch (task) {
      case 'paginator':
        return () => toJson(pageData(posts, perPage));
      case 'url':
      case 'first-url':
        return pageAfterPage((page) => `${path}?${encodeQuery(query, '')}&page=${page}`);
      case 'response':
      case 'named-response':
        return () => toJson(responseData(posts, perPage));
    }
  },
};

/** JSON.stringify of data that is there already, and a ready text before the number. */
export const prebuilt: Contender = {
  sameBytes: ['url', 'first-url'],
  prepare(task, posts) {
    const perPage = posts.length - 1;
    // Joined, the text is one piece, which makes adding the number cheaper.
    const before = [path, '?', encodeQuery(query, ''), '&page='].join('');
    switch (task) {
      case 'paginator': {
        const data = pageData(posts, perPage);
        return () => JSON.stringify(data);
      }
      case 'url':
      case 'first-url':
        return pageAfterPage((page) => before + page);
      case 'response':
      case 'named-response': {
        const data = responseData(posts, perPage);
        return () => JSON.stringify(data);
      }
    }
  },
};

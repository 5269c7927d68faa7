const { expectedReceived } = require('../../in-words.cjs');

const parseQuery = 'src/reference/http/parse-query.ts';

/** What features/resources/preserve-query-parsing.feature must notice. */
const preserveQueryParsingFaults = [
  {
    id: 'query-plus-in-name-kept',
    what: 'a plus in the name of a query parameter is no blank',
    level: 'exact',
    file: parseQuery,
    replaces:
      "for (const [name, value] of new URLSearchParams(`&${textArgument('parseQuery(text)', text)}`)) {",
    by: "for (const [name, value] of new URLSearchParams(`&${textArgument('parseQuery(text)', text).replace(/(^|&)([^=&]*)\\+([^=&]*)/g, '$1$2%2B$3')}`)) {",
    caughtBy: {
      'collection-preserve-query-nameless/plus-inside': expectedReceived(
        '"/?a_b=1&page=2"',
        '"/?a%2Bb=1&page=2"',
      ),
    },
  },
  {
    id: 'query-first-index-counts',
    what: 'of an index of a list that stands twice in a query the first counts',
    level: 'exact',
    file: parseQuery,
    replaces: `  else map.set(key, entry);
  put`,
    by: `  else if (!(inner.length === 0 && map.has(key) && /^\\d+$/.test(key))) map.set(key, entry);
  put`,
    caughtBy: {
      'collection-preserve-query-nested/same-index': expectedReceived(
        '"/?f%5B0%5D=2&page=2"',
        '"/?f%5B0%5D=1&page=2"',
      ),
    },
  },
  {
    id: 'query-ends-at-second-mark',
    what: 'a query ends at its second question mark',
    level: 'exact',
    file: 'src/reference/http/request.ts',
    replaces: "this.#queryText = this.url.replace(/^[^?#]*\\??|#.*/g, '');",
    by: "this.#queryText = this.url.replace(/^[^?#]*\\??|#.*/g, '').split('?')[0]!;",
    caughtBy: {
      'collection-preserve-query-nameless/second-mark': expectedReceived(
        '"/?a=1%3Fb%3D2&page=2"',
        '"/?a=1&page=2"',
      ),
    },
  },
  {
    id: 'parsed-names-of-two-levels',
    what: 'a parameter with three levels of names is left out of the current query',
    level: 'exact',
    file: parseQuery,
    replaces: 'if (path.length <= LONGEST_PATH) put',
    by: 'if (path.length <= 3) put',
    caughtBy: {
      'collection-preserve-query-nested/three-names': expectedReceived(
        '"/?f%5Ba%5D%5Bb%5D%5Bc%5D=1&page=2"',
        '"/?page=2"',
      ),
    },
  },
  {
    id: 'parsed-names-cut-short',
    what: 'a parameter of the current query has at most two levels of names, and loses what is deeper',
    level: 'exact',
    file: parseQuery,
    replaces:
      'return [plainName(first as string), ...Array.from((indexes as string).matchAll(INDEX), indexOf)];',
    by: 'return [plainName(first as string), ...Array.from((indexes as string).matchAll(INDEX), indexOf)].slice(0, 3);',
    caughtBy: {
      'collection-preserve-query-nested/list-in-map-in-map': expectedReceived(
        '"/?f%5Ba%5D%5Bb%5D%5B0%5D=1&f%5Ba%5D%5Bb%5D%5B1%5D=2&page=2"',
        '"/?f%5Ba%5D%5Bb%5D=2&page=2"',
      ),
    },
  },
  {
    id: 'repeated-index-starts-anew',
    what: 'an index that comes again takes the place of all that stands beside it',
    level: 'exact',
    file: parseQuery,
    replaces: 'known instanceof OrderedMap ?',
    by: 'known instanceof OrderedMap && !(inner.length === 1 && known.has(String(inner[0]))) ?',
    caughtBy: {
      'collection-preserve-query-nested/same-key-again': expectedReceived(
        '"/?f%5Bx%5D=1&f%5Ba%5D=2&page=2"',
        '"/?f%5Ba%5D=2&page=2"',
      ),
    },
  },
  {
    id: 'name-before-brackets-in-small-letters',
    what: 'a name before brackets loses its capital letters',
    level: 'exact',
    file: parseQuery,
    replaces: 'plainName(first as string)',
    by: 'plainName(first as string).toLowerCase()',
    caughtBy: {
      'collection-preserve-query-nested/capital': expectedReceived(
        '"/?F%5BA%5D=1&page=2"',
        '"/?f%5BA%5D=1&page=2"',
      ),
    },
  },
  {
    id: 'parameter-named-proto-lost',
    what: 'a parameter with a name that every object of the language has is lost',
    level: 'exact',
    file: parseQuery,
    replaces: 'else map.set(key, entry);',
    by: 'else if (!(key in {})) map.set(key, entry);',
    caughtBy: {
      'collection-preserve-query-nested/language-name': expectedReceived(
        '"/?f%5B__proto__%5D=1&page=2"',
        '"/?page=2"',
      ),
    },
  },
  {
    id: 'maps-in-list-joined',
    what: 'a map in a list takes up what follows as long as it does not have the name',
    level: 'exact',
    file: parseQuery,
    replaces: 'const known = map.get(key);',
    by: `const last = key === NEXT ? [...map.values()].at(-1) : undefined;
  if (last instanceof OrderedMap && !last.has(inner[0] ?? 0)) return put(last, inner, value);
  const known = map.get(key);`,
    caughtBy: {
      'collection-preserve-query-nested/maps-in-list-apart': expectedReceived(
        '"/?f%5B0%5D%5Bx%5D=1&f%5B1%5D%5By%5D=2&page=2"',
        '"/?f%5B0%5D%5Bx%5D=1&f%5B0%5D%5By%5D=2&page=2"',
      ),
    },
  },
  {
    id: 'empty-value-in-list-lost',
    what: 'an empty value in a list is no parameter',
    level: 'exact',
    file: parseQuery,
    replaces: 'if (key === NEXT) map.push(entry);',
    by: `if (key === NEXT) {
    if (entry !== '') map.push(entry);
  }`,
    caughtBy: {
      'collection-preserve-query-nested/empty-in-list': expectedReceived(
        '"/?f%5B0%5D=&page=2"',
        '"/?page=2"',
      ),
    },
  },
  {
    id: 'names-of-five-brackets',
    what: 'a name with more than five brackets is no parameter',
    level: 'exact',
    file: parseQuery,
    replaces: 'const LONGEST_PATH = 65;',
    by: 'const LONGEST_PATH = 6;',
    caughtBy: {
      'collection-preserve-query-nested/seven-names': expectedReceived(
        '"/?f%5Ba%5D%5Bb%5D%5Bc%5D%5Bd%5D%5Be%5D%5Bg%5D=1&page=2"',
        '"/?page=2"',
      ),
    },
  },
];

module.exports = { preserveQueryParsingFaults };

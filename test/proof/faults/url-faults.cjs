const { expectedReceived } = require('./in-words.cjs');

const pageUrl = 'src/reference/paginator/page-url.ts';
const urls = 'src/reference/paginator/abstract-paginator.ts';
const query = 'src/reference/php/query-text.ts';

/** Faults of the addresses of pages. */
const urlFaults = [
  {
    id: 'page-zero-has-an-address',
    what: 'the address of page 0 is not that of page 1',
    level: 'observed',
    changes: [{ file: urls, replaces: 'number <= 0 ? 1 : number', by: 'number < 0 ? 1 : number' }],
    caughtBy: {
      'paginator-url-below-one/zero': expectedReceived('"/?page=1"', '"/?page=0"'),
    },
  },
  {
    id: 'null-query-kept',
    what: 'a query parameter that is null appears without a value',
    level: 'observed',
    changes: [{ file: pageUrl, replaces: 'encodedName, value);', by: "encodedName, value ?? '');" }],
    caughtBy: { 'paginator-appends-replaces/null-hides': 'expected: the URL /?b=2&page=2' },
  },
  {
    id: 'page-moved-to-the-end',
    what: 'the page comes last even when the query has its name already',
    level: 'observed',
    changes: [
      {
        file: pageUrl,
        replaces: 'pageParameter = encodeQueryPart(key);\n        continue;',
        by: 'continue;',
      },
    ],
    caughtBy: { 'paginator-url-page-key-place': 'expected: "/?sort=name&page=2&lang=no"' },
  },
  {
    id: 'fragment-zero-kept',
    what: 'the fragment "0" appears in addresses',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'truthy(this.$fragment) ?',
        by: 'this.$fragment ?',
      },
    ],
    caughtBy: {
      'paginator-fragment-falsy-in-url/zero': expectedReceived('"/?page=2"', '"/?page=2#0"'),
      'paginator-build-fragment-cases/zero': expectedReceived('""', '"#0"'),
    },
  },
  {
    id: 'range-ascending-only',
    what: 'a range that goes down comes out going up',
    level: 'observed',
    changes: [
      {
        file: urls,
        replaces: 'for (let page = first; page !== last + step; page += step)',
        by: 'for (let page = Math.min(first, last); page <= Math.max(first, last); page += 1)',
      },
    ],
    caughtBy: {
      'law-url-range': 'getUrlRange',
    },
  },
  {
    id: 'booleans-as-words',
    what: 'true and false stand in a query as words',
    level: 'exact',
    changes: [{ file: query, replaces: "return value ? '1' : '0';", by: 'return String(value);' }],
    caughtBy: {
      'paginator-url-scalar-value/yes': expectedReceived('"/?q=1&page=1"', '"/?q=true&page=1"'),
    },
  },
  {
    id: 'set-path-trims',
    what: 'setPath takes away the slash at the end',
    level: 'observed',
    changes: [
      {
        file: urls,
        replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
        by: "this.$path = textArgument('Paginator.setPath(path)', path).replace(/\\/+$/, '');",
      },
    ],
    caughtBy: {
      'paginator-path-stored-as-given/set-trailing-slash': expectedReceived('"/users/"', '"/users"'),
    },
  },
  {
    id: 'appends-the-page',
    what: 'appends lets the page parameter be overwritten',
    level: 'observed',
    changes: [
      {
        file: urls,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: 'this.#query.set(name, copied);',
      },
    ],
    caughtBy: { 'paginator-append-array-returns-itself/with-page': 'expected: {"sort": "name"}' },
  },
  {
    id: 'plus-for-blanks',
    what: 'a blank in a query is written as +',
    level: 'exact',
    changes: [
      {
        file: query,
        replaces: 'const encoded = encodeURIComponent(text);',
        by: "const encoded = encodeURIComponent(text).replaceAll('%20', '+');",
      },
    ],
    caughtBy: {
      'paginator-url-encoded-value/blank': expectedReceived(
        '"/?q=new%20york&page=1"',
        '"/?q=new+york&page=1"',
      ),
    },
  },
  {
    id: 'page-name-ignored',
    what: 'the page is always called "page" in addresses',
    level: 'stated',
    changes: [
      {
        file: pageUrl,
        replaces: 'const pageKey = normalizeKey(pageName);',
        by: "const pageKey = 'page';",
      },
    ],
    caughtBy: { 'paginator-url-all-parts': 'a URL whose query p is' },
  },
  {
    id: 'root-path-left-out',
    what: 'the path / is left out of addresses',
    level: 'observed',
    changes: [
      {
        file: pageUrl,
        replaces: '[path, joiner,',
        by: "[path === '/' ? '' : path, joiner,",
      },
    ],
    caughtBy: { 'law-url-path-and-fragment': 'the path of ?' },
  },
];

module.exports = { urlFaults };

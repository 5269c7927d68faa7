const pageUrl = 'src/reference/paginator/page-url.ts';
const urls = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const query = 'src/reference/php/query-text.ts';

/**
 * Faults that laws have to find by themselves, with almost any seed: each needs data that is rare unless it is looked for.
 *
 * @type {readonly { id: string, what: string, rows: readonly string[], changes: readonly import('./planted-text.cjs').Change[] }[]}
 */
const lawFaults = [
  {
    id: 'no-reserved-encoded',
    what: 'no reserved ASCII is encoded in a query',
    rows: ['Paginator.url'],
    changes: [
      {
        file: query,
        replaces: 'const encoded = encodeURIComponent(text);',
        by: 'const encoded = encodeURI(text);',
      },
    ],
  },
  {
    id: 'joiner-always-question-mark',
    what: 'a query is joined with ? to a path that has one',
    rows: ['Paginator.url'],
    changes: [{ file: pageUrl, replaces: "path.includes('?') ? '&' : '?'", by: "'?'" }],
  },
  {
    id: 'keys-lost-by-the-slice',
    what: 'the items of a page are numbered anew',
    rows: ['Paginator.items'],
    changes: [
      {
        file: paginator,
        replaces: 'all.slice(0, this.$perPage);',
        by: 'new Collection<TValue>([...all.slice(0, this.$perPage).all().values()]);',
      },
    ],
  },
  {
    id: 'path-not-trimmed',
    what: 'slashes at the end of the path stay',
    rows: ['Paginator.url'],
    changes: [
      {
        file: paginator,
        replaces: 'trimTrailingSlashes(this.$path)',
        by: '(trimTrailingSlashes, this.$path)',
      },
    ],
  },
  {
    id: 'url-below-one-not-clamped',
    what: 'a page below 1 has a URL of its own',
    rows: ['Paginator.url'],
    changes: [{ file: urls, replaces: 'number <= 0 ? 1 : number', by: 'number' }],
  },
  {
    id: 'current-page-below-one-kept',
    what: 'a current page below 1 is kept',
    rows: ['Paginator.currentPage'],
    changes: [
      { file: paginator, replaces: 'return this.isValidPageNumber(page) ? page : 1;', by: 'return page;' },
    ],
  },
  {
    id: 'fragment-zero-shown',
    what: 'the fragment "0" appears in URLs',
    rows: ['Paginator.url'],
    changes: [{ file: urls, replaces: 'truthy(this.$fragment) ?', by: 'this.$fragment ?' }],
  },
  {
    id: 'fragment-encoded',
    what: 'the fragment is encoded',
    rows: ['Paginator.url'],
    changes: [
      {
        file: urls,
        replaces: '`#${this.$fragment}`',
        by: '`#${encodeURIComponent(String(this.$fragment))}`',
      },
    ],
  },
  {
    id: 'page-name-not-encoded',
    what: 'the page name is not encoded',
    rows: ['Paginator.url'],
    changes: [
      {
        file: pageUrl,
        replaces: 'pageParameter ??= encodeQueryPart(String(isRenumbered ? integerKeys : pageKey));',
        by: 'pageParameter ??= String(isRenumbered ? integerKeys : pageKey);',
      },
    ],
  },
];

module.exports = { lawFaults };

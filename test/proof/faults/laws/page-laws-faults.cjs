const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/laws/page-laws.feature must notice. */
const pageLawsFaults = [
  {
    id: 'more-off-by-one',
    what: 'a page that is exactly full says that there are more',
    level: 'observed',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = all.count() >= this.$perPage;',
    caughtBy: { 'law-has-more': 'there are more pages exactly when more items than fit were given' },
  },
  {
    id: 'page-before-the-first',
    what: 'the first page has a previous one',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return this.url(this.currentPage() - 1);',
    caughtBy: {
      'law-neighbours': 'previousPageUrl',
      'paginator-previous-page-url-none/one': 'previousPageUrl()',
    },
  },
  {
    id: 'only-page-is-not-last',
    what: 'a page that is the only one does not count as the last',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return !this.hasMorePages() && this.$currentPage > 1;',
    caughtBy: { 'law-position': 'onLastPage' },
  },
  {
    id: 'json-without-nulls',
    what: 'JSON text leaves out what is null',
    level: 'observed',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: `const present = Object.entries(this.jsonSerialize()).filter(([, value]) => value !== null);
      return encodeJson(Object.fromEntries(present), flags);`,
    caughtBy: { 'law-json-is-array': 'the JSON text says what the array says' },
  },
  {
    id: 'next-url-kept',
    what: 'the URL of the next page is kept once it was asked for',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: 'return this.hasMorePages() ? ((this as any).$next ??= this.url(this.currentPage() + 1)) : null;',
    caughtBy: { 'law-page-asked-before': 'nextPageUrl' },
  },
  {
    id: 'first-number-kept',
    what: 'the number of the first item is kept once it was asked for',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;',
    by: `return ((this as any).$first ??=
      this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null);`,
    caughtBy: { 'law-page-asked-before': 'firstItem' },
  },
  {
    id: 'array-of-two-items',
    what: 'the array of a page has its first two items alone',
    level: 'stated',
    file: paginator,
    replaces: 'data: data.packed ?? data,',
    by: 'data: [...data.values()].slice(0, 2),',
    caughtBy: { 'law-page-forms': 'as item 3 of' },
  },
  {
    id: 'array-of-different-items',
    what: 'the array of a page has a value once that is several of its items',
    level: 'stated',
    file: paginator,
    replaces: 'data: data.packed ?? data,',
    by: 'data: [...new Set(data.values())],',
    caughtBy: { 'law-page-forms': 'behind those before it' },
  },
  {
    id: 'resources-of-two-items',
    what: 'a page becomes the resources of its first two items alone',
    level: 'stated',
    file: paginator,
    replaces: 'this.guessResourceCollection() : collectionOf(this, resourceClass);',
    by: `this.guessResourceCollection() : collectionOf(
      this.setCollection(new Collection([...this.$items.all().values()].slice(0, 2)) as any),
      resourceClass,
    );`,
    caughtBy: { 'law-page-resources': 'resolve' },
  },
];

module.exports = { pageLawsFaults };

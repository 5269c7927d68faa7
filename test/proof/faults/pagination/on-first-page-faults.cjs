const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/on-first-page.feature must notice. */
const onFirstPageFaults = [
  {
    id: 'current-page-ignored',
    what: 'the paginator is always at the first page',
    level: 'stated',
    file: paginator,
    replaces: 'this.$currentPage = this.setCurrentPage(page);',
    by: 'this.$currentPage = 1;',
    caughtBy: { 'paginator-on-first-page-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'first-page-always',
    what: 'every page is the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return true;',
    caughtBy: { 'paginator-on-first-page-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'first-page-never',
    what: 'no page is the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return false;',
    caughtBy: { 'paginator-on-first-page-stated/one': expectedReceived('true', 'false') },
  },
  {
    id: 'first-page-only-without-more',
    what: 'a page with more behind it is not the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return this.currentPage() <= 1 && !this.hasMorePages();',
    caughtBy: { 'paginator-on-first-page-with-more/one': expectedReceived('true', 'false') },
  },
  {
    id: 'empty-page-is-first',
    what: 'a page without items is the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return this.currentPage() <= 1 || this.isEmpty();',
    caughtBy: { 'paginator-on-first-page-empty-stated': expectedReceived('false', 'true') },
  },
  {
    id: 'empty-page-not-first',
    what: 'a first page without items does not count as the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return this.currentPage() <= 1 && this.isNotEmpty();',
    caughtBy: { 'paginator-on-first-page-stated/empty': expectedReceived('true', 'false') },
  },
  {
    id: 'first-page-is-one-alone',
    what: 'no page but page one is the first',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.currentPage() <= 1;',
    by: 'return this.currentPage() === 1;',
    caughtBy: {
      'paginator-on-first-page-below-one-allowed': expectedReceived('true', 'false'),
    },
  },
];

module.exports = { onFirstPageFaults };

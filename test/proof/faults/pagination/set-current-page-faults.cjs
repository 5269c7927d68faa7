const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/set-current-page.feature must notice. */
const setCurrentPageFaults = [
  {
    id: 'page-default-is-two',
    what: 'the current page is 2 by default',
    level: 'stated',
    file: abstractPaginator,
    replaces: "pageName = 'page', fallback = 1)",
    by: "pageName = 'page', fallback = 2)",
    caughtBy: { 'paginator-set-current-page-integer/null': expectedReceived('1', '2') },
  },
  {
    id: 'page-zero-text-is-page-one',
    what: 'the page "0" is page 1 without asking the resolver',
    level: 'observed',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'const page = wanted === 0 ? (',
    by: 'const page = currentPage === null || (currentPage as unknown) === 0 ? (',
    caughtBy: { 'paginator-set-current-page-resolver/zero-text': expectedReceived('8', '1') },
  },
  {
    id: 'set-current-page-null-current',
    what: 'setCurrentPage(null) gives the present page',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'const page = wanted === 0 ?',
    by: 'const page = wanted === 0 && this.$items ? this.$currentPage : wanted === 0 ?',
    caughtBy: { 'paginator-set-current-page-null-stated': expectedReceived('4', '6') },
  },
  {
    id: 'page-asked-for-counted-from-zero',
    what: 'setCurrentPage counts pages from zero',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return this.isValidPageNumber(page) ? page - Number(this.$items !== undefined) : 1;',
    caughtBy: {
      'paginator-protected-from-inside/current-page': expectedReceived('1', '0'),
      'paginator-set-current-page-integer/other': expectedReceived('1', '0'),
    },
  },
];

module.exports = { setCurrentPageFaults };

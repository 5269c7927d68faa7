const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/per-page.feature must notice. */
const perPageFaults = [
  {
    id: 'per-page-is-count',
    what: 'perPage gives the number of items',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$perPage;',
    by: 'return this.count();',
    caughtBy: { 'paginator-per-page-given/short': expectedReceived('15', '1') },
  },
  {
    id: 'hundred-per-page-at-most',
    what: 'a page shows a hundred items at most',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$perPage;',
    by: 'return Math.min(this.$perPage, 100);',
    caughtBy: { 'paginator-per-page-unusual/huge': expectedReceived('1000000', '100') },
  },
  {
    id: 'per-page-counts-one-more',
    what: 'perPage tells one item more than the page has room for',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$perPage;',
    by: 'return this.$perPage + 1;',
    caughtBy: {
      'paginator-contract-operations/paginator-items': expectedReceived('2', '3'),
      'paginator-per-page-given/full': expectedReceived('2', '3'),
      'paginator-per-page-given/extra': expectedReceived('1', '2'),
    },
  },
];

module.exports = { perPageFaults };

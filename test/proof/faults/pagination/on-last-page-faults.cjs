const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/on-last-page.feature must notice. */
const onLastPageFaults = [
  {
    id: 'last-page-always',
    what: 'every page is the last',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return true;',
    caughtBy: { 'paginator-on-last-page-stated/more': expectedReceived('false', 'true') },
  },
  {
    id: 'last-page-never',
    what: 'no page is the last',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return false;',
    caughtBy: { 'paginator-on-last-page-stated/none': expectedReceived('true', 'false') },
  },
  {
    id: 'empty-page-is-last',
    what: 'an empty page is the last one, although there is more',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return this.isEmpty() || !this.hasMorePages();',
    caughtBy: { 'paginator-on-last-page-stated/empty-more': expectedReceived('false', 'true') },
  },
];

module.exports = { onLastPageFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/defaults.feature must notice. */
const defaultsFaults = [
  {
    id: 'page-resolver-ignored',
    what: 'the current page is always the default',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return this.$currentPageResolver === null ? page : castToInteger(this.$currentPageResolver(name));',
    by: 'return page;',
    caughtBy: { 'paginator-default-page-name': expectedReceived('4', '1') },
  },
];

module.exports = { defaultsFaults };

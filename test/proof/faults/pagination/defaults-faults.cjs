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
  {
    id: 'page-default-ignored',
    what: 'the default of the current page is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$currentPageResolver === null ? page :',
    by: 'return this.$currentPageResolver === null ? 1 :',
    caughtBy: { 'paginator-default-current-page/default': expectedReceived('8', '1') },
  },
];

module.exports = { defaultsFaults };

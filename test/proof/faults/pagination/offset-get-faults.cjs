const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/offset-get.feature must notice. */
const offsetGetFaults = [
  {
    id: 'offset-get-null',
    what: 'offsetGet is always null',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return null;',
    caughtBy: { 'paginator-offset-get-stated/list': expectedReceived('"Oslo"', 'null') },
  },
];

module.exports = { offsetGetFaults };

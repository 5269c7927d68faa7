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
  {
    id: 'offset-get-by-place',
    what: 'a key that is not there is the place of an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: "return this.$items.get(key) ?? (typeof key === 'number' ? ([...this.$items][key] ?? null) : null);",
    caughtBy: {
      'paginator-offset-get-position': expectedReceived('null', '"Oslo"'),
    },
  },
];

module.exports = { offsetGetFaults };

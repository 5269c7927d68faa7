const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/to-array-items.feature must notice. */
const toArrayItemsFaults = [
  {
    id: 'items-to-array-skipped',
    what: 'items that have an array form of their own stay objects in the array form of a page',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = this.$items.all();',
    caughtBy: { 'paginator-to-array-arrayable-items': expectedReceived('{"name": "Lima"}', '<City o2>') },
  },
];

module.exports = { toArrayItemsFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/last-item.feature must notice. */
const lastItemFaults = [
  {
    id: 'last-item-is-first',
    what: 'the last item has the number of the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: '(this.firstItem() ?? 0) + this.count() - 1;',
    by: 'this.firstItem();',
    caughtBy: {
      'paginator-last-item-integer/two': expectedReceived('1 more than firstItem() gives: 8', '7'),
    },
  },
];

module.exports = { lastItemFaults };

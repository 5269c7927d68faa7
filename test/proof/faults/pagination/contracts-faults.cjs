const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/contracts.feature must notice. */
const contractsFaults = [
  {
    id: 'count-one-more',
    what: 'count tells one item more than there is',
    level: 'stated',
    file: abstractPaginator,
    replaces: `return this.$items.count();
  }`,
    by: `return this.$items.count() + 1;
  }`,
    caughtBy: {
      'paginator-contract-operations/countable': expectedReceived('2', '3'),
    },
  },
];

module.exports = { contractsFaults };

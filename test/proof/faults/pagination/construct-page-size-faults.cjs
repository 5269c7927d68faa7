const { expectedReceived } = require('../../in-words.cjs');

/** What features/pagination/construct-page-size.feature must notice. */
const constructPageSizeFaults = [
  {
    id: 'ten-items-at-most',
    what: 'a page shows at most ten items',
    level: 'observed',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'all.slice(0, this.$perPage)',
    by: 'all.slice(0, Math.min(this.$perPage, 10))',
    caughtBy: {
      'paginator-construct-page-size/twelve': expectedReceived(
        '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]',
        '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]',
      ),
    },
  },
];

module.exports = { constructPageSizeFaults };

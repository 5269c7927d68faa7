const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/first-item.feature must notice. */
const firstItemFaults = [
  {
    id: 'numbers-of-an-empty-page',
    what: 'an empty page has a first and a last item number',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;',
        by: 'return (this.$currentPage - 1) * this.$perPage + 1;',
      },
      { file: abstractPaginator, replaces: 'return this.$items.count() === 0 ? null : ', by: 'return ' },
    ],
    caughtBy: {
      'law-item-numbers': 'firstItem',
      'paginator-first-item-none/empty': expectedReceived('null', '6'),
      'paginator-last-item-none/empty': expectedReceived('null', '5'),
    },
  },
  {
    id: 'first-item-as-text',
    what: 'the number of the first item is given as text',
    level: 'stated',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
    by: 'String((this.$currentPage - 1) * this.$perPage + 1) as unknown as number : null',
    caughtBy: { 'paginator-first-item-integer': expectedReceived('any integer', '"5"') },
  },
  {
    id: 'first-item-number-kept',
    what: 'the number of the first item is worked out once',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;',
    by: 'return ((this as any).$first ??= this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null);',
    caughtBy: { 'paginator-first-item-asked-before': expectedReceived('null', '3') },
  },
];

module.exports = { firstItemFaults };

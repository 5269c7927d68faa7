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
    id: 'first-item-six-digits',
    what: 'the number of the first item has six digits at most that count',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
    by: 'Number(((this.$currentPage - 1) * this.$perPage + 1).toPrecision(6)) : null',
    caughtBy: { 'paginator-first-item-number/far-page': expectedReceived('2999998', '3000000') },
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
  {
    id: 'first-item-wraps',
    what: 'the number of an item for which 32 bits have no room is lost',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1 : null',
    by: 'Math.imul(this.$currentPage - 1, this.$perPage) + 1 : null',
    caughtBy: {
      'paginator-first-item-number/past-32-bits': '5999999999',
    },
  },
  {
    id: 'first-item-needs-room',
    what: 'a page that has room for none has no first item, whatever it got',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage',
    by: 'return this.$items.count() > 0 && this.$perPage !== 0 ? (this.$currentPage',
    caughtBy: {
      'paginator-first-item-no-room': expectedReceived('1', 'null'),
    },
  },
  {
    id: 'first-item-falsy',
    what: 'a page whose first item is 0 has no first item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage',
    by: 'return this.$items.first() !== 0 && this.$items.count() > 0 ? (this.$currentPage',
    caughtBy: {
      'paginator-first-item-number/falsy': expectedReceived('6', 'null'),
    },
  },
  {
    id: 'first-item-null',
    what: 'a page whose first item is null has no first item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage',
    by: 'return this.$items.first() !== null ? (this.$currentPage',
    caughtBy: {
      'paginator-first-item-number/null': expectedReceived('6', 'null'),
    },
  },
  {
    id: 'first-of-nothing-is-zero',
    what: 'the number of the first item of an empty page is 0',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : null;',
    by: 'return this.$items.count() > 0 ? (this.$currentPage - 1) * this.$perPage + 1 : 0;',
    caughtBy: {
      'paginator-first-item-none-stated': expectedReceived('null', '0'),
    },
  },
  {
    id: 'first-of-nothing-on-first-page',
    what: 'the first page has a first item even when it has none',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() > 0 ? ',
    by: 'return this.$items.count() > 0 || this.$currentPage === 1 ? ',
    caughtBy: { 'paginator-first-item-none-on-first-stated': expectedReceived('null', '1') },
  },
];

module.exports = { firstItemFaults };

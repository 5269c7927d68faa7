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
      'paginator-last-item-integer/two': expectedReceived('8, 1 more than the 7 of firstItem()', '7'),
    },
  },
  {
    id: 'last-item-six-digits',
    what: 'the number of the last item has six digits at most that count',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.firstItem() ?? 0) + this.count() - 1;',
    by: 'Number(((this.firstItem() ?? 0) + this.count() - 1).toPrecision(6));',
    caughtBy: { 'paginator-last-item-number/far-page': expectedReceived('2999999', '3000000') },
  },
  {
    id: 'last-item-of-a-full-page',
    what: 'a page that has more behind it is taken for a full one when its last item is numbered',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1;',
    by: `if (this.$items.count() === 0) return null;
    const full = (this as unknown as { hasMorePages(): boolean }).hasMorePages();
    return full && this.perPage() > 0
      ? this.currentPage() * this.perPage()
      : (this.firstItem() ?? 0) + this.count() - 1;`,
    caughtBy: { 'paginator-last-item-after-adding': expectedReceived('7', '6') },
  },
  {
    id: 'last-item-never-negative',
    what: 'the number of the last item is never negative',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.firstItem() ?? 0) + this.count() - 1',
    by: 'Math.max((this.firstItem() ?? 0) + this.count() - 1, 0)',
    caughtBy: {
      'paginator-last-item-number/negative-last': expectedReceived('-2', '0'),
    },
  },
  {
    id: 'last-item-false',
    what: 'a page whose last item is false has no last item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count() === 0 ? null',
    by: 'return this.$items.last() === false ? null',
    caughtBy: {
      'paginator-last-item-number/falsy': expectedReceived('32', 'null'),
    },
  },
  {
    id: 'last-of-nothing-before-first',
    what: 'the number of the last item of an empty page is one before the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() === 0 ? null : (this.firstItem() ?? 0) + this.count() - 1;',
    by: 'return ((this.$currentPage - 1) * this.$perPage + 1) + this.count() - 1;',
    caughtBy: {
      'paginator-last-item-none-stated': expectedReceived('null', '4'),
    },
  },
  {
    id: 'last-of-nothing-on-first-page',
    what: 'the last item of an empty first page is the number 0',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count() === 0 ? null : ',
    by: 'return this.$items.count() === 0 ? (this.$currentPage === 1 ? 0 : null) : ',
    caughtBy: { 'paginator-last-item-none-on-first-stated': expectedReceived('null', '0') },
  },
];

module.exports = { lastItemFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/get-iterator.feature must notice. */
const getIteratorFaults = [
  {
    id: 'iterator-empty',
    what: 'iterating gives no items',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: 'return [][Symbol.iterator]();',
    caughtBy: { 'paginator-get-iterator-stated': expectedReceived('["Ada", "Bo"]', '{}') },
  },
  {
    id: 'loop-over-array-forms',
    what: 'a loop gets the array forms of the items',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: 'return new (this.$items.constructor as any)(this.$items.toArray()).getIterator();',
    caughtBy: { 'paginator-get-iterator-objects-stated': '<Collection items: ["Oslo", "Rome"]>' },
  },
  {
    id: 'iterator-passes-null-by',
    what: 'the iterator leaves out items that are null',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: 'return [...this.$items.getIterator()].filter(([, value]) => value !== null)[Symbol.iterator]();',
    caughtBy: { 'paginator-get-iterator-entries/null-items': 'expected: [null, false]' },
  },
  {
    id: 'iterator-past-the-collection',
    what: 'a loop goes over the items of the collection, whatever its own iterator gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: 'return this.$items.all().clone().entries();',
    caughtBy: { 'paginator-get-iterator-own-collection': expectedReceived('"Cy"', '"Ada"') },
  },
  {
    id: 'empty-page-not-iterable',
    what: 'a page without items cannot be looped over',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: `if (this.isEmpty()) throw new RangeError('no items');
    return this.$items.getIterator();`,
    caughtBy: {
      'paginator-get-iterator-empty-stated': 'no items',
    },
  },
  {
    id: 'loop-passes-null-by',
    what: 'a loop over the page passes items by that are null',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: 'return this.$items.filter((item: unknown) => item !== null).getIterator();',
    caughtBy: { 'paginator-get-iterator-null-stated': 'expected: [null, "Bo"]' },
  },
];

module.exports = { getIteratorFaults };

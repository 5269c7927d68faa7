const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/items.feature must notice. */
const itemsFaults = [
  {
    id: 'items-empty',
    what: 'items is empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.all().clone();',
    by: 'return this.$items.all().filter(() => false);',
    caughtBy: { 'paginator-items-slice': expectedReceived('["Ada", "Bo"]', '[]') },
  },
  {
    id: 'items-expanded',
    what: 'items that have an array form come out of items() in that form',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.all().clone();',
    by: 'return this.$items.toArray() as OrderedMap<TValue>;',
    caughtBy: { 'paginator-items-kind': 'received: ["Ada"]' },
  },
  {
    id: 'items-once-each',
    what: 'an item that is given twice is on the page once',
    level: 'stated',
    file: paginator,
    replaces: 'const all = items instanceof Collection ? items : new Collection<TValue>(items);',
    by: 'const all = items instanceof Collection ? items : new Collection<TValue>(Array.isArray(items) ? [...new Set(items as TValue[])] : items);',
    caughtBy: { 'paginator-items-odd/twice': 'received: ["Ada", "Bo"]' },
  },
  {
    id: 'lists-of-items-joined',
    what: 'items that are lists are joined to one list',
    level: 'stated',
    file: paginator,
    replaces: 'const all = items instanceof Collection ? items : new Collection<TValue>(items);',
    by: 'const all = items instanceof Collection ? items : new Collection<TValue>(Array.isArray(items) ? (items.flat() as TValue[]) : items);',
    caughtBy: { 'paginator-items-odd/lists': 'received: "Ada"' },
  },
  {
    id: 'falsy-items-left-out',
    what: 'items that are falsy are not on the page',
    level: 'stated',
    file: paginator,
    replaces: 'const all = items instanceof Collection ? items : new Collection<TValue>(items);',
    by: 'const all = items instanceof Collection ? items : new Collection<TValue>(Array.isArray(items) ? (items.filter(Boolean) as TValue[]) : items);',
    caughtBy: { 'paginator-items-odd/falsy': 'received: []' },
  },
  {
    id: 'items-become-their-array-forms',
    what: 'items are their array forms once the array form of the page was asked for',
    level: 'stated',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: `const data = this.$items.toArray();
    this.$items = new Collection(data.clone()) as Collection<TValue>;`,
    caughtBy: { 'paginator-items-kind': '["Ada"]' },
  },
  {
    id: 'items-given-out-live',
    what: 'items gives out the map that the page goes on to change',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.all().clone();',
    by: 'return this.$items.all();',
    caughtBy: { 'paginator-items-copy': expectedReceived('["Ada"]', '["Ada", "Bo"]') },
  },
  {
    id: 'numerals-made-numbers',
    what: 'texts of digits among the items become numbers',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: `this.$items = all
      .slice(0, this.$perPage)
      .map((item) => (typeof item === 'string' && /^\\d+$/.test(item) ? Number(item) : item) as TValue);`,
    caughtBy: { 'paginator-items-odd/numerals': expectedReceived('"12"', '12') },
  },
  {
    id: 'fifteen-items-at-most',
    what: 'a page has fifteen items at most',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(0, Math.min(this.$perPage, 15));',
    caughtBy: {
      'paginator-items-twenty': expectedReceived(
        '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]',
        '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]',
      ),
    },
  },
];

module.exports = { itemsFaults };

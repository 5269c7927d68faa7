const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/count.feature must notice. */
const countFaults = [
  {
    id: 'empty-always',
    what: 'isEmpty is always true',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.isEmpty();',
    by: 'return true;',
    caughtBy: { 'paginator-count-stated/one': expectedReceived('false', 'true') },
  },
  {
    id: 'empty-never',
    what: 'isEmpty is always false',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.isEmpty();',
    by: 'return false;',
    caughtBy: { 'paginator-count-stated/none': expectedReceived('true', 'false') },
  },
  {
    id: 'not-empty-always',
    what: 'isNotEmpty is always true',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.isNotEmpty();',
    by: 'return true;',
    caughtBy: { 'paginator-count-stated/none': expectedReceived('false', 'true') },
  },
  {
    id: 'not-empty-never',
    what: 'isNotEmpty is always false',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.isNotEmpty();',
    by: 'return false;',
    caughtBy: { 'paginator-count-stated/one': expectedReceived('true', 'false') },
  },
  {
    id: 'count-is-page-size',
    what: 'count gives the size of a page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: 'return this.$perPage;',
    caughtBy: { 'paginator-count-stated/none': expectedReceived('0', '3') },
  },
  {
    id: 'count-remembered',
    what: 'the items are counted once',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: 'return ((this as any).$counted ??= this.$items.count());',
    caughtBy: { 'paginator-count-after-change': expectedReceived('0', '1') },
  },
  {
    id: 'falsy-items-not-counted',
    what: 'items that are false, 0 or empty text are not counted',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: 'return [...this.$items].filter(Boolean).length;',
    caughtBy: { 'paginator-count-stated/falsy': expectedReceived('3', '0') },
  },
  {
    id: 'not-empty-while-there-is-more',
    what: 'a page without items is not empty as long as there are more pages',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.isEmpty();',
    by: 'return this.$items.isEmpty() && !this.hasMorePages();',
    caughtBy: { 'paginator-count-empty-with-more': expectedReceived('true', 'false') },
  },
  {
    id: 'items-counted-deeply',
    what: 'what lists among the items hold is counted as well',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: `const deep = (value: unknown): number => (Array.isArray(value) ? value.reduce((sum, each) => sum + 1 + deep(each), 0) : 0);
    return Math.max(this.$items.count(), deep([...this.$items.all().values()]));`,
    caughtBy: { 'paginator-count-stated/lists': expectedReceived('2', '4') },
  },
  {
    id: 'lists-counted-deep',
    what: 'items that are lists are counted as many times as they have items',
    level: 'stated',
    file: abstractPaginator,
    replaces: `count(): number {
    return this.$items.count();`,
    by: `count(): number {
    return [...this.$items.all().values()].flat().length;`,
    caughtBy: { 'paginator-count-stated/deep': expectedReceived('2', '3') },
  },
  {
    id: 'empty-items-are-none',
    what: 'a page of empty lists counts as empty',
    level: 'stated',
    file: abstractPaginator,
    replaces: `isEmpty(): boolean {
    return this.$items.isEmpty();`,
    by: `isEmpty(): boolean {
    return [...this.$items.all().values()].flat().length === 0;`,
    caughtBy: { 'paginator-count-stated/empty-list': expectedReceived('false', 'true') },
  },
];

module.exports = { countFaults };

const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/one-page.feature must notice. */
const onePageFaults = [
  {
    id: 'one-item-too-many',
    what: 'a page holds one item more than fits',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(0, this.$perPage + 1);',
    caughtBy: { 'paginator-one-page-count': 'expected: 2' },
  },
  {
    id: 'set-current-page-is-one',
    what: 'setCurrentPage gives 1 whatever it is asked',
    level: 'stated',
    file: paginator,
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return 1;',
    caughtBy: { 'paginator-one-page': expectedReceived('2', '1') },
  },
  {
    id: 'map-not-cut',
    what: 'a page of a map shows all of its entries',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(0, all.all().isList ? this.$perPage : null);',
    caughtBy: { 'paginator-one-page-map': 'expected: 2' },
  },
  {
    id: 'collection-of-items-not-cut',
    what: 'all items of a collection are on the page, however many fit',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = items instanceof Collection ? all : all.slice(0, this.$perPage);',
    caughtBy: { 'paginator-one-page-collection': expectedReceived('2', '3') },
  },
  {
    id: 'total-of-all-items',
    what: 'a paginator takes what it knows of for all there is, and tells how much that is',
    level: 'stated',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: `this.$hasMore = all.count() > this.$perPage;
    const known = (this.$currentPage - 1) * this.$perPage + all.count();
    Object.assign(this, { total: () => known, lastPage: () => Math.ceil(known / this.$perPage) });`,
    caughtBy: { 'paginator-no-total/total': 'received: 18', 'paginator-no-total/last-page': 'received: 9' },
  },
  {
    id: 'last-items-stay',
    what: 'of too many items the last ones stay on the page',
    level: 'stated',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'this.$items = all.slice(-this.$perPage).values();',
    caughtBy: {
      'paginator-one-page-count': expectedReceived('"Ada"', '"Dee"'),
    },
  },
];

module.exports = { onePageFaults };

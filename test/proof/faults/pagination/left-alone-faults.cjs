const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/left-alone.feature must notice. */
const leftAloneFaults = [
  {
    id: 'range-takes-off-the-fragment',
    what: 'building a range of URLs takes the fragment off those to come',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'urls.set(page, this.url(page));',
    by: `urls.set(page, this.url(page));
    this.$fragment = null;`,
    caughtBy: { 'paginator-left-alone-asked/url-range': 'the URL /cities?sort=name&p=7#list' },
  },
  {
    id: 'iterator-goes-to-page-one',
    what: 'going through the items leaves the paginator on page one',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.getIterator();',
    by: `this.$currentPage = 1;
    return this.$items.getIterator();`,
    caughtBy: { 'paginator-left-alone-asked/iterator': expectedReceived('3', '1') },
  },
  {
    id: 'rendering-sets-the-sides-back',
    what: 'rendering sets the number of links on each side back to three',
    level: 'stated',
    file: paginator,
    replaces: 'const html = views.make(name, viewData);',
    by: `const html = views.make(name, viewData);
    this.$onEachSide = 3;`,
    caughtBy: {
      'paginator-left-alone-rendered/render': expectedReceived('5', '3'),
      'paginator-left-alone-rendered/links': expectedReceived('5', '3'),
      'paginator-left-alone-rendered/html': expectedReceived('5', '3'),
      'paginator-left-alone-rendered/string': expectedReceived('5', '3'),
    },
  },
  {
    id: 'path-set-counts-again',
    what: 'withPath() decides again from the items whether there are more pages',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: `(this as any).$hasMore = this.$items.count() > this.$perPage;
    return this.setPath(path);`,
    caughtBy: { 'paginator-left-alone-set/with-path': expectedReceived('true', 'false') },
  },
  {
    id: 'collection-set-turns-the-page',
    what: 'a paginator that gets another collection is on the first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: '    this.$items = collection;',
    by: '    this.$items = collection;\n    this.$currentPage = 1;',
    caughtBy: { 'paginator-left-alone-set-collection': expectedReceived('3', '1') },
  },
  {
    id: 'item-taken-off-turns-the-page',
    what: 'a paginator of which an item was taken off is on the first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `this.$items.forget(key);
    this.$currentPage = 1;`,
    caughtBy: { 'paginator-left-alone-offset-unset': expectedReceived('3', '1') },
  },
];

module.exports = { leftAloneFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** Whether there are more is kept as it was counted at first. */
const flagOfConstruction = {
  file: paginator,
  replaces: 'this.$hasMore = all.count() > this.$perPage;',
  by: `this.$hasMore = all.count() > this.$perPage;
    (this as any).$counted = this.$hasMore;`,
};

/** What features/pagination/has-more-pages.feature must notice. */
const hasMorePagesFaults = [
  {
    id: 'collection-decides-about-more',
    what: 'a new collection changes whether there are more pages',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: 'this.$items = collection; this.$hasMore = collection.count() > this.$perPage;',
    caughtBy: {
      'paginator-has-more-pages-after-set-collection/more': expectedReceived('false', 'true'),
      'paginator-has-more-pages-after-set-collection/no': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'has-more-always',
    what: 'hasMorePages is always true',
    level: 'stated',
    file: paginator,
    replaces: 'return this.$hasMore;',
    by: 'return true;',
    caughtBy: { 'paginator-has-more-pages-when-value/switch-off': expectedReceived('false', 'true') },
  },
  {
    id: 'has-more-when-ignored',
    what: 'hasMorePagesWhen does not set the flag',
    level: 'stated',
    file: paginator,
    replaces: "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);\n",
    by: '',
    caughtBy: { 'paginator-has-more-pages-when-value/default-set': expectedReceived('true', 'false') },
  },
  {
    id: 'has-more-when-default',
    what: 'hasMorePagesWhen without an argument says that there are no more',
    level: 'stated',
    file: paginator,
    replaces: 'hasMorePagesWhen(hasMore = true)',
    by: 'hasMorePagesWhen(hasMore = false)',
    caughtBy: { 'paginator-has-more-pages-when-value/default': expectedReceived('true', 'false') },
  },
  {
    id: 'has-more-when-gives-a-copy',
    what: 'hasMorePagesWhen returns another paginator',
    level: 'stated',
    file: paginator,
    replaces: `hasMore);
    return this;`,
    by: `hasMore);
    return Object.create(this);`,
    caughtBy: {
      'paginator-has-more-pages-when-returns-itself/default': expectedReceived(
        'the subject itself',
        '<Paginator o2>',
      ),
    },
  },
  {
    id: 'fit-counted-deeply',
    what: 'what lists among the items hold has to fit on the page as well',
    level: 'stated',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: `const deep = (value: unknown): number => (Array.isArray(value) ? value.reduce((sum, each) => sum + 1 + deep(each), 0) : 0);
    this.$hasMore = Math.max(all.count(), deep([...all.all().values()])) > this.$perPage;`,
    caughtBy: { 'paginator-has-more-pages-boolean/list': expectedReceived('false', 'true') },
  },
  {
    id: 'more-of-keyed-items-never',
    what: 'of items with keys none is behind the page',
    level: 'stated',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = Array.from(all.all().keys()).every(Number.isInteger) && all.count() > this.$perPage;',
    caughtBy: { 'paginator-has-more-pages-boolean/keyed': expectedReceived('true', 'false') },
  },
  {
    id: 'room-means-more',
    what: 'a page from which an item was taken has more behind it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `this.$items.forget(key);
    (this as any).$hasMore = true;`,
    caughtBy: { 'paginator-has-more-pages-item-removed/some': expectedReceived('false', 'true') },
  },
  {
    id: 'flag-forgotten-at-set',
    what: 'an item that is set takes back what was said about more pages',
    level: 'stated',
    changes: [
      flagOfConstruction,
      {
        file: abstractPaginator,
        replaces: 'this.$items.offsetSet(key, value);',
        by: `this.$items.offsetSet(key, value);
    (this as any).$hasMore = (this as any).$counted;`,
      },
    ],
    caughtBy: {
      'paginator-has-more-pages-told-items/set-more': expectedReceived('true', 'false'),
      'paginator-has-more-pages-told-items/set-none': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'flag-forgotten-at-unset',
    what: 'an item that is taken away takes back what was said about more pages',
    level: 'stated',
    changes: [
      flagOfConstruction,
      {
        file: abstractPaginator,
        replaces: 'this.$items.forget(key);',
        by: `this.$items.forget(key);
    (this as any).$hasMore = (this as any).$counted;`,
      },
    ],
    caughtBy: {
      'paginator-has-more-pages-told-items/unset-more': expectedReceived('true', 'false'),
      'paginator-has-more-pages-told-items/unset-none': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'flag-forgotten-at-through',
    what: 'transforming the items takes back what was said about more pages',
    level: 'stated',
    changes: [
      flagOfConstruction,
      {
        file: paginator,
        replaces: 'return super.through(callback) as Paginator<TNext>;',
        by: `(this as any).$hasMore = (this as any).$counted;
    return super.through(callback) as Paginator<TNext>;`,
      },
    ],
    caughtBy: {
      'paginator-has-more-pages-told-through/more': expectedReceived('true', 'false'),
      'paginator-has-more-pages-told-through/none': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'more-behind-overfull-collection',
    what: 'on an empty page a collection of more than fit says that there are more pages',
    level: 'observed',
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `if (this.$items.isEmpty() && collection.count() > this.$perPage) (this as any).$hasMore = true;
    this.$items = collection;
    return this;`,
    caughtBy: { 'paginator-has-more-pages-after-set-collection/three': expectedReceived('false', 'true') },
  },
  {
    id: 'more-behind-named-item',
    what: 'an item under a new name on a full page says that there are more pages',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const isNew = key !== null && !this.$items.has(key);
    if (isNew && this.count() >= this.$perPage) (this as any).$hasMore = true;
    this.$items.offsetSet(key, value);`,
    caughtBy: { 'paginator-more-flag-named': expectedReceived('false', 'true') },
  },
  {
    id: 'flag-off-empty-page-first',
    what: 'an empty page becomes the first when its more-pages flag is set to false',
    level: 'observed',
    file: paginator,
    replaces: "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);",
    by: "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore); if (!this.$hasMore && this.isEmpty()) this.$currentPage = 1;",
    caughtBy: {
      'paginator-has-more-pages-when-items/emptied': expectedReceived('2', '1'),
    },
  },
  {
    id: 'more-pages-of-lists-alone',
    what: 'only a list decides whether there are more pages, not a Collection',
    level: 'stated',
    file: paginator,
    replaces: 'this.$hasMore = all.count() > this.$perPage;',
    by: 'this.$hasMore = !(items instanceof Collection) && all.count() > this.$perPage;',
    caughtBy: { 'paginator-has-more-pages-of-collection/extra': expectedReceived('true', 'false') },
  },
  {
    id: 'numbers-of-items-compared-as-text',
    what: 'the number of items and the page size are compared as text',
    level: 'stated',
    file: paginator,
    replaces: 'all.count() > this.$perPage;',
    by: 'String(all.count()) > String(this.$perPage);',
    caughtBy: { 'paginator-has-more-pages-two-digits': expectedReceived('true', 'false') },
  },
  {
    id: 'has-more-never',
    what: 'hasMorePages is always false',
    level: 'stated',
    file: paginator,
    replaces: 'return this.$hasMore;',
    by: 'return false;',
    caughtBy: {
      'paginator-has-more-pages-boolean/extra': expectedReceived('true', 'false'),
      'paginator-has-more-pages-item-removed/extra': expectedReceived('true', 'false'),
    },
  },
];

module.exports = { hasMorePagesFaults };

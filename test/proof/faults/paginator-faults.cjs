const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** Faults of a page: its items, its number, its flag, its forms. */
const paginatorFaults = [
  {
    id: 'page-not-clamped',
    what: 'a negative page is kept instead of becoming page 1',
    level: 'observed',
    changes: [
      { file: paginator, replaces: 'return this.isValidPageNumber(page) ? page : 1;', by: 'return page;' },
    ],
    caughtBy: {
      'paginator-current-page-bounds/minus-one': expectedReceived('1', '-1'),
      'paginator-current-page-not-resolved/minus': expectedReceived('1', '-3'),
    },
  },
  {
    id: 'more-off-by-one',
    what: 'a page that is exactly full says that there are more',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$hasMore = all.count() > this.$perPage;',
        by: 'this.$hasMore = all.count() >= this.$perPage;',
      },
    ],
    caughtBy: {
      'law-has-more': 'there are more pages exactly when more items than fit were given',
    },
  },
  {
    id: 'keys-lost-by-slice',
    what: 'items lose their keys when they are cut to the page',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = all.slice(0, this.$perPage).values();',
      },
    ],
    caughtBy: {
      'paginator-construct-keys/text': expectedReceived('{"pe": "Lima", "no": "Oslo"}', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'page-asks-wrong-name',
    what: 'the page resolver is always asked for "page"',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'this.$currentPageResolver(name)',
        by: "this.$currentPageResolver('page')",
      },
    ],
    caughtBy: {
      'paginator-current-page-resolver-arguments/page-name': expectedReceived('"users"', '"page"'),
    },
  },
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
    id: 'escape-leaves-quotes',
    what: 'escaping leaves quotes as they are',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/html.ts',
        replaces: `text.replace(/[&"'<>]/g`,
        by: 'text.replace(/[&<>]/g',
      },
    ],
    caughtBy: {
      'law-escaped-text': `the characters < > " ' in __toString`,
    },
  },
  {
    id: 'collection-decides-about-more',
    what: 'a new collection changes whether there are more pages',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;',
        by: 'this.$items = collection; this.$hasMore = collection.count() > this.$perPage;',
      },
    ],
    caughtBy: {
      'paginator-has-more-pages-after-set-collection/more': expectedReceived('false', 'true'),
      'paginator-has-more-pages-after-set-collection/no': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'through-hides-keys',
    what: 'the callback of through does not get the key',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'invoke(callback, [value, key]) as TValue',
        by: 'invoke(callback, [value]) as TValue',
      },
    ],
    caughtBy: {
      'paginator-through-arguments': expectedReceived('["Ada", 0]', '["Ada"]'),
    },
  },
  {
    id: 'null-item-does-not-exist',
    what: 'an item that is null counts as absent',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.has(key);',
        by: 'return this.$items.has(key) && this.$items.get(key as Key) !== null;',
      },
    ],
    caughtBy: {
      'paginator-offset-exists-value/null': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'unset-renumbers',
    what: 'removing an item gives the others new keys',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.forget(key);',
        by: 'this.$items.forget(key); this.$items = this.$items.values();',
      },
    ],
    caughtBy: {
      'law-mutations': 'offsetUnset(0)',
      'paginator-offset-unset-keys/first': expectedReceived('"Oslo"', '"Rome"'),
    },
  },
  {
    id: 'tap-gives-the-result',
    what: "tap gives the callback's result instead of the paginator",
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'invoke(callback, [this]);\n    return this;',
        by: 'return invoke(callback, [this]);',
      },
    ],
    caughtBy: {
      'shared-paginator-tap-callback': 'received: [<Paginator',
    },
  },
  {
    id: 'array-in-another-order',
    what: 'the array form begins with the data',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'return {\n      current_page: page,',
        by: 'return {\n      ...{ data: null },\n      current_page: page,',
      },
    ],
    caughtBy: { 'paginator-to-array-order': 'received: data, current_page' },
  },
  {
    id: 'one-item-too-many',
    what: 'a page holds one item more than fits',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = all.slice(0, this.$perPage + 1);',
      },
    ],
    caughtBy: { 'paginator-one-page-count': 'expected: 2' },
  },
  {
    id: 'page-before-the-first',
    what: 'the first page has a previous one',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        by: 'return this.url(this.currentPage() - 1);',
      },
    ],
    caughtBy: { 'law-neighbours': 'previousPageUrl' },
  },
  {
    id: 'only-page-is-not-last',
    what: 'a page that is the only one does not count as the last',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return !this.hasMorePages();',
        by: 'return !this.hasMorePages() && this.$currentPage > 1;',
      },
    ],
    caughtBy: { 'law-position': 'onLastPage' },
  },
  {
    id: 'json-without-nulls',
    what: 'JSON text leaves out what is null',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'return encodeJson(this.jsonSerialize(), flags);',
        by: 'return encodeJson(this.jsonSerialize().filter((value) => value !== null), flags);',
      },
    ],
    caughtBy: { 'law-json-is-array': 'the JSON text says what the array says' },
  },
  {
    id: 'render-takes-full-view',
    what: 'without a view, the default view is rendered and not the simple one',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'wanted : Class.$defaultSimpleView',
        by: 'wanted : Class.$defaultView',
      },
    ],
    caughtBy: { 'paginator-render-not-default-view': expectedReceived('"pages.simple"', '"pages.full"') },
  },
];

module.exports = { paginatorFaults };

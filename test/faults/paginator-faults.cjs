const { expectedGot } = require('./in-words.cjs');

const paginator = 'src/pagination/paginator.ts';
const items = 'src/pagination/holds-items.ts';
const numbers = 'src/pagination/abstract-paginator.ts';

/** Faults of a page: its items, its number, its flag, its forms. */
const paginatorFaults = [
  {
    id: 'page-not-clamped',
    what: 'a negative page is kept instead of becoming page 1',
    file: paginator,
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return page;',
    rows: ['Paginator.currentPage', 'Paginator.setCurrentPage'],
    caughtBy: {
      'paginator-current-page-bounds/minus-one': expectedGot('1', '-1'),
      'paginator-current-page-not-resolved/minus': expectedGot('1', '-3'),
    },
  },
  {
    id: 'more-off-by-one',
    what: 'a page that is exactly full says that there are more',
    file: paginator,
    replaces: 'properties.hasMore = all.count() > properties.perPage;',
    by: 'properties.hasMore = all.count() >= properties.perPage;',
    rows: ['Paginator.hasMorePages', 'Paginator.hasPages'],
    caughtBy: {
      'law-has-more': 'there are more pages exactly when more items than fit were given',
      'paginator-has-pages-rule/full-only-page': expectedGot('false', 'true'),
    },
  },
  {
    id: 'keys-lost-by-slice',
    what: 'items lose their keys when they are cut to the page',
    file: paginator,
    replaces: 'properties.items = all.slice(0, properties.perPage);',
    by: 'properties.items = all.slice(0, properties.perPage).values();',
    rows: ['Paginator.items', 'Paginator.__construct'],
    caughtBy: {
      'paginator-construct-keys/text': expectedGot('{"pe": "Lima", "no": "Oslo"}', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'page-asks-wrong-name',
    what: 'the page resolver is always asked for "page"',
    file: 'src/pagination/shares-pagination-state.ts',
    replaces: 'state.currentPageResolver(name)',
    by: "state.currentPageResolver('page')",
    rows: ['Paginator.resolveCurrentPage', 'Paginator.currentPageResolver'],
    caughtBy: {
      'paginator-current-page-resolver-arguments/page-name': expectedGot('"users"', '"page"'),
    },
  },
  {
    id: 'numbers-of-an-empty-page',
    what: 'an empty page has a first and a last item number',
    file: numbers,
    replaces: 'return this.count() > 0 ? (currentPage - 1) * perPage + 1 : null;',
    by: 'return (currentPage - 1) * perPage + 1;',
    rows: ['Paginator.firstItem', 'Paginator.lastItem'],
    caughtBy: {
      'law-item-numbers': 'firstItem',
      'paginator-first-item-none/empty': expectedGot('null', '6'),
      'paginator-last-item-none/empty': expectedGot('null', '5'),
    },
  },
  {
    id: 'escape-leaves-quotes',
    what: 'escaping leaves quotes as they are',
    file: 'src/support/escape-html.ts',
    replaces: `text.replace(/[&"'<>]/g`,
    by: 'text.replace(/[&<>]/g',
    rows: ['Paginator.__toString', 'Paginator.escapeWhenCastingToString'],
    caughtBy: {
      'law-escaped-text': `the characters < > " ' in __toString`,
      'paginator-escape-string-form': '&quot;pagination::simple-tailwind&quot;',
    },
  },
  {
    id: 'collection-decides-about-more',
    what: 'a new collection changes whether there are more pages',
    file: items,
    replaces: 'this.properties.items = collection;',
    by: 'this.properties.items = collection; this.properties.hasMore = collection.count() > this.properties.perPage;',
    rows: ['Paginator.setCollection', 'Paginator.hasMorePages'],
    caughtBy: {
      'paginator-has-more-pages-after-set-collection/more': expectedGot('false', 'true'),
      'paginator-has-more-pages-after-set-collection/no': expectedGot('true', 'false'),
    },
  },
  {
    id: 'through-hides-keys',
    what: 'the callback of through does not get the key',
    file: items,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: 'invoke(callback, [value]) as TValue',
    rows: ['Paginator.through'],
    caughtBy: {
      'paginator-through-arguments': expectedGot('["Ada", 0]', '["Ada"]'),
    },
  },
  {
    id: 'null-item-does-not-exist',
    what: 'an item that is null counts as absent',
    file: items,
    replaces: 'return this.properties.items.has(key);',
    by: 'return this.properties.items.has(key) && this.properties.items.get(key as Key) !== null;',
    rows: ['Paginator.offsetExists'],
    caughtBy: {
      'paginator-offset-exists-value/null': expectedGot('true', 'false'),
    },
  },
  {
    id: 'unset-renumbers',
    what: 'removing an item gives the others new keys',
    file: items,
    replaces: 'this.properties.items.forget(key);',
    by: 'this.properties.items.forget(key); this.properties.items = this.properties.items.values();',
    rows: ['Paginator.offsetUnset'],
    caughtBy: {
      'law-mutations': 'offsetUnset(0)',
      'paginator-offset-unset-keys/first': expectedGot('{"1": "Oslo", "2": "Rome"}', '["Oslo", "Rome"]'),
    },
  },
  {
    id: 'tap-gives-the-result',
    what: "tap gives the callback's result instead of the paginator",
    file: items,
    replaces: 'invoke(callback, [this]);\n    return this;',
    by: 'return invoke(callback, [this]);',
    rows: ['Shared.tap'],
    caughtBy: {
      'shared-paginator-tap-ignores-result/text': 'received: "ignored"',
    },
  },
  {
    id: 'array-in-another-order',
    what: 'the array form begins with the data',
    file: paginator,
    replaces: "    return new OrderedMap<unknown>()\n      .set('current_page', page)",
    by: "    return new OrderedMap<unknown>()\n      .set('data', null)\n      .set('current_page', page)",
    rows: ['Paginator.toArray'],
    caughtBy: {
      'paginator-to-array-first-page': 'received: {"data": ["Ada", "Bo"], "current_page": 1',
    },
  },
  {
    id: 'one-item-too-many',
    what: 'a page holds one item more than fits',
    file: paginator,
    replaces: 'properties.items = all.slice(0, properties.perPage);',
    by: 'properties.items = all.slice(0, properties.perPage + 1);',
    rows: ['Paginator.items', 'Paginator.count'],
    caughtBy: { 'law-page-items': 'a page holds the first items, as many as fit' },
  },
  {
    id: 'page-before-the-first',
    what: 'the first page has a previous one',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return this.url(this.currentPage() - 1);',
    rows: ['Paginator.previousPageUrl'],
    caughtBy: { 'law-neighbours': 'previousPageUrl' },
  },
  {
    id: 'only-page-is-not-last',
    what: 'a page that is the only one does not count as the last',
    file: numbers,
    replaces: 'return !this.properties.hasMore;',
    by: 'return !this.properties.hasMore && this.properties.currentPage > 1;',
    rows: ['Paginator.onLastPage'],
    caughtBy: { 'law-position': 'onLastPage' },
  },
  {
    id: 'json-without-nulls',
    what: 'JSON text leaves out what is null',
    file: paginator,
    replaces: 'return encodeJson(this.jsonSerialize(), flags);',
    by: 'return encodeJson(this.jsonSerialize().filter((value) => value !== null), flags);',
    rows: ['Paginator.toJson'],
    caughtBy: { 'law-json-is-array': 'the JSON text says what the array says' },
  },
];

module.exports = { paginatorFaults };

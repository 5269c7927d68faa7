const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/to-array.feature must notice. */
const toArrayFaults = [
  {
    id: 'array-in-another-order',
    what: 'the array form begins with the data',
    level: 'observed',
    file: paginator,
    replaces: `return {
      current_page: page,`,
    by: `return {
      ...{ data: null },
      current_page: page,`,
    caughtBy: { 'paginator-to-array-order': 'received: data, current_page' },
  },
  {
    id: 'array-empty-path-root',
    what: 'the array form shows the root for an empty path',
    level: 'observed',
    file: paginator,
    replaces: 'path: this.path(),',
    by: "path: this.path() || '/',",
    caughtBy: {
      'paginator-to-array-unusual/empty-path': expectedReceived('""', '"/"'),
    },
  },
  {
    id: 'array-negative-size-hidden',
    what: 'the array form shows no page size below 0',
    level: 'observed',
    file: paginator,
    replaces: 'per_page: this.perPage(),',
    by: 'per_page: Math.max(0, this.perPage()),',
    caughtBy: {
      'paginator-to-array-unusual/negative-size': expectedReceived('-1', '0'),
    },
  },
  {
    id: 'array-no-room-no-data',
    what: 'the array form of a page that has room for none has no data',
    level: 'observed',
    file: paginator,
    replaces: 'data: data.packed ?? data,',
    by: 'data: data.size === 0 && this.$hasMore ? null : data.packed ?? data,',
    caughtBy: {
      'paginator-to-array-unusual/no-room': expectedReceived('[]', 'null'),
    },
  },
  {
    id: 'array-path-without-query',
    what: 'the array has the path without its query',
    level: 'observed',
    file: paginator,
    replaces: 'path: this.path(),',
    by: "path: (this.path() ?? '').split('?')[0],",
    caughtBy: {
      'paginator-to-array-path-with-query': expectedReceived('"/users?sort=name"', '"/users"'),
    },
  },
  {
    id: 'array-number-zero',
    what: 'the number 0 of the first item is no number',
    level: 'observed',
    file: paginator,
    replaces: 'from: this.firstItem(),',
    by: 'from: this.firstItem() || null,',
    caughtBy: {
      'paginator-to-array-numbers-zero': expectedReceived('0', 'null'),
    },
  },
  {
    id: 'array-last-number-zero',
    what: 'the number 0 of the last item is no number',
    level: 'observed',
    file: paginator,
    replaces: 'to: this.lastItem(),',
    by: 'to: this.lastItem() || null,',
    caughtBy: {
      'paginator-to-array-numbers-zero': expectedReceived('0', 'null'),
    },
  },
  {
    id: 'array-address-empty',
    what: 'a next address that is empty text is none',
    level: 'observed',
    file: paginator,
    replaces: 'next_page_url: this.nextPageUrl(),',
    by: 'next_page_url: this.nextPageUrl() || null,',
    caughtBy: {
      'paginator-to-array-address-empty': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'toarray-item-order',
    what: 'the items of the array form are backwards',
    level: 'stated',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = OrderedMap.from<any>([...this.$items.toArray().values()].reverse());',
    caughtBy: { 'paginator-to-array-order-stated': 'expected: ["Ada", "Bo"] somewhere in it' },
  },
];

module.exports = { toArrayFaults };

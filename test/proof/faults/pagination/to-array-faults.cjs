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
];

module.exports = { toArrayFaults };

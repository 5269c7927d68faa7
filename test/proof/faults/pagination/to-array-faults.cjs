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
    what: 'a next URL that is empty text counts as none',
    level: 'observed',
    file: paginator,
    replaces: 'next_page_url: this.nextPageUrl(),',
    by: 'next_page_url: this.nextPageUrl() || null,',
    caughtBy: {
      'paginator-to-array-address-empty': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'json-after-set-page-name',
    what: 'the array form shows the first URL as it was when it was asked for first',
    level: 'observed',
    file: paginator,
    replaces: 'first_page_url: this.url(1),',
    by: 'first_page_url: ((this as any).__f ??= this.url(1)),',
    caughtBy: { 'paginator-to-array-after-set-path': expectedReceived('"/users?sheet=1"', '"/?page=1"') },
  },
  {
    id: 'null-under-a-name-dropped',
    what: 'the array form leaves items out that are null and not in a list',
    level: 'observed',
    file: paginator,
    replaces: 'data: data.packed ?? data,',
    by: 'data: data.packed ?? data.filter((item) => item !== null),',
    caughtBy: { 'paginator-to-array-data/null': expectedReceived('{"a": null, "b": "Bo"}', '{"b": "Bo"}') },
  },
  {
    id: 'empty-array-form',
    what: 'the array form is empty',
    level: 'stated',
    file: paginator,
    replaces: `return {
      current_page: page,`,
    by: `if (page) return {};
    return {
      current_page: page,`,
    caughtBy: { 'paginator-to-array-stated': expectedReceived('a value "Ada" somewhere in it', '[]') },
  },
  {
    id: 'array-without-zeros',
    what: 'the array form leaves items out that are 0',
    level: 'stated',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = this.$items.filter((item) => item !== 0).toArray();',
    caughtBy: {
      'paginator-json-serialize-falsy-stated': 'expected: a value 0 somewhere in it',
      'paginator-to-array-falsy-stated': 'expected: a value 0 somewhere in it',
    },
  },
];

module.exports = { toArrayFaults };

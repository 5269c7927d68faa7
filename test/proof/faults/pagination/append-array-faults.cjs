const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/append-array.feature must notice. */
const appendArrayFaults = [
  {
    id: 'appends-the-page',
    what: 'appends lets the page parameter be overwritten',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'this.#query.set(name, copied);',
    caughtBy: {
      'paginator-append-array-returns-itself/with-page': 'expected: {"sort": "name"}',
      'paginator-appends-page-name-for-good': 'the URL /?sort=name&p=2',
    },
  },
  {
    id: 'no-map-no-values',
    what: 'appendArray takes what is no map for an empty one',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'of OrderedMap.from(keys)) {',
    by: 'of OrderedMap.from(isMapLike(keys) ? keys : [])) {',
    caughtBy: { 'paginator-append-array-no-map/text': 'Type error' },
  },
  {
    id: 'falsy-query-value-left-out',
    what: 'a query value of zero or of empty text is not added',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'if (name !== this.$pageName && (copied === null || Boolean(copied))) this.#query.set(name, copied);',
    caughtBy: {
      'paginator-add-query-zero/zero': 'query room is "0"',
      'paginator-add-query-zero/empty-text': 'query room is ""',
    },
  },
  {
    id: 'query-name-without-blanks',
    what: 'a query parameter loses the blanks around its name',
    level: 'observed',
    file: abstractPaginator,
    replaces: "const name = textArgument('Paginator.addQuery(key)', key);",
    by: "const name = textArgument('Paginator.addQuery(key)', key).trim();",
    caughtBy: {
      'paginator-add-query-returns-itself/blank': expectedReceived('{" a": "1"}', '{"a": "1"}'),
      'paginator-add-query-returns-itself/blanks': expectedReceived('{" a ": "1"}', '{"a": "1"}'),
    },
  },
  {
    id: 'empty-list-not-stored',
    what: 'a query parameter without values is not stored',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: `const isNone = isMapLike(copied) && OrderedMap.from(copied).size === 0;
    if (name !== this.$pageName && !isNone) this.#query.set(name, copied);`,
    caughtBy: { 'paginator-add-query-returns-itself/no-values': expectedReceived('{"tags": []}', '[]') },
  },
  {
    id: 'query-value-alone',
    what: 'addQuery takes away what was added before',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: 'if (name !== this.$pageName) this.#query = new OrderedMap<unknown>().set(name, copied);',
    caughtBy: {
      'paginator-add-query-again/one': expectedReceived(
        'a URL whose query sort is "name"',
        '/?lang=no&page=2 (no query sort)',
      ),
      'paginator-add-query-again/several': expectedReceived(
        'a URL whose query sort is "name"',
        '/?lang=no&page=2 (no query sort)',
      ),
    },
  },
];

module.exports = { appendArrayFaults };

const { expectedReceived } = require('../../in-words.cjs');

const protectedNames = 'src/suite/driver/in-process/protected-names.ts';

/** What features/pagination/protected-operations.feature must notice. */
const protectedOperationsFaults = [
  {
    id: 'protected-of-paginator-open',
    what: 'protected operations of a paginator can be called from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'cls === paginator ? protectedOfPaginators.has(name)',
    by: "cls === paginator ? name.startsWith('$') && protectedOfPaginators.has(name)",
    caughtBy: {
      'paginator-protected-from-outside/current-page': expectedReceived('an error', '3'),
      'paginator-protected-guess-from-outside': 'expected: an error',
    },
  },
  {
    id: 'set-items-returns-them',
    what: 'setItems returns the items',
    level: 'stated',
    file: 'src/reference/paginator/paginator.ts',
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: 'return (this.$items = all.slice(0, this.$perPage)) as never;',
    caughtBy: {
      'paginator-protected-from-inside/items': expectedReceived('null', '<Collection items: ["Bo"]>'),
    },
  },
  {
    id: 'append-array-returns-nothing',
    what: 'appendArray returns nothing',
    level: 'stated',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: `      this.addQuery(key as string, value);
    }
    return this;`,
    by: `      this.addQuery(key as string, value);
    }
    return null as never;`,
    caughtBy: {
      'paginator-protected-from-inside/append-array': expectedReceived('<Paginator>', 'null'),
    },
  },
  {
    id: 'add-query-returns-the-query',
    what: 'addQuery returns the query',
    level: 'stated',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: `    this.#frame = null;
    return this;`,
    by: `    this.#frame = null;
    return OrderedMap.from<unknown>(this.#query) as never;`,
    caughtBy: {
      'paginator-protected-from-inside/add-query': expectedReceived('<Paginator>', '{"a": "1"}'),
    },
  },
  {
    id: 'no-fragment-is-null',
    what: 'the fragment part of a page without a fragment is null',
    level: 'stated',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: `\`#\${this.$fragment}\` : ''`,
    by: '`#${this.$fragment}` : (null as never)',
    caughtBy: {
      'paginator-protected-from-inside/build-fragment': expectedReceived('any string', 'null'),
    },
  },
];

module.exports = { protectedOperationsFaults };

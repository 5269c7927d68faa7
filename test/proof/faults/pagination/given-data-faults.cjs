const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/given-data.feature must notice. */
const givenDataFaults = [
  {
    id: 'given-list-shared',
    what: 'a page that fits takes over the list it is given',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = items instanceof Collection || all.count() > this.$perPage ? all.slice(0, this.$perPage) : all;',
      },
      {
        file: collection,
        replaces: 'if (isMapLike(value)) return OrderedMap.from(value);',
        by: `if (Array.isArray(value)) return OrderedMap.adopt(value as unknown[]);
  if (isMapLike(value)) return OrderedMap.from(value);`,
      },
    ],
    caughtBy: {
      'paginator-given-data-items/append': expectedReceived('["Lima", "Oslo"]', '["Lima", "Oslo", "Rome"]'),
    },
  },
  {
    id: 'query-of-resolver-shared',
    what: 'withQueryString takes over the map that the resolver gives',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
        by: `const found: unknown = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);
    const isTaken = typeof found === "object" && found !== null && this.$query.size === 0;
    if (isTaken) this.$query = found as never;
    return isTaken || found === null ? this : this.appends(found as never);`,
      },
      {
        file: abstractPaginator,
        replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
        by: `if (query instanceof OrderedMap) return query as OrderedMap<unknown>;
    if (isMapLike(query)) return OrderedMap.from(query);`,
      },
      {
        file: abstractPaginator,
        replaces: "this.#query = copyMap('Paginator property query', query);",
        by: "this.#query = query instanceof OrderedMap ? query : copyMap('Paginator property query', query);",
      },
    ],
    caughtBy: {
      'paginator-given-data-resolver': expectedReceived(
        '{"sort": "name", "tags": ["red"]}',
        '{"sort": "date", "tags": ["red"], "lang": "no"}',
      ),
    },
  },
];

module.exports = { givenDataFaults };

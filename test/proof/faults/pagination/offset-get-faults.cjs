const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/offset-get.feature must notice. */
const offsetGetFaults = [
  {
    id: 'offset-get-null',
    what: 'offsetGet is always null',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return null;',
    caughtBy: { 'paginator-offset-get-stated/list': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'offset-get-by-place',
    what: 'a key that is not there is the place of an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: "return this.$items.get(key) ?? (typeof key === 'number' ? ([...this.$items][key] ?? null) : null);",
    caughtBy: {
      'paginator-offset-get-position': expectedReceived('null', '"Oslo"'),
    },
  },
  {
    id: 'offset-get-dotted',
    what: 'a key with a dot leads into an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: `if (typeof key === 'string' && key.includes('.') && !this.$items.has(key)) {
      const [outer, inner] = key.split('.') as [string, string];
      const item: unknown = this.$items.get(outer);
      return isMapLike(item) ? ((OrderedMap.from<unknown>(item).get(inner) ?? null) as TValue | null) : null;
    }
    return this.$items.get(key);`,
    caughtBy: { 'paginator-offset-get-dotted': expectedReceived('null', '"Lima"') },
  },
  {
    id: 'offset-get-falsy-absent',
    what: 'offsetGet is null for an item that is 0, false or empty text',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return this.$items.get(key) || null;',
    caughtBy: {
      'paginator-offset-get-stated/zero': expectedReceived('0', 'null'),
      'paginator-offset-get-stated/false': expectedReceived('false', 'null'),
      'paginator-offset-get-stated/empty-text': expectedReceived('""', 'null'),
    },
  },
];

module.exports = { offsetGetFaults };

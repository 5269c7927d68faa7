const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/offset-exists.feature must notice. */
const offsetExistsFaults = [
  {
    id: 'null-item-does-not-exist',
    what: 'an item that is null counts as absent',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return this.$items.has(key) && this.$items.get(key as Key) !== null;',
    caughtBy: { 'paginator-offset-exists-value': expectedReceived('true', 'false') },
  },
  {
    id: 'offset-exists-always',
    what: 'offsetExists is always true',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return true;',
    caughtBy: { 'paginator-offset-exists-stated/absent': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-exists-never',
    what: 'offsetExists is always false',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return false;',
    caughtBy: { 'paginator-offset-exists-stated/present': expectedReceived('true', 'false') },
  },
  {
    id: 'first-place-absent',
    what: 'the first place of a list has no item',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return key !== 0 && this.$items.has(key);',
    caughtBy: { 'paginator-offset-exists-list-stated/first': expectedReceived('true', 'false') },
  },
  {
    id: 'key-found-among-values',
    what: 'a key is there when an item is the same text',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return this.$items.has(key) || [...this.$items].includes(key as TValue);',
    caughtBy: { 'paginator-offset-exists-stated/value': expectedReceived('false', 'true') },
  },
  {
    id: 'empty-item-is-absent',
    what: 'an item that is an empty text does not exist',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: "return this.$items.has(key) && (this.$items.get(key) as unknown) !== '';",
    caughtBy: { 'paginator-offset-exists-stated/empty-text': expectedReceived('true', 'false') },
  },
  {
    id: 'offsets-of-the-language',
    what: 'a page has an item under every name that an object of the language has',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return this.$items.has(key) || (key as string) in {};',
    caughtBy: { 'paginator-offset-exists-stated/inherited': expectedReceived('false', 'true') },
  },
  {
    id: 'offsets-of-operations',
    what: 'a page has an item under the name of each of its operations',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return this.$items.has(key) || (key as string) in this;',
    caughtBy: { 'paginator-offset-exists-stated/operation': expectedReceived('false', 'true') },
  },
  {
    id: 'false-is-no-item',
    what: 'offsetExists takes false for no item',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: 'return this.$items.has(key) && (this.offsetGet(key as Key) as unknown) !== false;',
    caughtBy: { 'paginator-offset-exists-stated/false': expectedReceived('true', 'false') },
  },
  {
    id: 'list-offset-truthy',
    what: 'a place of a list exists when its item is true',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: "return this.$items.has(key) && (typeof key !== 'number' || Boolean(this.$items.get(key)));",
    caughtBy: { 'paginator-offset-exists-list-stated/zero': expectedReceived('true', 'false') },
  },
  {
    id: 'offset-exists-first-two-keys',
    what: 'of a list of keys only the first two are looked at',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: '[...keyList(key)].every((one) => items.has(one))',
    by: '[...keyList(key)].slice(0, 2).every((one) => items.has(one))',
    caughtBy: {
      'paginator-offset-exists-list/last-less': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'offset-exists-no-keys-empty-page',
    what: 'an empty page does not have even no keys',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: '[...keyList(key)].every((one) => items.has(one))',
    by: 'items.size > 0 && [...keyList(key)].every((one) => items.has(one))',
    caughtBy: {
      'paginator-offset-exists-list-nothing': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'offset-exists-dotted',
    what: 'a key with a dot is found inside an item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: `if (typeof key === 'string' && key.includes('.') && !this.$items.has(key)) {
      const [outer, inner] = key.split('.') as [string, string];
      const item: unknown = this.$items.get(outer);
      return isMapLike(item) && OrderedMap.from<unknown>(item).has(inner);
    }
    return this.$items.has(key);`,
    caughtBy: { 'paginator-offset-exists-keys/dotted': expectedReceived('false', 'true') },
  },
  {
    id: 'names-of-a-list-exist',
    what: 'a list has the members that lists of the language have',
    level: 'stated',
    file: 'src/reference/php/ordered-map.ts',
    replaces: "return typeof normal === 'number' && normal >= 0 && normal < this.#store.length;",
    by: 'return normal in this.#store;',
    caughtBy: {
      'paginator-offset-exists-list-stated/length': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'offset-exists-empty-list',
    what: 'an item that is an empty list counts as not there',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$items.has(key);',
    by: `const item: unknown = isMapLike(key) ? null : this.$items.get(key);
    return this.$items.has(key) && !(Array.isArray(item) && item.length === 0);`,
    caughtBy: {
      'paginator-offset-exists-list-stated/empty-list': expectedReceived('true', 'false'),
    },
  },
];

module.exports = { offsetExistsFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/offset-unset.feature must notice. */
const offsetUnsetFaults = [
  {
    id: 'unset-renumbers',
    what: 'removing an item gives the others new keys',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: 'this.$items.forget(key); this.$items = this.$items.values();',
    caughtBy: {
      'law-mutations': 'offsetUnset(0)',
      'paginator-offset-unset-keys/first': expectedReceived('{"1": "Oslo", "2": "Rome"}', '["Oslo", "Rome"]'),
    },
  },
  {
    id: 'offset-unset-ignored',
    what: 'offsetUnset removes nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);\n',
    by: '',
    caughtBy: { 'paginator-offset-unset-stated': expectedReceived('false', 'true') },
  },
  {
    id: 'key-taken-off-once',
    what: 'an item that is put under a key again is not taken off again',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `const gone: Set<unknown> = ((this as any).$gone ??= new Set());
    if (!gone.has(key)) this.$items.forget(key);
    gone.add(key);`,
    caughtBy: { 'paginator-offset-unset-again-stated': expectedReceived('false', 'true') },
  },
  {
    id: 'place-not-unset',
    what: 'an item is taken out by its name alone, not by its place in a list',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: "if (typeof key !== 'number') this.$items.forget(key);",
    caughtBy: { 'paginator-offset-unset-list-end-stated/two': expectedReceived('false', 'true') },
  },
  {
    id: 'unset-takes-the-last',
    what: 'the last item of a list is taken out in place of the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: 'this.$items.forget(key === 0 ? this.$items.count() - 1 : key);',
    caughtBy: { 'paginator-offset-unset-list-first-stated': '"Oslo"' },
  },
  {
    id: 'equal-items-unset',
    what: 'the items that are equal to the one that is taken out go with it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `const gone = this.$items.get(key as Key);
    for (const [name, item] of [...this.$items.getIterator()]) if (item === gone) this.$items.forget(name);`,
    caughtBy: {
      'paginator-offset-unset-stated': expectedReceived('true', 'false'),
      'paginator-offset-unset-list-end-stated/alike': expectedReceived('["Oslo", "Lima"]', '{"1": "Lima"}'),
    },
  },
  {
    id: 'offset-unset-stops-at-unknown',
    what: 'taking off a list of keys stops at one that is not there',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);',
    by: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) if (!this.#items.delete(key)) break;',
    caughtBy: {
      'paginator-offset-unset-list/unknown-first': expectedReceived(
        '{"pe": "Lima", "no": "Oslo"}',
        '{"pe": "Lima", "no": "Oslo", "it": "Rome"}',
      ),
    },
  },
  {
    id: 'two-keys-taken-away-at-most',
    what: 'of a list of keys the first two are taken away',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);',
    by: 'for (const key of isMapLike(keys) ? [...keyList(keys)].slice(0, 2) : [keys]) this.#items.delete(key);',
    caughtBy: { 'paginator-offset-unset-list/three': expectedReceived('[]', '{"no": "Oslo"}') },
  },
  {
    id: 'first-equal-item-unset',
    what: 'the first item that is equal to the one at a place is taken out in its stead',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `const gone = this.$items.get(key as Key);
    const first = [...this.$items.getIterator()].find(([, item]) => item === gone);
    this.$items.forget(first?.[0] ?? key);`,
    caughtBy: { 'paginator-offset-unset-list-end-stated/alike': expectedReceived('false', 'true') },
  },
  {
    id: 'second-unset-lost',
    what: 'offsetUnset takes one item away and no second one',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: `if ((this as any).$isUnset) return;
    (this as any).$isUnset = true;
    this.$items.forget(key);`,
    caughtBy: {
      'paginator-offset-unset-two-stated': expectedReceived('["Lima"]', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'unset-list-renumbers',
    what: 'taking off a list of keys numbers the other items anew',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: 'for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);',
    by: `const { isList } = this.#items;
    for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);
    if (isList && isMapLike(keys)) this.#items = OrderedMap.from([...this.#items.values()]);`,
    caughtBy: { 'paginator-offset-unset-list-gaps': 'received: ["Oslo", "Bari"]' },
  },
  {
    id: 'absent-key-takes-the-last',
    what: 'where a key is not there, the last item is taken away',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: 'this.$items.forget(this.$items.has(key) ? key : this.$items.count() - 1);',
    caughtBy: {
      'paginator-offset-unset-absent-stated': expectedReceived(
        '["Lima", "Oslo", "Rome"]',
        '["Lima", "Oslo"]',
      ),
    },
  },
  {
    id: 'middle-takes-the-last',
    what: 'of three items the last is taken away in place of the one in the middle',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: 'this.$items.forget(key === 1 && this.$items.count() > 2 ? 2 : key);',
    caughtBy: { 'paginator-offset-unset-middle-stated': 'a value "Rome" somewhere in it' },
  },
  {
    id: 'rest-taken-away',
    what: 'the items behind the one that is taken away go with it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: "if (typeof key === 'number') this.$items = this.$items.slice(0, key); else this.$items.forget(key);",
    caughtBy: { 'paginator-offset-unset-middle-stated': 'a value "Rome" somewhere in it' },
  },
];

module.exports = { offsetUnsetFaults };

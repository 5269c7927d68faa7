const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const orderedMap = 'src/reference/php/ordered-map.ts';

/** What features/pagination/offset-set.feature must notice. */
const offsetSetFaults = [
  {
    id: 'offset-set-ignored',
    what: 'offsetSet sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);\n',
    by: '',
    caughtBy: { 'paginator-offset-set-stated': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'offset-set-null-ignored',
    what: 'offsetSet without a key sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'if (key !== null) this.$items.offsetSet(key, value);',
    caughtBy: {
      'paginator-offset-set-null-key-stated': expectedReceived('a value "Oslo" somewhere in it', '["Lima"]'),
    },
  },
  {
    id: 'null-key-clears',
    what: 'an item without a key is the only one afterwards',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `if (key === null) this.$items = this.$items.slice(0, 0);
    this.$items.offsetSet(key, value);`,
    caughtBy: {
      'paginator-offset-set-null-key-stated': expectedReceived('a value "Lima" somewhere in it', '["Oslo"]'),
    },
  },
  {
    id: 'set-place-shifts',
    what: 'an item set at a place of a list is appended',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: "this.$items.offsetSet(typeof key === 'number' ? null : key, value);",
    caughtBy: { 'paginator-offset-set-list-stated/last': '"Bergen"' },
  },
  {
    id: 'falsy-items-not-set',
    what: 'offsetSet leaves the item as it is for a value that is falsy',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'if (value) this.$items.offsetSet(key, value);',
    caughtBy: {
      'paginator-offset-set-falsy-stated/false': expectedReceived('false', '"Oslo"'),
      'paginator-offset-set-falsy-stated/zero': expectedReceived('0', '"Oslo"'),
      'paginator-offset-set-falsy-stated/empty-text': expectedReceived('""', '"Oslo"'),
    },
  },
  {
    id: 'set-item-counts-anew',
    what: 'setting an item decides again whether there are more pages',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `this.$items.offsetSet(key, value);
    (this as any).hasMorePagesWhen(this.count() > this.perPage());`,
    caughtBy: { 'paginator-offset-set-place-stated': expectedReceived('true', 'false') },
  },
  {
    id: 'first-equal-item-set',
    what: 'an item is put in the place of the first that is equal to the one it replaces',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const old = key === null ? null : this.$items.get(key);
    const place = [...this.$items.getIterator()].find(([, item]) => old !== null && item === old);
    this.$items.offsetSet(place?.[0] ?? key, value);`,
    caughtBy: { 'paginator-offset-set-replaces-stated': expectedReceived('"Bergen"', '"Oslo"') },
  },
  {
    id: 'append-remembers-cut-keys',
    what: 'what is appended to a cut page counts on from the keys that were cut off',
    level: 'observed',
    file: orderedMap,
    replaces: 'return OrderedMap.fromEntries([...this].slice(offset).slice(0, stop));',
    by: 'const cut = OrderedMap.fromEntries([...this].slice(offset).slice(0, stop)); cut.#next = this.#next; return cut;',
    caughtBy: {
      'paginator-offset-set-append/after-cut-gap': expectedReceived(
        '{"2": "Lima", "4": "Oslo", "5": "Rome"}',
        '{"2": "Lima", "4": "Oslo", "10": "Rome"}',
      ),
    },
  },
  {
    id: 'append-remembers-after-through',
    what: 'transformed items remember the keys that were taken away before',
    level: 'observed',
    file: orderedMap,
    replaces: `    for (const [key, value] of [...store]) result.set(key, change(value, key));
    return result;`,
    by: `    for (const [key, value] of [...store]) result.set(key, change(value, key));
    result.#next = this.#next;
    return result;`,
    caughtBy: {
      'paginator-offset-set-append-after-through': expectedReceived(
        '{"3": "Hello Lima", "4": "Rome"}',
        '{"3": "Hello Lima", "8": "Rome"}',
      ),
    },
  },
  {
    id: 'offset-set-once',
    what: 'offsetSet sets the first item only',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `if ((this as any).$isSet) return;
    (this as any).$isSet = true;
    this.$items.offsetSet(key, value);`,
    caughtBy: { 'paginator-offset-set-both-stated': expectedReceived('"Rome"', '"Oslo"') },
  },
  {
    id: 'offset-set-not-repeated',
    what: 'offsetSet does nothing when it is called with the same key and item as the last time',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const last = (this as any).$last;
    (this as any).$last = [key, value];
    if (key === null || last?.[0] !== key || last[1] !== value) this.$items.offsetSet(key, value);`,
    caughtBy: { 'paginator-offset-set-anew-stated': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'equal-item-appended-once',
    what: 'an item that equals the one appended last is not appended',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: "if (key !== null || this.__call('last', []) !== value) this.$items.offsetSet(key, value);",
    caughtBy: { 'paginator-offset-set-append-equal': '["Lima", "Oslo"]' },
  },
  {
    id: 'empty-page-takes-nothing',
    what: 'nothing is appended to an empty page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'if (key !== null || this.isNotEmpty()) this.$items.offsetSet(key, value);',
    caughtBy: {
      'paginator-offset-set-empty-stated': expectedReceived('a value "Oslo" somewhere in it', '[]'),
    },
  },
  {
    id: 'equal-items-set',
    what: 'an item is put in the place of all that are equal to the one it replaces',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const old = key === null ? null : this.$items.get(key);
    this.$items.offsetSet(key, value);
    if (old !== null) this.$items.transform((item) => (item === old ? value : item));`,
    caughtBy: {
      'paginator-offset-set-list-stated/alike': expectedReceived('"Oslo"', '"Bergen"'),
    },
  },
  {
    id: 'list-set-spread',
    what: 'a list that is set at a place is set as its first entry',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'this.$items.offsetSet(key, Array.isArray(value) && key !== null ? value[0] : value);',
    caughtBy: { 'paginator-offset-set-falsy-stated/list': expectedReceived('[1, 2]', '1') },
  },
  {
    id: 'list-appended-item-by-item',
    what: 'a list is appended item by item',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'for (const item of key === null && Array.isArray(value) ? value : [value]) this.$items.offsetSet(key, item);',
    caughtBy: {
      'paginator-offset-set-append-list': expectedReceived('["Lima", ["p", "q"]]', '["Lima", "p", "q"]'),
    },
  },
  {
    id: 'appended-list-is-its-items',
    what: 'a list that is appended is taken for as many items as it has',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `const items = key === null && Array.isArray(value) ? (value as TValue[]) : [value];
    for (const item of items) this.$items.offsetSet(key, item);`,
    caughtBy: { 'paginator-offset-set-list-appended-stated': 'expected: a value ["Oslo", "Rome"] somewhere' },
  },
  {
    id: 'collection-given-out-once',
    what: 'the collection that a page gives out is the one that it had when it was asked first',
    level: 'stated',
    file: abstractPaginator,
    replaces: `getCollection(): Collection<TValue> {
    return this.$items;`,
    by: `getCollection(): Collection<TValue> {
    if (Object.hasOwn(this, 'givenOut')) return Reflect.get(this, 'givenOut') as Collection<TValue>;
    Reflect.set(this, 'givenOut', this.$items.map((value) => value));
    return this.$items;`,
    caughtBy: { 'paginator-offset-set-in-collection-stated': '"Oslo"' },
  },
  {
    id: 'offset-set-null-removes',
    what: 'offsetSet with null takes the item away',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: `if (value === null && key !== null) this.$items.forget(key);
    else this.$items.offsetSet(key, value);`,
    caughtBy: {
      'paginator-offset-set-null-item-stated': expectedReceived('[null, "Oslo"]', '{"1": "Oslo"}'),
    },
  },
  {
    id: 'item-there-not-set-again',
    what: 'an item that is on the page already is not put at another place',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'if (key === null || ![...this.$items].includes(value)) this.$items.offsetSet(key, value);',
    caughtBy: { 'paginator-offset-set-list-stated/there': expectedReceived('"Bergen"', '"Lima"') },
  },
  {
    id: 'only-item-not-replaced',
    what: 'an item put in the place of the only one comes behind it',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'this.$items.offsetSet(key === 0 && this.$items.count() === 1 ? null : key, value);',
    caughtBy: { 'paginator-offset-set-list-stated/alone': '["Lima", "Bergen"]' },
  },
  {
    id: 'item-there-not-appended',
    what: 'an item that is on the page already is not appended',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'if (key !== null || ![...this.$items].includes(value)) this.$items.offsetSet(key, value);',
    caughtBy: { 'paginator-offset-set-append-equal-stated': expectedReceived('4', '2') },
  },
  {
    id: 'appended-at-count',
    what: 'what is appended comes under the number of the items, even where another item is',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.offsetSet(key, value);',
    by: 'this.$items.offsetSet(key ?? this.$items.count(), value);',
    caughtBy: { 'paginator-offset-set-append-after-removal-stated': 'expected: a value "Rome"' },
  },
];

module.exports = { offsetSetFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/through.feature must notice. */
const throughFaults = [
  {
    id: 'through-hides-keys',
    what: 'the callback of through does not get the key',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: 'invoke(callback, [value]) as TValue',
    caughtBy: { 'paginator-through-arguments': expectedReceived('["Ada", 0]', '["Ada"]') },
  },
  {
    id: 'through-visits-added-items',
    what: 'an item of a map that the callback adds is handed over as well',
    level: 'observed',
    file: 'src/reference/php/ordered-map.ts',
    replaces: 'of [...store]) result.set(key, change(value, key));',
    by: 'of store) result.set(key, change(value, key));',
    caughtBy: {
      'paginator-through-adds': expectedReceived(
        '[["Ada", "a"], ["Bo", "b"]]',
        '[["Ada", "a"], ["Bo", "b"], ["Cy", "c"]]',
      ),
    },
  },
  {
    id: 'through-changes-nothing',
    what: 'through leaves the items as they are',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);\n',
    by: '',
    caughtBy: { 'paginator-through-stated': expectedReceived('"Hello Ada"', '"Ada"') },
  },
  {
    id: 'through-only-first',
    what: 'through transforms the first item only',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: '(key === 0 ? invoke(callback, [value, key]) : value) as TValue',
    caughtBy: { 'paginator-through-stated': expectedReceived('"Hello Bo"', '"Bo"') },
  },
  {
    id: 'through-skips-falsy',
    what: 'items that are 0 or empty text are not transformed',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: 'this.$items.transform((value, key) => (value ? invoke(callback, [value, key]) : value) as TValue);',
    caughtBy: { 'paginator-through-falsy-stated': 'Hello 0' },
  },
  {
    id: 'through-once',
    what: 'items are transformed once, whatever is called later',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `if ((this as any).$isDone) return this as any;
    (this as any).$isDone = true;
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);`,
    caughtBy: { 'paginator-through-again-stated': 'Hello Hello Ada' },
  },
  {
    id: 'through-expands',
    what: 'what through() makes of an item is kept in its array form',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: '((made) => (made as { toArray?: () => TValue } | null)?.toArray?.() ?? made)(invoke(callback, [value, key]) as TValue)',
    caughtBy: { 'paginator-through-kind': 'received: ["Ada"]' },
  },
  {
    id: 'falsy-result-of-through',
    what: 'an item that is transformed into null, zero or empty text stays as it is',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: 'this.$items.transform((value, key) => (invoke(callback, [value, key]) || value) as TValue);',
    caughtBy: {
      'paginator-through-to-falsy/null': expectedReceived('null', '"Ada"'),
      'paginator-through-to-falsy/zero': expectedReceived('0', '"Ada"'),
      'paginator-through-to-falsy/empty-text': expectedReceived('""', '"Ada"'),
    },
  },
  {
    id: 'transformed-page-is-last',
    what: 'through leaves no more pages behind',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this as unknown as AbstractPaginator<TNext>;',
    by: `(this as any).$hasMore = false;
    return this as unknown as AbstractPaginator<TNext>;`,
    caughtBy: { 'paginator-through-place-stated': expectedReceived('true', 'false') },
  },
  {
    id: 'through-false-keeps-item',
    what: 'an item for which the callback gives false stays as it was',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue);',
    by: '((item) => (item === false ? value : item))(invoke(callback, [value, key]) as TValue));',
    caughtBy: { 'paginator-through-to-falsy/false': expectedReceived('false', '"Ada"') },
  },
  {
    id: 'through-leaves-null',
    what: 'through leaves items that are null as they are',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: '(value === null ? value : invoke(callback, [value, key])) as TValue',
    caughtBy: { 'paginator-through-null-stated': expectedReceived('"seen"', 'null') },
  },
  {
    id: 'list-of-one-unpacked',
    what: 'an item that is transformed into a list of one is that one',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: '[invoke(callback, [value, key])].flat()[0] as TValue',
    caughtBy: { 'paginator-through-to-falsy/list': expectedReceived('["x"]', '"x"') },
  },
  {
    id: 'through-gives-page-without-parts',
    what: 'the paginator of transformed items has lost the parts of its URLs',
    level: 'stated',
    file: paginator,
    replaces: 'return super.through(callback) as Paginator<TNext>;',
    by: `super.through(callback);
    const Class = this.constructor as any;
    return new Class(this.$items, this.$perPage, this.$currentPage).hasMorePagesWhen(this.$hasMore);`,
    caughtBy: {
      'paginator-through-url-stated': expectedReceived('the URL /cities?sort=name&p=4#list', '"/?page=4"'),
    },
  },
  {
    id: 'through-changes-some-at-error',
    what: 'the items before the one that raised an error are transformed',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: 'for (const [key, value] of [...this.$items.getIterator()]) this.$items.offsetSet(key, invoke(callback, [value, key]) as TValue);',
    caughtBy: { 'paginator-through-error-later': expectedReceived('the object "good"', '"Ada"') },
  },
  {
    id: 'through-functions-only',
    what: 'through takes functions alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (!isCallable(callback)) throw',
    by: "if (typeof callback !== 'function') throw",
    caughtBy: {
      'paginator-through-invokable': 'Paginator.through(callback)',
    },
  },
  {
    id: 'callable-objects-without-key',
    what: 'through gives an object that can be called the item alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'invoke(callback, [value, key]) as TValue',
    by: "invoke(callback, typeof callback === 'function' ? [value, key] : [value]) as TValue",
    caughtBy: { 'paginator-through-callable-object-key': expectedReceived('"0: Ada"', '": Ada"') },
  },
  {
    id: 'through-hands-over-null',
    what: 'the callback of through is called once for a page without items',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `if (this.isEmpty()) invoke(callback, [null, 0]);
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);`,
    caughtBy: { 'paginator-through-nothing-stated': 'look' },
  },
  {
    id: 'equal-items-transformed-once',
    what: 'through asks the callback once for items that are equal',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `const made = new Map();
    this.$items.transform((value, key) => {
      if (!made.has(value)) made.set(value, invoke(callback, [value, key]));
      return made.get(value);
    });`,
    caughtBy: { 'paginator-through-equal-items': expectedReceived('["Ada", "Ada"]', '["Ada"]') },
  },
  {
    id: 'through-three-items-at-most',
    what: 'through leaves the items behind the third as they are',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `let left = 3;
    this.$items.transform((value, key) => (left-- > 0 ? (invoke(callback, [value, key]) as TValue) : value));`,
    caughtBy: { 'paginator-through-four': expectedReceived('"Hello Di"', '"Di"') },
  },
  {
    id: 'through-until-false',
    what: 'through leaves the items behind the first one for which the callback gives false',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `let isDone = false;
    this.$items.transform((value, key) => {
      if (isDone) return value;
      const made = invoke(callback, [value, key]) as TValue;
      isDone = (made as unknown) === false;
      return made;
    });`,
    caughtBy: { 'paginator-through-all-false': expectedReceived('false', '"Bo"') },
  },
  {
    id: 'size-of-the-items-after-through',
    what: 'the page that through returns is as large as it has items',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this as unknown as AbstractPaginator<TNext>;',
    by: `this.$perPage = this.count();
    return this as unknown as AbstractPaginator<TNext>;`,
    caughtBy: {
      'paginator-through-size-stated': expectedReceived('4', '1'),
    },
  },
  {
    id: 'empty-lists-leave-the-page',
    what: 'an item that becomes an empty list leaves the page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    this.setCollection(this.$items.filter((entry) => !isMapLike(entry) || [...OrderedMap.from(entry)].length > 0) as any);`,
    caughtBy: {
      'paginator-through-to-falsy/empty-list': expectedReceived('[[]]', '[]'),
    },
  },
  {
    id: 'last-item-first',
    what: 'through hands over the last item first',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `const changed = new Map<Key, unknown>();
    for (const [key, value] of [...this.$items.getIterator()].reverse()) changed.set(key, invoke(callback, [value, key]));
    this.$items.transform((_, key) => changed.get(key) as TValue);`,
    caughtBy: {
      'paginator-through-in-order': expectedReceived('"Ada"', '"Bo"'),
    },
  },
  {
    id: 'through-writes-back-old-path',
    what: 'through sets the path back to what it was before the callbacks ran',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `const path = this.$path;
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    this.$path = path;`,
    caughtBy: { 'paginator-through-path-set': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'null-results-left-out',
    what: 'items that become null are left out',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    this.$items = this.$items.filter((value) => value !== null);`,
    caughtBy: { 'paginator-through-to-null': expectedReceived('[null, null]', '[]') },
  },
  {
    id: 'collection-before-through',
    what: 'the collection of a page has the items of before they were transformed',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
        by: `Reflect.set(this, 'before', this.$items.map((value) => value));
    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);`,
      },
      {
        file: abstractPaginator,
        replaces: `getCollection(): Collection<TValue> {
    return this.$items;`,
        by: `getCollection(): Collection<TValue> {
    if (Object.hasOwn(this, 'before')) return Reflect.get(this, 'before') as Collection<TValue>;
    return this.$items;`,
      },
    ],
    caughtBy: { 'paginator-through-answers-stated': 'Hello Ada' },
  },
  {
    id: 'lists-not-transformed',
    what: 'an item that is a list is not transformed',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: 'this.$items.transform((value, key) => (Array.isArray(value) ? value : (invoke(callback, [value, key]) as TValue)));',
    caughtBy: {
      'paginator-through-lists': expectedReceived('"Hello"', '["Ada", "Bo"]'),
    },
  },
  {
    id: 'through-spreads-lists',
    what: 'an item that is a list is handed over entry by entry',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    by: `this.$items.transform(
      (value, key) => invoke(callback, Array.isArray(value) ? [...value, key] : [value, key]) as TValue,
    );`,
    caughtBy: {
      'paginator-through-list-whole': expectedReceived('["Ada", "Bo"]', '"Ada"'),
    },
  },
];

module.exports = { throughFaults };

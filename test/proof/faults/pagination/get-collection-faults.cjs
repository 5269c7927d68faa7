const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/get-collection.feature must notice. */
const getCollectionFaults = [
  {
    id: 'collection-is-empty',
    what: 'getCollection gives an empty collection',
    level: 'stated',
    file: abstractPaginator,
    replaces: `getCollection(): Collection<TValue> {
    return this.$items;`,
    by: `getCollection(): Collection<TValue> {
    return this.$items.filter(() => false);`,
    caughtBy: {
      'paginator-get-collection-stated': expectedReceived(
        '<Collection items: ["Ada", "Bo"]>',
        '<Collection items: []>',
      ),
    },
  },
  {
    id: 'set-collection-ignored',
    what: 'setCollection sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items = collection;\n',
    by: '',
    caughtBy: { 'paginator-set-collection-stated': expectedReceived('["Cy"]', '["Ada", "Bo"]') },
  },
  {
    id: 'empty-collection-not-set',
    what: 'an empty collection is not set',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: 'if (collection.count() > 0) this.$items = collection;',
    caughtBy: { 'paginator-set-collection-none-stated': expectedReceived('[]', '["Ada", "Bo"]') },
  },
  {
    id: 'collection-set-on-the-first-page',
    what: 'setCollection goes back to the first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `this.$items = collection;
    this.$currentPage = 1;
    return this;`,
    caughtBy: { 'paginator-set-collection-page-stated': expectedReceived('3', '1') },
  },
  {
    id: 'page-size-set-by-the-items',
    what: 'a page has room for as many items as are set',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: `this.$items = collection;
    this.$perPage = collection.count();`,
    caughtBy: { 'paginator-set-collection-page-stated': expectedReceived('2', '1') },
  },
  {
    id: 'set-collection-gives-another',
    what: 'setting the collection is answered with an empty paginator',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `this.$items = collection;
    return Reflect.construct(this.constructor, [[], 1]) as this;`,
    caughtBy: { 'paginator-set-collection-chained-stated': expectedReceived('["Cy"]', '[]') },
  },
  {
    id: 'empty-collection-empties-another',
    what: 'setting an empty collection takes the items out of the one that is there',
    level: 'observed',
    file: abstractPaginator,
    replaces: `this.$items = collection;
    return this;`,
    by: `if (collection.count() > 0) this.$items = collection;
    else this.$items.forget([...this.$items.all().keys()]);
    return this;`,
    caughtBy: {
      'paginator-set-collection-empty-identity': expectedReceived(
        'the object "people"',
        '<Collection items: []>',
      ),
    },
  },
  {
    id: 'offset-unset-of-copy',
    what: 'an item is taken off a copy of the collection',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items.forget(key);',
    by: 'this.$items = this.$items.slice(0).forget(key) as any;',
    caughtBy: {
      'paginator-set-collection-unset': expectedReceived('{"c": "Cy"}', '{"b": "Bo", "c": "Cy"}'),
    },
  },
  {
    id: 'null-items-not-set',
    what: 'items of a collection that is set are left out where they are null',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: 'this.$items = collection.filter((value) => value !== null);',
    caughtBy: { 'paginator-set-collection-null-items': expectedReceived('["Bo", null]', '["Bo"]') },
  },
  {
    id: 'falsy-items-not-in-collection',
    what: 'the collection that is given out lacks items that count as false',
    level: 'stated',
    file: abstractPaginator,
    replaces: `getCollection(): Collection<TValue> {
    return this.$items;`,
    by: `getCollection(): Collection<TValue> {
    return this.$items.filter();`,
    caughtBy: { 'paginator-get-collection-falsy': '{"3": "Bo"}' },
  },
  {
    id: 'empty-page-stays-empty',
    what: 'a page that had no items says that it has none once a collection is set',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;',
        by: `Reflect.set(this, 'wasEmpty', this.$items.isEmpty());
    this.$items = collection;`,
      },
      {
        file: abstractPaginator,
        replaces: 'return this.$items.isEmpty();',
        by: "return Reflect.get(this, 'wasEmpty') === true || this.$items.isEmpty();",
      },
    ],
    caughtBy: { 'paginator-set-collection-filled-stated': expectedReceived('false', 'true') },
  },
  {
    id: 'set-collection-takes-a-page',
    what: 'setCollection takes a page for its items',
    level: 'observed',
    file: 'src/reference/paginator/abstract-paginator.ts',
    replaces: `requireType(isCollection(collection), 'Paginator.setCollection(collection)', 'a Collection', collection);`,
    by: `if ((collection as object) instanceof AbstractPaginator) collection = (collection as unknown as AbstractPaginator<TValue>).getCollection();
    requireType(isCollection(collection), 'Paginator.setCollection(collection)', 'a Collection', collection);`,
    caughtBy: { 'paginator-set-collection-refused/page': 'expected: a Type error' },
  },
  {
    id: 'transformed-items-stay',
    what: 'no other collection is taken once the items were transformed',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;\n    return this;',
        by: "if (!Reflect.has(this, 'transformed')) this.$items = collection;\n    return this;",
      },
      {
        file: abstractPaginator,
        replaces: 'this.$items.transform((value',
        by: "Reflect.set(this, 'transformed', true);\n    this.$items.transform((value",
      },
    ],
    caughtBy: {
      'paginator-set-collection-after-through-stated': 'received: ["Hello Ada", "Hello Bo"]',
    },
  },
];

module.exports = { getCollectionFaults };

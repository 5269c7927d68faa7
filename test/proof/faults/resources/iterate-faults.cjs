const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** Keeps the resources that are made at first, beside those that take their place. */
const firstResourcesKept = {
  file: jsonResource,
  replaces: 'this.collection = mapped as Collection<TItem>;',
  by: `this.collection = mapped as Collection<TItem>;
    (this as any)[Symbol.for('kept')] = mapped;`,
};

/** What features/resources/iterate.feature must notice. */
const iterateFaults = [
  {
    id: 'resources-not-iterated',
    what: 'iterating a collection gives nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: 'return [][Symbol.iterator]();',
    caughtBy: { 'collection-iterate-kind': expectedReceived('[<PostResource>, <PostResource>]', '{}') },
  },
  {
    id: 'resources-not-counted',
    what: 'count of a collection is 0',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return 0;',
    caughtBy: { 'collection-iterate-count/two': expectedReceived('2', '0') },
  },
  {
    id: 'null-items-not-counted',
    what: 'count leaves out resources of null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: `return [...this.#items()].filter(
      (item) => !(item instanceof JsonResource && item.resource === null),
    ).length;`,
    caughtBy: { 'collection-iterate-count/null': expectedReceived('2', '1') },
  },
  {
    id: 'falsy-resources-not-counted',
    what: 'count leaves out resources of 0, empty text and false',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return [...this.#items()].filter((item: any) => item?.resource || item?.resource === null).length;',
    caughtBy: { 'collection-iterate-count/empty': expectedReceived('3', '0') },
  },
  {
    id: 'page-size-counted',
    what: 'a collection of a page counts as many items as fit on it',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return isPaginator(this.resource) ? (this.resource as any).perPage() : this.#items().count();',
    caughtBy: { 'collection-iterate-count-page': expectedReceived('2', '5') },
  },
  {
    id: 'next-page-counted',
    what: 'a collection counts one more item where its page has more behind it',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: `const source: unknown = this.resource;
    return this.#items().count() + (isPaginator(source) && source.toArray() !== null && callOperation(source, 'hasMorePages', []) === true ? 1 : 0);`,
    caughtBy: { 'collection-iterate-page-more': expectedReceived('2', '3') },
  },
  {
    id: 'counted-once',
    what: 'a collection counts its items once',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: `const known: unknown = Reflect.get(this, 'counted');
    if (typeof known === 'number') return known;
    Object.defineProperty(this, 'counted', { value: this.#items().count() });
    return this.#items().count();`,
    caughtBy: { 'collection-iterate-count-anew': expectedReceived('2', '1') },
  },
  {
    id: 'replaced-items-not-gone-through',
    what: 'a loop goes through the resources that were made at first',
    level: 'stated',
    changes: [
      firstResourcesKept,
      {
        file: jsonResource,
        replaces: 'return this.#items().getIterator();',
        by: "return (this as any)[Symbol.for('kept')].getIterator();",
      },
    ],
    caughtBy: { 'collection-iterate-replaced': 'getIterator()' },
  },
  {
    id: 'replaced-items-not-resolved',
    what: 'a collection resolves the resources that were made at first',
    level: 'stated',
    changes: [
      firstResourcesKept,
      {
        file: jsonResource,
        replaces: `const items = this.#items();
    const operation`,
        by: `const items = (this as any)[Symbol.for('kept')] as Collection<TItem>;
    const operation`,
      },
    ],
    caughtBy: { 'collection-iterate-replaced': 'resolve' },
  },
  {
    id: 'iterator-leaves-out-null',
    what: 'the iterator of a collection leaves out the resources of items that are null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: 'return (this.#items() as any).filter((item: any) => item.resource !== null).getIterator();',
    caughtBy: { 'collection-iterate-null': 'the entries of getIterator()' },
  },
  {
    id: 'iterator-leaves-out-falsy',
    what: 'the iterator of a collection leaves out the resources of items that are 0, empty text or false',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: 'return (this.#items() as any).filter((item: any) => item.resource || item.resource === null).getIterator();',
    caughtBy: { 'collection-iterate-falsy': 'the entries of getIterator()' },
  },
  {
    id: 'resources-gone-through-once',
    what: 'a second loop goes through the resources of the first one, even if others have taken their place',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: `const kept: any[] = ((this as any).$kept ??= [...this.#items().getIterator()]);
    return kept[Symbol.iterator]();`,
    caughtBy: { 'collection-iterate-replaced': 'the entries of getIterator()' },
  },
  {
    id: 'alike-counted-once',
    what: 'items that are alike are counted once',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return new Set([...this.#items().all().values()].map((item) => JSON.stringify(isResource(item) ? item.resource : item))).size;',
    caughtBy: { 'collection-iterate-count/alike': expectedReceived('2', '1') },
  },
  {
    id: 'named-items-counted-as-one',
    what: 'items under names are counted as one',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return this.#items().all().isList ? this.#items().count() : 1;',
    caughtBy: { 'collection-iterate-count/named': expectedReceived('2', '1') },
  },
  {
    id: 'missing-items-passed-over',
    what: 'a loop passes over the resources of missing values',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: 'return this.#items().filter((item: any) => !(item?.resource instanceof MissingValue)).getIterator();',
    caughtBy: {
      'collection-iterate-missing-item': expectedReceived(
        '[<PostResource>, <PostResource>]',
        '{"1": <PostResource o3>}',
      ),
    },
  },
  {
    id: 'missing-items-not-counted',
    what: 'the resources of missing values are not counted',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return this.#items().filter((item: any) => !(item?.resource instanceof MissingValue)).count();',
    caughtBy: { 'collection-iterate-missing-item': expectedReceived('2', '1') },
  },
  {
    id: 'null-items-passed-over',
    what: 'a loop passes over items that are null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: 'return this.#items().filter((item) => item !== null).getIterator();',
    caughtBy: {
      'collection-iterate-replaced-collection': expectedReceived(
        '{"x": 1, "y": null, "z": 0}',
        '{"x": 1, "z": 0}',
      ),
    },
  },
  {
    id: 'nothing-counts-as-null',
    what: 'a collection of nothing has no count',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return this.#items().count() || (null as never);',
    caughtBy: {
      'collection-iterate-count/nothing': expectedReceived('0', 'null'),
    },
  },
];

module.exports = { iterateFaults };

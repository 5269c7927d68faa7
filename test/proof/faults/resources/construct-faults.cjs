const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/construct.feature must notice. */
const constructFaults = [
  {
    id: 'mapping-decided-per-item',
    what: 'every item decides for itself whether it is mapped',
    level: 'observed',
    file: jsonResource,
    replaces: `collected !== null && !(source.first() instanceof collected)
        ? source.mapInto(collected)`,
    by: `collected !== null
        ? items.map((item, key) => (item instanceof collected ? item : Reflect.construct(collected, [item, key])))`,
    caughtBy: {
      'collection-construct-first-is-resource': '<TagResource>, "blue"]',
      'collection-construct-later-resource-mapped': 'received: "blue"',
    },
  },
  {
    id: 'items-not-mapped',
    what: 'items stay what they are',
    level: 'stated',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? new Collection<unknown>(items)',
    caughtBy: {
      'collection-construct-converts-items': expectedReceived(
        '<Collection items: [<PostResource>, <PostResource>]>',
        '<Collection items: [{"id": 1}, {"id": 2}]>',
      ),
    },
  },
  {
    id: 'collection-items-not-mapped',
    what: 'items that are given in a collection are not converted',
    level: 'stated',
    file: jsonResource,
    replaces: 'collected !== null && !(source.first() instanceof collected)',
    by: 'collected !== null && !isCollection(resource) && !(source.first() instanceof collected)',
    caughtBy: { 'collection-construct-converts-collection': 'expected: [{"tag": "red"}]' },
  },
  {
    id: 'page-mapped-once',
    what: 'a page whose items are resources keeps them in a collection of another class',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.setCollection(this.collection);',
    by: 'if (!(resource.getCollection().all().get(0) instanceof JsonResource)) resource.setCollection(this.collection);',
    caughtBy: {
      'collection-construct-page-mapped-again': expectedReceived('<PostResource>', '<TagResource o4>'),
    },
  },
  {
    id: 'resources-underlying-as-given',
    what: 'items that are resources already stay the underlying value as they were given',
    level: 'observed',
    file: jsonResource,
    replaces: `: new Collection<unknown>(items);
    this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return mapped;`,
    by: `: new Collection<unknown>(items);
    this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return source.first() instanceof JsonResource ? resource : mapped;`,
    caughtBy: {
      'collection-construct-resources-underlying': expectedReceived('<Collection>', '[<OwnResource o2>]'),
    },
  },
  {
    id: 'source-not-yet-resource',
    what: 'the source is not the underlying resource until its items are mapped',
    level: 'observed',
    file: jsonResource,
    replaces: `constructor(resource: unknown, collects: unknown = null) {
    super(resource);`,
    by: `constructor(resource: unknown, collects: unknown = null) {
    super(null);`,
    caughtBy: {
      'collection-construct-source-first': 'TagResource',
    },
  },
  {
    id: 'first-item-that-is-not-null',
    what: 'the first item that is not null decides whether the items are mapped',
    level: 'observed',
    file: jsonResource,
    replaces: 'collected !== null && !(source.first() instanceof collected)',
    by: 'collected !== null && !((source as Collection<unknown>).first((item) => item !== null) instanceof collected)',
    caughtBy: {
      'collection-construct-first-is-null': expectedReceived(
        '<Collection items: [<TagResource>, <TagResource>]>',
        '<Collection items: [null, <TagResource o3>]>',
      ),
    },
  },
  {
    id: 'calls-go-to-the-collection',
    what: 'a call of a collection goes to the collection that it holds, not to its underlying resource',
    level: 'observed',
    file: jsonResource,
    replaces: `  preserveQuery(): this {
    this.preserveAllQueryParameters = true;`,
    by: `  override __call(method: string, parameters: readonly unknown[]): unknown {
    if (!isPaginator(this.resource) && this.collection !== null && hasOperation(this.collection, method)) return callOperation(this.collection, method, parameters);
    return super.__call(method, parameters);
  }

  preserveQuery(): this {
    this.preserveAllQueryParameters = true;`,
    caughtBy: { 'collection-construct-later-collection-calls': expectedReceived('<PostResource>', '"red"') },
  },
  {
    id: 'parent-class-first',
    what: 'items of the parent of the collected class are not mapped',
    level: 'observed',
    file: jsonResource,
    replaces: '!(source.first() instanceof collected)',
    by: '!(source.first() instanceof collected || (isResource(source.first()) && (source.first() as any).constructor !== JsonResource && (collected as any).prototype instanceof (source.first() as any).constructor))',
    caughtBy: {
      'collection-construct-parent-mapped': expectedReceived(
        '<Collection items: [<LongPostResource>]>',
        '<Collection items: [<PostResource o3>]>',
      ),
    },
  },
  {
    id: 'collection-mixed-first-instance',
    what: 'no item is converted where any is a resource of the class already',
    level: 'observed',
    file: jsonResource,
    replaces: '!(source.first() instanceof collected)',
    by: '![...source].some((item) => item instanceof collected)',
    caughtBy: {
      'collection-construct-second-converted': expectedReceived(
        '<Collection items: [<TagResource>, <TagResource>]>',
        '<Collection items: ["red", <TagResource o3>]>',
      ),
    },
  },
  {
    id: 'one-resource-for-equal-texts',
    what: 'items that are the same text share a resource',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: 'return this.map((value, key) => new Made(value, key));',
    by: `const made = new Map<V, W>();
    return this.map((value, key) => {
      if (typeof value !== 'string') return new Made(value, key);
      if (!made.has(value)) made.set(value, new Made(value, key));
      return made.get(value) as W;
    });`,
    caughtBy: { 'collection-construct-same-item-twice/text': expectedReceived('[]', '{"size": 2}') },
  },
  {
    id: 'one-resource-for-an-object',
    what: 'items that are the same object share a resource',
    level: 'observed',
    file: 'src/reference/collection/collection.ts',
    replaces: 'return this.map((value, key) => new Made(value, key));',
    by: `const made = new Map<V, W>();
    return this.map((value, key) => {
      if (!isObject(value)) return new Made(value, key);
      if (!made.has(value)) made.set(value, new Made(value, key));
      return made.get(value) as W;
    });`,
    caughtBy: { 'collection-construct-same-item-twice/object': expectedReceived('[]', '{"size": 2}') },
  },
  {
    id: 'underlying-without-class-as-given',
    what: 'where no class is named the underlying resource stays the list or map that was given',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!isPaginator(resource)) return mapped;',
    by: 'if (!isPaginator(resource)) return collected === null ? resource : mapped;',
    caughtBy: {
      'collection-construct-classless-underlying': 'expected: <Collection',
    },
  },
  {
    id: 'lone-list-spread',
    what: 'a list that is the only item is taken for the items',
    level: 'stated',
    file: jsonResource,
    replaces: `const items = itemsOf(this, resource);
`,
    by: `const [lone] = Array.isArray(resource) && resource.length === 1 ? resource : [null];
    const items = itemsOf(this, Array.isArray(lone) ? lone : resource);
`,
    caughtBy: {
      'collection-construct-converts-lists': '[{"tag": ["red", "blue"]}]',
    },
  },
  {
    id: 'resources-not-converted',
    what: 'items that are resources already are not converted',
    level: 'stated',
    file: jsonResource,
    replaces: 'collected !== null && !(source.first() instanceof collected)',
    by: 'collected !== null && !isResource(source.first())',
    caughtBy: {
      'collection-construct-converts-resources': '<JsonResource',
    },
  },
];

module.exports = { constructFaults };

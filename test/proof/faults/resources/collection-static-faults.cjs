const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/collection-static.feature must notice. */
const collectionStaticFaults = [
  {
    id: 'keys-of-marked-class-lost',
    what: 'a marker to preserve keys is not seen by collection',
    level: 'observed',
    file: jsonResource,
    replaces: 'remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys) || this.preserveKeys;',
    by: 'this.preserveKeys;',
    caughtBy: { 'collection-static-class-keys/marker': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-declaring-class-lost',
    what: 'a class that declares preserveKeys is not asked by collection',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (kept !== undefined) collection',
    by: 'if (kept !== undefined && this.preserveKeys === undefined) collection',
    caughtBy: { 'collection-static-class-keys/property-true': expectedReceived('true', 'false') },
  },
  {
    id: 'keys-of-own-marker-lost',
    what: 'a collection class that is marked to preserve keys does not',
    level: 'observed',
    file: jsonResource,
    replaces:
      'if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;\n',
    by: '',
    caughtBy: {
      'collection-static-named-collection/marker': expectedReceived(
        '{"3": {"tag": "red"}}',
        '[{"tag": "red"}]',
      ),
    },
  },
  {
    id: 'any-truth-keeps-keys',
    what: 'a class that says 1 instead of true keeps the keys of its collections',
    level: 'observed',
    file: jsonResource,
    replaces: 'collection.$preserveKeys = kept === true;',
    by: 'collection.$preserveKeys = Boolean(kept);',
    caughtBy: { 'collection-static-class-keys/property-one': expectedReceived('false', 'true') },
  },
  {
    id: 'collection-hands-back',
    what: 'collection gives a collection back as it is',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: 'return resource instanceof AnonymousResourceCollection ? resource : new AnonymousResourceCollection(resource, this);',
    caughtBy: { 'collection-static-of-collection': 'the object "first"' },
  },
  {
    id: 'class-keys-property-before-marker',
    what: 'a class that says no by its property is not asked for its marker',
    level: 'observed',
    file: jsonResource,
    replaces: 'remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys) || this.preserveKeys;',
    by: 'this.preserveKeys ?? (remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys) || undefined);',
    caughtBy: {
      'collection-static-class-keys/marker-first': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'collection-hands-back-own',
    what: 'collection gives a collection of the same class back as it is',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: `const isOwn = resource instanceof AnonymousResourceCollection && findClass(resource.$collects) === this;
    return isOwn ? (resource as any) : new AnonymousResourceCollection(resource, this);`,
    caughtBy: {
      'collection-static-given-collection-keys': expectedReceived(
        '[{"tag": "blue"}]',
        '{"9": {"tag": "blue"}}',
      ),
    },
  },
  {
    id: 'collection-wish-by-operation',
    what: 'collection tells what the class wishes by calling preserveKeys',
    level: 'observed',
    file: jsonResource,
    replaces: 'collection.$preserveKeys = kept === true;',
    by: 'collection.preserveKeys(kept === true);',
    caughtBy: {
      'collection-static-wish-as-property': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'collection-of-missing-missing',
    what: 'collection gives a missing marker back instead of a collection of it',
    level: 'observed',
    file: jsonResource,
    replaces: 'const collection = this.newCollection(resource);',
    by: `if (resource instanceof MissingValue) return resource as any;
    const collection = this.newCollection(resource);`,
    caughtBy: {
      'collection-static-missing': 'missing marker',
    },
  },
  {
    id: 'collection-of-null-empty',
    what: 'collection takes null for no items',
    level: 'observed',
    file: jsonResource,
    replaces: 'const collection = this.newCollection(resource);',
    by: 'const collection = this.newCollection(resource ?? []);',
    caughtBy: {
      'collection-static-null': 'a Generic error',
    },
  },
  {
    id: 'keys-marker-of-parent-asked-before',
    what: 'the marker of a parent class counts for a subclass once the parent was asked',
    level: 'observed',
    file: jsonResource,
    replaces:
      'const kept = remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys) || this.preserveKeys;',
    by: 'const kept = remember(this.cachedPreserveKeysAttributes, this, (c) => isMarkedPreserveKeys(c) || this.cachedPreserveKeysAttributes.get(Object.getPrototypeOf(c) as AnyClass) === true) || this.preserveKeys;',
    caughtBy: { 'collection-static-marker-not-inherited': expectedReceived('false', 'true') },
  },
  {
    id: 'direct-consults-marker',
    what: 'a collection that is constructed directly asks for the marker of its class',
    level: 'observed',
    file: jsonResource,
    replaces: `super(resource, collects);
  }`,
    by: `super(resource, collects);
    const c: any = findClass(collects); if (c && isMarkedPreserveKeys(c)) this.$preserveKeys = true;
  }`,
    caughtBy: { 'collection-static-direct-ignores-marker': expectedReceived('[["red"]]', '{"3": ["red"]}') },
  },
  {
    id: 'collection-of-parent-class',
    what: 'a subclass of a resource class collects resources of its parent',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: `const parent = Object.getPrototypeOf(this);
    const isFirst = [JsonResource, ResourceCollection].includes(parent) || this === JsonResource;
    return new AnonymousResourceCollection(resource, isFirst ? this : parent);`,
    caughtBy: {
      'collection-static-subclass': expectedReceived(
        '{"$class": "PaintResource"}',
        '{"$class": "TagResource"}',
      ),
    },
  },
  {
    id: 'collection-of-page-is-list',
    what: 'collection takes the items of a page and forgets the page',
    level: 'stated',
    file: jsonResource,
    replaces: 'return new AnonymousResourceCollection(resource, this);',
    by: `const items = isPaginator(resource) ? resource.getCollection() : resource;
    return new AnonymousResourceCollection(items, this);`,
    caughtBy: { 'collection-static-of-page': 'query page' },
  },
  {
    id: 'collection-of-nothing-is-null',
    what: 'collection of nothing is null',
    level: 'stated',
    file: jsonResource,
    replaces: 'const collection = this.newCollection(resource);',
    by: `const collection = this.newCollection(resource);
    if (collection.count() === 0) return null as never;`,
    caughtBy: {
      'collection-static-of-nothing/list': expectedReceived('<AnonymousResourceCollection>', 'null'),
      'collection-static-of-nothing/collection': expectedReceived('<AnonymousResourceCollection>', 'null'),
    },
  },
];

module.exports = { collectionStaticFaults };

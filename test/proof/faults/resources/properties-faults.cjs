const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const protectedNames = 'src/suite/driver/in-process/protected-names.ts';

/** What features/resources/properties.feature must notice. */
const propertiesFaults = [
  {
    id: 'protected-properties-open',
    what: 'protected properties can be read from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'rows.filter(({ isProtected }) => isProtected)',
    by: "rows.filter(({ isProtected, name }) => isProtected && !name.startsWith('$'))",
    caughtBy: {
      'collection-properties-protected/preserve-all': expectedReceived(
        'an error, or anything but true',
        'true',
      ),
      'paginator-property-out-of-reach/query': expectedReceived(
        'an error, or anything but {"sort": "name"}',
        '{"sort": "name"}',
      ),
      'paginator-property-not-written/per-page': expectedReceived('2', '17'),
    },
  },
  {
    id: 'additional-null-at-first',
    what: 'the additional data of a new resource are null',
    level: 'stated',
    file: jsonResource,
    replaces: '$additional: MapLike = NOTHING;',
    by: '$additional: MapLike = null as never;',
    caughtBy: { 'collection-properties-maps/additional': 'received: null' },
  },
  {
    id: 'with-null-at-first',
    what: 'the extra data of a new resource are null',
    level: 'stated',
    file: jsonResource,
    replaces: '$with: MapLike = NOTHING;',
    by: '$with: MapLike = null as never;',
    caughtBy: { 'collection-properties-maps/with': 'received: null' },
  },
  {
    id: 'no-wrap-key-inherited',
    what: 'a class that declares no wrapper key has that of all resources',
    level: 'observed',
    file: jsonResource,
    replaces: 'const { $wrap, forceWrapping } = cls;',
    by: `const { forceWrapping } = cls;
  const $wrap = cls.$wrap ?? JsonResource.$wrap;`,
    caughtBy: {
      'collection-properties-no-wrap': expectedReceived('{"id": 1}', '{"data": {"id": 1}}'),
    },
  },
  {
    id: 'declared-preserve-all-lost',
    what: 'a class that declares that all parameters are preserved is not asked, only whether preserveQuery was called',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: 'this.preserveAllQueryParameters = true;',
        by: `this.preserveAllQueryParameters = true;
    Reflect.set(this, 'told', true);`,
      },
      {
        file: jsonResource,
        replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
        by: `const isTold = this.preserveAllQueryParameters && Reflect.has(this, 'told');
    const query = isTold ? request.query() : this.queryParameters;`,
      },
    ],
    caughtBy: {
      'collection-properties-declared-query/all': '"/?page=2"',
    },
  },
  {
    id: 'declared-query-lost',
    what: 'a class that declares parameters is not asked for them, only what withQuery was given',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: "this.queryParameters = copyMap('withQuery(query)'",
        by: `Reflect.set(this, 'told', true);
    this.queryParameters = copyMap('withQuery(query)'`,
      },
      {
        file: jsonResource,
        replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
        by: `const told = Reflect.has(this, 'told') ? this.queryParameters : null;
    const query = this.preserveAllQueryParameters ? request.query() : told;`,
      },
    ],
    caughtBy: {
      'collection-properties-declared-query/some': '"/?page=2"',
    },
  },
  {
    id: 'collection-of-a-page-not-kept',
    what: 'a collection of a page has no collection of its own',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: '    resource.setCollection(this.collection);',
        by: `    resource.setCollection(this.collection);
    (this as any).hidden = this.collection;
    this.collection = null;`,
      },
      {
        file: jsonResource,
        replaces: '    if (this.collection !== null) return this.collection;',
        by: `    if ((this as any).hidden) return (this as any).hidden;
    if (this.collection !== null) return this.collection;`,
      },
    ],
    caughtBy: {
      'collection-properties-collection-of-page': 'received: null',
    },
  },
  {
    id: 'preserve-all-unset',
    what: 'whether all query parameters are preserved is null until it is said',
    level: 'stated',
    file: jsonResource,
    replaces: 'protected preserveAllQueryParameters = false;',
    by: 'protected preserveAllQueryParameters: boolean = null as never;',
    caughtBy: {
      'collection-properties-preserve-all-type': expectedReceived('any boolean', 'null'),
    },
  },
  {
    id: 'collection-read-only',
    what: 'the properties of a collection cannot be changed once it is made',
    level: 'stated',
    file: jsonResource,
    replaces: `    this.resource = this.collectResource(resource);
`,
    by: `    this.resource = this.collectResource(resource);
    for (const name of ['$collects', 'collection', '$with', '$additional']) {
      const held = Reflect.get(this, name);
      Object.defineProperty(this, name, { get: () => held, set: () => {} });
    }
`,
    caughtBy: {
      'collection-properties-types/collects': expectedReceived('{"$class": "TagResource"}', '"PostResource"'),
      'collection-properties-types/collection': expectedReceived(
        '<Collection items: [<PostResource>, <PostResource>]>',
        '<Collection items: [<PostResource o3>]>',
      ),
      'collection-properties-types/with': expectedReceived('{"version": 2}', '[]'),
      'collection-properties-types/additional': expectedReceived('{"took": 5}', '[]'),
    },
  },
  {
    id: 'underlying-in-a-list',
    what: 'a resource keeps its value in a list',
    level: 'stated',
    file: 'src/reference/resource/delegate.ts',
    replaces: `    this.resource = resource;
`,
    by: `    this.resource = [resource] as never;
`,
    caughtBy: {
      'collection-properties-underlying': expectedReceived('{"id": 1}', '[{"id": 1}]'),
    },
  },
  {
    id: 'forcing-cannot-be-set',
    what: 'whether wrapping is forced cannot be changed',
    level: 'stated',
    file: jsonResource,
    replaces: 'static forceWrapping: boolean = WRAPPING.forceWrapping;',
    by: `static get forceWrapping(): boolean {
    return WRAPPING.forceWrapping;
  }

  static set forceWrapping(_: boolean) {}`,
    caughtBy: {
      'collection-properties-force-type': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'caches-are-no-maps',
    what: 'what is remembered of classes cannot be listed',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'protected static cachedPreserveKeysAttributes = new Map<AnyClass, boolean>();',
        by: `protected static get cachedPreserveKeysAttributes(): any {
    return new WeakMap();
  }

  protected static set cachedPreserveKeysAttributes(_: any) {}`,
      },
      {
        file: jsonResource,
        replaces: 'protected static cachedCollectsAttributes = new Map<AnyClass, ClassReference | false>();',
        by: `protected static get cachedCollectsAttributes(): any {
    return new WeakMap();
  }

  protected static set cachedCollectsAttributes(_: any) {}`,
      },
    ],
    caughtBy: {
      'collection-properties-caches-type/preserve-keys': expectedReceived('any map', '<WeakMap o2>'),
      'collection-properties-caches-type/collects': expectedReceived('any map', '<WeakMap o2>'),
    },
  },
  {
    id: 'macros-property-counts',
    what: 'the property macros tells how many macros there are',
    level: 'stated',
    file: 'src/reference/resource/delegate.ts',
    replaces: `    return macros;
  }`,
    by: `    return macros.size as never;
  }`,
    caughtBy: {
      'collection-properties-macros-type': expectedReceived('any map', '0'),
    },
  },
];

module.exports = { propertiesFaults };

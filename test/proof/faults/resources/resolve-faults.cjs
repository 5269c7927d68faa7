const { expectedReceived } = require('../../in-words.cjs');

const collection = 'src/reference/collection/collection.ts';
const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/resolve.feature must notice. */
const resolveFaults = [
  {
    id: 'given-request-ignored',
    what: 'resolve uses the current request although one was given',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer())',
    by: 'this.resolveResourceData(this.resolveRequestFromContainer())',
    caughtBy: { 'collection-resolve-array': 'there is no current request' },
  },
  {
    id: 'collection-without-request',
    what: 'a collection that resolves without a request has none for its own toArray',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
    by: "this.resolveResourceData(request ?? ('collects' in this ? (null as any) : this.resolveRequestFromContainer()));",
    caughtBy: { 'collection-resolve-passes-current-to-own/none-given': 'expected: {"all": "name"}' },
  },
  {
    id: 'collection-json-keeps-objects',
    what: 'items with an array form stay objects in the JSON form of a collection',
    level: 'observed',
    file: collection,
    replaces: `return isArrayable(value) ? value.toArray() : value;
    });`,
    by: `return value;
    });`,
    caughtBy: { 'collection-resolve-arrayable-json': expectedReceived('{"kind": "array"}', '{}') },
  },
  {
    id: 'items-of-current-request',
    what: 'the items of a collection are resolved for the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: 'item[operation](request)',
    by: 'item.resolve()',
    caughtBy: {
      'collection-resolve-given-request/resolve': expectedReceived(
        '[{"id": 1}]',
        'Generic error (Error): PostResource: there is no current request; set Container.request',
      ),
    },
  },
  {
    id: 'empty-resolves-to-null',
    what: 'what has no data resolves to null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return filtered === (this.resource as unknown) ?',
    by: `if (OrderedMap.from(filtered).size === 0) return null as any;
      return filtered === (this.resource as unknown) ?`,
    caughtBy: {
      'collection-resolve-nothing': expectedReceived('[]', 'null'),
      'collection-resolve-empty-items': 'null',
    },
  },
  {
    id: 'arrayable-data-kept',
    what: 'data that are Arrayable alone are no data of a resource',
    level: 'stated',
    file: filter,
    replaces: 'if (isArrayable(data)) return requireMap(source, data.toArray());',
    by: 'if (isArrayable(data) && isJsonSerializable(data)) return requireMap(source, data.toArray());',
    caughtBy: { 'resource-resolve-holder/arrayable': 'expected a map, received [Stand]' },
  },
  {
    id: 'empty-request-resolved',
    what: 'without a request, data are made for an empty one',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
    by: "this.resolveResourceData(request ?? Reflect.construct(this.resolveRequestFromContainer().constructor, ['/']) as Request);",
    caughtBy: {
      'resource-resolve-current-request/resource': expectedReceived('"name"', '"none"'),
      'resource-resolve-current-request/collection': expectedReceived('"name"', '"none"'),
    },
  },
  {
    id: 'underlying-object-without-data',
    what: 'of an object, a resource has no data',
    level: 'stated',
    file: jsonResource,
    replaces: "return callOperation(resource, 'toArray', []) as ResourceData;",
    by: 'return [];',
    caughtBy: { 'resource-resolve-underlying': expectedReceived('{"id": 7}', '[]') },
  },
  {
    id: 'underlying-data-filtered',
    what: 'resolving takes what is left out from the underlying data as well',
    level: 'stated',
    file: jsonResource,
    replaces: 'return filtered === (this.resource as unknown) ?',
    by: `if (isMapLike(this.resource)) this.resource = filtered as any;
      return filtered === (this.resource as unknown) ?`,
    caughtBy: { 'resource-resolve-leaves-resource': 'the property resource' },
  },
  {
    id: 'underlying-value-remembered',
    what: 'a resource keeps to the underlying value that it resolved first',
    level: 'stated',
    file: jsonResource,
    replaces: `const resource: unknown = this.resource;
    if (resource === null) return [];`,
    by: `const resource: unknown = ((this as any)[Symbol.for('first')] ??= this.resource);
    if (resource === null) return [];`,
    caughtBy: { 'resource-resolve-other-underlying': expectedReceived('2', '1') },
  },
  {
    id: 'current-request-remembered',
    what: 'a resource keeps to the request that was current at first',
    level: 'stated',
    file: jsonResource,
    replaces: `if (request === null) throw noRequest(this);
    return request;`,
    by: `if (request === null) throw noRequest(this);
    return ((this as any)[Symbol.for('request')] ??= request);`,
    caughtBy: { 'resource-resolve-current-request-anew': expectedReceived('"date"', '"name"') },
  },
  {
    id: 'falsy-items-not-converted',
    what: 'null, zero, false and empty text become no resource',
    level: 'stated',
    file: collection,
    replaces: 'return this.map((value, key) => new Made(value, key));',
    by: 'return this.map((value, key) => (value ? new Made(value, key) : (value as any)));',
    caughtBy: {
      'collection-resolve-falsy-items/null': 'expected: [{"in": null}, {"in": 1}]',
      'collection-resolve-falsy-items/zero': 'expected: [{"in": 0}, {"in": 1}]',
      'collection-resolve-falsy-items/false': 'expected: [{"in": false}, {"in": 1}]',
      'collection-resolve-falsy-items/empty-text': 'expected: [{"in": ""}, {"in": 1}]',
    },
  },
  {
    id: 'data-of-an-object-not-filtered',
    what: 'missing values are removed from maps, and not from what an object gives',
    level: 'stated',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = isMapLike(data) ? this.filter(expandData(data, this)) : (expandData(data, this) as NaturalMap);',
    caughtBy: {
      'resource-resolve-holder-missing/arrayable': '"name"',
      'resource-resolve-holder-missing/json-serializable': '"name"',
    },
  },
  {
    id: 'busy-after-error',
    what: 'a resource that failed to resolve counts as still being resolved and gives nothing',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: `    try {
      const data = this.resolveResourceData(`,
        by: `    try {
      if (Reflect.get(this, 'isBusy') === true) return [];
      Object.defineProperty(this, 'isBusy', { value: true, configurable: true, writable: true });
      const data = this.resolveResourceData(`,
      },
      {
        file: jsonResource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: `const filtered = this.filter(expandData(data, this));
      Reflect.set(this, 'isBusy', false);`,
      },
    ],
    caughtBy: { 'resource-resolve-after-error': expectedReceived('{"in": 7}', '[]') },
  },
  {
    id: 'no-request-remembered',
    what: 'a resource that found no current request never finds one',
    level: 'observed',
    file: jsonResource,
    replaces: '    if (request === null) throw noRequest(this);',
    by: `    if (request === null) Object.defineProperty(this, 'hasNone', { value: true, configurable: true });
    if (request === null || Reflect.get(this, 'hasNone') === true) throw noRequest(this);`,
    caughtBy: {
      'resource-resolve-request-later': expectedReceived(
        '{"id": 1}',
        'Generic error (Error): PostResource: there is no current request; set Container.request',
      ),
    },
  },
  {
    id: 'closure-among-data-called',
    what: 'a closure among the data is called when they are filtered',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: 'isNull(value.resource) ? null : value;',
        by: 'isNull(value.resource) ? null : valueFrom(value as any);',
      },
      {
        file: filter,
        replaces: 'return isObject(value) && !isSettled(value);',
        by: "return typeof value === 'function' || (isObject(value) && !isSettled(value));",
      },
    ],
    caughtBy: {
      'collection-resolve-closure': '5',
    },
  },
  {
    id: 'page-as-data-items',
    what: 'a page that a class gives is expanded to its items',
    level: 'observed',
    changes: [
      {
        file: filter,
        replaces: 'if (isArrayable(data)) return requireMap(source, data.toArray());',
        by: `if (isPaginator(data)) return data.getCollection().all();
  if (isArrayable(data)) return requireMap(source, data.toArray());`,
      },
      {
        file: filter,
        replaces: 'import { isArrayable, isJsonSerializable, isResource }',
        by: 'import { isArrayable, isJsonSerializable, isPaginator, isResource }',
      },
    ],
    caughtBy: {
      'collection-resolve-page-as-data': '["a"]',
    },
  },
  {
    id: 'resources-as-data-resolved',
    what: 'resources in a Collection that a class gives are resolved with it',
    level: 'observed',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: `const expanded = expandData(data, this);
      const resolved = changeEntries(expanded, (value) => (value instanceof JsonResource ? value.resolve(request) : value));
      const filtered = this.filter(isCollection(data) ? resolved : expanded);`,
    caughtBy: {
      'collection-resolve-resources-as-data': '{"id": 1}',
    },
  },
  {
    id: 'array-form-of-own-collection-lost',
    what: 'a class of Collections that stands for the data is expanded as any other',
    level: 'observed',
    changes: [
      {
        file: filter,
        replaces: 'if (isArrayable(data)) return requireMap(source, data.toArray());',
        by: `if (data instanceof Collection) return Collection.prototype.toArray.call(data);
  if (isArrayable(data)) return requireMap(source, data.toArray());`,
      },
      {
        file: filter,
        replaces: 'import { isMapLike, type MapLike, requireMap }',
        by: `import { Collection } from '../collection/collection';
import { isMapLike, type MapLike, requireMap }`,
      },
    ],
    caughtBy: {
      'collection-resolve-own-collection-class/data': '{"boxes": 2}',
    },
  },
  {
    id: 'array-form-of-underlying-collection-lost',
    what: 'a resource expands a class of Collections as any other',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(resource, 'toArray', []) as ResourceData;
`,
    by: `if (resource instanceof Collection) return Collection.prototype.toArray.call(resource);
    return callOperation(resource, 'toArray', []) as ResourceData;
`,
    caughtBy: {
      'collection-resolve-own-collection-class/underlying': '{"boxes": 2}',
    },
  },
  {
    id: 'inner-collections-current-request',
    what: 'items that are collections are resolved for the current request',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: `if (item instanceof ResourceCollection && operation === 'resolve') return item.resolve();
      if (item instanceof JsonResource) return item[operation](request);`,
    caughtBy: {
      'collection-resolve-passes-on-request': 'uri',
    },
  },
  {
    id: 'collects-list-items',
    what: 'items that are lists are not converted',
    level: 'stated',
    file: jsonResource,
    replaces: '? source.mapInto(collected)',
    by: '? (source as any).mapInto(collected).map((x: any) => Array.isArray(x.resource) ? x.resource : x)',
    caughtBy: {
      'collection-resolve-list-items': expectedReceived(
        '[{"in": [1, 2]}, {"in": [3]}]',
        'Generic error (Error): Call to a member function toArray() on [Array]',
      ),
    },
  },
  {
    id: 'data-named-proto-lost',
    what: 'an entry called __proto__ is lost when the data are filtered',
    level: 'observed',
    file: filter,
    replaces: 'return Object.fromEntries(map);',
    by: `const object: Record<string, unknown> = {};
  for (const [key, value] of map) object[key] = value;
  return object;`,
    caughtBy: { 'resource-resolve-proto': expectedReceived('{"__proto__": "x"}', '[]') },
  },
  {
    id: 'ten-items-resolved-at-most',
    what: 'a collection resolves to the data of its first ten items',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = items.all().map((item)',
    by: 'const data = items.all().slice(0, 10).map((item)',
    caughtBy: {
      'collection-resolve-many-items': '{"in": 10}]',
    },
  },
  {
    id: 'map-with-length-as-list',
    what: 'a map with a number called "length" is taken for a list',
    level: 'stated',
    file: 'src/reference/php/ordered-map.ts',
    replaces: 'if (isPlainObject(source)) {',
    by: `if (isPlainObject(source) && typeof source.length === 'number') return OrderedMap.adopt(Array.from(source as any));
    if (isPlainObject(source)) {`,
    caughtBy: { 'resource-resolve-length': expectedReceived('{"length": 2}', '[null, null]') },
  },
  {
    id: 'same-id-resolved-once',
    what: 'what an item resolves to is kept under its id',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "const operation = items.first() instanceof JsonResource ? 'resolve' : 'toArray';",
        by: `const operation = items.first() instanceof JsonResource ? 'resolve' : 'toArray';
    const known = new Map<unknown, unknown>();`,
      },
      {
        file: jsonResource,
        replaces: 'if (item instanceof JsonResource) return item[operation](request);',
        by: `if (item instanceof JsonResource) {
        const id = isMapLike(item.resource) ? lookUp(item.resource, 'id', null) : null;
        if (id === null) return item[operation](request);
        if (!known.has(id)) known.set(id, item[operation](request));
        return known.get(id);
      }`,
      },
    ],
    caughtBy: {
      'collection-resolve-same-id': expectedReceived('"Bo"', '"Ann"'),
    },
  },
  {
    id: 'resolved-once-for-a-url',
    what: 'what a resource resolved to for a URL is kept',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
    by: `const asked = request ?? this.resolveRequestFromContainer();
      const kept: Map<unknown, any> = ((this as any).kept ??= new Map());
      if (!kept.has(asked.url)) kept.set(asked.url, this.resolveResourceData(asked));
      const data = this instanceof ResourceCollection ? this.resolveResourceData(asked) : kept.get(asked.url);`,
    caughtBy: {
      'resource-resolve-changed': expectedReceived('2', '1'),
    },
  },
  {
    id: 'collection-finds-no-request',
    what: 'a collection finds no current request when it is asked for it',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
        by: 'const data = this.resolveResourceData(request ?? Container.request ?? this.resolveRequestFromContainer());',
      },
      {
        file: jsonResource,
        replaces: 'if (request === null) throw noRequest(this);',
        by: 'if (request === null || this instanceof ResourceCollection) throw noRequest(this);',
      },
    ],
    caughtBy: { 'collection-resolve-request-of-collection': 'request' },
  },
  {
    id: 'empty-items-left-out',
    what: 'items that are empty lists are not converted',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = items.all().map((item) => {',
    by: `const isFull = (item: unknown): boolean => !isResource(item) || !isMapLike(item.resource) || !isEmptyMap(item.resource);
    const data = items.filter(isFull).all().map((item) => {`,
    caughtBy: {
      'collection-resolve-falsy-items/empty-list': expectedReceived('[{"in": []}, {"in": 1}]', '[{"in": 1}]'),
    },
  },
  {
    id: 'last-given-request-found',
    what: 'the request that resolve was given last is found instead of the current one',
    level: 'observed',
    file: jsonResource,
    replaces: 'const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
    by: `if (request !== null) this.resolveRequestFromContainer = () => request;
      const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());`,
    caughtBy: { 'collection-resolve-request-is-current': expectedReceived('"name"', '"other"') },
  },
  {
    id: 'own-names-off-plain-resources',
    what: 'a resource without data of its own leaves out the entries that are named like its properties',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    by: `if (isMapLike(resource) && !Array.isArray(resource)) return OrderedMap.from<unknown>(resource).filter((_, name) => !['resource', 'with', 'additional', 'wrap'].includes(String(name)));
    if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);`,
    caughtBy: {
      'resource-resolve-names':
        'received: {"links": 0, "meta": false, "page": 3, "path": "/", "data": ["a"]}',
    },
  },
  {
    id: 'response-names-off-plain-resources',
    what: 'a resource without data of its own leaves out the entries that are named like parts of a response',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    by: `if (isMapLike(resource) && !Array.isArray(resource)) return OrderedMap.from<unknown>(resource).filter((_, name) => !['links', 'meta', 'page', 'path'].includes(String(name)));
    if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);`,
    caughtBy: {
      'resource-resolve-names':
        'received: {"resource": "", "with": "0", "additional": [], "wrap": {"by": 0}, "data": ["a"]}',
    },
  },
  {
    id: 'falsy-off-plain-resources',
    what: 'a resource without data of its own leaves out the entries that are falsy',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    by: `if (isMapLike(resource) && !Array.isArray(resource)) return OrderedMap.from<unknown>(resource).filter((value) => truthy(value));
    if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);`,
    caughtBy: {
      'resource-resolve-names': 'received: {"wrap": {"by": 0}, "page": 3, "path": "/", "data": ["a"]}',
    },
  },
];

module.exports = { resolveFaults };

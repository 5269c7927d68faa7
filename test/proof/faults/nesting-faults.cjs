const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const writer = 'src/reference/php/json-writer.ts';
const collection = 'src/reference/collection/collection.ts';

/** Faults of what stands inside something else: resources in resources, items around a collection. */
const nestingFaults = [
  {
    id: 'nested-json-unfiltered',
    what: 'a resource inside another one is written to JSON with its missing values',
    level: 'observed',
    changes: [
      {
        file: writer,
        replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
        by: "isJsonSerializable(object) ? (Reflect.get(object, '$attributes') === undefined && typeof Reflect.get(object, 'toAttributes') === 'function' && this.#depth > 0 ? Reflect.apply(Reflect.get(object, 'toArray'), object, [null]) : object.jsonSerialize())",
      },
    ],
    caughtBy: { 'collection-response-nested-request': expectedReceived('the object "current"', 'null') },
  },
  {
    id: 'nested-json-empty',
    what: 'a resource inside another one is written to JSON as an empty object',
    level: 'observed',
    changes: [
      {
        file: writer,
        replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
        by: "isJsonSerializable(object) ? (typeof Reflect.get(object, 'toAttributes') === 'function' ? {} : object.jsonSerialize())",
      },
    ],
    caughtBy: { 'collection-to-json-nested': expectedReceived('{"id": 1}', '[]') },
  },
  {
    id: 'nested-json-nothing-left',
    what: 'a resource inside another one of which nothing is left is written to JSON as an empty object',
    level: 'observed',
    changes: [
      {
        file: writer,
        replaces: 'if (data !== object) this.#value(data);',
        by: "const isNothing = typeof Reflect.get(object, 'toAttributes') === 'function' && /^(\\[]|{})$/.test(JSON.stringify(data));\n    if (data !== object) this.#value(isNothing ? new (class {})() : data);",
      },
    ],
    caughtBy: {
      'resource-nested-nothing-left/list': expectedReceived('"{\\"draft\\":[[]]}"', '"{\\"draft\\":[{}]}"'),
    },
  },
  {
    id: 'nested-json-underlying',
    what: 'a resource inside another one is written to JSON as what it wraps',
    level: 'observed',
    changes: [
      {
        file: writer,
        replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
        by: "isJsonSerializable(object) ? (typeof Reflect.get(object, 'toAttributes') === 'function' ? Reflect.get(object, 'resource') : object.jsonSerialize())",
      },
    ],
    caughtBy: { 'collection-response-nested-request': expectedReceived('{"id": 2}', '2') },
  },
  {
    id: 'nested-lists-unfiltered',
    what: 'missing values inside a list are not removed',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'if (isMissing(value)) {',
        by: 'if (isMissing(value) && !Array.isArray(data)) {',
      },
    ],
    caughtBy: {
      'resource-filter-missing-resource/list': expectedReceived('[1]', '[<AuthorResource o3>, 1]'),
    },
  },
  {
    id: 'nested-maps-unfiltered',
    what: 'missing values inside a nested map are not removed',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'isMapLike(value) ? this.filter(value)',
        by: 'isMapLike(value) ? value',
      },
    ],
    caughtBy: {
      'resource-filter-missing-resource/nested': expectedReceived('[]', '{"author": <AuthorResource o3>}'),
    },
  },
  {
    id: 'merged-data-unfiltered',
    what: 'missing values inside merged data are not removed',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/merge-entries.ts',
        replaces: 'OrderedMap.from(resolve(value.data) as MapLike)',
        by: 'OrderedMap.from<unknown>(value.data)',
      },
    ],
    caughtBy: {
      'resource-filter-merging-map/nested-missing': expectedReceived(
        '{"d": 4}',
        '{"c": the missing marker, "d": 4}',
      ),
    },
  },
  {
    id: 'resource-of-null-shown',
    what: 'a resource around null inside other data is shown',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'isNull(value.resource) ? null : value;',
        by: 'isNull(value.resource) ? value : value;',
      },
    ],
    caughtBy: { 'resource-filter-null-resource/map': expectedReceived('null', '<AuthorResource o2>') },
  },
  {
    id: 'items-to-array-skipped',
    what: 'items that have an array form of their own stay objects in the array form of a page',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'const data = this.$items.toArray();',
        by: 'const data = this.$items.all();',
      },
    ],
    caughtBy: { 'paginator-to-array-arrayable-items': expectedReceived('{"name": "Lima"}', '<City o2>') },
  },
  {
    id: 'resources-first-decides-not',
    what: 'items that are no resources are resolved like resources',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
        by: "'resolve'",
      },
    ],
    caughtBy: {
      'collection-to-array-bare-items': 'received: Generic error (Error): Call',
    },
  },
  {
    id: 'resources-to-array-only',
    what: 'the array form of a collection takes toArray of its resources, unfiltered',
    level: 'observed',
    changes: [{ file: resource, replaces: 'item[operation](request)', by: 'item.toArray(request)' }],
    caughtBy: {
      'collection-to-array-filtered': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "secret": the missing marker}',
      ),
    },
  },
  {
    id: 'arrayable-items-kept',
    what: 'a collection around something with an array form takes it for one item',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'if (isArrayable(value)) return toOrderedMap(value.toArray(), depth + 1);\n',
        by: '',
      },
    ],
    caughtBy: { 'paginator-construct-holder-items/arrayable': expectedReceived('["Lima", "Oslo"]', '[]') },
  },
  {
    id: 'collection-copied-by-iterating',
    what: 'a collection made of another one loses the keys',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'if (isCollection(value)) return value.all().clone();',
        by: 'if (isCollection(value)) return toOrderedMap([...value.all().values()]);',
      },
    ],
    caughtBy: {
      'shared-paginator-collection-copied-keys': expectedReceived(
        '{"0": "Lima", "2": "Rome"}',
        '["Lima", "Rome"]',
      ),
    },
  },
  {
    id: 'collection-json-keeps-objects',
    what: 'items with an array form stay objects in the JSON form of a collection',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'return isArrayable(value) ? value.toArray() : value;\n    });',
        by: 'return value;\n    });',
      },
    ],
    caughtBy: { 'collection-resolve-arrayable-json': expectedReceived('{"kind": "array"}', '{}') },
  },
  {
    id: 'resource-of-resource-unwrapped',
    what: 'the items of a resource around a collection are not found',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces:
          'for (; isResource(source) && !seen.has(source); source = source.resource) seen.add(source);',
        by: 'if (isResource(source)) seen.add(source);',
      },
    ],
    caughtBy: {
      'collection-resolve-nested-source': 'received: Generic error (Error): AnonymousResourceCollection',
    },
  },
];

module.exports = { nestingFaults };

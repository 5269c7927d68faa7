const { expectedReceived } = require('./in-words.cjs');

const collection = 'src/reference/resource/json-resource.ts';

/** Faults of resource collections: mapping, keys, queries. */
const collectionFaults = [
  {
    id: 'mapping-decided-per-item',
    what: 'every item decides for itself whether it is mapped',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces:
          'collected !== null && !(source.first() instanceof collected)\n        ? source.mapInto(collected)',
        by: 'collected !== null\n        ? items.map((item, key) => (item instanceof collected ? item : Reflect.construct(collected, [item, key])))',
      },
    ],
    caughtBy: {
      'collection-construct-first-is-resource': '<TagResource>, "blue"]',
      'collection-construct-later-resource-mapped': 'received: "blue"',
    },
  },
  {
    id: 'preserve-keys-reaches-items',
    what: "the collection's wish to preserve keys holds for its items as well",
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'const operation = items.first() instanceof JsonResource',
        by: 'for (const item of items.all().values()) Object.assign(item as object, { $preserveKeys: this.$preserveKeys });\n    const operation = items.first() instanceof JsonResource',
      },
    ],
    caughtBy: {
      'collection-preserve-keys-nested/collection': expectedReceived(
        '["low", "high"]',
        '{"10": "low", "20": "high"}',
      ),
    },
  },
  {
    id: 'query-applied-at-once',
    what: 'withQuery changes the paginator at once instead of when a response is made',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
        by: 'this.preserveAllQueryParameters = false;\n    if (isPaginator(this.resource)) this.resource.appends(query);\n    return this;',
      },
    ],
    caughtBy: {
      'collection-with-query-not-before': expectedReceived(
        'the URL /posts?page=2',
        '"/posts?tag=red&page=2"',
      ),
    },
  },
  {
    id: 'with-query-keeps-preserving',
    what: 'withQuery does not end preserveQuery',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
        by: 'return this;',
      },
    ],
    caughtBy: {
      'collection-with-query-after-preserve': expectedReceived(
        'the URL /posts?tag=red&page=2',
        '"/posts?sort=new&page=2"',
      ),
    },
  },
  {
    id: 'any-class-is-collected',
    what: 'a collected class that is no resource is accepted',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: '(cls !== null && isResourceClass(cls))) return cls;',
        by: 'cls !== null) return cls;',
      },
    ],
    caughtBy: {
      'collection-construct-refused-class/plain-class': expectedReceived(
        'a Logic error',
        '<AnonymousResourceCollection o1>',
      ),
    },
  },
  {
    id: 'resource-name-first',
    what: 'PostCollection looks for PostResource before Post',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'return findClass(stem) ?? ',
        by: "return findClass(stem + 'Resource') ?? findClass(stem) ?? ",
      },
    ],
    caughtBy: {
      'collection-collects-by-bare-name': 'received: {"$class":"CityResource"}',
    },
  },
  {
    id: 'json-options-forgotten',
    what: 'the response of a collection ignores the JSON flags of the collected class',
    level: 'observed',
    changes: [
      {
        file: collection,
        replaces: 'return item.jsonOptions();',
        by: 'return item === null ? item : 0;',
      },
    ],
    caughtBy: {
      'collection-json-options-of/collected': expectedReceived('64', '0'),
    },
  },
  {
    id: 'given-request-ignored',
    what: 'resolve uses the current request although one was given',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer())',
        by: 'this.resolveResourceData(this.resolveRequestFromContainer())',
      },
    ],
    caughtBy: { 'collection-resolve-array': 'there is no current request' },
  },
  {
    id: 'json-is-wrapped',
    what: 'JSON text is wrapped like a response',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'return encodeJson(data, flags | JSON_THROW_ON_ERROR);',
        by: 'return encodeJson({ data }, flags | JSON_THROW_ON_ERROR);',
      },
    ],
    caughtBy: { 'law-collection-json': 'JSON text parses back' },
  },
  {
    id: 'preserving-keys-for-good',
    what: 'preserving keys cannot be switched off again',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
        by: 'if (value) this.$preserveKeys = true;',
      },
    ],
    caughtBy: { 'law-collection-preserve-keys': 'resolve, keys preserved: false' },
  },
];

module.exports = { collectionFaults };

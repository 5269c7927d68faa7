const { expectedGot } = require('./in-words.cjs');

const collection = 'src/resources/resource-collection.ts';
const row = (name) => `AnonymousResourceCollection.${name}`;

/** Faults of resource collections: mapping, keys, queries. */
const collectionFaults = [
  {
    id: 'mapping-decided-per-item',
    what: 'every item decides for itself whether it is mapped',
    file: collection,
    replaces:
      'collected !== null && !(items.first() instanceof collected)\n        ? items.mapInto(collected as unknown as ItemClass)',
    by: 'collected !== null\n        ? items.map((item, key) => (item instanceof collected ? item : Reflect.construct(collected, [item, key])))',
    rows: [row('__construct'), row('collectResource')],
    caughtBy: {
      'collection-construct-first-is-resource': '<TagResource>, "blue"]',
      'collection-construct-later-resource-mapped': 'received: "blue"',
    },
  },
  {
    id: 'preserve-keys-reaches-items',
    what: "the collection's wish to preserve keys holds for its items as well",
    file: collection,
    replaces: 'const change = items.first() instanceof JsonResource',
    by: 'for (const item of items.all().values()) Object.assign(item as object, { keyPreservation: this.keyPreservation });\n    const change = items.first() instanceof JsonResource',
    rows: [row('preserveKeys')],
    caughtBy: {
      'collection-preserve-keys-nested/collection': expectedGot(
        '["low", "high"]',
        '{"10": "low", "20": "high"}',
      ),
    },
  },
  {
    id: 'query-applied-at-once',
    what: 'withQuery changes the paginator at once instead of when a response is made',
    file: collection,
    replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
    by: 'this.preserveAllQueryParameters = false;\n    if (isPaginator(this.resource)) this.resource.appends(query);\n    return this;',
    rows: [row('withQuery')],
    caughtBy: {
      'collection-with-query-not-before': expectedGot('"/posts?page=2"', '"/posts?tag=red&page=2"'),
    },
  },
  {
    id: 'with-query-keeps-preserving',
    what: 'withQuery does not end preserveQuery',
    file: collection,
    replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
    by: 'return this;',
    rows: [row('withQuery'), row('preserveQuery')],
    caughtBy: {
      'collection-with-query-after-preserve': expectedGot(
        '"/posts?tag=red&page=2"',
        '"/posts?sort=new&page=2"',
      ),
    },
  },
  {
    id: 'any-class-is-collected',
    what: 'a collected class that is no resource is accepted',
    file: collection,
    replaces: 'if (cls !== null && isResourceClass(cls)) return cls;',
    by: 'if (cls !== null) return cls;',
    rows: [row('__construct'), row('collects')],
    caughtBy: {
      'collection-construct-refused-class/plain-class':
        'Resource collections must collect instances of JsonResource.',
    },
  },
  {
    id: 'resource-name-first',
    what: 'PostCollection looks for PostResource before Post',
    file: collection,
    replaces: 'return findClass(stem) ?? ',
    by: "return findClass(stem + 'Resource') ?? findClass(stem) ?? ",
    rows: [row('collects')],
    caughtBy: {
      'collection-collects-by-bare-name': 'received: {"$class":"CityResource"}',
    },
  },
  {
    id: 'json-options-forgotten',
    what: 'the response of a collection ignores the JSON flags of the collected class',
    file: collection,
    replaces: ': (Object.create(collected.prototype as object) as JsonResource).jsonOptions();',
    by: ': 0;',
    rows: [row('jsonOptions')],
    caughtBy: {
      'collection-json-options-of/collected': expectedGot('64', '0'),
    },
  },
  {
    id: 'given-request-ignored',
    what: 'resolve uses the current request although one was given',
    file: 'src/resources/resolves-data.ts',
    replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer())',
    by: 'this.resolveResourceData(this.resolveRequestFromContainer())',
    rows: [row('resolve')],
    caughtBy: {
      'law-collection-items': 'there is no current request',
    },
  },
  {
    id: 'query-forgotten',
    what: 'withQuery does nothing',
    file: collection,
    replaces: 'else if (this.queryParameters !== null) paginator.appends(this.queryParameters);',
    by: '',
    rows: [row('withQuery')],
    caughtBy: { 'law-collection-links': 'the query of /links/first' },
  },
  {
    id: 'json-is-wrapped',
    what: 'JSON text is wrapped like a response',
    file: 'src/resources/resolves-data.ts',
    replaces: 'return encodeJson(data, options | JSON_THROW_ON_ERROR);',
    by: 'return encodeJson({ data }, options | JSON_THROW_ON_ERROR);',
    rows: [row('toJson'), row('toPrettyJson')],
    caughtBy: { 'law-collection-json': 'JSON text parses back' },
  },
  {
    id: 'preserving-keys-for-good',
    what: 'preserving keys cannot be switched off again',
    file: 'src/resources/anonymous-resource-collection.ts',
    replaces: "this.keyPreservation = booleanArgument('preserveKeys(value)', value);",
    by: 'if (value) this.keyPreservation = true;',
    rows: [row('preserveKeys')],
    caughtBy: { 'law-collection-preserve-keys': 'resolve, keys preserved: false' },
  },
];

module.exports = { collectionFaults };

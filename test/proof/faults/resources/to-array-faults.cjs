const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/to-array.feature must notice. */
const toArrayFaults = [
  {
    id: 'resources-first-decides-not',
    what: 'items that are no resources are resolved like resources',
    level: 'observed',
    file: jsonResource,
    replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
    by: "'resolve'",
    caughtBy: { 'collection-to-array-bare-items': 'received: Generic error (Error): Call' },
  },
  {
    id: 'resources-to-array-only',
    what: 'the array form of a collection takes toArray of its resources, unfiltered',
    level: 'observed',
    file: jsonResource,
    replaces: 'item[operation](request)',
    by: 'item.toArray(request)',
    caughtBy: {
      'collection-to-array-filtered': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "secret": the missing marker}',
      ),
    },
  },
  {
    id: 'last-item-decides',
    what: 'the last item tells whether the items of a collection are resources',
    level: 'observed',
    file: jsonResource,
    replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
    by: "[...items.all().values()].at(-1) instanceof JsonResource ? 'resolve' : 'toArray'",
    caughtBy: { 'collection-to-array-resource-after-bare': 'resolve' },
  },
  {
    id: 'falsy-is-no-data',
    what: 'zero and false have an empty array, as null has',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (resource === null) return [];',
    by: 'if (!resource) return [];',
    caughtBy: {
      'collection-to-array-scalar/zero': 'received: []',
      'collection-to-array-scalar/false': 'received: []',
    },
  },
  {
    id: 'unmapped-items-renumbered',
    what: 'items that need no mapping lose their keys',
    level: 'observed',
    file: jsonResource,
    replaces: ': new Collection<unknown>(items);',
    by: ': new Collection<unknown>([...new Collection<unknown>(items).all().values()]);',
    caughtBy: { 'collection-to-array-unmapped-keys/bare': 'received: [{"id": 1}, {"id": 1}]' },
  },
  {
    id: 'array-form-asks-key-zero',
    what: 'the item under key 0 decides whether items are resolved, and not the first',
    level: 'observed',
    file: jsonResource,
    replaces: "const operation = items.first() instanceof JsonResource ? 'resolve' : 'toArray';",
    by: "const operation = items.all().get(0) instanceof JsonResource ? 'resolve' : 'toArray';",
    caughtBy: {
      'collection-to-array-named-filtered': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "gap": the missing marker}',
      ),
    },
  },
  {
    id: 'array-form-resolves-each-resource',
    what: 'a resource behind another first item is resolved as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: 'if (item instanceof JsonResource) return item.resolve(request);',
    caughtBy: {
      'collection-to-array-first-decides': expectedReceived('{"gap": the missing marker}', '[]'),
    },
  },
  {
    id: 'items-not-asked-to-resolve',
    what: 'a collection filters the data of its items itself',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: `if (item instanceof JsonResource && operation === 'resolve') {
        return item['filter'](expandData(item.resolveResourceData(request), item));
      }
      if (item instanceof JsonResource) return item[operation](request);`,
    caughtBy: {
      'collection-to-array-item-operation/resolve': expectedReceived(
        '{"own": {"tag": "red"}}',
        '{"tag": "red"}',
      ),
    },
  },
  {
    id: 'items-asked-for-attributes',
    what: 'a collection takes the attributes of its items for their data',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: `if (item instanceof JsonResource && item.resolve === JsonResource.prototype.resolve) {
        return item['filter'](expandData(item.toAttributes(request), item));
      }
      if (item instanceof JsonResource) return item[operation](request);`,
    caughtBy: {
      'collection-to-array-item-operation/data': expectedReceived(
        '{"own": {"tag": "red"}}',
        '{"tag": "red"}',
      ),
    },
  },
  {
    id: 'items-asked-for-array',
    what: 'a collection takes what toArray of its items gives for their attributes',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: `if (item instanceof JsonResource && item['$attributes'] === undefined) {
        return item['filter'](expandData(item.toArray(request), item));
      }
      if (item instanceof JsonResource) return item[operation](request);`,
    caughtBy: {
      'collection-to-array-item-operation/attr': expectedReceived(
        '{"own": {"tag": "red"}}',
        '{"tag": "red"}',
      ),
    },
  },
  {
    id: 'null-item-null',
    what: 'an item that is null comes out of a collection as null',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: `if (item instanceof JsonResource && item.resource === null && item.toArray === JsonResource.prototype.toArray) {
        return null;
      }
      if (item instanceof JsonResource) return item[operation](request);`,
    caughtBy: {
      'collection-to-array-null-item': expectedReceived('[]', 'null'),
    },
  },
  {
    id: 'array-of-object-expanded',
    what: 'what an underlying object gives as its array is expanded at once',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(resource, 'toArray', []) as ResourceData;
`,
    by: `return expandData(callOperation(resource, 'toArray', []), this);
`,
    caughtBy: {
      'resource-to-array-unexpanded': '{"kind": "post"}',
    },
  },
  {
    id: 'properties-stand-for-array',
    what: 'an underlying object without an array form is shown as its public properties',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(resource, 'toArray', []) as ResourceData;
`,
    by: `if (isObject(resource) && !hasOperation(resource, 'toArray')) return { ...resource };
    return callOperation(resource, 'toArray', []) as ResourceData;
`,
    caughtBy: {
      'resource-to-array-no-array/properties-alone': expectedReceived('a Generic error', '{"id": 1}'),
    },
  },
  {
    id: 'json-data-stand-for-array',
    what: 'an underlying object without an array form gives its data for JSON',
    level: 'observed',
    file: jsonResource,
    replaces: `return callOperation(resource, 'toArray', []) as ResourceData;
`,
    by: `if (!hasOperation(resource, 'toArray') && hasOperation(resource, 'jsonSerialize')) {
      return callOperation(resource, 'jsonSerialize', []) as ResourceData;
    }
    return callOperation(resource, 'toArray', []) as ResourceData;
`,
    caughtBy: {
      'resource-to-array-no-array/data-for-json': expectedReceived('a Generic error', '{"id": 1}'),
    },
  },
  {
    id: 'wrapped-closure-called',
    what: 'a closure that a resource wraps is called for the underlying value',
    level: 'observed',
    file: jsonResource,
    replaces: `const resource: unknown = this.resource;
    if (resource === null) return [];`,
    by: `const resource: unknown = valueFrom(this.resource as any);
    if (resource === null) return [];`,
    caughtBy: {
      'collection-to-array-scalar/closure': 'a Generic error',
    },
  },
  {
    id: 'collections-in-collections-not-resolved',
    what: 'collections among the items are turned into arrays, not resolved',
    level: 'observed',
    file: jsonResource,
    replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
    by: "items.first() instanceof ResourceCollection ? 'toArray' : items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
    caughtBy: {
      'collection-to-array-of-collections': expectedReceived('{"n": 1}', '{"a": the missing marker, "n": 1}'),
    },
  },
  {
    id: 'missing-item-stays',
    what: 'an item that is the missing marker stays one',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: 'if (item instanceof JsonResource) return item[operation](request);',
    by: 'if (item instanceof JsonResource) return item.resource instanceof MissingValue ? item.resource : item[operation](request);',
    caughtBy: { 'collection-to-array-missing-item': 'received: the missing marker' },
  },
];

module.exports = { toArrayFaults };

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
      'collection-to-array-scalar/zero': 'expected',
      'collection-to-array-scalar/false': 'expected',
    },
  },
  {
    id: 'unmapped-items-renumbered',
    what: 'items that need no mapping lose their keys',
    level: 'observed',
    file: jsonResource,
    replaces: ': new Collection<unknown>(items);',
    by: ': new Collection<unknown>([...new Collection<unknown>(items).all().values()]);',
    caughtBy: { 'collection-to-array-unmapped-keys/bare': 'expected' },
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
];

module.exports = { toArrayFaults };

const { expectedReceived } = require('../../in-words.cjs');

const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/resolve-edges.feature must notice. */
const resolveEdgesFaults = [
  {
    id: 'resource-of-resource-unwrapped',
    what: 'the items of a resource around a collection are not found',
    level: 'observed',
    file: jsonResource,
    replaces: 'for (; isResource(source) && !seen.has(source); source = source.resource) seen.add(source);',
    by: 'if (isResource(source)) seen.add(source);',
    caughtBy: {
      'collection-resolve-nested-source': 'received: Generic error (Error): AnonymousResourceCollection',
    },
  },
  {
    id: 'plain-items-of-current-request',
    what: 'items that are no resources do not get the request',
    level: 'observed',
    file: jsonResource,
    replaces: 'return callOperation(item, operation, [request]);',
    by: 'return callOperation(item, operation, []);',
    caughtBy: { 'collection-resolve-foreign-later': expectedReceived('[any object]', '[]') },
  },
  {
    id: 'json-form-before-array',
    what: 'data that have an array form and one for JSON are resolved to the latter',
    level: 'observed',
    file: filter,
    replaces: 'if (isArrayable(data)) return',
    by: 'if (isArrayable(data) && !isJsonSerializable(data)) return',
    caughtBy: { 'resource-resolve-both-contracts': expectedReceived('"array"', '"json"') },
  },
  {
    id: 'collection-of-page-paginated',
    what: 'a collection that is made of a collection of a page is paginated',
    level: 'observed',
    file: jsonResource,
    replaces: `if (resource instanceof MissingValue) return resource;
`,
    by: `if (resource instanceof MissingValue) return resource;
    if (isResource(resource) && isPaginator(resource.resource)) return this.collectResource(resource.resource);
`,
    caughtBy: {
      'collection-resolve-source-of-page': 'the response body',
    },
  },
  {
    id: 'stand-in-for-given-request',
    what: 'a resource that stands for the data is resolved for the request that is given',
    level: 'observed',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = this.filter(data instanceof JsonResource ? data.resolve(request) : expandData(data, this));',
    caughtBy: {
      'resource-resolve-stand-in-request': expectedReceived('"name"', '"date"'),
    },
  },
  {
    id: 'resource-of-collection-refused',
    what: 'a resource of a Collection is refused as source',
    level: 'observed',
    file: jsonResource,
    replaces: 'for (; isResource(source) && !seen.has(source); source = source.resource) seen.add(source);',
    by: 'for (; source instanceof ResourceCollection && !seen.has(source); source = source.resource) seen.add(source);',
    caughtBy: {
      'collection-resolve-source-of-collection': 'expected a map, a collection or a paginator',
    },
  },
  {
    id: 'items-within-one-resource-at-most',
    what: 'a resource around a resource is not looked into for items',
    level: 'observed',
    file: jsonResource,
    replaces: 'for (; isResource(source) && !seen.has(source); source',
    by: 'for (; isResource(source) && seen.size === 0; source',
    caughtBy: {
      'collection-resolve-source-within-another': expectedReceived(
        'no error',
        'Generic error (Error): AnonymousResourceCollection(resource): expected a map, a collection or a paginator, received [JsonResource]',
      ),
    },
  },
];

module.exports = { resolveEdgesFaults };

const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/construct-refused.feature must notice. */
const constructRefusedFaults = [
  {
    id: 'any-class-is-collected',
    what: 'a collected class that is no resource is accepted',
    level: 'observed',
    file: jsonResource,
    replaces: '(cls !== null && isResourceClass(cls))) return cls;',
    by: 'cls !== null) return cls;',
    caughtBy: {
      'collection-construct-refused-class/plain-class': expectedReceived(
        'a Logic error',
        '<AnonymousResourceCollection o1>',
      ),
    },
  },
  {
    id: 'map-in-resource-collected',
    what: 'the items of a collection may come as a map inside a resource',
    level: 'observed',
    file: jsonResource,
    replaces: '  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;',
    by: `  if (isMapLike(source)) return new Collection(source);
  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;`,
    caughtBy: { 'collection-construct-refused-source/resource-of-map': 'expected: a Generic error' },
  },
  {
    id: 'arrayable-source-taken',
    what: 'an object with an array form is taken for its items',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isMapLike(resource)) return new Collection(resource);',
    by: `if (isMapLike(resource)) return new Collection(resource);
  const isOther = !isResource(resource) && !isCollection(resource) && !isPaginator(resource);
  if (isOther && hasOperation(resource, 'toArray')) return new Collection((resource as any).toArray());`,
    caughtBy: {
      'collection-construct-refused-source/plain-arrayable': 'a Generic error',
    },
  },
  {
    id: 'closure-source-called',
    what: 'a closure that is given as source is called for the items',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (isMapLike(resource)) return new Collection(resource);',
    by: `if (typeof resource === 'function') return new Collection(resource());
  if (isMapLike(resource)) return new Collection(resource);`,
    caughtBy: {
      'collection-construct-refused-source/closure': 'a Generic error',
    },
  },
];

module.exports = { constructRefusedFaults };

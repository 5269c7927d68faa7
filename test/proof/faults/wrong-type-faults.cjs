const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';

/** Faults of resources that take what both known systems refuse, or refuse what both take. */
const wrongTypeFaults = [
  oneChange(
    'with-without-request',
    'with takes what is no request',
    'observed',
    resource,
    "requireType(request instanceof Request, 'with(request)', 'a Request', request);",
    '',
    {
      'collection-wrong-type-request/with-null': 'expected: a Type error',
      'collection-wrong-type-request/with-map': 'expected: a Type error',
    },
  ),
  oneChange(
    'own-data-without-request',
    'a resource with data of its own takes what is no request',
    'observed',
    resource,
    "requireType(request instanceof Request, 'toAttributes(request)', 'a Request', request);",
    '',
    {
      'collection-wrong-type-request/attributes': 'expected: a Type error',
      'collection-wrong-type-request/resolve': 'expected: a Type error',
    },
  ),
  oneChange(
    'request-replaced-by-the-current-one',
    'what is given instead of a request is replaced by the current one',
    'observed',
    resource,
    'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    'return this.toResponse(request instanceof Request ? request : this.resolveRequestFromContainer());',
    { 'collection-wrong-type-request/response': 'expected: a Type error' },
  ),
  oneChange(
    'anything-filtered',
    'filter returns what is no map as it is',
    'observed',
    resource,
    "requireMap('filter(data)', data);",
    'if (!isMapLike(data)) return data;',
    {
      'resource-wrong-type-filter/filter-null': 'expected: a Type error',
      'resource-wrong-type-filter/filter-items': 'expected: a Type error',
    },
  ),
  oneChange(
    'nothing-left-of-anything',
    'of what is no map removeMissingValues makes an empty one',
    'observed',
    resource,
    "withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys())",
    'withoutMissing(isMapLike(data) ? data : [], this.preservesKeys())',
    { 'resource-wrong-type-filter/drop-number': 'expected: a Type error' },
  ),
  oneChange(
    'map-in-resource-collected',
    'the items of a collection may come as a map inside a resource',
    'observed',
    resource,
    '  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;',
    '  if (isMapLike(source)) return new Collection(source);\n  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;',
    { 'collection-construct-refused-source/resource-of-map': 'expected: a Generic error' },
  ),
  oneChange(
    'empty-name-collected',
    'an empty name of the collected class is looked up',
    'observed',
    resource,
    'this.$collects || collectedByName(cls)',
    '(this.$collects ?? collectedByName(cls))',
    { 'collection-collects-empty-name': 'must collect instances' },
  ),
  oneChange(
    'nested-resource-asked',
    'a resource in a resource gives its own data without a request',
    'observed',
    resource,
    "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    'if (isMapLike(resource)) return resource;',
    { 'resource-wrong-type-nested-own': 'expected: a Type error' },
  ),
  oneChange(
    'no-name-no-class',
    'what cannot be the name of a class is taken for an unknown one',
    'observed',
    'src/reference/resource/class-registry.ts',
    "classes.get(textArgument('A class', reference ?? ''))",
    "classes.get(typeof reference === 'object' ? '' : textArgument('A class', reference ?? ''))",
    {
      'paginator-marked-no-name/resource': 'expected: a Type error',
    },
  ),
];

module.exports = { wrongTypeFaults };

const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const observed = oneChange('observed');

/** Faults of resources that take what both known systems refuse, or refuse what both take. */
const wrongTypeFaults = [
  observed(
    'with-without-request',
    'with takes what is no request',
    resource,
    "requireRequest('with(request)', request);",
    '',
    {
      'collection-wrong-type-request/with-null': 'expected: a Type error',
      'collection-wrong-type-request/with-map': 'expected: a Type error',
    },
  ),
  observed(
    'own-data-without-request',
    'a resource with data of its own takes what is no request',
    resource,
    "requireRequest('toAttributes(request)', request);",
    '',
    {
      'collection-wrong-type-request/attributes': 'expected: a Type error',
      'collection-wrong-type-request/resolve': 'expected: a Type error',
    },
  ),
  observed(
    'request-replaced-by-the-current-one',
    'what is given instead of a request is replaced by the current one',
    resource,
    'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    'return this.toResponse(request instanceof require("../http/request").Request ? request : this.resolveRequestFromContainer());',
    { 'collection-wrong-type-request/response': 'expected: a Type error' },
  ),
  observed(
    'anything-filtered',
    'filter returns what is no map as it is',
    resource,
    "requireMap('filter(data)', data);",
    'if (!isMapLike(data)) return data;',
    {
      'resource-wrong-type-filter/filter-null': 'expected: a Type error',
      'resource-wrong-type-filter/filter-items': 'expected: a Type error',
    },
  ),
  observed(
    'nothing-left-of-anything',
    'of what is no map removeMissingValues makes an empty one',
    resource,
    "withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys())",
    'withoutMissing(isMapLike(data) ? data : [], this.preservesKeys())',
    { 'resource-wrong-type-filter/drop-number': 'expected: a Type error' },
  ),
  observed(
    'map-in-resource-collected',
    'the items of a collection may come as a map inside a resource',
    resource,
    '  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;',
    '  if (isMapLike(source)) return new Collection(source);\n  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;',
    { 'collection-construct-refused-source/resource-of-map': 'expected: a Generic error' },
  ),
  observed(
    'empty-name-collected',
    'an empty name of the collected class is looked up',
    resource,
    'this.$collects || collectedByName(cls)',
    '(this.$collects ?? collectedByName(cls))',
    { 'collection-collects-empty-name': 'must collect instances' },
  ),
  observed(
    'nested-resource-asked',
    'a resource in a resource gives its own data without a request',
    resource,
    "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    'if (isMapLike(resource)) return resource;',
    { 'resource-wrong-type-nested-own': 'expected: a Type error' },
  ),
  observed(
    'no-name-no-class',
    'what cannot be the name of a class is taken for an unknown one',
    'src/reference/resource/class-registry.ts',
    "classes.get(textArgument('A class', reference))",
    "classes.get(typeof reference === 'object' ? '' : textArgument('A class', reference))",
    {
      'paginator-marked-no-name/resource': 'expected: a Type error',
    },
  ),
];

module.exports = { wrongTypeFaults };

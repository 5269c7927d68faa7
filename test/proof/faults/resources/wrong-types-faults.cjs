const { expectedReceived } = require('../../in-words.cjs');
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/wrong-types.feature must notice. */
const wrongTypesFaults = [
  {
    id: 'pretty-options-of-any-type',
    what: 'toPrettyJson of a resource takes a text for its options',
    level: 'observed',
    file: jsonResource,
    replaces: "this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT)",
    by: 'this.toJson(options | JSON_PRETTY_PRINT)',
    caughtBy: { 'collection-wrong-type-options/collection-text': 'Type error' },
  },
  {
    id: 'with-without-request',
    what: 'with takes what is no request',
    level: 'observed',
    file: jsonResource,
    replaces: "requireRequest('with(request)', request);",
    by: '',
    caughtBy: {
      'collection-wrong-type-request/with-null': 'expected: a Type error',
      'collection-wrong-type-request/with-map': 'expected: a Type error',
    },
  },
  {
    id: 'own-data-without-request',
    what: 'a resource with data of its own takes what is no request',
    level: 'observed',
    file: jsonResource,
    replaces: "requireRequest('toAttributes(request)', request);",
    by: '',
    caughtBy: {
      'collection-wrong-type-request/attributes': 'expected: a Type error',
      'collection-wrong-type-request/resolve': 'expected: a Type error',
    },
  },
  {
    id: 'request-replaced-by-the-current-one',
    what: 'what is given instead of a request is replaced by the current one',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: 'return this.toResponse(request instanceof require("../http/request").Request ? request : this.resolveRequestFromContainer());',
    caughtBy: { 'collection-wrong-type-request/response': 'expected: a Type error' },
  },
  {
    id: 'anything-filtered',
    what: 'filter returns what is no map as it is',
    level: 'observed',
    file: jsonResource,
    replaces: "requireMap('filter(data)', data);",
    by: 'if (!isMapLike(data)) return data;',
    caughtBy: {
      'resource-wrong-type-filter/filter-null': 'expected: a Type error',
      'resource-wrong-type-filter/filter-items': 'expected: a Type error',
    },
  },
  {
    id: 'nothing-left-of-anything',
    what: 'of what is no map removeMissingValues makes an empty one',
    level: 'observed',
    file: jsonResource,
    replaces: "withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys())",
    by: 'withoutMissing(isMapLike(data) ? data : [], this.preservesKeys())',
    caughtBy: { 'resource-wrong-type-filter/drop-number': 'expected: a Type error' },
  },
  {
    id: 'nested-resource-asked',
    what: 'a resource in a resource gives its own data without a request',
    level: 'observed',
    file: jsonResource,
    replaces:
      "if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);",
    by: 'if (isMapLike(resource)) return resource;',
    caughtBy: { 'resource-wrong-type-nested-own': 'expected: a Type error' },
  },
  {
    id: 'additional-emptied-before-refusal',
    what: 'extra data that are refused take those from before with them',
    level: 'observed',
    file: jsonResource,
    replaces: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));`,
    by: `this.$additional = NOTHING;
    this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));`,
    caughtBy: { 'collection-wrong-type-extra-kept': expectedReceived('{"a": 1}', '[]') },
  },
  {
    id: 'preserved-query-off-before-refusal',
    what: 'a query that is refused ends the preserving of the one of the request',
    level: 'observed',
    file: jsonResource,
    replaces: `this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    by: `this.preserveAllQueryParameters = false;
    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    caughtBy: { 'collection-wrong-type-query-kept': expectedReceived('true', 'false') },
  },
  {
    id: 'refused-flag-switches-off',
    what: 'preserveKeys has switched the flag off when it refuses another',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.$preserveKeys = booleanArgument(',
    by: `this.$preserveKeys = false;
    this.$preserveKeys = booleanArgument(`,
    caughtBy: { 'collection-wrong-type-flag-kept': expectedReceived('true', 'false') },
  },
  {
    id: 'pretty-options-null',
    what: 'null given to toPrettyJson of a resource counts as no options',
    level: 'observed',
    file: jsonResource,
    replaces: "integerArgument('toPrettyJson(options)', options)",
    by: "integerArgument('toPrettyJson(options)', options ?? 0)",
    caughtBy: { 'collection-wrong-type-options/collection-null': 'Type error' },
  },
  {
    id: 'pretty-options-null-for-pages',
    what: 'null given to toPrettyJson of a page counts as no options',
    level: 'observed',
    file: 'src/reference/paginator/paginator.ts',
    replaces: "integerArgument('Paginator.toPrettyJson(options)', options)",
    by: "integerArgument('Paginator.toPrettyJson(options)', options ?? 0)",
    caughtBy: { 'collection-wrong-type-options/page-null': 'Type error' },
  },
];

module.exports = { wrongTypesFaults };

const resource = 'src/reference/resource/json-resource.ts';
const jsonResponse = 'src/reference/http/json-response.ts';

/** One detail done otherwise, where only some form of the data shows it: JSON, a response, its links. */
const cornerFormFaults = [
  {
    id: 'omitted-values-written',
    what: 'JSON has the values that are to be omitted as empty maps',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.resolve(this.resolveRequestFromContainer());',
        by: 'return this.resolveResourceData(this.resolveRequestFromContainer()) as NaturalMap;',
      },
    ],
    caughtBy: { 'resource-filter-forms/json': 'JSON text with {"id": 1} somewhere in it' },
  },
  {
    id: 'omitted-values-answered',
    what: 'a response has the values that are to be omitted as empty maps',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const data = resource.resolve(request);',
        by: 'const data = (resource as unknown as { toAttributes(of: Request): NaturalMap }).toAttributes(request);',
      },
    ],
    caughtBy: { 'resource-filter-forms/response': '{"id": 1} somewhere' },
  },
  {
    id: 'given-query-after-preserve-ignored',
    what: 'once all current parameters are asked for, those that are given are not on the links',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'this.preserveAllQueryParameters = false;\n    return this;',
        by: 'return this;',
      },
    ],
    caughtBy: { 'collection-with-query-also-after-preserve': 'query tag' },
  },
  {
    id: 'preserve-after-given-query-ignored',
    what: 'once parameters are given, the current ones are not on the links',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
        by: 'const query = this.queryParameters ?? (this.preserveAllQueryParameters ? request.query() : null);',
      },
    ],
    caughtBy: { 'collection-preserve-query-also-after-given': 'query sort' },
  },
  {
    id: 'deep-response-substituted',
    what: 'with the flag for partial output a response has null for lists that are nested too deep',
    level: 'observed',
    changes: [
      {
        file: jsonResponse,
        replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
        by: '[JSON_FAILURE.malformed]',
      },
    ],
    caughtBy: { 'collection-unencodable-response-depth': 'Maximum stack depth exceeded' },
  },
  {
    id: 'recursion-in-response-refused',
    what: 'a response with an object that holds itself is refused whatever the flags say',
    level: 'observed',
    changes: [
      {
        file: jsonResponse,
        replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
        by: '[JSON_FAILURE.malformed, JSON_FAILURE.depth, JSON_FAILURE.recursion]',
      },
    ],
    caughtBy: { 'collection-unencodable-response-recursion': 'Recursion detected' },
  },
  {
    id: 'pretty-options-of-any-type',
    what: 'toPrettyJson of a resource takes a text for its options',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: "this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT)",
        by: 'this.toJson(options | JSON_PRETTY_PRINT)',
      },
    ],
    caughtBy: { 'collection-wrong-type-options/collection-text': 'Type error' },
  },
  {
    id: 'objects-of-a-collection-asked',
    what: 'objects in a Collection inside data are left out unless they have a form of their own',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/collection/collection.ts',
        replaces: 'return isArrayable(value) ? value.toArray() : value;',
        by: "return isArrayable(value) ? value.toArray() : typeof value === 'object' && !isMapLike(value) ? [] : value;",
      },
    ],
    caughtBy: { 'collection-to-json-objects-in-collection': '"name": "Bonn"' },
  },
];

module.exports = { cornerFormFaults };

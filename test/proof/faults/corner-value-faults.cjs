const { expectedReceived } = require('./in-words.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const choice = 'src/reference/resource/conditional-value.ts';
const response = 'src/reference/resource/response.ts';
const jsonResponse = 'src/reference/http/json-response.ts';
const calls = 'src/reference/php/calls.ts';

/** One detail done otherwise, where only some values, some forms of the data or some orders of calls show it. */
const cornerValueFaults = [
  {
    id: 'falsy-value-is-no-value',
    what: 'whenLoaded, whenCounted and whenAggregated give what is loaded in place of a falsy value',
    level: 'observed',
    changes: [
      {
        file: choice,
        replaces: 'return value === ABSENT || value === null ? own : valueFrom(value, own);',
        by: 'return value === ABSENT || !value ? own : valueFrom(value, own);',
      },
    ],
    caughtBy: {
      'resource-when-loaded-falsy-value/false': expectedReceived('false', '{"id": 9}'),
      'resource-when-counted-falsy-value/zero': expectedReceived('0', '3'),
      'resource-when-aggregated-falsy-value/empty-text': expectedReceived('""', '12'),
    },
  },
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
        file: response,
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
        replaces: 'const query = this.preserveAllQueryParameters ? queryOf(request) : this.queryParameters;',
        by: 'const query = this.queryParameters ?? (this.preserveAllQueryParameters ? queryOf(request) : null);',
      },
    ],
    caughtBy: { 'collection-preserve-query-also-after-given': 'query sort' },
  },
  {
    id: 'through-expands',
    what: 'what through() makes of an item is kept in its array form',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'invoke(callback, [value, key]) as TValue',
        by: '((made) => (made as { toArray?: () => TValue } | null)?.toArray?.() ?? made)(invoke(callback, [value, key]) as TValue)',
      },
    ],
    caughtBy: { 'paginator-through-kind': 'expected' },
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
    id: 'no-map-no-values',
    what: 'appendArray takes what is no map for an empty one',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'of OrderedMap.from(keys)) {',
        by: 'of OrderedMap.from(isMapLike(keys) ? keys : [])) {',
      },
    ],
    caughtBy: { 'paginator-append-array-no-map/text': 'Type error' },
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
  {
    id: 'missing-method-of-any-class',
    what: 'a bad-method-call error about a method of that name in another class counts as one about the object',
    level: 'observed',
    changes: [
      {
        file: calls,
        replaces: 'error.message === callToUndefinedMethod(className(target), method).message',
        by: 'error.message.endsWith(`::${method}()`)',
      },
    ],
    caughtBy: {
      'shared-paginator-forward-call-inner-same-name': 'saying "Call to undefined method Other::whisper()"',
    },
  },
  {
    id: 'any-missing-method-of-the-class',
    what: 'a method that fails because it asks for one that is not there is itself reported as not there',
    level: 'observed',
    changes: [
      {
        file: calls,
        replaces: 'if (saysMissing(error, target, name))',
        by: 'if (saysMissing(error, target, name) || (error instanceof TypeError && !isKeyed(target)))',
      },
    ],
    caughtBy: { 'shared-paginator-forward-call-inner-same-object': 'recover' },
  },
];

module.exports = { cornerValueFaults };

const { expectedReceived } = require('../../in-words.cjs');

const jsonResponse = 'src/reference/http/json-response.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/unencodable.feature must notice. */
const unencodableFaults = [
  {
    id: 'deep-response-substituted',
    what: 'with the flag for partial output a response has null for lists that are nested too deep',
    level: 'observed',
    file: jsonResponse,
    replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
    by: '[JSON_FAILURE.malformed]',
    caughtBy: { 'collection-unencodable-response-depth': 'Maximum stack depth exceeded' },
  },
  {
    id: 'recursion-in-response-refused',
    what: 'a response with an object that holds itself is refused whatever the flags say',
    level: 'observed',
    file: jsonResponse,
    replaces: '[JSON_FAILURE.malformed, JSON_FAILURE.depth]',
    by: '[JSON_FAILURE.malformed, JSON_FAILURE.depth, JSON_FAILURE.recursion]',
    caughtBy: { 'collection-unencodable-response-recursion': 'Recursion detected' },
  },
  {
    id: 'json-error-remembered',
    what: 'a resource that could not be written as JSON keeps failing in the same way',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: 'throw error.isReport',
        by: `Reflect.set(this, 'failure', error);
      throw error.isReport`,
      },
      {
        file: jsonResource,
        replaces: `    const data = this.jsonSerialize();
    try {`,
        by: `    const data = this.jsonSerialize();
    if (Reflect.has(this, 'failure')) throw Reflect.get(this, 'failure');
    try {`,
      },
    ],
    caughtBy: {
      'resource-unencodable-afterwards/json': expectedReceived(
        'JSON text with a value {"id": 1} somewhere in it',
        'JsonEncoding error (JsonEncodingException): Inf and NaN cannot be JSON encoded',
      ),
    },
  },
  {
    id: 'response-error-remembered',
    what: 'a resource that could not be written in a response keeps failing in the same way',
    level: 'observed',
    file: jsonResource,
    replaces: '  const response = withCurrentRequest(request, make);',
    by: `  if (Reflect.has(resource, 'failure')) throw Reflect.get(resource, 'failure');
  let response: JsonResponse;
  try {
    response = withCurrentRequest(request, make);
  } catch (error) {
    Reflect.set(resource, 'failure', error);
    throw error;
  }`,
    caughtBy: {
      'resource-unencodable-afterwards/response': expectedReceived(
        'a response whose body has a value {"id": 1} somewhere',
        'InvalidArgument error (InvalidArgumentException): Inf and NaN cannot be JSON encoded',
      ),
    },
  },
  {
    id: 'report-reported-again',
    what: 'a resource reports the report of another one as its own',
    level: 'observed',
    file: jsonResource,
    replaces: 'throw error.isReport ? error : encodingError(this, this.resource, error);',
    by: 'throw encodingError(this, this.resource, error);',
    caughtBy: {
      'resource-unencodable-reported/json':
        'with model [Mall] with ID [4] to JSON: Error encoding resource [ShopResource]',
    },
  },
  {
    id: 'report-lost-in-response',
    what: 'a response that cannot be written hides the report of a resource',
    level: 'observed',
    file: jsonResponse,
    replaces: ' || cause.isReport',
    by: '',
    caughtBy: {
      'resource-unencodable-reported/response': 'InvalidArgument error',
    },
  },
  {
    id: 'raising-flag-raises-bare-error',
    what: 'with the flag that raises errors the error comes without the report of resource and key',
    level: 'observed',
    file: jsonResource,
    replaces: 'throw error.isReport ? error',
    by: 'throw flags & 4194304 || cause.isReport ? error',
    caughtBy: {
      'collection-unencodable-raising': '(JsonEncodingException): Inf and NaN cannot be JSON encoded',
    },
  },
  {
    id: 'unencodable-page-says-why',
    what: 'a collection of a page that cannot be written says why, without asking for a key',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: '  const failure = `Error encoding',
    by: `  if (isPaginator(resource)) return cause;
  const failure = \`Error encoding`,
    caughtBy: { 'collection-unencodable-paginated': 'expected: a BadMethodCall error' },
  },
  {
    id: 'key-zero-not-named',
    what: 'a key that is zero is left out of the report',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: `callOperation(resource, 'getKey', []) ?? ''`,
    by: `callOperation(resource, 'getKey', []) || ''`,
    caughtBy: { 'collection-unencodable-key-zero': 'with ID []' },
  },
];

module.exports = { unencodableFaults };

const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** Where a response gets its origin before the hook is called. */
const originThenHook = `  response.original = original;
  resource.withResponse(request, response);
`;
const jsonResponse = 'src/reference/http/json-response.ts';

/** What features/resources/with-response.feature must notice. */
const withResponseFaults = [
  {
    id: 'hook-not-called',
    what: 'withResponse is never called',
    level: 'stated',
    file: jsonResource,
    replaces: '  resource.withResponse(request, response);\n',
    by: '',
    caughtBy: { 'collection-with-response-custom': expectedReceived('202', '200') },
  },
  {
    id: 'hook-without-request',
    what: 'withResponse does not get the request',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: 'resource.withResponse(undefined as never, response);',
    caughtBy: {
      'collection-with-response-request': expectedReceived(
        'a response with the header x-sort "date"',
        'Generic error (TypeError): query() was called on null',
      ),
    },
  },
  {
    id: 'hook-on-a-copy',
    what: 'what withResponse changes is lost',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: 'resource.withResponse(request, new JsonResponse(body));',
    caughtBy: { 'collection-with-response-custom': expectedReceived('202', '200') },
  },
  {
    id: 'page-response-not-customized',
    what: 'the hook withResponse is not called for a page',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: 'if (page === null) resource.withResponse(request, response);',
    caughtBy: { 'collection-with-response-page-stated': expectedReceived('202', '200') },
  },
  {
    id: 'hook-not-for-created',
    what: 'the hook of a resource is not called when its model was just created',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: 'if (!created) resource.withResponse(request, response);',
    caughtBy: { 'collection-with-response-created': expectedReceived('202', '201') },
  },
  {
    id: 'hook-not-for-lists',
    what: 'the response of a collection without pages is not customized',
    level: 'stated',
    file: jsonResource,
    replaces: `resource.withResponse(request, response);
  return response;`,
    by: `if (page !== null || !(resource instanceof ResourceCollection)) resource.withResponse(request, response);
  return response;`,
    caughtBy: { 'collection-with-response-list-stated': expectedReceived('202', '200') },
  },
  {
    id: 'created-status-restored',
    what: 'the status 200 that the hook sets becomes 201 again for a model that was just created',
    level: 'stated',
    file: jsonResource,
    replaces: `  resource.withResponse(request, response);
`,
    by: `  resource.withResponse(request, response);
  if (created && response.status === 200) response.setStatusCode(201);
`,
    caughtBy: { 'collection-with-response-created-back': expectedReceived('200', '201') },
  },
  {
    id: 'original-after-hook',
    what: 'the response gets its origin after the hook was called',
    level: 'observed',
    file: jsonResource,
    replaces: originThenHook,
    by: `  resource.withResponse(request, response);
  response.original = original;
`,
    caughtBy: {
      'collection-hook-sees-original': expectedReceived('"red"', '{"data": {"id": 1}}'),
    },
  },
  {
    id: 'original-of-a-page-after-hook',
    what: 'the response of a page gets its origin after the hook was called',
    level: 'observed',
    file: jsonResource,
    replaces: originThenHook,
    by: `  if (items === null) response.original = original;
  resource.withResponse(request, response);
  response.original = original;
`,
    caughtBy: {
      'collection-hook-sees-original-page': 'received: ',
    },
  },
  {
    id: 'hook-of-a-copy',
    what: 'the hook is called on a copy of the resource',
    level: 'observed',
    file: jsonResource,
    replaces: `  resource.withResponse(request, response);
`,
    by: `  Object.assign(Object.create(Object.getPrototypeOf(resource)), resource).withResponse(request, response);
`,
    caughtBy: {
      'collection-with-response-leaves-changes/list': expectedReceived('{"answered": 1}', '[]'),
      'collection-with-response-leaves-changes/page': expectedReceived('{"answered": 1}', '[]'),
    },
  },
  {
    id: 'response-of-the-hook-sent',
    what: 'a response that the hook gives back takes the place of the one it was given',
    level: 'observed',
    file: jsonResource,
    replaces: `  resource.withResponse(request, response);
  return response;`,
    by: `  const changed: unknown = resource.withResponse(request, response);
  return changed instanceof JsonResponse ? changed : response;`,
    caughtBy: { 'collection-with-response-result': expectedReceived('{"data": {"id": 1}}', '{"other": 1}') },
  },
  {
    id: 'hook-before-writing',
    what: 'the hook is called, and the data are written afterwards',
    level: 'observed',
    file: jsonResource,
    replaces: 'const response = withCurrentRequest(request, make);',
    by: `let response: JsonResponse;
  try {
    response = withCurrentRequest(request, make);
  } catch (error) {
    resource.withResponse(request, new JsonResponse([]));
    throw error;
  }`,
    caughtBy: {
      'collection-with-response-unwritten': expectedReceived(
        'no call',
        '1 call: [[<Request o2>, <JsonResponse',
      ),
    },
  },
  {
    id: 'content-type-after-hook',
    what: 'the content type is set after the hook',
    level: 'observed',
    file: jsonResource,
    replaces: `  response.original = original;
  resource.withResponse(request, response);
  return response;`,
    by: `  response.original = original;
  resource.withResponse(request, response);
  return response.header('content-type', 'application/json');`,
    caughtBy: {
      'collection-with-response-content-type': expectedReceived(
        '"application/feed+json"',
        '"application/json"',
      ),
    },
  },
  {
    id: 'header-added',
    what: 'a header is added to the one of the same name',
    level: 'observed',
    file: jsonResponse,
    replaces: '      this.headers.set(field, text);',
    by: '      this.headers.append(field, text);',
    caughtBy: {
      'collection-with-response-content-type': expectedReceived(
        '"application/feed+json"',
        '"application/json, application/feed+json"',
      ),
    },
  },
  {
    id: 'items-hook-the-page-response',
    what: 'the hooks of the items of a page customize its response',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: `if (items !== null) items.map((item) => (item instanceof JsonResource ? item.withResponse(request, response) : null));
  resource.withResponse(request, response);`,
    caughtBy: {
      'collection-with-response-collected-page': `expected: no call
  received: `,
    },
  },
  {
    id: 'status-takes-headers-away',
    what: 'setting the status takes the headers away',
    level: 'stated',
    file: jsonResponse,
    replaces: 'this.#status = code;',
    by: 'this.#status = code; this.#headers = undefined;',
    caughtBy: { 'collection-with-response-status-last': expectedReceived('"Yes"', 'null') },
  },
  {
    id: 'header-in-small-letters',
    what: 'the value of a header is in small letters',
    level: 'stated',
    file: jsonResponse,
    replaces: 'this.headers.set(field, text);',
    by: 'this.headers.set(field, text.toLowerCase());',
    caughtBy: {
      'collection-with-response-status-last': expectedReceived('"Yes"', '"yes"'),
    },
  },
  {
    id: 'with-response-returns-it',
    what: 'withResponse returns the response',
    level: 'stated',
    file: jsonResource,
    replaces: `    requireType(response instanceof JsonResponse, 'withResponse(response)', 'a JsonResponse', response);`,
    by: `    requireType(response instanceof JsonResponse, 'withResponse(response)', 'a JsonResponse', response);
    return response as never;`,
    caughtBy: {
      'collection-with-response-void': 'expected: null\n  received: <JsonResponse status: 200',
    },
  },
];

module.exports = { withResponseFaults };

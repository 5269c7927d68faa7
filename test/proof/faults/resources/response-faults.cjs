const { askedByResponse } = require('../../asked-by-response.cjs');
const { expectedReceived } = require('../../in-words.cjs');

const jsonWriter = 'src/reference/php/json-writer.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/response.feature must notice. */
const responseFaults = [
  {
    id: 'created-is-ok',
    what: 'a model that was just created is answered with 200',
    level: 'observed',
    file: jsonResource,
    replaces: 'created ? 201 : 200',
    by: '200',
    caughtBy: { 'collection-response-created/created': expectedReceived('201', '200') },
  },
  {
    id: 'response-ignores-request',
    what: 'response uses the current request although one was given',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: 'return this.toResponse(this.resolveRequestFromContainer());',
    caughtBy: {
      'collection-response-given-request/response': expectedReceived(
        'a value {"sort": "date"} somewhere',
        '{"data": [{"sort": "name"}]}',
      ),
    },
  },
  {
    id: 'nested-json-unfiltered',
    what: 'a resource inside another one is written to JSON with its missing values',
    level: 'observed',
    file: jsonWriter,
    replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
    by: "isJsonSerializable(object) ? (Reflect.get(object, '$attributes') === undefined && typeof Reflect.get(object, 'toAttributes') === 'function' && this.#depth > 0 ? Reflect.apply(Reflect.get(object, 'toArray'), object, [null]) : object.jsonSerialize())",
    caughtBy: { 'collection-response-nested-request': expectedReceived('the object "current"', 'null') },
  },
  {
    id: 'nested-json-underlying',
    what: 'a resource inside another one is written to JSON as what it wraps',
    level: 'observed',
    file: jsonWriter,
    replaces: 'isJsonSerializable(object) ? object.jsonSerialize()',
    by: "isJsonSerializable(object) ? (typeof Reflect.get(object, 'toAttributes') === 'function' ? Reflect.get(object, 'resource') : object.jsonSerialize())",
    caughtBy: { 'collection-response-nested-request': expectedReceived('{"id": 2}', '2') },
  },
  {
    id: 'page-data-for-current-request',
    what: 'the items of a page are asked with the current request',
    level: 'stated',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: 'return respond(this, this.resolveRequestFromContainer(), page);',
    caughtBy: { 'collection-response-given-request-page': '"name"' },
  },
  {
    id: 'created-with-more-is-ok',
    what: 'a model that was just created is answered with 200 when there is additional data',
    level: 'observed',
    file: jsonResource,
    replaces: 'created ? 201 : 200',
    by: 'created && isEmptyMap(resource.$additional) ? 201 : 200',
    caughtBy: { 'collection-response-created/created': expectedReceived('201', '200') },
  },
  {
    id: 'created-only-once',
    what: 'a model that was just created is answered with 201 once and then with 200',
    level: 'observed',
    file: jsonResource,
    replaces: 'underlying.wasRecentlyCreated;',
    by: 'underlying.wasRecentlyCreated && !(underlying as any).answered && ((underlying as any).answered = true);',
    caughtBy: { 'collection-response-created/created': expectedReceived('201', '200') },
  },
  {
    id: 'answered-request-is-current',
    what: 'while a response is made, the request that is answered is the current one',
    level: 'observed',
    file: jsonResource,
    replaces: `  const data = resource.resolve(request);
  const underlying`,
    by: `  const before = Container.request;
  Container.request = request;
  let data: any;
  try {
    data = resource.resolve(request);
  } finally {
    Container.request = before;
  }
  const underlying`,
    caughtBy: {
      'collection-request-is-current-in-response/response': expectedReceived('"new"', '"other"'),
      'collection-request-is-current-in-response/to-response': expectedReceived('"new"', '"other"'),
    },
  },
  {
    id: 'created-however-deep',
    what: 'a resource around a resource of a model that was just created is answered with 201 too',
    level: 'observed',
    file: jsonResource,
    replaces: 'const created = underlying instanceof Model && underlying.wasRecentlyCreated;',
    by: `let inner: any = underlying;
  while (isResource(inner)) inner = inner.resource;
  const created = inner instanceof Model && inner.wasRecentlyCreated;`,
    caughtBy: { 'resource-created-inside': expectedReceived('200', '201') },
  },
  {
    id: 'created-page-201',
    what: 'a page of a model just created is answered with 201',
    level: 'observed',
    file: jsonResource,
    replaces: 'const created = underlying instanceof Model && underlying.wasRecentlyCreated;',
    by: 'const created = (underlying instanceof Model && underlying.wasRecentlyCreated) || (page !== null && isPaginator(page) && ((page.getCollection() as any).first()?.resource as any)?.wasRecentlyCreated === true);',
    caughtBy: {
      'collection-response-created-page': expectedReceived('200', '201'),
    },
  },
  {
    id: 'original-is-the-collection',
    what: 'the origin of the response of a collection is its mapped items, whatever its resource is',
    level: 'observed',
    file: jsonResource,
    replaces: 'const original = items === null ? underlying :',
    by: 'const original = items === null ? ((resource as any).collection ?? underlying) :',
    caughtBy: {
      'collection-response-original-set': expectedReceived(
        '{"own": 1}',
        '<Collection items: [<PostResource o4>]>',
      ),
    },
  },
  {
    id: 'nested-single-binds',
    what: 'a resource that answers makes the request the current one',
    level: 'observed',
    file: jsonResource,
    replaces: 'return respond(this, request);',
    by: "const was = Container.request; const made = () => respond(this, request); if (this instanceof ResourceCollection) return made(); const own = this.resolveRequestFromContainer; Container.request = request; Object.defineProperty(this, 'resolveRequestFromContainer', { configurable: true, enumerable: false, writable: true, value: () => was ?? own.call(this) }); try { return made(); } finally { Container.request = was; delete (this as any).resolveRequestFromContainer; }",
    caughtBy: {
      'collection-response-nested-request-beside/resource': expectedReceived(
        'the object "current"',
        '<Request o2>',
      ),
    },
  },
  {
    id: 'page-response-binds-request',
    what: 'a page that answers makes the request the current one',
    level: 'observed',
    file: jsonResource,
    replaces: '    return respond(this, request, page);',
    by: '    const was = Container.request; Container.request = request; try { return respond(this, request, page); } finally { Container.request = was; }',
    caughtBy: {
      'collection-response-nested-request-beside/page': expectedReceived(
        'the object "current"',
        '<Request o2>',
      ),
    },
  },
  {
    id: 'status-created-map',
    what: 'a map that says that it was just created is answered with 201',
    level: 'observed',
    file: jsonResource,
    replaces: '  const created = underlying instanceof Model && underlying.wasRecentlyCreated;',
    by: `  const created = (underlying instanceof Model && underlying.wasRecentlyCreated) || (isMapLike(underlying) && lookUp(underlying, 'wasRecentlyCreated', false) === true);`,
    caughtBy: { 'resource-created-map': expectedReceived('200', '201') },
  },
  {
    id: 'metadata-of-the-resource-inside',
    what: 'a resource around another is answered with the metadata of that one as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'wrapData(cls, data, ...extra, ',
    by: 'wrapData(cls, data, ...extra, ...(underlying instanceof JsonResource ? [underlying.$additional] : []), ',
    caughtBy: { 'resource-response-around-another': '"took": 5' },
  },
  {
    id: 'extra-data-of-the-resource-inside',
    what: 'a resource around another is answered with the extra data of that one as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'wrapData(cls, data, ...extra, ',
    by: 'wrapData(cls, data, ...extra, ...(underlying instanceof JsonResource ? [underlying.with(request)] : []), ',
    caughtBy: { 'resource-response-around-another': '"version": 2' },
  },
  {
    id: 'hook-of-the-resource-inside',
    what: 'a response of a resource around another is shown to the hook of that one as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: `resource.withResponse(request, response);
  if (underlying instanceof JsonResource) underlying.withResponse(request, response);`,
    caughtBy: { 'resource-response-around-another': '202' },
  },
  {
    id: 'origin-inside-the-resource-inside',
    what: 'the origin of a resource around another is what is inside that one',
    level: 'observed',
    file: jsonResource,
    replaces: 'items === null ? underlying :',
    by: 'items === null ? (isResource(underlying) ? underlying.resource : underlying) :',
    caughtBy: { 'resource-response-around-another': 'received: {"id": 1}' },
  },
  {
    id: 'current-request-always-needed',
    what: 'response needs a current request, also when it is given one',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: `const current = this.resolveRequestFromContainer();
    return this.toResponse(request ?? current);`,
    caughtBy: {
      'collection-response-without-current/response': 'has a value {"id": 1} somewhere',
    },
  },
  {
    id: 'items-of-pages-unfiltered',
    what: 'the items of a page are not filtered',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'if (item instanceof JsonResource) return item[operation](request);',
        by: `if (item instanceof JsonResource && isPaginator(this.resource)) return expandData(item.resolveResourceData(request), item);
      if (item instanceof JsonResource) return item[operation](request);`,
      },
      {
        file: jsonResource,
        replaces: '      const filtered = this.filter(expandData(data, this));',
        by: `      if (isPaginator(this.resource)) return expandData(data, this) as any;
      const filtered = this.filter(expandData(data, this));`,
      },
    ],
    caughtBy: {
      'collection-response-filtered/page':
        'expected: a value {"id": 1, "state": "draft", "author": "Ann"} somewhere',
    },
  },
  {
    id: 'merges-lost-in-items',
    what: 'what is to be merged into the items of a collection is not',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'if (item instanceof JsonResource) return item[operation](request);',
        by: 'if (item instanceof JsonResource) return item.removeMissingValues(expandData(item.resolveResourceData(request), item) as any);',
      },
      {
        file: jsonResource,
        replaces: '      const filtered = this.filter(expandData(data, this));',
        by: `      if (this instanceof ResourceCollection) return this.removeMissingValues(expandData(data, this)) as any;
      const filtered = this.filter(expandData(data, this));`,
      },
    ],
    caughtBy: {
      'collection-response-filtered/list':
        'expected: a value {"id": 1, "state": "draft", "author": "Ann"} somewhere',
    },
  },
  {
    id: 'nothing-is-no-content',
    what: 'a resource of null is answered with 204',
    level: 'observed',
    file: jsonResource,
    replaces: 'created ? 201 : 200',
    by: 'created ? 201 : underlying === null ? 204 : 200',
    caughtBy: {
      'collection-response-status-without-data/resource-of-null': expectedReceived('200', '204'),
    },
  },
  {
    id: 'empty-page-is-not-found',
    what: 'a page without items is answered with 404',
    level: 'observed',
    file: jsonResource,
    replaces: 'created ? 201 : 200',
    by: 'created ? 201 : isPaginator(page) && resource.count() === 0 ? 404 : 200',
    caughtBy: {
      'collection-response-status-without-data/first-page': expectedReceived('200', '404'),
    },
  },
  {
    id: 'page-beyond-is-not-found',
    what: 'a page without items that is not the first is answered with 404',
    level: 'observed',
    file: jsonResource,
    replaces: 'created ? 201 : 200',
    by: 'created ? 201 : isPaginator(page) && page.isEmpty() && !page.onFirstPage() ? 404 : 200',
    caughtBy: {
      'collection-response-status-without-data/page-beyond': expectedReceived('200', '404'),
    },
  },
  {
    id: 'created-after-the-hook',
    what: '201 takes the place of the status that a hook set',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: `resource.withResponse(request, response);
  if (created) response.setStatusCode(201);`,
    caughtBy: {
      'collection-response-created-hook': expectedReceived('202', '201'),
    },
  },
  {
    id: 'to-response-without-metadata',
    what: 'toResponse, unlike response, leaves out the metadata that were added',
    level: 'stated',
    changes: [
      askedByResponse,
      {
        file: jsonResource,
        replaces: 'resource.with(request), resource.$additional);',
        by: "resource.with(request), Reflect.has(resource, 'isAskedByResponse') ? resource.$additional : {});",
      },
    ],
    caughtBy: {
      'collection-to-response-whole/resource': 'took',
      'collection-to-response-whole/list': 'took',
      'collection-to-response-whole/page': 'took',
    },
  },
  {
    id: 'to-response-without-key',
    what: 'toResponse, unlike response, knows no wrapper key but data',
    level: 'stated',
    changes: [
      askedByResponse,
      {
        file: jsonResource,
        replaces: 'const body = wrapData(cls, data,',
        by: "const body = wrapData(Reflect.has(resource, 'isAskedByResponse') ? cls : ({ $wrap: 'data' } as typeof cls), data,",
      },
    ],
    caughtBy: {
      'collection-to-response-whole/resource': '/posts',
      'collection-to-response-whole/list': '/posts',
      'collection-to-response-whole/page': '/posts',
    },
  },
  {
    id: 'to-response-without-hook-of-list',
    what: 'toResponse, unlike response, does not ask the hook of a list',
    level: 'stated',
    changes: [
      askedByResponse,
      {
        file: jsonResource,
        replaces: 'resource.withResponse(request, response);\n  return response;',
        by: `if (Reflect.has(resource, 'isAskedByResponse') || page !== null) resource.withResponse(request, response);
  return response;`,
      },
    ],
    caughtBy: {
      'collection-to-response-whole/list': 'x-posts',
    },
  },
  {
    id: 'created-by-property',
    what: 'any object with a property "wasRecentlyCreated" counts as a model just created',
    level: 'observed',
    file: 'src/reference/resource/json-resource.ts',
    replaces: 'underlying instanceof Model && underlying.wasRecentlyCreated;',
    by: '(underlying as { wasRecentlyCreated?: boolean } | null)?.wasRecentlyCreated === true;',
    caughtBy: { 'resource-created-object': 'expected: 200\n  received: 201' },
  },
  {
    id: 'response-said-to-be-html',
    what: 'a response says that it is HTML',
    level: 'stated',
    file: 'src/reference/http/json-response.ts',
    replaces: "'content-type': 'application/json'",
    by: "'content-type': 'text/html'",
    caughtBy: {
      'collection-response-kind': expectedReceived('text with "json" in it', '"text/html"'),
      'collection-response-to-response-kind': expectedReceived('text with "json" in it', '"text/html"'),
    },
  },
];

module.exports = { responseFaults };

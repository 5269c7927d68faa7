const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/hooks.feature must notice. */
const hooksFaults = [
  {
    id: 'information-method-unbound',
    what: 'the method paginationInformation is not called on the collection',
    level: 'observed',
    file: jsonResource,
    replaces: 'callOperation(resource, hook, [request, paginated, information])',
    by: 'callOperation(hasOperation(resource, hook) ? Object.create(resource, { resource: { value: null } }) : resource, hook, [request, paginated, information])',
    caughtBy: {
      'collection-hook-bound-method/information':
        'received: Type error (TypeError): Receiver must be an instan',
    },
  },
  {
    id: 'information-macro-drops-arguments',
    what: 'the macro paginationInformation gets the request alone',
    level: 'observed',
    file: jsonResource,
    replaces: 'callOperation(resource, hook, [request, paginated, information])',
    by: 'callOperation(resource, hook, hasOperation(resource, hook) ? [request, paginated, information] : [request])',
    caughtBy: { 'collection-hook-macro-arguments': expectedReceived('2', 'null') },
  },
  {
    id: 'information-macro-unbound',
    what: 'the macro paginationInformation does not see the collection',
    level: 'observed',
    file: jsonResource,
    replaces:
      'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
    by: `if (hasOperation(resource, hook)) return callOperation(resource, hook, [request, paginated, information]) as MapLike;
  return Reflect.get(cls, '__callStatic').call(cls, hook, [request, paginated, information]) as MapLike;`,
    caughtBy: {
      'collection-hook-bound-macro': 'received: Generic error (TypeError): count() was called on null',
    },
  },
  {
    id: 'information-of-current-request',
    what: 'paginationInformation gets the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: 'callOperation(resource, hook, [request, paginated, information])',
    by: "callOperation(resource, hook, [require('../http/request').Container.request ?? request, paginated, information])",
    caughtBy: { 'collection-hook-information-request': expectedReceived('"noon"', 'null') },
  },
  {
    id: 'with-of-current-request',
    what: 'with gets the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: "...extra, resource.with(page === null ? require('../http/request').Container.request ?? request : request), resource.$additional)",
    caughtBy: { 'collection-hook-with-request/list': expectedReceived('the object "given"', '<Request o6>') },
  },
  {
    id: 'page-with-of-current-request',
    what: 'with of a page gets the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: "...extra, resource.with(page === null ? request : require('../http/request').Container.request ?? request), resource.$additional)",
    caughtBy: { 'collection-hook-with-request/page': expectedReceived('the object "given"', '<Request o6>') },
  },
  {
    id: 'hook-of-current-request',
    what: 'withResponse gets the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: "resource.withResponse(require('../http/request').Container.request ?? request, response);",
    caughtBy: {
      'collection-hook-with-response-request/list': expectedReceived('the object "given"', '<Request o6>'),
    },
  },
  {
    id: 'attributes-without-request',
    what: 'toAttributes does not hand the request on to toArray',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return this.$attributes ?? this.toArray(undefined as never);',
    caughtBy: { 'collection-hook-to-array-request/resolve': expectedReceived('the object "given"', 'null') },
  },
  {
    id: 'with-before-data',
    what: 'with is asked before the data are made',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: `const data = resource.resolve(request);
  const underlying`,
        by: `const early = resource.with(request);
  const data = resource.resolve(request);
  const underlying`,
      },
      {
        file: jsonResource,
        replaces: '...extra, resource.with(request), resource',
        by: '...extra, early, resource',
      },
    ],
    caughtBy: { 'collection-hook-data-first': expectedReceived('{"took": 5}', '[]') },
  },
  {
    id: 'metadata-before-data',
    what: 'metadata are read before the data are made',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: `const data = resource.resolve(request);
  const underlying`,
        by: `const early = resource.$additional;
  const data = resource.resolve(request);
  const underlying`,
      },
      {
        file: jsonResource,
        replaces: 'resource.with(request), resource.$additional)',
        by: 'resource.with(request), early)',
      },
    ],
    caughtBy: {
      'collection-hook-data-first': expectedReceived(
        '{"data": {"id": 1}, "seen": {"took": 5}, "took": 5}',
        '{"data": {"id": 1}, "seen": {"took": 5}}',
      ),
    },
  },
  {
    id: 'links-before-data',
    what: 'a response asks for the information of its page before it makes the data',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: 'const data = resource.resolve(request);',
        by: `const early = page === null ? [] : [paginationInformation(resource, page, request)];
  const data = resource.resolve(request);`,
      },
      {
        file: jsonResource,
        replaces:
          'const extra = page === null ? [] : [paginationInformation(resource, page, request)];\n  const items',
        by: 'const extra = early;\n  const items',
      },
    ],
    caughtBy: { 'collection-hook-order': 'at /0\n  expected: [the object "given"]' },
  },
  {
    id: 'metadata-before-extra-data',
    what: 'the metadata are read before the extra data are asked for',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: `const additional = resource.$additional;
  const body = wrapData(cls, data, ...extra, resource.with(request), additional);`,
    caughtBy: {
      'collection-hook-extra-data-first/one': '/took',
      'collection-hook-extra-data-first/a-page': '/took',
    },
  },
  {
    id: 'wrapper-key-before-extra-data',
    what: 'the wrapper key is read before the extra data are asked for',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: `const wrapping: any = { $wrap: cls.$wrap, forceWrapping: cls.forceWrapping };
  const body = wrapData(wrapping, data, ...extra, resource.with(request), resource.$additional);`,
    caughtBy: {
      'collection-hook-wrapper-last': 'the response body',
    },
  },
];

module.exports = { hooksFaults };

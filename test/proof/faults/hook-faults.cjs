const { expectedReceived } = require('./in-words.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const macros = 'src/reference/php/macroable.ts';

/** Faults of hooks, as methods and as macros: their arguments, what they are bound to, and which request they see. */
const hookFaults = [
  {
    id: 'remove-missing-values-not-asked',
    what: 'data in which nothing is optional is not given to removeMissingValues',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'this.removeMissingValues === removeMissingValues && isSettled(data, isObject)',
        by: 'isSettled(data, isObject)',
      },
    ],
    caughtBy: {
      'resource-self-call-remove-missing-values-plain': expectedReceived('{"own": 1}', '[2, 3]'),
    },
  },
  {
    id: 'information-method-drops-arguments',
    what: 'the method paginationInformation gets the request alone',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'callOperation(resource, hook, [request, paginated, information])',
        by: 'callOperation(resource, hook, hasOperation(resource, hook) ? [request] : [request, paginated, information])',
      },
    ],
    caughtBy: { 'collection-information-method-arguments': 'received: [<Request o3>]' },
  },
  {
    id: 'information-method-unbound',
    what: 'the method paginationInformation is not called on the collection',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'callOperation(resource, hook, [request, paginated, information])',
        by: 'callOperation(hasOperation(resource, hook) ? Object.create(resource, { resource: { value: null } }) : resource, hook, [request, paginated, information])',
      },
    ],
    caughtBy: {
      'collection-hook-bound-method/information':
        'received: Type error (TypeError): Receiver must be an instan',
    },
  },
  {
    id: 'information-method-ignored',
    what: 'a method paginationInformation is not called',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
        by: "if (!cls.hasMacro(hook)) return information;\n  if (hasOperation(resource, hook)) return callOperation(resource, '__call', [hook, [request, paginated, information]]) as MapLike;",
      },
    ],
    caughtBy: {
      'collection-information-method': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'information-macro-drops-arguments',
    what: 'the macro paginationInformation gets the request alone',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'callOperation(resource, hook, [request, paginated, information])',
        by: 'callOperation(resource, hook, hasOperation(resource, hook) ? [request, paginated, information] : [request])',
      },
    ],
    caughtBy: { 'collection-hook-macro-arguments': expectedReceived('2', 'null') },
  },
  {
    id: 'information-macro-unbound',
    what: 'the macro paginationInformation does not see the collection',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
        by: "if (hasOperation(resource, hook)) return callOperation(resource, hook, [request, paginated, information]) as MapLike;\n  return Reflect.get(cls, '__callStatic').call(cls, hook, [request, paginated, information]) as MapLike;",
      },
    ],
    caughtBy: {
      'collection-hook-bound-macro': 'received: Generic error (TypeError): count() was called on null',
    },
  },
  {
    id: 'information-macro-ignored',
    what: 'a macro paginationInformation is not called',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
        by: 'if (!hasOperation(resource, hook)) return information;',
      },
    ],
    caughtBy: {
      'collection-information-macro': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'information-macro-before-method',
    what: 'a macro paginationInformation goes before the method',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
        by: "if (cls.hasMacro(hook)) return callOperation(resource, '__call', [hook, [request, paginated, information]]) as MapLike;\n  if (!hasOperation(resource, hook)) return information;",
      },
    ],
    caughtBy: {
      'collection-information-method-first': expectedReceived(
        '{"data": [{"id": 1}], "own": 1}',
        '{"data": [{"id": 1}], "more": true}',
      ),
    },
  },
  {
    id: 'information-arguments-swapped',
    what: 'paginationInformation gets the default before the page',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'callOperation(resource, hook, [request, paginated, information])',
        by: 'callOperation(resource, hook, [request, information, paginated])',
      },
    ],
    caughtBy: {
      'collection-information-default': 'received: nothing in {"data": [{"id": 1}, {"id": 1}], "curre',
    },
  },
  {
    id: 'information-of-current-request',
    what: 'paginationInformation gets the current request instead of the given one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'callOperation(resource, hook, [request, paginated, information])',
        by: "callOperation(resource, hook, [require('../http/request').Container.request ?? request, paginated, information])",
      },
    ],
    caughtBy: { 'collection-hook-information-request': expectedReceived('"noon"', 'null') },
  },
  {
    id: 'with-of-current-request',
    what: 'with gets the current request instead of the given one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: "...extra, resource.with(page === null ? require('../http/request').Container.request ?? request : request), resource.$additional)",
      },
    ],
    caughtBy: { 'collection-hook-with-request/list': expectedReceived('the object "given"', '<Request o6>') },
  },
  {
    id: 'page-with-of-current-request',
    what: 'with of a page gets the current request instead of the given one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: "...extra, resource.with(page === null ? request : require('../http/request').Container.request ?? request), resource.$additional)",
      },
    ],
    caughtBy: { 'collection-hook-with-request/page': expectedReceived('the object "given"', '<Request o6>') },
  },
  {
    id: 'hook-of-current-request',
    what: 'withResponse gets the current request instead of the given one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'resource.withResponse(request, response);',
        by: "resource.withResponse(require('../http/request').Container.request ?? request, response);",
      },
    ],
    caughtBy: {
      'collection-hook-with-response-request/list': expectedReceived('the object "given"', '<Request o6>'),
    },
  },
  {
    id: 'items-of-current-request',
    what: 'the items of a collection are resolved for the current request instead of the given one',
    level: 'observed',
    changes: [{ file: resource, replaces: 'item[operation](request)', by: 'item.resolve()' }],
    caughtBy: {
      'collection-resolve-given-request/resolve': expectedReceived(
        '[{"id": 1}]',
        'Generic error (Error): PostResource: there is no current request; set Container.request',
      ),
    },
  },
  {
    id: 'plain-items-of-current-request',
    what: 'items that are no resources do not get the request',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return callOperation(item, operation, [request]);',
        by: 'return callOperation(item, operation, []);',
      },
    ],
    caughtBy: { 'collection-resolve-foreign-later': expectedReceived('[any object]', '[]') },
  },
  {
    id: 'attributes-without-request',
    what: 'toAttributes does not hand the request on to toArray',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return this.$attributes ?? this.toArray(request);',
        by: 'return this.$attributes ?? this.toArray(undefined as never);',
      },
    ],
    caughtBy: { 'collection-hook-to-array-request/resolve': expectedReceived('the object "given"', 'null') },
  },
  {
    id: 'query-of-current-request',
    what: 'preserveQuery takes the query of the current request instead of the given one',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: '? request.query() :',
        by: '? (Container.request ?? request).query() :',
      },
    ],
    caughtBy: {
      'collection-preserve-query-given-request': expectedReceived(
        'the URL /posts?tag=blue&page=2',
        '"/posts?sort=new&tag=red&page=2"',
      ),
    },
  },
  {
    id: 'mixin-not-asked',
    what: 'mixin registers the methods themselves instead of what they give',
    level: 'observed',
    changes: [
      {
        file: macros,
        replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
        by: 'this.macro(name, method as Callable);',
      },
    ],
    caughtBy: { 'resource-mixin-public': expectedReceived('"Hello Ada"', '<Closure o2>') },
  },
  {
    id: 'mixin-method-unbound',
    what: 'mixin asks its methods without the object',
    level: 'observed',
    changes: [
      {
        file: macros,
        replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
        by: 'this.macro(name, invoke(method, [], {}) as Callable);',
      },
    ],
    caughtBy: {
      'resource-mixin-method-bound': expectedReceived(
        'no error',
        'Generic error (TypeError): words() was called on a map',
      ),
    },
  },
];

module.exports = { hookFaults };

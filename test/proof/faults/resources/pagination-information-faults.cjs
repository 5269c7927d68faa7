const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/pagination-information.feature must notice. */
const paginationInformationFaults = [
  {
    id: 'information-of-any-kind',
    what: 'paginationInformation may give something that is no map',
    level: 'observed',
    file: jsonResource,
    replaces:
      'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
    by: `const made = callOperation(resource, hook, [request, paginated, information]);
  return isMapLike(made) ? made : {};`,
    caughtBy: { 'collection-information-no-map/text': 'expected: a Type error' },
  },
  {
    id: 'information-method-drops-arguments',
    what: 'the method paginationInformation gets the request alone',
    level: 'observed',
    file: jsonResource,
    replaces: 'callOperation(resource, hook, [request, paginated, information])',
    by: 'callOperation(resource, hook, hasOperation(resource, hook) ? [request] : [request, paginated, information])',
    caughtBy: { 'collection-information-method-arguments': 'received: [<Request o3>]' },
  },
  {
    id: 'information-method-ignored',
    what: 'a method paginationInformation is not called',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: `if (!cls.hasMacro(hook)) return information;
  if (hasOperation(resource, hook)) return callOperation(resource, '__call', [hook, [request, paginated, information]]) as MapLike;`,
    caughtBy: {
      'collection-information-method': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'information-macro-ignored',
    what: 'a macro paginationInformation is not called',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: 'if (!hasOperation(resource, hook)) return information;',
    caughtBy: {
      'collection-information-macro': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'information-macro-before-method',
    what: 'a macro paginationInformation goes before the method',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: `if (cls.hasMacro(hook)) return callOperation(resource, '__call', [hook, [request, paginated, information]]) as MapLike;
  if (!hasOperation(resource, hook)) return information;`,
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
    file: jsonResource,
    replaces: 'callOperation(resource, hook, [request, paginated, information])',
    by: 'callOperation(resource, hook, [request, information, paginated])',
    caughtBy: {
      'collection-information-default':
        'received: nothing there; the whole is {"data": [{"id": 1}, {"id": 1}], "curre',
    },
  },
  {
    id: 'information-macro-twice',
    what: 'a macro for pagination information is asked twice',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: `if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;
  if (cls.hasMacro(hook)) callOperation(resource, hook, [request, paginated, information]);`,
    caughtBy: {
      'collection-information-macro-once': expectedReceived(
        'one call',
        '2 calls: [[<Request o4>, {"current_page": 1, "current_page_url": "/?page=1", "data": [<PostResource o5>], "first_page_url": "/?page=1", "from": 1, "next_page_url": "/?page=2", "path": "/", "per_page": 1, "prev_page_url": null, "to": 1}, {"links": {"first": "/?page=1", "last": null, "prev": null, "next": "/?page=2"}, "meta": {"current_page": 1, "current_page_url": "/?page=1", "from": 1, "path": "/", "per_page": 1, "to": 1}}], [<Request o4>, {"current_page": 1, "current_page_url": "/?page=1", "data": [<PostResource o5>], "first_page_url": "/?page=1", "from": 1, "next_page_url": "/?page=2", "path": "/", "per_page": 1, "prev_page_url": null, "to": 1}, {"links": {"first": "/?page=1", "last": null, "prev": null, "next": "/?page=2"}, "meta": {"current_page": 1, "current_page_url": "/?page=1", "from": 1, "path": "/", "per_page": 1, "to": 1}}]]',
      ),
    },
  },
  {
    id: 'information-of-collected-class',
    what: 'a class whose resources are collected says which pagination information there is',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: `const collected: any = findClass((resource as any).collects?.() ?? null);
  if (collected !== null && hasOperation(collected.prototype, hook))
    return collected.prototype[hook].call(resource, request, paginated, information);
  if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;`,
    caughtBy: { 'collection-information-of-item': '/links/next' },
  },
  {
    id: 'information-of-the-page',
    what: 'whatever a collection can be asked counts as its own, also what its page answers',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;',
    by: 'if (!hasOperation(resource, hook) && !hasOperation(page, hook) && !cls.hasMacro(hook)) return information;',
    caughtBy: { 'collection-information-of-page': '/links/next' },
  },
];

module.exports = { paginationInformationFaults };

const { expectedReceived } = require('./in-words.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const reset = 'src/reference/reset-state.ts';

/** What the document says of resource collections and their responses, and a faulty one does not do. */
const statedResourceFaults = [
  {
    id: 'items-not-mapped',
    what: 'items stay what they are',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: '? source.mapInto(collected)',
        by: '? new Collection<unknown>(items)',
      },
    ],
    caughtBy: {
      'collection-construct-converts-items': expectedReceived(
        '<Collection items: [<PostResource>, <PostResource>]>',
        '<Collection o2 items: [{"id": 1}, {"id": 2}]>',
      ),
    },
  },
  {
    id: 'items-mapped-twice',
    what: 'items are put into the class twice',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: '? source.mapInto(collected)',
        by: '? (source.mapInto(collected) as any).mapInto(collected)',
      },
    ],
    caughtBy: { 'paginator-to-resource-collection-items': expectedReceived('"Oslo"', 'null') },
  },
  {
    id: 'collect-resource-gives-input',
    what: 'collectResource gives back what it got',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!isPaginator(resource)) return mapped;',
        by: 'if (!isPaginator(resource)) return resource;',
      },
    ],
    caughtBy: {
      'collection-collect-resource-maps': expectedReceived(
        '<TagResource> somewhere in it',
        '["blue", "green"]',
      ),
    },
  },
  {
    id: 'collects-null',
    what: 'collects is always null',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return marked || this.$collects || collectedByName(cls);',
        by: 'return null;',
      },
    ],
    caughtBy: { 'collection-collects-anonymous': expectedReceived('{"$class": "TagResource"}', 'null') },
  },
  {
    id: 'collects-property-lost',
    what: 'the class that is collected is not told',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'super(resource, collects);',
        by: 'super(resource, collects);\n    this.$collects = null;',
      },
    ],
    caughtBy: { 'collection-collects-anonymous': expectedReceived('{"$class": "TagResource"}', 'null') },
  },
  {
    id: 'preserve-keys-ignored',
    what: 'preserveKeys marks nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);\n",
        by: '',
      },
    ],
    caughtBy: {
      'collection-preserve-keys-keeps': expectedReceived(
        '{"3": {"tag": "red"}, "9": {"tag": "blue"}}',
        '[{"tag": "red"}, {"tag": "blue"}]',
      ),
    },
  },
  {
    id: 'preserve-keys-default-off',
    what: 'preserveKeys without an argument gives the keys up',
    level: 'stated',
    changes: [{ file: resource, replaces: 'preserveKeys(value = true)', by: 'preserveKeys(value = false)' }],
    caughtBy: { 'collection-preserve-keys-flag/default': expectedReceived('true', 'false') },
  },
  {
    id: 'make-drops-arguments',
    what: 'make hands on its first argument only',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return new this(...parameters);',
        by: 'return Reflect.construct(this, parameters.slice(0, 1)) as R;',
      },
    ],
    caughtBy: {
      'resource-kind-make/anonymous': expectedReceived(
        '<AnonymousResourceCollection>',
        'Type error (TypeError): collects: expected a value, received undefined',
      ),
    },
  },
  {
    id: 'collection-of-base-class',
    what: 'collection maps to JsonResource whatever class it is called on',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return new AnonymousResourceCollection(resource, this);',
        by: 'return new AnonymousResourceCollection(resource, JsonResource);',
      },
    ],
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived('{"city": "Oslo"}', '{"name": "Oslo"}'),
    },
  },
  {
    id: 'resolve-keeps-missing',
    what: 'resolve does not remove missing values',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: 'const filtered = expandData(data, this) as NaturalMap;',
      },
    ],
    caughtBy: {
      'resource-merge-when-false-removed': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "0": the missing marker}',
      ),
    },
  },
  {
    id: 'resolve-empty',
    what: 'resolve is empty',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: 'const filtered = this.filter([]);',
      },
    ],
    caughtBy: {
      'resource-attributes-given': expectedReceived('"admin" somewhere in it', '[]'),
    },
  },
  {
    id: 'attributes-empty',
    what: 'toAttributes is empty',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.$attributes ?? this.toArray(request);',
        by: 'return this.$attributes ?? [];',
      },
    ],
    caughtBy: {
      'resource-attributes-given': expectedReceived('"admin" somewhere in it', '[]'),
    },
  },
  {
    id: 'resource-data-empty',
    what: 'resolveResourceData is empty',
    level: 'stated',
    changes: [{ file: resource, replaces: 'return this.toAttributes(request);', by: 'return [];' }],
    caughtBy: {
      'resource-attributes-given': expectedReceived('"admin" somewhere in it', '[]'),
    },
  },
  {
    id: 'collection-array-empty',
    what: 'the array form of a collection is empty',
    level: 'stated',
    changes: [{ file: resource, replaces: 'return data.packed ?? data;', by: 'return [];' }],
    caughtBy: {
      'collection-preserve-keys-keeps': expectedReceived('{"3": {"tag": "red"}, "9": {"tag": "blue"}}', '[]'),
    },
  },
  {
    id: 'collection-array-of-items',
    what: 'the array form of a collection shows the items unconverted',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (item instanceof JsonResource) return item[operation](request);',
        by: 'if (item instanceof JsonResource) return item.resource;',
      },
    ],
    caughtBy: {
      'paginator-to-resource-collection-items': expectedReceived('{"city": "Oslo"}', '{"name": "Oslo"}'),
    },
  },
  {
    id: 'resource-json-empty',
    what: 'toJson of a resource is an empty text',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return encodeJson(data, flags | JSON_THROW_ON_ERROR);',
        by: "return data === null ? encodeJson(data, flags | JSON_THROW_ON_ERROR) : '';",
      },
    ],
    caughtBy: {
      'collection-to-json-text/plain': expectedReceived('JSON text with {"id": 7} somewhere in it', '""'),
    },
  },
  {
    id: 'resource-json-not-pretty',
    what: 'toPrettyJson of a resource gives what toJson gives',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT",
        by: "integerArgument('toPrettyJson(options)', options) | (JSON_PRETTY_PRINT & 0)",
      },
    ],
    caughtBy: {
      'collection-to-json-pretty-stated': expectedReceived(
        'the JSON text that toJson() gives, spread over lines',
        '"[{\\"id\\":\\"Whoever prints',
      ),
    },
  },
  {
    id: 'serialized-empty',
    what: 'jsonSerialize of a resource is empty',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.resolve(this.resolveRequestFromContainer());',
        by: 'return [];',
      },
    ],
    caughtBy: { 'collection-to-json-serialize-array': '{"id": 7} somewhere in it' },
  },
  {
    id: 'current-request-replaced',
    what: 'the current request is another one than was set',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '    return request;\n',
        by: "    return Reflect.construct(request.constructor, ['/elsewhere']) as Request;\n",
      },
    ],
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'with-left-out',
    what: 'the response leaves out what with gives',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: '...extra, (page === null ? {} : resource.with(request)), resource.$additional)',
      },
    ],
    caughtBy: {
      'collection-with-operation-stated': expectedReceived(
        '"version" with "2" somewhere',
        '{"data": {"id": 1}}',
      ),
    },
  },
  {
    id: 'additional-left-out',
    what: 'the response leaves out what additional was given',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: '...extra, resource.with(request), (page === null ? {} : resource.$additional))',
      },
    ],
    caughtBy: {
      'collection-additional-in-response': expectedReceived(
        '"took" with 5 somewhere',
        '{"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'page-with-left-out',
    what: 'the response of a page leaves out what with gives',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: '...extra, (page === null ? resource.with(request) : {}), resource.$additional)',
      },
    ],
    caughtBy: {
      'collection-paginated-with-stated': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'page-additional-left-out',
    what: 'the response of a page leaves out what additional was given',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource.$additional)',
        by: '...extra, resource.with(request), (page === null ? resource.$additional : {}))',
      },
    ],
    caughtBy: {
      'collection-paginated-extra-stated': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'additional-gives-nothing',
    what: 'additional returns nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));\n    return this;",
        by: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));\n    return undefined as never;",
      },
    ],
    caughtBy: { 'collection-additional-returned': expectedReceived('an object', 'null') },
  },
  {
    id: 'with-property-ignored',
    what: 'the property with is not what with gives',
    level: 'stated',
    changes: [{ file: resource, replaces: 'return this.$with;', by: 'return NOTHING;' }],
    caughtBy: {
      'collection-with-top-level': expectedReceived('"version" with "2" somewhere', '{"data": [{"id": 1}]}'),
    },
  },
  {
    id: 'hook-without-request',
    what: 'withResponse does not get the request',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'resource.withResponse(request, response);',
        by: 'resource.withResponse(undefined as never, response);',
      },
    ],
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
    changes: [
      {
        file: resource,
        replaces: 'resource.withResponse(request, response);',
        by: 'resource.withResponse(request, new JsonResponse(body));',
      },
    ],
    caughtBy: { 'collection-with-response-custom': expectedReceived('202', '200') },
  },
  {
    id: 'wrap-sets-nothing',
    what: 'wrap sets nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
        by: '',
      },
    ],
    caughtBy: { 'collection-wrap-key': expectedReceived('[{"id": 1}]', 'nothing in {"data": [{"id": 1}]}') },
  },
  {
    id: 'wrapping-not-disabled',
    what: 'withoutWrapping leaves the wrapper',
    level: 'stated',
    changes: [{ file: resource, replaces: 'assignStatics(this, { $wrap: null });', by: '' }],
    caughtBy: { 'collection-wrap-off': expectedReceived('[{"id": 1}]', '{"data": [{"id": 1}]}') },
  },
  {
    id: 'never-wrapped',
    what: 'a response is never wrapped',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'recursiveMerge(wraps ?',
        by: 'recursiveMerge(wraps && $wrap === undefined ?',
      },
    ],
    caughtBy: { 'collection-forced-present': expectedReceived('{"posts": 1}', '1') },
  },
  {
    id: 'wrapper-always-data',
    what: 'the wrapper is always called "data"',
    level: 'stated',
    changes: [{ file: resource, replaces: "[$wrap ?? 'data']: data", by: 'data' }],
    caughtBy: { 'collection-wrap-key': expectedReceived('[{"id": 1}]', 'nothing in {"data": [{"id": 1}]}') },
  },
  {
    id: 'force-wrapping-ignored',
    what: 'forced wrapping is not forced',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
        by: 'lookUp(data, $wrap, ABSENT) === ABSENT',
      },
    ],
    caughtBy: { 'collection-forced-present': expectedReceived('{"posts": 1}', '1') },
  },
  {
    id: 'response-ignores-request',
    what: 'response uses the current request although one was given',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
        by: 'return this.toResponse(this.resolveRequestFromContainer());',
      },
    ],
    caughtBy: {
      'collection-response-given-request/response': expectedReceived(
        '{"sort": "date"} somewhere',
        '{"data": [{"sort": "name"}]}',
      ),
    },
  },
  {
    id: 'page-without-links',
    what: 'the response of a page has no links',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          'return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);',
        by: 'return super.toResponse(request);',
      },
    ],
    caughtBy: {
      'collection-paginated-links/next': expectedReceived(
        'a URL somewhere with path "/posts", query page "6"',
        '{"data":[{"id":9},{"id":10}]}',
      ),
    },
  },
  {
    id: 'prepared-without-links',
    what: 'preparePaginatedResponse gives a response without links',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return respond(this, this.constructor as typeof JsonResource, request, page);',
        by: 'return super.toResponse(request);',
      },
    ],
    caughtBy: {
      'collection-paginated-prepare': expectedReceived(
        'a URL somewhere with path "/posts", query page "3"',
        '{"data":[{"id":3},{"id":4}]}',
      ),
    },
  },
  {
    id: 'next-link-missing',
    what: 'the response of a page has no link to the next one',
    level: 'stated',
    changes: [{ file: resource, replaces: "next: link('next') }", by: 'next: null }' }],
    caughtBy: {
      'collection-paginated-links/next': 'received: {"data":[{"id":9},{"id":10}],"links":{"first":"\\/p',
    },
  },
  {
    id: 'previous-link-missing',
    what: 'the response of a page has no link to the previous one',
    level: 'stated',
    changes: [{ file: resource, replaces: "prev: link('prev'),", by: 'prev: null,' }],
    caughtBy: {
      'collection-paginated-links/previous': 'received: {"data":[{"id":9},{"id":10}],"links":{"first":"\\/p',
    },
  },
  {
    id: 'with-query-ignored',
    what: 'withQuery does nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'request.query() : this.queryParameters;',
        by: 'request.query() : null;',
      },
    ],
    caughtBy: {
      'collection-with-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'preserve-query-ignored',
    what: 'preserveQuery does nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
        by: 'const query = this.preserveAllQueryParameters && request.query() ? null : this.queryParameters;',
      },
    ],
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'with-query-first-only',
    what: 'withQuery adds the first parameter only',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
        by: "this.queryParameters = OrderedMap.from<any>(requireMap('withQuery(query)', query)).slice(0, 1);",
      },
    ],
    caughtBy: {
      'collection-with-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?tag=r',
    },
  },
  {
    id: 'flush-leaves-wrapper',
    what: 'flushState leaves the wrapper',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: 'assignStatics(this, { forceWrapping: false });',
      },
      {
        file: reset,
        replaces: 'JsonResource.flushState();',
        by: "Object.assign(JsonResource, { $wrap: 'data', forceWrapping: false });",
      },
    ],
    caughtBy: { 'collection-flush-wrap': expectedReceived('nothing', '[{"id": 1}]') },
  },
  {
    id: 'flush-leaves-force',
    what: 'flushState leaves forced wrapping',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, WRAPPING);',
        by: "assignStatics(this, { $wrap: 'data' });",
      },
      {
        file: reset,
        replaces: 'JsonResource.flushState();',
        by: "Object.assign(JsonResource, { $wrap: 'data', forceWrapping: false });",
      },
    ],
    caughtBy: { 'collection-flush-force': expectedReceived('true', 'false') },
  },
  {
    id: 'resources-not-iterated',
    what: 'iterating a collection gives nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().getIterator();',
        by: 'return [][Symbol.iterator]();',
      },
    ],
    caughtBy: { 'collection-iterate-kind': expectedReceived('[<PostResource>, <PostResource>]', '{}') },
  },
  {
    id: 'resources-not-counted',
    what: 'count of a collection is 0',
    level: 'stated',
    changes: [{ file: resource, replaces: 'return this.#items().count();', by: 'return 0;' }],
    caughtBy: { 'collection-iterate-count/two': expectedReceived('2', '0') },
  },
  {
    id: 'make-passes-the-first',
    what: 'make passes the first of its parameters alone',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return new this(...parameters);',
        by: 'return new this(...(parameters.slice(0, 1) as unknown as A));',
      },
    ],
    caughtBy: { 'collection-make-all-parameters': 'TagResource' },
  },
  {
    id: 'page-response-not-customized',
    what: 'the hook withResponse is not called for a page',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'resource.withResponse(request, response);',
        by: 'if (page === null) resource.withResponse(request, response);',
      },
    ],
    caughtBy: { 'collection-with-response-page-stated': expectedReceived('202', '200') },
  },
  {
    id: 'with-gets-current-request',
    what: 'the hook with gets the current request and not the one that is answered',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: '...extra, resource.with(request), resource',
        by: `...extra, resource.with(
      (resource as unknown as { resolveRequestFromContainer(): Request }).resolveRequestFromContainer(),
    ), resource`,
      },
    ],
    caughtBy: { 'collection-with-request': 'expected: "sort" with "date" somewhere' },
  },
  {
    id: 'nested-resource-wrapped',
    what: 'a resource inside another has a wrapper of its own',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.resolve(this.resolveRequestFromContainer());',
        by: 'return OrderedMap.from<unknown>({ data: this.resolve(this.resolveRequestFromContainer()) }) as unknown as NaturalMap;',
      },
    ],
    caughtBy: {
      'collection-wrap-outermost-alone': 'expected: {"author": {"name": "Ada"}} somewhere',
    },
  },
  {
    id: 'preserve-keys-never-off',
    what: 'preserveKeys cannot be switched off again',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
        by: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value) || this.$preserveKeys === true;",
      },
    ],
    caughtBy: { 'collection-preserve-keys-flag-off-again': expectedReceived('false', 'true') },
  },
  {
    id: 'null-items-not-counted',
    what: 'count leaves out resources of null',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().count();',
        by: `return [...this.#items()].filter(
      (item) => !(item instanceof JsonResource && item.resource === null),
    ).length;`,
      },
    ],
    caughtBy: { 'collection-iterate-count/empty': expectedReceived('4', '3') },
  },
  {
    id: 'with-query-adds',
    what: 'withQuery adds to what it was given before',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
        by: `this.queryParameters = arrayUnion(
      OrderedMap.from<unknown>(requireMap('withQuery(query)', query)),
      OrderedMap.from<unknown>(this.queryParameters ?? []),
    ) as unknown as MapLike;`,
      },
    ],
    caughtBy: { 'collection-with-query-set-anew': '"tag"' },
  },
  {
    id: 'collection-items-not-mapped',
    what: 'items that are given in a collection are not converted',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'collected !== null && !(source.first() instanceof collected)',
        by: 'collected !== null && !isCollection(resource) && !(source.first() instanceof collected)',
      },
    ],
    caughtBy: { 'collection-construct-converts-collection': 'expected: [{"tag": "red"}]' },
  },
  {
    id: 'no-marker-no-answer',
    what: 'a class without a marker is an error where its marker is asked for',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'return marked && resourceByMarker(marked);',
        by: "const found = marked && resourceByMarker(marked);\n    if (found === null) throw new LogicException('no marker');\n    return found;",
      },
    ],
    caughtBy: { 'paginator-resource-markers-absent-stated/resource': 'expected: null' },
  },
  {
    id: 'guess-without-answer',
    what: 'a guess that leads nowhere gives nothing',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces:
          'throw new LogicException(`Failed to find resource class for model [${className(model)}].`);',
        by: 'return null as any;',
      },
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces:
          "throw new LogicException('Resource collection guesser expects the collection to contain objects.');",
        by: 'return null as any;',
      },
    ],
    caughtBy: {
      'paginator-guess-nothing-stated/texts': 'received: null',
      'paginator-guess-nothing-stated/object': 'received: null',
    },
  },
  {
    id: 'mixin-kept-out',
    what: 'a mixin that replaces nothing registers nothing',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'if (replace || !macros.has(name)) this.macro',
        by: 'if (replace) this.macro',
      },
    ],
    caughtBy: { 'resource-mixin-no-replace-registers': 'expected: true' },
  },
  {
    id: 'collection-without-request',
    what: 'a collection that resolves without a request has none for its own toArray',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
        by: "this.resolveResourceData(request ?? ('collects' in this ? (null as any) : this.resolveRequestFromContainer()));",
      },
    ],
    caughtBy: { 'resource-resolve-current-request/named': 'expected: {"all": "name"}' },
  },
  {
    id: 'json-options-unknown',
    what: 'a resource that says nothing of its JSON options has null for them',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'jsonOptions(): number {\n    return 0;',
        by: 'jsonOptions(): number {\n    return null as any;',
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'created ? 201 : 200, resource.jsonOptions());',
        by: 'created ? 201 : 200, resource.jsonOptions() ?? 0);',
      },
    ],
    caughtBy: { 'resource-json-options-kind/resource': 'received: null' },
  },
  {
    id: 'json-options-not-applied',
    what: 'the JSON options of a resource are not applied to its response',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'created ? 201 : 200, resource.jsonOptions());',
        by: 'created ? 201 : 200, 0);',
      },
    ],
    caughtBy: {
      'resource-json-options-applied/response': 'expected: an error',
      'resource-json-options-applied/to-response': 'expected: an error',
    },
  },
  {
    id: 'list-loses-first',
    what: 'removeMissingValues takes the first entry of a list',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'return this.removeMissingValues(changeEntries(data, resolve));',
        by: 'return withoutMissing(changeEntries(data, resolve), this.preservesKeys());',
      },
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: 'const list = OrderedMap.from<unknown>(data);\n    return withoutMissing(list.isList ? toNaturalMap(list.slice(1)) : data, this.preservesKeys());',
      },
    ],
    caughtBy: { 'resource-remove-missing-values-list-stated/present': 'expected: ["a", "b"]' },
  },
];

module.exports = { statedResourceFaults };

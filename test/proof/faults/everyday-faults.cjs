const { expectedReceived } = require('./in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const macros = 'src/reference/php/macroable.ts';

/** What a port gets wrong at an edge that every application meets: falsy values, the first page, nothing at all. */
const everydayFaults = [
  {
    id: 'appends-null-clears',
    what: 'a null key takes all query values away',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (key === null) return this;',
        by: 'if (key === null) {\n      this.$query = [];\n      return this;\n    }',
      },
    ],
    caughtBy: { 'paginator-appends-null-keeps': 'query sort' },
  },
  {
    id: 'appends-zero-dropped',
    what: 'the text "0" is not added to the query',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: "if (name !== this.$pageName && value !== '0') this.#query.set(name, copied);",
      },
    ],
    caughtBy: {
      'paginator-appends-zero': 'query sort',
      'collection-with-query-zero': 'query tag',
      'collection-preserve-query-zero': 'query tag',
    },
  },
  {
    id: 'appends-last-of-list',
    what: 'of a list of values only the last is added',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          "return this.addQuery(name, isWhole ? value : textArgument('Paginator.appends(value)', value));",
        by: "const last = isMapLike(value) ? [...OrderedMap.from<unknown>(value).values()].at(-1) : value;\n    return this.addQuery(name, isWhole ? last : textArgument('Paginator.appends(value)', value));",
      },
    ],
    caughtBy: { 'paginator-appends-list': 'red' },
  },
  {
    id: 'with-query-string-clears',
    what: 'the current query takes the place of what was added before',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
        by: 'this.$query = [];\n    return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
      },
    ],
    caughtBy: { 'paginator-with-query-string-keeps': 'query sort' },
  },
  {
    id: 'nothing-before-page-two',
    what: 'page two has no previous page',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        by: 'return this.currentPage() > 2 ? this.url(this.currentPage() - 1) : null;',
      },
    ],
    caughtBy: { 'paginator-previous-page-url-of-first': 'received: null' },
  },
  {
    id: 'range-of-one-empty',
    what: 'a range from a page to itself is empty',
    level: 'observed',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const step = Math.sign(last - first) || 1;',
        by: 'const step = Math.sign(last - first);',
      },
    ],
    caughtBy: { 'paginator-url-range-by-page/single': expectedReceived('{"5": "/?page=5"}', '[]') },
  },
  {
    id: 'falsy-items-not-counted',
    what: 'items that are false, 0 or empty text are not counted',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.count();',
        by: 'return [...this.$items].filter(Boolean).length;',
      },
    ],
    caughtBy: { 'paginator-count-stated/falsy': expectedReceived('3', '0') },
  },
  {
    id: 'key-found-among-values',
    what: 'a key is there when an item is the same text',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$items.has(key);',
        by: 'return this.$items.has(key) || [...this.$items].includes(key as TValue);',
      },
    ],
    caughtBy: { 'paginator-offset-exists-stated/value': expectedReceived('false', 'true') },
  },
  {
    id: 'empty-collection-not-set',
    what: 'an empty collection is not set',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items = collection;',
        by: 'if (collection.count() > 0) this.$items = collection;',
      },
    ],
    caughtBy: { 'paginator-set-collection-none-stated': expectedReceived('[]', '["Ada", "Bo"]') },
  },
  {
    id: 'escaped-twice',
    what: 'the string form is escaped twice',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'escapeHtml(html) : html',
        by: 'escapeHtml(escapeHtml(html)) : html',
      },
    ],
    caughtBy: { 'paginator-escape-once-stated': '&amp;' },
  },
  {
    id: 'forwarded-first-argument',
    what: 'only the first argument of a dynamic call is forwarded',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
        by: 'return this.forwardCallTo(this.getCollection(), method, parameters.slice(0, 1));',
      },
    ],
    caughtBy: { 'shared-paginator-call-arguments/several': '["la"]' },
  },
  {
    id: 'rendering-sets-default',
    what: 'a view that is named becomes the default',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const views = Class.viewFactory();',
        by: 'Class.defaultSimpleView(name);\n    const views = Class.viewFactory();',
      },
    ],
    caughtBy: { 'paginator-render-view-once': 'pages.mine' },
  },
  {
    id: 'page-never-wrapped-by-key',
    what: 'the data of a page stand under "data" whatever the wrapper key is',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const body = wrapData(cls, data,',
        by: "const wrapping = page === null ? cls : { $wrap: 'data', forceWrapping: false };\n  const body = wrapData(wrapping as typeof cls, data,",
      },
    ],
    caughtBy: { 'collection-paginated-wrap-stated': '/posts' },
  },
  {
    id: 'falsy-metadata-dropped',
    what: 'metadata that are 0 or false are not kept',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
        by: "this.$additional = OrderedMap.from<any>(requireMap('additional(data)', data)).filter(Boolean);",
      },
    ],
    caughtBy: {
      'collection-additional-falsy-stated/zero': '"took"',
      'collection-additional-falsy-stated/false': '"took"',
    },
  },
  {
    id: 'extra-data-or-metadata',
    what: 'metadata take the place of extra data',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'resource.with(request), resource.$additional);',
        by: 'isEmptyMap(resource.$additional) ? resource.with(request) : [], resource.$additional);',
      },
    ],
    caughtBy: {
      'collection-additional-with-stated': '"version"',
      'collection-paginated-with-and-additional-stated': '"version"',
    },
  },
  {
    id: 'page-size-counted',
    what: 'a collection of a page counts as many items as fit on it',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().count();',
        by: 'return isPaginator(this.resource) ? (this.resource as any).perPage() : this.#items().count();',
      },
    ],
    caughtBy: { 'collection-iterate-count-page': expectedReceived('2', '5') },
  },
  {
    id: 'empty-resolves-to-null',
    what: 'what has no data resolves to null',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return filtered === (this.resource as unknown) ?',
        by: 'if (OrderedMap.from(filtered).size === 0) return null as any;\n      return filtered === (this.resource as unknown) ?',
      },
    ],
    caughtBy: {
      'collection-resolve-nothing': expectedReceived('[]', 'null'),
      'collection-resolve-empty-items': 'null',
    },
  },
  {
    id: 'page-data-for-current-request',
    what: 'the items of a page are asked with the current request',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return respond(this, this.constructor as typeof JsonResource, request, page);',
        by: 'return respond(this, this.constructor as typeof JsonResource, this.resolveRequestFromContainer(), page);',
      },
    ],
    caughtBy: { 'collection-response-given-request-page': '"name"' },
  },
  {
    id: 'macro-names-in-any-case',
    what: 'macros are known by their names in any case',
    level: 'observed',
    changes: [
      {
        file: macros,
        replaces: 'return macros.has(name);',
        by: 'return [...macros.keys()].some((known) => known.toLowerCase() === name.toLowerCase());',
      },
    ],
    caughtBy: { 'resource-has-macro-other-case': expectedReceived('false', 'true') },
  },
  {
    id: 'flush-forgets-one-macro',
    what: 'flushMacros forgets the first macro alone',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces: 'macros.clear();',
        by: 'for (const name of [...macros.keys()].slice(0, 1)) macros.delete(name);',
      },
    ],
    caughtBy: { 'resource-flush-macros-all-stated/second': expectedReceived('false', 'true') },
  },
  {
    id: 'falsy-value-not-chosen',
    what: 'when takes a value that is false, 0 or empty text for none',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: "return (booleanArgument('when(condition)', condition) && valueFrom(value)) || fallbackOf(fallback);",
      },
    ],
    caughtBy: {
      'resource-when-falsy-value-stated/false': expectedReceived('false', '"default"'),
      'resource-when-falsy-value-stated/zero': expectedReceived('0', '"default"'),
      'resource-when-falsy-value-stated/empty-text': expectedReceived('""', '"default"'),
    },
  },
  {
    id: 'falsy-entries-removed',
    what: 'entries that are false, 0 or empty text are removed with the missing ones',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          'if (this.removeMissingValues === removeMissingValues && isSettled(data, isObject)) return data;',
        by: '',
      },
      {
        file: resource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: 'return withoutMissing(OrderedMap.from<unknown>(data).filter((value) => value === null || value), this.preservesKeys());',
      },
    ],
    caughtBy: {
      'resource-filter-present-stated/false': '{"id": 1}',
      'resource-filter-present-stated/zero': '{"id": 1}',
      'resource-filter-present-stated/empty-text': '{"id": 1}',
    },
  },
  {
    id: 'path-resolver-before-option',
    what: 'the current path takes the place of the path that is given',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);",
        by: 'const Class = this.constructor as typeof Paginator;\n    if (Class.$currentPathResolver !== null) this.$path = Class.resolveCurrentPath();',
      },
    ],
    caughtBy: { 'paginator-options-path-before-resolver': expectedReceived('"/users"', '"/elsewhere"') },
  },
  {
    id: 'through-skips-falsy',
    what: 'items that are 0 or empty text are not transformed',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
        by: 'this.$items.transform((value, key) => (value ? invoke(callback, [value, key]) : value) as TValue);',
      },
    ],
    caughtBy: { 'paginator-through-falsy-stated': 'Hello 0' },
  },
  {
    id: 'through-once',
    what: 'items are transformed once, whatever is called later',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
        by: 'if ((this as any).$isDone) return this as any;\n    (this as any).$isDone = true;\n    this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
      },
    ],
    caughtBy: { 'paginator-through-again-stated': 'Hello Hello Ada' },
  },
  {
    id: 'null-result-is-the-page',
    what: 'a dynamic call that gives null gives the paginator',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
        by: 'return this.forwardCallTo(this.getCollection(), method, parameters) ?? this;',
      },
    ],
    caughtBy: { 'shared-paginator-call-falsy/null': 'expected: null' },
  },
  {
    id: 'metadata-in-json',
    what: 'JSON text has the metadata of the response',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'const data = this.jsonSerialize();',
        by: 'const data = OrderedMap.from<unknown>({ ...Object.fromEntries(OrderedMap.from(this.jsonSerialize())), ...Object.fromEntries(OrderedMap.from(this.$additional)) });',
      },
    ],
    caughtBy: { 'resource-to-json-without-metadata': 'took' },
  },
];

module.exports = { everydayFaults };

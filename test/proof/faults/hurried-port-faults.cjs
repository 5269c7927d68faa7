const { expectedReceived } = require('./in-words.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const strings = 'src/reference/php/json-strings.ts';

/** Slips of somebody who ports in a hurry, each of which leaves most of what an operation does as it was. */
const hurriedPortFaults = [
  {
    id: 'first-page-only-without-more',
    what: 'a page with more behind it is not the first',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'return this.currentPage() <= 1;',
        by: 'return this.currentPage() <= 1 && !this.hasMorePages();',
      },
    ],
    caughtBy: { 'paginator-on-first-page-with-more/one': expectedReceived('true', 'false') },
  },
  {
    id: 'default-above-the-resolver',
    what: 'the default counts where it is above what the resolver gives',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'castToInteger(this.$currentPageResolver(name));',
        by: "Math.max(pageName === 'page' && fallback > 1 ? page : 1, castToInteger(this.$currentPageResolver(name)));",
      },
    ],
    caughtBy: { 'paginator-current-page-resolved-not-default/above': expectedReceived('4', '9') },
  },
  {
    id: 'default-before-the-first-page',
    what: 'the default counts where the resolver gives the first page',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'castToInteger(this.$currentPageResolver(name));',
        by: '((resolved) => (resolved > 1 ? resolved : page))(castToInteger(this.$currentPageResolver(name)));',
      },
    ],
    caughtBy: { 'paginator-current-page-resolved-not-default/first': expectedReceived('1', '9') },
  },
  {
    id: 'path-made-absolute',
    what: 'a slash is put before every path that is set',
    level: 'observed',
    changes: [
      {
        file: page,
        replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
        by: "this.$path = `/${textArgument('Paginator.setPath(path)', path).replace(/^\\//, '')}`;",
      },
    ],
    caughtBy: {
      'paginator-path-stored-as-given/set-absolute': expectedReceived(
        '"https://ex.test/users/"',
        '"/https://ex.test/users/"',
      ),
    },
  },
  {
    id: 'page-of-the-query-first',
    what: 'a page among the query parameters counts instead of the page',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
        by: 'return this.#frame.url(Number(OrderedMap.from<any>(this.#query).get(this.$pageName) ?? (number <= 0 ? 1 : number)));',
      },
    ],
    caughtBy: {
      'paginator-url-page-among-query': expectedReceived(
        'a URL whose query page is "3"',
        '/?page=9&sort=name',
      ),
    },
  },
  {
    id: 'former-page-name-in-the-query',
    what: 'the page variable of an earlier URL stays in later ones',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
        by: "if (this.#frame) this.#query = OrderedMap.from<any>(this.#query).set(this.$pageName, 1);\n    this.$pageName = textArgument('Paginator.setPageName(name)', name);",
      },
    ],
    caughtBy: {
      'paginator-url-page-name-anew': expectedReceived('the URL /cities?p=3', '"/cities?page=1&p=3"'),
    },
  },
  {
    id: 'quotation-mark-as-it-is',
    what: 'JSON text has quotation marks inside of texts as they are',
    level: 'stated',
    changes: [
      {
        file: strings,
        replaces: "return char <= '\\\\' ?",
        by: "if (char === '\"') return char;\n    return char <= '\\\\' ?",
      },
    ],
    caughtBy: {
      'paginator-to-json-any-text/quotation': 'Expected JSON, received',
      'collection-to-json-any-text/quotation': 'Expected JSON, received',
    },
  },
  {
    id: 'links-without-fragment',
    what: 'the links of a response have no fragment',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'lookUp(paginated, LINKS[name], null) ?? null;',
        by: "(lookUp(paginated, LINKS[name], null) as string | null)?.split('#')[0] ?? null;",
      },
      {
        file: resource,
        replaces: 'meta: metadataOf(paginated),',
        by: "meta: OrderedMap.from(metadataOf(paginated)).map((value) => (typeof value === 'string' ? value.split('#')[0] : value)),",
      },
    ],
    caughtBy: {
      'collection-paginated-links-parts/given': 'query p "6", fragment "list"',
      'collection-paginated-links-parts/fragment-set': 'query p "6", fragment "list"',
    },
  },
  {
    id: 'no-next-link-of-a-short-page',
    what: 'a page that is not full has no address of the next in its response',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "next: link('next') }",
        by: "next: Number(paginated.get('to')) % Number(paginated.get('per_page')) === 0 ? link('next') : null }",
      },
    ],
    caughtBy: {
      'collection-paginated-links-whether-more': 'a URL somewhere with path "/posts", query page "6"',
    },
  },
  {
    id: 'guessed-collection-of-bare-items',
    what: 'a collection class that a marker names is given the items without the page',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces: 'Reflect.construct(collection, [this])',
        by: 'Reflect.construct(collection, [this.getCollection()])',
      },
    ],
    caughtBy: {
      'paginator-guess-response-links/collection-marker': expectedReceived('the URL /?page=2', 'nothing in'),
    },
  },
  {
    id: 'keys-kept-by-turns',
    what: 'preserveKeys without an argument turns the flag over',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'preserveKeys(value = true): this {',
        by: 'preserveKeys(value = !this.$preserveKeys): this {',
      },
    ],
    caughtBy: { 'collection-preserve-keys-flag-twice': expectedReceived('true', 'false') },
  },
  {
    id: 'no-force-without-wrapping',
    what: 'disabling wrapping takes the force flag back as well',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: null });',
        by: 'assignStatics(this, { $wrap: null, forceWrapping: false });',
      },
    ],
    caughtBy: { 'collection-unwrapped-keeps-force': expectedReceived('true', 'false') },
  },
  {
    id: 'next-page-counted',
    what: 'a collection counts one more item where its page has more behind it',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().count();',
        by: "const source: unknown = this.resource;\n    return this.#items().count() + (isPaginator(source) && source.toArray() !== null && callOperation(source, 'hasMorePages', []) === true ? 1 : 0);",
      },
    ],
    caughtBy: { 'collection-iterate-page-more': expectedReceived('2', '3') },
  },
  {
    id: 'arrayable-data-kept',
    what: 'data that are Arrayable alone are no data of a resource',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'if (isArrayable(data)) return requireMap(source, data.toArray());',
        by: 'if (isArrayable(data) && isJsonSerializable(data)) return requireMap(source, data.toArray());',
      },
    ],
    caughtBy: { 'resource-resolve-holder/arrayable': 'expected a map, received [Stand]' },
  },
  {
    id: 'empty-request-resolved',
    what: 'without a request, data are made for an empty one',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
        by: "this.resolveResourceData(request ?? Reflect.construct(this.resolveRequestFromContainer().constructor, ['/']) as Request);",
      },
    ],
    caughtBy: {
      'resource-resolve-current-request/resource': expectedReceived('"name"', '"none"'),
      'resource-resolve-current-request/collection': expectedReceived('"name"', '"none"'),
    },
  },
  {
    id: 'object-entry-tested-for-read',
    what: 'reading an entry of an object tells whether it is there',
    level: 'stated',
    changes: [
      {
        file: underlying,
        replaces: "callOperation(value, 'offsetGet', [offset])",
        by: "callOperation(value, 'offsetExists', [offset])",
      },
    ],
    caughtBy: { 'resource-delegation-offset-object/get': expectedReceived('"found"', 'true') },
  },
  {
    id: 'no-entry-at-zero',
    what: 'the entry 0 of a list is not there',
    level: 'stated',
    changes: [
      {
        file: underlying,
        replaces: 'if (isMapLike(value)) return offsetGet(value, offset) !== null;',
        by: 'if (isMapLike(value)) return offset !== 0 && offsetGet(value, offset) !== null;',
      },
    ],
    caughtBy: { 'resource-delegation-offset-of-list/first': expectedReceived('true', 'false') },
  },
  {
    id: 'attribute-as-relationship',
    what: 'an attribute counts as a loaded relationship',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]));",
        by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || hasProperty(this.resource, relationship);",
      },
    ],
    caughtBy: { 'resource-when-loaded-attribute': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'default-before-the-path-resolver',
    what: 'a default path that is named counts before what the resolver gives',
    level: 'stated',
    changes: [
      {
        file: page,
        replaces: "if (typeof path === 'string') return path;",
        by: "if (typeof path === 'string') return fallback === '/' ? path : fallback;",
      },
    ],
    caughtBy: { 'paginator-current-path-resolved-not-default': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'hundred-per-page-at-most',
    what: 'a page shows a hundred items at most',
    level: 'observed',
    changes: [{ file: page, replaces: 'return this.$perPage;', by: 'return Math.min(this.$perPage, 100);' }],
    caughtBy: { 'paginator-per-page-unusual/huge': expectedReceived('1000000', '100') },
  },
  {
    id: 'metadata-spent',
    what: 'metadata are in the first response alone',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const created = underlying',
        by: "Reflect.set(resource, '$additional', []);\n  const created = underlying",
      },
    ],
    caughtBy: {
      'collection-additional-every-response/collection': '"took" with 5',
      'collection-additional-every-response/resource': '"took" with 5',
    },
  },
  {
    id: 'query-preserved-by-turns',
    what: 'preserveQuery called again takes the parameters away',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'this.preserveAllQueryParameters = true;',
        by: 'this.preserveAllQueryParameters = !this.preserveAllQueryParameters;',
      },
    ],
    caughtBy: { 'collection-preserve-query-twice': 'query sort "new"' },
  },
  {
    id: 'never-wrapped-again',
    what: 'once wrapping is disabled, no key enables it again',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'assignStatics(this, { $wrap: textArgument(',
        by: 'if (this.$wrap !== null) assignStatics(this, { $wrap: textArgument(',
      },
    ],
    caughtBy: { 'collection-wrap-state-on-again': '[{"id": 1}]' },
  },
  {
    id: 'wrapping-flushed-with-macros',
    what: 'clearing the macros takes the wrapper key back as well',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'static flushMacros(): void {',
        by: "static flushMacros(): void {\n      if (Reflect.has(this, '$wrap')) Reflect.set(this, '$wrap', 'data');",
      },
    ],
    caughtBy: { 'resource-flush-macros-keeps-wrapping': expectedReceived('"items"', '"data"') },
  },
  {
    id: 'counted-once',
    what: 'a collection counts its items once',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.#items().count();',
        by: "const known: unknown = Reflect.get(this, 'counted');\n    if (typeof known === 'number') return known;\n    Object.defineProperty(this, 'counted', { value: this.#items().count() });\n    return this.#items().count();",
      },
    ],
    caughtBy: { 'collection-iterate-count-anew': expectedReceived('2', '1') },
  },
  {
    id: 'no-links-of-nothing',
    what: 'the response of an empty page has no links',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return isPaginator(this.resource) ? this.preparePaginatedResponse',
        by: 'return isPaginator(this.resource) && this.count() > 0 ? this.preparePaginatedResponse',
      },
    ],
    caughtBy: { 'collection-paginated-links-empty': 'a URL somewhere with path "/posts", query page "4"' },
  },
];

module.exports = { hurriedPortFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const parseQuery = 'src/reference/http/parse-query.ts';
const request = 'src/reference/http/request.ts';

/** What features/resources/preserve-query.feature must notice. */
const preserveQueryFaults = [
  {
    id: 'appends-forgets',
    what: 'a query value takes the place of all others',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.#query.set(name, copied);',
    by: 'this.$query = OrderedMap.fromEntries([[name, copied]]);',
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?tag=r',
    },
  },
  {
    id: 'current-request-replaced',
    what: 'the current request is another one than was set',
    level: 'stated',
    file: jsonResource,
    replaces: '    return request;\n',
    by: "    return Reflect.construct(request.constructor, ['/elsewhere']) as Request;\n",
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'preserve-query-ignored',
    what: 'preserveQuery does nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: 'const query = this.preserveAllQueryParameters && request.query() ? null : this.queryParameters;',
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'page-is-always-the-page',
    what: 'preserveQuery leaves the parameter "page" out, also where pages have another variable',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: `const query: any = this.preserveAllQueryParameters ? request.query() : this.queryParameters;
    if (this.preserveAllQueryParameters) query.delete('page');`,
    caughtBy: {
      'collection-preserve-query-other-page-name':
        'expected: a URL somewhere with query p "2", query page "7"',
    },
  },
  {
    id: 'query-of-current-request',
    what: 'preserveQuery takes the query of the current request instead of the given one',
    level: 'observed',
    file: jsonResource,
    replaces: '? request.query() :',
    by: '? (Container.request ?? request).query() :',
    caughtBy: {
      'collection-preserve-query-given-request': expectedReceived(
        'the URL /posts?tag=blue&page=2',
        '"/posts?sort=new&tag=red&page=2"',
      ),
    },
  },
  {
    id: 'query-preserved-by-turns',
    what: 'preserveQuery called again takes the parameters away',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = true;',
    by: 'this.preserveAllQueryParameters = !this.preserveAllQueryParameters;',
    caughtBy: { 'collection-preserve-query-twice': 'query sort "new"' },
  },
  {
    id: 'preserve-after-given-query-ignored',
    what: 'once parameters are given, the current ones are not on the links',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: 'const query = this.queryParameters ?? (this.preserveAllQueryParameters ? request.query() : null);',
    caughtBy: { 'collection-preserve-query-also-after-given': 'query sort' },
  },
  {
    id: 'query-preserved-on-next-link',
    what: 'the current query is preserved on the link to the next page alone',
    level: 'stated',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `const before = callOperation(page, 'previousPageUrl', []);
    if (query !== null) callOperation(page, 'appends', [query]);
    if (this.preserveAllQueryParameters) Object.assign(page, { previousPageUrl: () => before });`,
    caughtBy: { 'collection-preserve-query-previous': 'query sort' },
  },
  {
    id: 'preserved-query-encoded-twice',
    what: 'the current query stands on links as it was encoded, and is encoded again',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query() :',
    by: "this.preserveAllQueryParameters ? new Collection<unknown>(request.query() as never).map((value) => (typeof value === 'string' ? encodeURIComponent(value) : value)).all() :",
    caughtBy: { 'collection-preserve-query-encoded': 'query by' },
  },
  {
    id: 'current-query-instead-of-own',
    what: 'preserveQuery puts the current parameters in the place of those of the page',
    level: 'stated',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `if (this.preserveAllQueryParameters) Reflect.set(page, '$query', {});
    if (query !== null) callOperation(page, 'appends', [query]);`,
    caughtBy: { 'collection-preserve-query-own': 'query list "short"' },
  },
  {
    id: 'no-links-unwrapped',
    what: 'the response of a page has no links where wrapping is disabled',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: 'const extra = page === null || cls.$wrap === null ? [] :',
    caughtBy: { 'collection-preserve-query-after-others': 'query page "2"' },
  },
  {
    id: 'no-links-of-a-derived-class',
    what: 'the response of a page has no links where the class of the collection is a derived one',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: 'const extra = page === null || Object.getPrototypeOf(resource) !== AnonymousResourceCollection.prototype ? [] :',
    caughtBy: { 'collection-preserve-query-after-others': 'query page "2"' },
  },
  {
    id: 'no-query-unwrapped',
    what: 'the query is not put on the links where wrapping is disabled',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: 'if (query !== null && (this.constructor as typeof JsonResource).$wrap !== null) callOperation(page,',
    caughtBy: { 'collection-preserve-query-after-others': 'query sort "new"' },
  },
  {
    id: 'no-query-of-a-derived-class',
    what: 'the query is not put on the links where the class of the collection is a derived one',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: 'if (query !== null && Object.getPrototypeOf(this) === AnonymousResourceCollection.prototype) callOperation(page,',
    caughtBy: { 'collection-preserve-query-after-others': 'query sort "new"' },
  },
  {
    id: 'query-ends-metadata',
    what: 'withQuery takes the metadata away',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: `this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    this.$additional = [];`,
    caughtBy: { 'collection-preserve-query-after-others': '"took" with 5' },
  },
  {
    id: 'preserved-query-ends-metadata',
    what: 'preserveQuery takes the metadata away',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = true;',
    by: `this.preserveAllQueryParameters = true;
    this.$additional = [];`,
    caughtBy: { 'collection-preserve-query-after-others': '"took" with 5' },
  },
  {
    id: 'preserved-query-ends-kept-keys',
    what: 'preserveQuery ends the keeping of keys',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = true;',
    by: `this.preserveAllQueryParameters = true;
    this.$preserveKeys = false;`,
    caughtBy: { 'collection-preserve-query-after-others': expectedReceived('true', 'false') },
  },
  {
    id: 'empty-query-dropped',
    what: 'of the current query no parameters that are empty are preserved',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: "const query = this.preserveAllQueryParameters ? request.query().filter((value) => value !== '') : this.queryParameters;",
    caughtBy: { 'collection-preserve-query-zero': 'query by ""' },
  },
  {
    id: 'given-query-instead-of-none',
    what: 'a request without query leaves what withQuery has given on the links',
    level: 'observed',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: 'const query = this.preserveAllQueryParameters && !isEmptyMap(request.query()) ? request.query() : this.queryParameters;',
    caughtBy: { 'collection-preserve-query-none': '/posts?list=short&page=2' },
  },
  {
    id: 'preserving-spent',
    what: 'preserveQuery counts for one response only',
    level: 'observed',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: `const answer = respond(this, request, page);
    this.preserveAllQueryParameters = false;
    return answer;`,
    caughtBy: {
      'collection-preserve-query-second-response': expectedReceived(
        'the URL /posts?sort=old&tag=red&page=2',
        '"/posts?sort=new&tag=red&page=2"',
      ),
    },
  },
  {
    id: 'page-taken-from-request',
    what: 'the response of a page takes the page number out of the query of the request',
    level: 'observed',
    changes: [
      {
        file: request,
        replaces: 'return isMapLike(own) ?',
        by: 'return isMapLike(own) && key !== undefined ?',
      },
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `if (query !== null && this.preserveAllQueryParameters) (query as any).delete(callOperation(page, 'getPageName', []));
    if (query !== null) callOperation(page, 'appends', [query]);`,
      },
    ],
    caughtBy: {
      'collection-preserve-query-request-kept': expectedReceived(
        'a response with the header x-page "7"',
        'Type error (TypeError): header(value): expected a string, received null',
      ),
    },
  },
  {
    id: 'page-not-skipped-preserve',
    what: 'the page of a preserved query takes its place in the query',
    level: 'exact',
    file: jsonResource,
    replaces: `    if (query !== null) callOperation(page, 'appends', [query]);`,
    by: `    if (query !== null && isPaginator(page) && this.preserveAllQueryParameters) (page as any).$query = arrayMerge((page as any).$query, OrderedMap.from<any>(query as any)); else if (query !== null) callOperation(page, 'appends', [query]);`,
    caughtBy: {
      'collection-preserve-query-parsed/page-first': expectedReceived(
        '"/posts?q=1&page=2"',
        '"/posts?page=2&q=1"',
      ),
    },
  },
  {
    id: 'nested-merged',
    what: 'nested values of the query of page and request are merged',
    level: 'observed',
    file: jsonResource,
    replaces: `    if (query !== null) callOperation(page, 'appends', [query]);`,
    by: `    if (query !== null) callOperation(page, 'appends', [isPaginator(page) ? OrderedMap.from<any>(query as any).map((v: any, k: any) => (isMapLike(v) && isMapLike((page as any).$query.get(k)) ? arrayMerge(OrderedMap.from<any>((page as any).$query.get(k)), OrderedMap.from<any>(v)) : v)) : query]);`,
    caughtBy: {
      'collection-preserve-query-nested-whole': expectedReceived(
        'the URL /p?f[b]=2&page=2',
        '"/p?f%5Ba%5D=1&f%5Bb%5D=2&page=2"',
      ),
    },
  },
  {
    id: 'value-with-commas-is-a-list',
    what: 'a value of the current query with a comma becomes a list',
    level: 'stated',
    file: parseQuery,
    replaces: 'put(parameters, path, value);',
    by: "put(parameters, path, (value.includes(',') ? value.split(',') : value) as string);",
    caughtBy: {
      'collection-preserve-query-signs': 'ids%5B0%5D=1',
    },
  },
  {
    id: 'hyphen-in-a-name-is-an-underscore',
    what: 'a hyphen in the name of a parameter becomes an underscore',
    level: 'stated',
    file: parseQuery,
    replaces: 'name.replace(/[ .[]/g',
    by: 'name.replace(/[ .[-]/g',
    caughtBy: {
      'collection-preserve-query-signs': 'sort_by=a%3Db',
    },
  },
  {
    id: 'value-ends-at-a-semicolon',
    what: 'a value of the current query ends at a semicolon',
    level: 'stated',
    file: parseQuery,
    replaces: 'put(parameters, path, value);',
    by: "put(parameters, path, value.split(';')[0] as string);",
    caughtBy: { 'collection-preserve-query-signs': 'query ids "1,2;3"' },
  },
  {
    id: 'word-true-is-a-flag',
    what: 'the word "true" of the current query becomes a flag',
    level: 'stated',
    file: parseQuery,
    replaces: 'put(parameters, path, value);',
    by: "put(parameters, path, (value === 'true' ? true : value) as string);",
    caughtBy: {
      'collection-preserve-query-texts':
        'expected: a URL somewhere with query page "2", query draft "true", query rate "5%25", query back "/a?b"',
    },
  },
  {
    id: 'query-decoded-twice',
    what: 'an encoded percent sign of the current query is decoded twice',
    level: 'stated',
    file: parseQuery,
    replaces: "`&${textArgument('parseQuery(text)', text)}`",
    by: "`&${text.replaceAll('%25', '%')}`",
    caughtBy: {
      'collection-preserve-query-texts':
        'expected: a URL somewhere with query page "2", query draft "true", query rate "5%25", query back "/a?b"',
    },
  },
  {
    id: 'query-behind-the-last-question-mark',
    what: 'the current query begins at the last question mark',
    level: 'stated',
    file: request,
    replaces: '/^[^?#]*\\??|#.*/g',
    by: '/^[^#]*\\?|#.*/g',
    caughtBy: {
      'collection-preserve-query-texts':
        'expected: a URL somewhere with query page "2", query draft "true", query rate "5%25", query back "/a?b"',
    },
  },
  {
    id: 'page-size-not-preserved',
    what: 'query parameters that may be the size of a page are not added to pagination links',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query() :',
    by: `this.preserveAllQueryParameters
      ? request.query().filter((_, name) => name !== 'per_page' && name !== 'limit')
      :`,
    caughtBy: {
      'collection-preserve-query-page-size':
        'expected: a URL somewhere with query page "2", query per_page "5", query limit "6"',
    },
  },
  {
    id: 'nested-parameters-not-preserved',
    what: 'a parameter with brackets in its name is left out of the links',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: `const isPlain = ([, value]: readonly [unknown, unknown]) => typeof value !== 'object';
    const all = this.preserveAllQueryParameters ? [...(request.query() as any)].filter(isPlain as any) : null;
    const query = all === null ? this.queryParameters : (new Map(all as any) as any);`,
    caughtBy: {
      'collection-preserve-query-inner': 'some query text "Ada"',
      'collection-preserve-query-brackets': 'query filter[name]',
    },
  },
  {
    id: 'names-alone-dropped',
    what: 'a parameter of the current query that has no value is dropped',
    level: 'observed',
    file: parseQuery,
    replaces:
      "for (const [name, value] of new URLSearchParams(`&${textArgument('parseQuery(text)', text)}`)) {",
    by: `const given = textArgument('parseQuery(text)', text).split('&');
  for (const [name, value] of new URLSearchParams(\`&\${given.filter((pair) => pair.includes('=')).join('&')}\`)) {`,
    caughtBy: {
      'collection-preserve-query-name-alone': 'query draft',
    },
  },
  {
    id: 'encoded-brackets-dropped',
    what: 'a parameter of the current query whose brackets are encoded is dropped',
    level: 'stated',
    file: parseQuery,
    replaces:
      "for (const [name, value] of new URLSearchParams(`&${textArgument('parseQuery(text)', text)}`)) {",
    by: `const given = textArgument('parseQuery(text)', text).split('&');
  for (const [name, value] of new URLSearchParams(\`&\${given.filter((pair) => !/%5B.*=/i.test(pair)).join('&')}\`)) {`,
    caughtBy: {
      'collection-preserve-query-brackets-encoded': 'query tags[0]',
    },
  },
  {
    id: 'encoded-plus-a-blank',
    what: 'an encoded plus in the query of the request is a blank',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query()',
    by: "this.preserveAllQueryParameters ? request.query().map((value) => (typeof value === 'string' ? value.replaceAll('+', ' ') : value))",
    caughtBy: { 'collection-preserve-query-plus': 'query q "a+b"' },
  },
  {
    id: 'dollar-names-dropped',
    what: 'a parameter of the request whose name begins with a dollar sign is dropped',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query()',
    by: "this.preserveAllQueryParameters ? request.query().filter((_, name) => !String(name).startsWith('$'))",
    caughtBy: { 'collection-preserve-query-plus': 'query $top "$x"' },
  },
  {
    id: 'query-preserved-for-one-response',
    what: 'the query of the request is on the links of the first response alone',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `const isAgain = this.preserveAllQueryParameters && Reflect.get(this, 'answered') === true;
    Reflect.set(this, 'answered', true);
    if (query !== null) callOperation(page, isAgain ? 'forgetQuery' : 'appends', [query]);`,
      },
      {
        file: abstractPaginator,
        replaces: '/** Iterates the values. */',
        by: `forgetQuery(): void {
    this.#query = {};
    this.#frame = null;
  }

  /** Iterates the values. */`,
      },
    ],
    caughtBy: { 'collection-preserve-query-responses': 'query sort "new"' },
  },
  {
    id: 'preserve-query-counts',
    what: 'preserveQuery makes a number of the flag',
    level: 'stated',
    file: jsonResource,
    replaces: '    this.preserveAllQueryParameters = true;',
    by: '    this.preserveAllQueryParameters = 1 as unknown as boolean;',
    caughtBy: {
      'collection-preserve-query-flag': expectedReceived('true', '1'),
    },
  },
  {
    id: 'current-query-named-as-parts-dropped',
    what: 'parameters of the request with the names of parts of a URL or a response are not on the links',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query()',
    by: `this.preserveAllQueryParameters
      ? request.query().filter((_, name) => !['data', 'links', 'meta', 'path', 'query', 'fragment', 'first', 'next'].includes(String(name)))`,
    caughtBy: { 'collection-preserve-query-names': 'query data "a"' },
  },
  {
    id: 'current-query-in-ascii',
    what: 'letters beyond ASCII in the parameters of the request become question marks on the links',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters ? request.query()',
    by: `this.preserveAllQueryParameters
      ? request.query().map((value) => (typeof value === 'string' ? value.replace(/[^ -~]/g, '?') : value))`,
    caughtBy: { 'collection-preserve-query-names': 'query city "Zürich"' },
  },
];

module.exports = { preserveQueryFaults };

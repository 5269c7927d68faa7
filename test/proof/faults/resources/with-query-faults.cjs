const { askedByResponse } = require('../../asked-by-response.cjs');
const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/resources/with-query.feature must notice. */
const withQueryFaults = [
  {
    id: 'query-applied-at-once',
    what: 'withQuery changes the paginator at once instead of when a response is made',
    level: 'observed',
    file: jsonResource,
    replaces: `this.preserveAllQueryParameters = false;
    return this;`,
    by: `this.preserveAllQueryParameters = false;
    if (isPaginator(this.resource)) this.resource.appends(query);
    return this;`,
    caughtBy: {
      'collection-with-query-not-before': expectedReceived(
        'the URL /posts?page=2',
        '"/posts?tag=red&page=2"',
      ),
    },
  },
  {
    id: 'with-query-keeps-preserving',
    what: 'withQuery does not end preserveQuery',
    level: 'stated',
    file: jsonResource,
    replaces: `this.preserveAllQueryParameters = false;
    return this;`,
    by: 'return this;',
    caughtBy: { 'collection-with-query-also-after-preserve': 'query tag' },
  },
  {
    id: 'link-query-shared',
    what: 'all collections have the query parameters that one of them was given last',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces:
          "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
        by: `this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    Reflect.set(ResourceCollection, 'lastQuery', this.queryParameters);`,
      },
      {
        file: jsonResource,
        replaces: 'request.query() : this.queryParameters;',
        by: "request.query() : this.queryParameters && (Reflect.get(ResourceCollection, 'lastQuery') as MapLike);",
      },
    ],
    caughtBy: {
      'collection-with-query-beside-another':
        'received: {"data":[{"id":1}],"links":{"first":"\\/posts?tag=blue',
    },
  },
  {
    id: 'preserving-shared',
    what: 'all collections preserve the query of the request as soon as one of them does',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'this.preserveAllQueryParameters = true;',
        by: `this.preserveAllQueryParameters = true;
    Reflect.set(ResourceCollection, 'preserving', true);`,
      },
      {
        file: jsonResource,
        replaces: 'const query = this.preserveAllQueryParameters ?',
        by: `const isPreserving = this.preserveAllQueryParameters || (this.queryParameters !== null && Reflect.get(ResourceCollection, 'preserving') === true);
    Reflect.set(ResourceCollection, 'preserving', false);
    const query = isPreserving ?`,
      },
    ],
    caughtBy: {
      'collection-with-query-beside-another':
        'received: {"data":[{"id":1}],"links":{"first":"\\/posts?sort=new',
    },
  },
  {
    id: 'with-query-ignored',
    what: 'withQuery does nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'request.query() : this.queryParameters;',
    by: 'request.query() : null;',
    caughtBy: {
      'collection-with-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?page=',
    },
  },
  {
    id: 'with-query-first-only',
    what: 'withQuery adds the first parameter only',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: "this.queryParameters = OrderedMap.from<any>(requireMap('withQuery(query)', query)).slice(0, 1);",
    caughtBy: {
      'collection-with-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?tag=r',
    },
  },
  {
    id: 'with-query-adds',
    what: 'withQuery adds to what it was given before',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: `this.queryParameters = arrayUnion(
      OrderedMap.from<unknown>(requireMap('withQuery(query)', query)),
      OrderedMap.from<unknown>(this.queryParameters ?? []),
    ) as unknown as MapLike;`,
    caughtBy: { 'collection-with-query-set-anew': '"tag"' },
  },
  {
    id: 'empty-query-ignored',
    what: 'withQuery of an empty map leaves what was there before',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.queryParameters = ',
    by: `if (OrderedMap.from<unknown>(query).size === 0) return this;
    this.queryParameters = `,
    caughtBy: { 'collection-with-query-emptied/given': '/posts?page=2' },
  },
  {
    id: 'given-query-beside-none',
    what: 'the query of withQuery counts only when the page has none of its own',
    level: 'stated',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `const own = isPaginator(page) ? new URL(String(callOperation(page, 'url', [1])), 'http://a').searchParams.size > 1 : false;
    if (query !== null && (this.preserveAllQueryParameters || !own)) callOperation(page, 'appends', [query]);`,
    caughtBy: { 'collection-with-query-own': 'a URL somewhere with query page "2", query tag "red"' },
  },
  {
    id: 'no-links-of-kept-keys',
    what: 'the response of a page has no links where keys are kept',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: "const extra = page === null || Reflect.get(resource, '$preserveKeys') === true ? [] :",
    caughtBy: { 'collection-with-query-before-others': 'query p "2"' },
  },
  {
    id: 'no-query-beside-metadata',
    what: 'the query is not put on the links beside metadata',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: 'if (query !== null && isEmptyMap(this.$additional)) callOperation(page,',
    caughtBy: { 'collection-with-query-before-others': 'query tag "red"' },
  },
  {
    id: 'no-query-beside-extra-data',
    what: 'the query is not put on the links beside extra data',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: 'if (query !== null && isEmptyMap(this.$with)) callOperation(page,',
    caughtBy: { 'collection-with-query-before-others': 'query tag "red"' },
  },
  {
    id: 'no-query-of-kept-keys',
    what: 'the query is not put on the links where keys are kept',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: 'if (query !== null && this.$preserveKeys !== true) callOperation(page,',
    caughtBy: { 'collection-with-query-before-others': 'query tag "red"' },
  },
  {
    id: 'no-query-of-a-named-page',
    what: 'the query is not put on the links where the page number has a name of its own',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: "if (query !== null && callOperation(page, 'getPageName', []) === 'page') callOperation(page,",
    caughtBy: { 'collection-with-query-before-others': 'query tag "red"' },
  },
  {
    id: 'query-takes-the-fragment',
    what: 'links that get a query lose their fragment',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: `if (query !== null) callOperation(page, 'fragment', ['']);
    if (query !== null) callOperation(page,`,
    caughtBy: { 'collection-with-query-before-others': 'fragment "list"' },
  },
  {
    id: 'query-takes-the-path',
    what: 'links that get a query get the path of the request as well',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (query !== null) callOperation(page,',
    by: `if (query !== null) callOperation(page, 'setPath', [\`/\${request.path()}\`]);
    if (query !== null) callOperation(page,`,
    caughtBy: { 'collection-with-query-before-others': 'path "/news"' },
  },
  {
    id: 'metadata-end-the-query',
    what: 'additional forgets the query that was given',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    if (this instanceof ResourceCollection) Reflect.set(this, 'queryParameters', null);`,
    caughtBy: { 'collection-with-query-before-others': 'query tag "red"' },
  },
  {
    id: 'metadata-end-kept-keys',
    what: 'additional ends the keeping of keys',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    this.$preserveKeys = false;`,
    caughtBy: { 'collection-with-query-before-others': expectedReceived('true', 'false') },
  },
  {
    id: 'given-empty-query-dropped',
    what: 'a given parameter that is empty is not on the links',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: "const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters === null ? null : OrderedMap.from<unknown>(this.queryParameters).filter((value) => value !== '');",
    caughtBy: { 'collection-with-query-zero': 'query by ""' },
  },
  {
    id: 'given-query-spent',
    what: 'withQuery counts for one response only',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `const before = Reflect.get(page, '$query');
    if (query !== null) callOperation(page, 'appends', [query]);`,
      },
      {
        file: jsonResource,
        replaces: 'return respond(this, request, page);',
        by: `const answer = respond(this, request, page);
    Reflect.set(page, '$query', before);
    this.queryParameters = null;
    return answer;`,
      },
    ],
    caughtBy: {
      'collection-with-query-second-response': expectedReceived(
        'a URL somewhere with query page "2", query tag "red"',
        '{"data":[{"id":1}],"links":{"first":"\\/posts?',
      ),
    },
  },
  {
    id: 'own-query-wins',
    what: 'where the page has a parameter of its own, the one that withQuery gives does not count',
    level: 'stated',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `if (query !== null) {
      const own = Reflect.get(page, '$query') as OrderedMap<unknown>;
      const more = OrderedMap.from<unknown>(query as any).filter((_: unknown, name: Key) => !own.has(name));
      callOperation(page, 'appends', [this.preserveAllQueryParameters ? query : more]);
    }`,
    caughtBy: {
      'collection-with-query-over-own': expectedReceived(
        'a URL somewhere with query page "2", query list "long"',
        '{"data":[{"id":1}],"links":{"first":"\\/posts?list=short&',
      ),
    },
  },
  {
    id: 'given-query-grows',
    what: 'a response puts the query of the page into what withQuery was given',
    level: 'observed',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: `const answer = respond(this, request, page);
    if (this.queryParameters !== null) this.queryParameters = Reflect.get(page, '$query');
    return answer;`,
    caughtBy: {
      'collection-with-query-kept-property': expectedReceived(
        '{"tag": "red"}',
        '{"list": "short", "tag": "red"}',
      ),
    },
  },
  {
    id: 'given-query-lost-by-failure',
    what: 'a response that fails takes away what withQuery was given',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `const before = Reflect.get(page, '$query');
    const given = this.queryParameters;
    this.queryParameters = null;
    if (query !== null) callOperation(page, 'appends', [query]);`,
      },
      {
        file: jsonResource,
        replaces: 'return respond(this, request, page);',
        by: `try {
      const answer = respond(this, request, page);
      this.queryParameters = given;
      return answer;
    } catch (error) {
      Reflect.set(page, '$query', before);
      throw error;
    }`,
      },
    ],
    caughtBy: {
      'collection-query-after-error': expectedReceived('the URL /posts?tag=red&page=2', '"/posts?page=2"'),
    },
  },
  {
    id: 'with-query-null-lost',
    what: 'a parameter of withQuery that is null does not reach the page',
    level: 'observed',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: "if (query !== null) callOperation(page, 'appends', [OrderedMap.from<unknown>(query).filter((v) => v !== null)]);",
    caughtBy: {
      'collection-with-query-null-hides': expectedReceived(
        'the URL /posts?a=1&page=2',
        '"/posts?list=short&a=1&page=2"',
      ),
    },
  },
  {
    id: 'query-added-after-the-data',
    what: 'the parameters are added to the page when the data are made already',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: "    if (query !== null) callOperation(page, 'appends', [query]);\n",
        by: '    (this as any).$late = query;\n',
      },
      {
        file: jsonResource,
        replaces: 'const data = resource.resolve(request);',
        by: `const data = resource.resolve(request);
  const late: unknown = (resource as any).$late ?? null;
  if (page !== null && late !== null) callOperation(page, 'appends', [late]);`,
      },
    ],
    caughtBy: {
      'collection-with-query-before-data/given': expectedReceived(
        'the URL /posts?tag=red&page=2',
        '"/posts?page=2"',
      ),
      'collection-with-query-before-data/current': expectedReceived(
        'the URL /posts?sort=new&page=2',
        '"/posts?page=2"',
      ),
    },
  },
  {
    id: 'query-added-by-to-response',
    what: 'it is toResponse that adds the parameters to the page, and not preparePaginatedResponse',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: "    if (query !== null) callOperation(page, 'appends', [query]);\n",
        by: '',
      },
      {
        file: jsonResource,
        replaces: 'return isPaginator(this.resource) ? this.preparePaginatedResponse',
        by: `const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;
    if (query !== null && isPaginator(this.resource)) callOperation(this.resource, 'appends', [query]);
    return isPaginator(this.resource) ? this.preparePaginatedResponse`,
      },
    ],
    caughtBy: {
      'collection-with-query-prepared/given': expectedReceived(
        'the URL /posts?tag=red&page=2',
        '"/posts?page=2"',
      ),
      'collection-with-query-prepared/current': expectedReceived(
        'the URL /posts?sort=new&page=2',
        '"/posts?page=2"',
      ),
    },
  },
  {
    id: 'with-query-drops-page',
    what: 'a parameter named page is dropped',
    level: 'stated',
    file: jsonResource,
    replaces: `    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    by: `    this.queryParameters = OrderedMap.from<unknown>(copyMap('withQuery(query)', requireMap('withQuery(query)', query))).filter((_, name) => name !== 'page');`,
    caughtBy: {
      'collection-with-query-named-page': `expected: a URL somewhere with query p "2", query page "old"
  received: `,
    },
  },
  {
    id: 'with-query-empty-is-null',
    what: 'no query parameters that are given are null',
    level: 'observed',
    file: jsonResource,
    replaces: `    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    by: `    this.queryParameters = isEmptyMap(requireMap('withQuery(query)', query)) ? null : copyMap('withQuery(query)', query);`,
    caughtBy: { 'collection-with-query-empty-property': expectedReceived('[]', 'null') },
  },
  {
    id: 'nothing-to-add-clears-the-query',
    what: 'where a response has no parameters to add, the page loses its own',
    level: 'observed',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: "if (query !== null && !isEmptyMap(query)) callOperation(page, 'appends', [query]); else if (query !== null && isPaginator(page)) (page as any).$query = [];",
    caughtBy: {
      'collection-with-query-none-to-add/with': expectedReceived(
        'the URL /posts?list=short&page=2',
        '"/posts?page=2"',
      ),
      'collection-with-query-none-to-add/preserve': expectedReceived(
        'the URL /posts?list=short&page=2',
        '"/posts?page=2"',
      ),
    },
  },
  {
    id: 'query-as-given-last-ignored',
    what: 'withQuery ignores the parameters that it was given last, even if those of the request were asked for since',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = false;',
    by: `const text = JSON.stringify([...OrderedMap.from<unknown>(query)]);
    if ((this as any).$given !== text) this.preserveAllQueryParameters = false;
    (this as any).$given = text;`,
    caughtBy: {
      'collection-with-query-given-again': expectedReceived(
        'the URL /posts?tag=red&page=2',
        '"/posts?sort=new',
      ),
    },
  },
  {
    id: 'query-only-for-pages',
    what: 'a collection that is no page cannot be answered with query parameters',
    level: 'stated',
    file: jsonResource,
    replaces:
      'return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);',
    by: `if (!isPaginator(this.resource) && (this.queryParameters !== null || this.preserveAllQueryParameters)) throw new Error('no page');
    return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);`,
    caughtBy: {
      'collection-with-query-not-paginated': 'no page',
      'collection-preserve-query-not-paginated': 'no page',
    },
  },
  {
    id: 'links-of-all-pages',
    what: 'the parameters for the links of one response are on the URLs of every page that comes later',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `if (query !== null) {
      callOperation(page, 'appends', [query]);
      (page.constructor as any).linkQuery = query;
    }`,
      },
      {
        file: paginator,
        replaces: 'this.setItems(items);',
        by: `this.setItems(items);
    const { linkQuery } = this.constructor as any;
    if (linkQuery !== undefined) this.appends(linkQuery);`,
      },
    ],
    caughtBy: {
      'collection-with-query-other-page/given': 'the URL /cities?page=2',
      'collection-with-query-other-page/current': 'the URL /cities?page=2',
    },
  },
  {
    id: 'own-parameter-lost-by-links',
    what: 'what the links of a response have of withQuery is missing on the URLs of the page afterwards, its own value too',
    level: 'stated',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: `const response = respond(this, request, page);
    if (query !== null)
      for (const name of OrderedMap.from<unknown>(query).keys()) callOperation(page, 'appends', [name, null]);
    return response;`,
    caughtBy: {
      'collection-with-query-own-after': 'a text that contains "list"',
    },
  },
  {
    id: 'lists-off-the-given-query',
    what: 'withQuery drops parameters whose value is a list',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: "this.queryParameters = OrderedMap.from<unknown>(requireMap('withQuery(query)', query)).filter((value) => !Array.isArray(value));",
    caughtBy: { 'collection-with-query-inner/list': 'some query text "red"' },
  },
  {
    id: 'maps-off-the-given-query',
    what: 'the links lack given parameters whose value is a map',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters === null ? null : OrderedMap.from<unknown>(this.queryParameters).filter((value) => !(value instanceof OrderedMap));',
    caughtBy: { 'collection-with-query-inner/map': 'some query text "red"' },
  },
  {
    id: 'to-response-without-link-query',
    what: 'the links of what toResponse gives, unlike those of response, have none of the wanted parameters',
    level: 'stated',
    changes: [
      askedByResponse,
      {
        file: jsonResource,
        replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
        by: `if (query !== null && Reflect.has(this, 'isAskedByResponse')) callOperation(page, 'appends', [query]);`,
      },
    ],
    caughtBy: {
      'collection-with-query-to-response/given': 'query sort',
      'collection-with-query-to-response/current': 'query sort',
    },
  },
  {
    id: 'link-query-texts-alone',
    what: 'of the wanted parameters only those that are texts are on the links',
    level: 'stated',
    file: jsonResource,
    replaces: "if (query !== null) callOperation(page, 'appends', [query]);",
    by: `const texts = OrderedMap.from<unknown>(query ?? []).filter((value) => typeof value === 'string');
    callOperation(page, 'appends', [texts]);`,
    caughtBy: { 'collection-with-query-number': 'query limit' },
  },
  {
    id: 'query-property-is-a-list',
    what: 'withQuery keeps the parameters in a list of one map',
    level: 'stated',
    file: jsonResource,
    replaces: `this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    by: `this.queryParameters = [copyMap('withQuery(query)', requireMap('withQuery(query)', query))];`,
    caughtBy: {
      'collection-with-query-property': expectedReceived('{"tag": "red"}', '[{"tag": "red"}]'),
    },
  },
  {
    id: 'given-query-named-as-parts-dropped',
    what: 'parameters of withQuery with the names of parts of a URL or a response are dropped',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: `const parts = ['data', 'links', 'meta', 'path', 'query', 'fragment', 'first', 'next'];
    const given = OrderedMap.from<unknown>(requireMap('withQuery(query)', query));
    this.queryParameters = given.filter((_, name) => !parts.includes(String(name)));`,
    caughtBy: { 'collection-with-query-names': 'query data "a"' },
  },
  {
    id: 'given-query-in-ascii',
    what: 'letters beyond ASCII in the parameters of withQuery become question marks',
    level: 'stated',
    file: jsonResource,
    replaces: 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;',
    by: `const ascii = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[^ -~]/g, '?') : value);
    const query = this.preserveAllQueryParameters
      ? request.query()
      : this.queryParameters && OrderedMap.from<unknown>(this.queryParameters).map(ascii);`,
    caughtBy: { 'collection-with-query-names': 'query city "Zürich"' },
  },
  {
    id: 'metadata-copy-without-query',
    what: 'what additional returns is a copy without the parameters that were given',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;`,
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    if (!(this instanceof AnonymousResourceCollection)) return this;
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]);
    const { $additional, $preserveKeys, $with } = this;
    const isPreserved: unknown = Reflect.get(this, 'preserveAllQueryParameters');
    return Object.assign(copy, { $additional, $preserveKeys, $with, preserveAllQueryParameters: isPreserved }) as never;`,
    caughtBy: { 'collection-with-query-others-after/given': 'query sort "new"' },
  },
  {
    id: 'metadata-end-the-current-query',
    what: 'additional forgets that the parameters of the request were asked for',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;`,
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    if (this instanceof ResourceCollection) Reflect.set(this, 'preserveAllQueryParameters', false);
    return this;`,
    caughtBy: { 'collection-with-query-others-after/current': 'query sort "new"' },
  },
  {
    id: 'kept-keys-end-the-current-query',
    what: 'preserveKeys forgets that the parameters of the request were asked for',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$preserveKeys = booleanArgument('preserveKeys(value)', value);",
    by: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    this.preserveAllQueryParameters = false;`,
    caughtBy: { 'collection-with-query-others-after/current': 'query sort "new"' },
  },
  {
    id: 'kept-keys-copy-without-query',
    what: 'what preserveKeys returns is a copy without the parameters that were given',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    return this;`,
    by: `this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]) as this;
    const { $additional, $preserveKeys, $with, preserveAllQueryParameters } = this;
    return Object.assign(copy, { $additional, $preserveKeys, $with, preserveAllQueryParameters });`,
    caughtBy: { 'collection-with-query-others-after/given': 'query sort "new"' },
  },
];

module.exports = { withQueryFaults };

const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/self-calls/collection.feature must notice. */
const collectionFaults = [
  {
    id: 'items-asked-for-count',
    what: 'a collection whose count gives 0 resolves to nothing',
    level: 'observed',
    file: jsonResource,
    replaces: `const items = this.#items();
    const operation`,
    by: `const items = this.#items();
    if (this.count() === 0) return [];
    const operation`,
    caughtBy: { 'collection-self-call-none': expectedReceived('[{"id": 1}]', '[]') },
  },
  {
    id: 'collected-resource-ignored',
    what: 'a new collection has the mapped items for its resource, whatever collectResource gives',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.resource = this.collectResource(resource);',
    by: `const collected = this.collectResource(resource);
    this.resource = isPaginator(collected) || collected instanceof MissingValue ? collected : this.collection;`,
    caughtBy: {
      'collection-self-call-construct-collected': expectedReceived('{"own": 1}', 'null'),
    },
  },
  {
    id: 'items-by-the-iterator',
    what: 'what a collection resolves to goes through its iterator',
    level: 'observed',
    file: jsonResource,
    replaces: `const items = this.#items();
    const operation`,
    by: `const items = new Collection<TItem>(OrderedMap.fromEntries<TItem>(this.getIterator()));
    const operation`,
    caughtBy: {
      'collection-self-call-none-iterator': expectedReceived('[{"id": 1}]', '[]'),
    },
  },
  {
    id: 'count-by-the-iterator',
    what: 'the items are counted by going through the iterator',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.#items().count();',
    by: 'return [...this.getIterator()].length;',
    caughtBy: { 'collection-self-call-none-iterator': expectedReceived('1', '0') },
  },
  {
    id: 'request-not-handed-to-resolve',
    what: 'jsonSerialize asks for the current request and leaves it to resolve to ask again',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return this.resolve();',
    caughtBy: {
      'collection-self-call-json-serialize-request': expectedReceived('[any object]', '[]'),
      'resource-self-call-json-serialize-request': expectedReceived('[any object]', '[]'),
    },
  },
  {
    id: 'withquery-preserve',
    what: 'withQuery asks preserveQuery',
    level: 'observed',
    file: jsonResource,
    replaces: `withQuery(query: MapLike): this {
    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    this.preserveAllQueryParameters = false;
    return this;
  }
`,
    by: `withQuery(query: MapLike): this {
    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    this.preserveQuery(); this.preserveAllQueryParameters = false;
    return this;
  }
`,
    caughtBy: { 'collection-self-call-none-query/preserve': expectedReceived('[]', '[[]]') },
  },
  {
    id: 'prepare-additional',
    what: 'a paginated response asks for additional',
    level: 'observed',
    file: jsonResource,
    replaces: `protected preparePaginatedResponse(request: Request): JsonResponse {
    const page = this.resource;
    if (!isPaginator(page) && !isCollection(page)) throw wrongType('What is paginated', 'a page', page);
    requireRequest('toResponse(request)', request);
    const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;
    if (query !== null) callOperation(page, 'appends', [query]);
    return respond(this, this.constructor as typeof JsonResource, request, page);
  }
`,
    by: `protected preparePaginatedResponse(request: Request): JsonResponse {
    const page = this.resource;
    if (!isPaginator(page) && !isCollection(page)) throw wrongType('What is paginated', 'a page', page);
    requireRequest('toResponse(request)', request);
    const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;
    if (query !== null) callOperation(page, 'appends', [query]);
    this.additional(this.$additional); return respond(this, this.constructor as typeof JsonResource, request, page);
  }
`,
    caughtBy: { 'collection-self-call-none-query/additional': expectedReceived('[]', '[[[]]]') },
  },
];

module.exports = { collectionFaults };

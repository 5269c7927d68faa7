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
    id: 'with-query-asks-preserve-query',
    what: 'withQuery asks preserveQuery',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = false;',
    by: 'this.preserveQuery(); this.preserveAllQueryParameters = false;',
    caughtBy: { 'collection-self-call-none-query/preserve': expectedReceived('no call', '1 call: [[]]') },
  },
  {
    id: 'response-asks-additional',
    what: 'a paginated response asks for additional',
    level: 'observed',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: 'this.additional(this.$additional); return respond(this, request, page);',
    caughtBy: { 'collection-self-call-none-query/additional': expectedReceived('no call', '1 call: [[[]]]') },
  },
  {
    id: 'query-handed-to-the-collection',
    what: 'the query is added through the collection, which may have an operation of that name',
    level: 'observed',
    file: jsonResource,
    replaces: "callOperation(page, 'appends', [query])",
    by: "callOperation(this, 'appends', [query])",
    caughtBy: {
      'collection-self-call-none-query/appends-given': '/?b=2&page=2',
      'collection-self-call-none-query/appends-preserve': '/?a=1&page=2',
    },
  },
];

module.exports = { collectionFaults };

const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/asked-again.feature must notice. */
const askedAgainFaults = [
  {
    id: 'resolved-data-remembered',
    what: 'a resource is resolved once',
    level: 'stated',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = ((this as any).resolved ??= this.filter(expandData(data, this)));',
    caughtBy: {
      'collection-asked-again-request/resolve': expectedReceived('"date"', '"name"'),
      'collection-asked-again-keys/resolve': '[{"id": 1}, {"id": 2}]',
    },
  },
  {
    id: 'json-form-remembered',
    what: 'a resource prepares its data for JSON once',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return ((this as any).form ??= this.resolve(this.resolveRequestFromContainer()));',
    caughtBy: { 'collection-asked-again-form': '{"sort": "date"} somewhere in it' },
  },
  {
    id: 'resource-json-remembered',
    what: 'the JSON text of a resource is written once',
    level: 'stated',
    file: jsonResource,
    replaces: 'return encodeJson(data, flags);',
    by: 'return ((this as any).json ??= encodeJson(data, flags));',
    caughtBy: { 'collection-asked-again-keys/json': '"id"', 'collection-asked-again-keys/pretty': '"id"' },
  },
  {
    id: 'response-remembered',
    what: 'a resource responds once, and with the same from then on',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: 'return ((this as any).answer ??= this.toResponse(request ?? this.resolveRequestFromContainer()));',
    caughtBy: {
      'collection-asked-again-metadata': '"took"',
      'collection-asked-again-links': 'tag',
      'collection-asked-again-keys/response': '"id"',
      'collection-asked-again-wrapper': '/news',
    },
  },
  {
    id: 'body-for-first-request',
    what: 'what the first request got, later ones get too',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = resource.resolve(request);',
    by: 'const data = ((resource as any).data ??= resource.resolve(request));',
    caughtBy: {
      'collection-asked-again-request/response': '"name"',
      'collection-asked-again-request/to-response': '"name"',
    },
  },
  {
    id: 'resource-iterator-runs-once',
    what: 'after one loop over a collection there is nothing left for the next',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: `const isOver = (this as any).isOver;
    (this as any).isOver = true;
    return isOver ? new Collection<TItem>().getIterator() : this.#items().getIterator();`,
    caughtBy: { 'collection-asked-again-iterator': 'received: {}' },
  },
  {
    id: 'offset-remembered',
    what: 'an offset of the underlying value is read once',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: 'return (((this as any).offsets ??= {})[offset] ??= underlying.offsetGet(this.resource, offset));',
    caughtBy: { 'resource-asked-again-offset': expectedReceived('2', '1') },
  },
  {
    id: 'property-remembered',
    what: 'a property of the underlying value is read once',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.readProperty(this.resource, name);',
    by: `const all = ((globalThis as any).seenProperties ??= new WeakMap());
    const seen = all.get(this) ?? {};
    all.set(this, seen);
    return (seen[name] ??= underlying.readProperty(this.resource, name));`,
    caughtBy: { 'resource-asked-again-property': expectedReceived('"Dusk"', '"Dawn"') },
  },
  {
    id: 'given-query-once-each',
    what: 'withQuery ignores parameters that were given before',
    level: 'stated',
    file: jsonResource,
    replaces: "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    by: `const seen: Set<string> = ((this as any).$withQuerySeen ??= new Set());
    if (seen.has(JSON.stringify([...OrderedMap.from(query as MapLike)]))) return this;
    seen.add(JSON.stringify([...OrderedMap.from(query as MapLike)]));
    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));`,
    caughtBy: { 'collection-asked-again-query-set': 'query tag' },
  },
  {
    id: 'preserve-once',
    what: 'preserveQuery counts the first time only',
    level: 'stated',
    file: jsonResource,
    replaces: 'this.preserveAllQueryParameters = true;',
    by: `if ((this as any).$preserveDone) return this;
    (this as any).$preserveDone = true;
    this.preserveAllQueryParameters = true;`,
    caughtBy: { 'collection-asked-again-preserve': 'query sort' },
  },
  {
    id: 'collection-of-class-remembered',
    what: 'collection gives the first collection of a class again',
    level: 'stated',
    file: jsonResource,
    replaces: 'const collection = this.newCollection(resource);',
    by: `const made: Map<unknown, any> = ((globalThis as any).$made ??= new Map());
    if (!made.has(this)) made.set(this, this.newCollection(resource));
    const collection = made.get(this);`,
    caughtBy: {
      'collection-asked-again-collection': expectedReceived('[{"id": 2}, {"id": 3}]', '[{"id": 1}]'),
    },
  },
  {
    id: 'entry-existence-remembered',
    what: 'offsetExists of a resource answers what it answered first',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return (((this as any).$known ??= {})[String(offset)] ??= underlying.offsetExists(this.resource, offset));',
    caughtBy: { 'resource-asked-again-exists': expectedReceived('true', 'false') },
  },
  {
    id: 'route-key-remembered',
    what: 'getRouteKey gives the key that it gave first',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: "return ((this as any).$routed ??= callOperation(this.resource, 'getRouteKey', []));",
    caughtBy: { 'resource-asked-again-route-key/key': expectedReceived('"b"', '"a"') },
  },
  {
    id: 'delegates-to-the-first',
    what: 'access is forwarded to the value that was underlying at first',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'this.resource = resource;',
        by: `this.resource = resource;
    (this as any)[Symbol.for('first')] = resource;`,
      },
      {
        file: delegate,
        replaces: 'underlying.readProperty(this.resource, name)',
        by: "underlying.readProperty((this as any)[Symbol.for('first')], name)",
      },
      {
        file: delegate,
        replaces: 'underlying.offsetGet(this.resource, offset)',
        by: "underlying.offsetGet((this as any)[Symbol.for('first')], offset)",
      },
      {
        file: delegate,
        replaces: "callOperation(this.resource, 'getRouteKey', [])",
        by: "callOperation((this as any)[Symbol.for('first')], 'getRouteKey', [])",
      },
    ],
    caughtBy: {
      'resource-asked-again-underlying/offset': expectedReceived('"Bo"', '"Ada"'),
      'resource-asked-again-underlying/route-key': expectedReceived('"bo"', '"ada"'),
    },
  },
  {
    id: 'data-kept-for-request',
    what: 'a collection makes its data once for each request',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: `const items = this.#items();
    const operation`,
        by: `const kept = this as any;
    if (kept.keptFor === request) return kept.keptData;
    const items = this.#items();
    const operation`,
      },
      {
        file: jsonResource,
        replaces: 'return data.packed ?? data;',
        by: `(this as any).keptFor = request;
    return ((this as any).keptData = data.packed ?? data);`,
      },
    ],
    caughtBy: { 'collection-asked-again-count': expectedReceived('[{"id": 1}, {"id": 2}]', '[{"id": 1}]') },
  },
  {
    id: 'data-kept-for-collection',
    what: 'a collection makes its data again for another request or other items, but not for one more item',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: `const items = this.#items();
    const operation`,
        by: `const kept = this as any;
    if (kept.keptItems === this.collection && kept.keptFor === request) return kept.keptData;
    const items = this.#items();
    const operation`,
      },
      {
        file: jsonResource,
        replaces: 'return data.packed ?? data;',
        by: `(this as any).keptFor = request;
    (this as any).keptItems = this.collection;
    return ((this as any).keptData = data.packed ?? data);`,
      },
    ],
    caughtBy: { 'collection-asked-again-count': expectedReceived('[{"id": 1}, {"id": 2}]', '[{"id": 1}]') },
  },
  {
    id: 'given-request-stays-for-response',
    what: 'the request that one response was asked for counts for the next one that is given none',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.toResponse(request ?? this.resolveRequestFromContainer());',
    by: `(this as any).$request = request ?? (this as any).$request ?? this.resolveRequestFromContainer();
    return this.toResponse((this as any).$request);`,
    caughtBy: {
      'collection-asked-again-current/response': '{"sort": "name"}',
    },
  },
  {
    id: 'given-request-stays-for-resolve',
    what: 'the request that the data were resolved for counts the next time, when none is given',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());',
    by: `(this as any).$request = request ?? (this as any).$request ?? this.resolveRequestFromContainer();
      const data = this.resolveResourceData((this as any).$request);`,
    caughtBy: { 'collection-asked-again-current/resolve': expectedReceived('"name"', '"date"') },
  },
  {
    id: 'metadata-as-given-last-ignored',
    what: 'additional ignores the metadata that it was given last, even if the property has changed since',
    level: 'observed',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: `const entries = [...OrderedMap.from<unknown>(requireMap('additional(data)', data))];
    const last = (this as any).$given;
    const isSame = ([key, value]: any, at: number) => last?.[at]?.[0] === key && last[at][1] === value;
    if (last?.length === entries.length && entries.every(isSame)) return this;
    (this as any).$given = entries;
    this.$additional = copyMap('additional(data)', data);`,
    caughtBy: { 'collection-asked-again-metadata-property': '"took"' },
  },
  {
    id: 'one-entry-removed-at-most',
    what: 'a resource removes an entry of its value once',
    level: 'observed',
    file: delegate,
    replaces: 'this.resource = underlying.offsetUnset(',
    by: `if ((this as any).$removed) return;
    (this as any).$removed = true;
    this.resource = underlying.offsetUnset(`,
    caughtBy: {
      'resource-asked-again-offset-unset': expectedReceived('{"id": 1}', '{"id": 1, "year": 1999}'),
    },
  },
  {
    id: 'response-object-reused',
    what: 'a resource has one response, whose content is renewed',
    level: 'observed',
    file: jsonResource,
    replaces: 'response.original = original;',
    by: `response.original = original;
  const first = ((resource as any).$response ??= response);
  if (first !== response) {
    Object.assign(first, { content: response.content, original });
    resource.withResponse(request, first);
    return first;
  }`,
    caughtBy: { 'resource-asked-again-status': expectedReceived('200', '202') },
  },
];

module.exports = { askedAgainFaults };

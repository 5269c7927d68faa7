const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** Says that an operation does nothing but return, from its second call on. */
const once = (name) =>
  `if ((this as any).$${name}Done) return this;\n    (this as any).$${name}Done = true;\n    `;

/** Says that an operation does nothing but return when it was called with these arguments before. */
const oncePerValue = (name, value) =>
  `const seen: Set<string> = ((this as any).$${name}Seen ??= new Set());\n    if (seen.has(JSON.stringify(${value}))) return this;\n    seen.add(JSON.stringify(${value}));\n    `;

/** A fault of an operation that changes something: what it is and what stands before its first statement. */
const forgets = (id, what, level, file, replaces, before, caughtBy) => ({
  id,
  what,
  level,
  changes: [{ file, replaces, by: before + replaces }],
  caughtBy,
});

/** Faults of memory: a setter that counts once, or once for each value, and an answer that is given again. */
const askedAnewFaults = [
  forgets(
    'with-path-once',
    'withPath sets the first path only',
    'stated',
    paginator,
    'return this.setPath(path);',
    once('withPath'),
    { 'paginator-asked-again-set-anew/with-path': expectedReceived('"/b"', '"/a"') },
  ),
  forgets(
    'each-side-once',
    'onEachSide sets the first number only',
    'stated',
    paginator,
    "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
    once('onEachSide'),
    { 'paginator-asked-again-set-anew/on-each-side': expectedReceived('2', '1') },
  ),
  forgets(
    'collection-once',
    'setCollection sets the first collection only',
    'stated',
    paginator,
    'this.$items = collection;\n    return this;',
    once('setCollection'),
    { 'paginator-asked-again-set-anew/collection': expectedReceived('"B"', '"A"') },
  ),
  forgets(
    'path-once-each',
    'setPath ignores a path that was set before',
    'stated',
    paginator,
    "this.$path = textArgument('Paginator.setPath(path)', path);",
    oncePerValue('setPath', 'path'),
    { 'paginator-asked-again-set/path': expectedReceived('"/a"', '"/b"') },
  ),
  forgets(
    'page-name-once-each',
    'setPageName ignores a name that was set before',
    'stated',
    paginator,
    "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    oncePerValue('setPageName', 'name'),
    { 'paginator-asked-again-set/page-name': expectedReceived('"p"', '"q"') },
  ),
  forgets(
    'appends-once-each',
    'appends ignores a value that was added before',
    'observed',
    paginator,
    'if (key === null) return this;',
    oncePerValue('appends', '[key, value]'),
    { 'paginator-appends-replaces-again/a-pair': '/?a=1&page=2' },
  ),
  forgets(
    'current-query-once',
    'withQueryString adds the current query once',
    'stated',
    paginator,
    'return Class.$queryStringResolver === null ? this',
    once('withQueryString'),
    { 'paginator-asked-again-current-query': 'query tag' },
  ),
  forgets(
    'load-morph-once',
    'loadMorph loads the first relationships only',
    'observed',
    paginator,
    "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    once('loadMorph'),
    { 'paginator-load-morph-more/load': 'album' },
  ),
  {
    id: 'page-name-remembered',
    what: 'getPageName answers what it answered first',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.$pageName;',
        by: 'return ((this as any).$named ??= this.$pageName);',
      },
    ],
    caughtBy: { 'paginator-asked-again-answer/page-name': expectedReceived('"p"', '"page"') },
  },
  {
    id: 'item-remembered',
    what: 'offsetGet gives the item that it gave first',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.$items.get(key);',
        by: 'return (((this as any).$given ??= {})[String(key)] ??= this.$items.get(key));',
      },
    ],
    caughtBy: { 'paginator-asked-again-answer/item': expectedReceived('"Rome"', '"Oslo"') },
  },
  {
    id: 'existence-remembered',
    what: 'offsetExists answers what it answered first',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.$items.has(key);',
        by: 'return (((this as any).$found ??= {})[String(key)] ??= this.$items.has(key));',
      },
    ],
    caughtBy: {
      'paginator-asked-again-answer/there': expectedReceived('true', 'false'),
      'paginator-asked-again-answer/gone': expectedReceived('false', 'true'),
    },
  },
  forgets(
    'given-query-once-each',
    'withQuery ignores parameters that were given before',
    'stated',
    resource,
    "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    oncePerValue('withQuery', '[...OrderedMap.from(query as MapLike)]'),
    { 'collection-asked-again-query-set': 'query tag' },
  ),
  forgets(
    'preserve-once',
    'preserveQuery counts the first time only',
    'stated',
    resource,
    'this.preserveAllQueryParameters = true;',
    once('preserve'),
    { 'collection-asked-again-preserve': 'query sort' },
  ),
  {
    id: 'collection-of-class-remembered',
    what: 'collection gives the first collection of a class again',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'const collection = this.newCollection(resource);',
        by: 'const made: Map<unknown, any> = ((globalThis as any).$made ??= new Map());\n    if (!made.has(this)) made.set(this, this.newCollection(resource));\n    const collection = made.get(this);',
      },
    ],
    caughtBy: {
      'collection-asked-again-collection': expectedReceived('[{"id": 2}, {"id": 3}]', '[{"id": 1}]'),
    },
  },
  {
    id: 'resources-remembered',
    what: 'toResourceCollection gives the collection that it made first',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/paginator.ts',
        replaces:
          'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
        by: 'return ((this as any).$resources ??= resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass));',
      },
    ],
    caughtBy: { 'paginator-asked-again-resources': 'Rome' },
  },
  {
    id: 'tap-once',
    what: 'tap calls the first callback only',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'invoke(callback, [this]);',
        by: 'if ((this as any).$tapped) return this;\n    (this as any).$tapped = true;\n    invoke(callback, [this]);',
      },
    ],
    caughtBy: { 'shared-paginator-tap-again': expectedReceived('"p"', '"page"') },
  },
  {
    id: 'entry-existence-remembered',
    what: 'offsetExists of a resource answers what it answered first',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: 'return underlying.offsetExists(this.resource, offset);',
        by: 'return (((this as any).$known ??= {})[String(offset)] ??= underlying.offsetExists(this.resource, offset));',
      },
    ],
    caughtBy: { 'resource-asked-again-exists': expectedReceived('true', 'false') },
  },
  {
    id: 'route-key-remembered',
    what: 'getRouteKey gives the key that it gave first',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: "return callOperation(this.resource, 'getRouteKey', []);",
        by: "return ((this as any).$routed ??= callOperation(this.resource, 'getRouteKey', []));",
      },
    ],
    caughtBy: { 'resource-asked-again-route-key/key': expectedReceived('"b"', '"a"') },
  },
];

module.exports = { askedAnewFaults };

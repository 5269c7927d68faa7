const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const stated = oneChange('stated');

/** Faults by which what is done to one thing happens to another: to equal items, to what is set beside it, to the next request. */
const oneForAllFaults = [
  stated(
    'equal-items-unset',
    'the items that are equal to the one that is taken out go with it',
    page,
    'this.$items.forget(key);',
    `const gone = this.$items.get(key as Key);
    for (const [name, item] of [...this.$items.getIterator()]) if (item === gone) this.$items.forget(name);`,
    { 'paginator-offset-unset-stated': expectedReceived('true', 'false') },
  ),
  stated(
    'first-equal-item-set',
    'an item is put in the place of the first that is equal to the one it replaces',
    page,
    'this.$items.offsetSet(key, value);',
    `const old = key === null ? null : this.$items.get(key);
    const place = [...this.$items.getIterator()].find(([, item]) => old !== null && item === old);
    this.$items.offsetSet(place?.[0] ?? key, value);`,
    { 'paginator-offset-set-replaces-stated': expectedReceived('"Bergen"', '"Oslo"') },
  ),
  stated(
    'list-of-one-unpacked',
    'an item that is transformed into a list of one is that one',
    page,
    'invoke(callback, [value, key]) as TValue',
    '[invoke(callback, [value, key])].flat()[0] as TValue',
    { 'paginator-through-to-falsy/list': expectedReceived('["x"]', '"x"') },
  ),
  stated(
    'page-size-grows',
    'a page has room for as many items as it shows',
    page,
    'this.$items = collection;',
    'this.$items = collection;\n    this.$perPage = Math.max(this.$perPage, collection.count());',
    { 'paginator-set-collection-page-stated': expectedReceived('2', '3') },
  ),
  stated(
    'styling-forgets-resolvers',
    'a named styling sets everything back, not the views alone',
    page,
    'assignStatics(this, { $defaultView, $defaultSimpleView });',
    'assignStatics(this, { ...DEFAULTS, $defaultView, $defaultSimpleView });',
    {
      'paginator-static-state-beside/page': expectedReceived('4', '1'),
      'paginator-static-state-beside/path': expectedReceived('"/people"', '"/"'),
      'paginator-static-state-beside/query': expectedReceived('{"sort": "name"}', 'null'),
    },
  ),
  stated(
    'path-resolver-forgets-page-resolver',
    'a resolver of the path takes the one of the page away',
    page,
    "{ $currentPathResolver: closure('currentPathResolver', resolver) }",
    "{ $currentPathResolver: closure('currentPathResolver', resolver), $currentPageResolver: null }",
    { 'paginator-static-state-beside/page': expectedReceived('4', '1') },
  ),
  stated(
    'page-of-the-first-request',
    'the answer of a page resolver is kept for all requests',
    page,
    'castToInteger(this.$currentPageResolver(name));',
    `((this.$currentPageResolver as any)[\`of \${name}\`] ??= castToInteger(this.$currentPageResolver(name)));`,
    { 'paginator-asked-again-resolver/page': expectedReceived('5', '4') },
  ),
  stated(
    'path-of-the-first-request',
    'the answer of a path resolver is kept for all requests',
    page,
    'const path: unknown = resolver();',
    'const path: unknown = ((resolver as any).answer ??= resolver());',
    { 'paginator-asked-again-resolver/path': expectedReceived('"/two"', '"/one"') },
  ),
  stated(
    'query-of-the-first-request',
    'the answer of a query resolver is kept for all requests',
    page,
    'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    'this.$queryStringResolver === null ? fallback : ((this.$queryStringResolver as any).answer ??= this.$queryStringResolver());',
    { 'paginator-asked-again-resolver/query': expectedReceived('{"lang": "no"}', '{"sort": "name"}') },
  ),
];

module.exports = { oneForAllFaults };

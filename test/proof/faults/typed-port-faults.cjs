const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const stated = oneChange('stated');
const observed = oneChange('observed');

/** Faults that a port to a language with static types and maps without order could have. */
const typedPortFaults = [
  stated(
    'map-not-cut',
    'a page of a map shows all of its entries',
    paginator,
    'this.$items = all.slice(0, this.$perPage);',
    'this.$items = all.slice(0, all.all().isList ? this.$perPage : null);',
    { 'paginator-one-page-map': 'expected: 2' },
  ),
  stated(
    'first-of-an-appended-list',
    'of a list that is added in a map only the first value is kept',
    page,
    'this.addQuery(key, value);\n    }',
    'this.addQuery(key, isMapLike(value) ? (OrderedMap.from(value).get(0) ?? value) : value);\n    }',
    { 'paginator-appends-list-in-map': 'blue' },
  ),
  stated(
    'page-always-taken-for-the-page-variable',
    'a query parameter called page is left out, whatever the page variable is called',
    page,
    'this.#frame = new PageUrlFrame(path, this.#query, this.$pageName, fragment);',
    "const others = OrderedMap.from<unknown>(this.#query as never);\n      if (this.$pageName !== 'page') others.delete('page');\n      this.#frame = new PageUrlFrame(path, others, this.$pageName, fragment);",
    { 'paginator-url-other-page-among-query': 'query page' },
  ),
  observed(
    'items-set-in-place',
    'new items are put into the collection of the page before',
    paginator,
    'this.$items = all.slice(0, this.$perPage);',
    `const slice = all.slice(0, this.$perPage);
    if (!isMapLike((this as any)[Symbol.for('set')])) {
      (this as any)[Symbol.for('set')] = [];
      this.$items = slice;
      return;
    }
    for (const key of [...this.$items.keys().all().values()]) this.$items.forget(key as Key);
    for (const [key, value] of slice.all()) this.$items.put(key, value);`,
    { 'paginator-set-items-leaves-earlier': '"Lima"' },
  ),
  observed(
    'guess-error-swallowed',
    'an error of the class that is asked for its resource is taken for no answer',
    paginator,
    'const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));',
    'let answer: ClassReference[] = [];\n    try { answer = Reflect.apply(guess, modelClass, []); } catch { answer = []; }\n    const names = new Collection<ClassReference>(answer);',
    { 'paginator-error-of-guess': 'saying "not today"' },
  ),
  observed(
    'marker-read-once',
    'what a class collects by its marker is known to its first collection alone',
    resource,
    'const marked = remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker);',
    'const known = ResourceCollection.cachedCollectsAttributes.has(cls) && this.collection === null;\n    const marked = remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker) && !known && collectedByMarker(cls);',
    { 'collection-collects-remembered': 'expected: {"9": {"tag": "blue"}}' },
  ),
  stated(
    'cut-at-the-missing-value',
    'of a list only what stands before a missing value stays',
    'src/reference/resource/filter.ts',
    'const kept = OrderedMap.from<unknown>(data);',
    'const kept = OrderedMap.from<unknown>(data);\n  const gap = kept.isList ? [...kept.values()].findIndex(isMissing) : -1;\n  if (gap >= 0) return [...kept.values()].slice(0, gap);',
    {
      'resource-filter-list-behind-stated/filter': '"b" somewhere in it',
      'resource-filter-list-behind-stated/remove': '"b" somewhere in it',
    },
  ),
  stated(
    'pivot-table-by-its-beginning',
    'a pivot table counts as loaded under the beginning of its name',
    resource,
    "return callOperation(pivot, 'getTable', []) === table;",
    "return String(callOperation(pivot, 'getTable', [])).startsWith(String(table));",
    { 'resource-has-pivot-loaded/beginning': 'expected: false' },
  ),
  stated(
    'empty-text-is-null',
    'whenNull takes empty text for null',
    resource,
    'return this.when(isNull(value), (value ?? null)',
    "return this.when(isNull(value) || value === '', (value ?? null)",
    { 'resource-when-null-empty-text': 'expected: "default"' },
  ),
  stated(
    'earlier-macro-lost',
    'registering a macro takes the place of all others',
    'src/reference/php/macroable.ts',
    'macros.set(textArgument(',
    'macros.clear();\n      macros.set(textArgument(',
    { 'resource-has-macro-earlier/earlier': 'expected: true' },
  ),
  stated(
    'preserved-query-encoded-twice',
    'the current query stands on links as it was encoded, and is encoded again',
    resource,
    'this.preserveAllQueryParameters ? request.query() :',
    "this.preserveAllQueryParameters ? new Collection<unknown>(request.query() as never).map((value) => (typeof value === 'string' ? encodeURIComponent(value) : value)).all() :",
    { 'collection-preserve-query-encoded': 'query by' },
  ),
  stated(
    'one-digit-for-a-line-break',
    'a character of one hexadecimal digit is encoded with that digit alone',
    'src/reference/php/query-text.ts',
    'const encoded = encodeURIComponent(text);',
    "const encoded = encodeURIComponent(text).replaceAll('%0', '%');",
    { 'paginator-appends-line-break': 'received: /?note=a%Ab&page=2' },
  ),
];

module.exports = { typedPortFaults };

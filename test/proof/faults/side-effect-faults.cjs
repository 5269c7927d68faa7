const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';

const stated = oneChange('stated');

/** Faults of operations that do what they should and something beside it, or do it for the usual value alone. */
const sideEffectFaults = [
  stated(
    'new-path-without-fragment',
    'withPath takes the fragment away',
    page,
    'return this.setPath(path);',
    'this.$fragment = null;\n    return this.setPath(path);',
    { 'paginator-url-one-part-set/with-path': 'fragment' },
  ),
  stated(
    'transformed-page-is-last',
    'through leaves no more pages behind',
    page,
    'return this as unknown as AbstractPaginator<TNext>;',
    '(this as any).$hasMore = false;\n    return this as unknown as AbstractPaginator<TNext>;',
    { 'paginator-through-place-stated': expectedReceived('true', 'false') },
  ),
  stated(
    'current-numbers-anew',
    'withQueryString adds numbers as they are written shortest',
    page,
    'this.appends(resolveQueryString.call(Class));',
    `this.appends(OrderedMap.from(resolveQueryString.call(Class) as any).map((value: any) => (Number.isInteger(+value) ? String(+value) : value)) as any);`,
    { 'paginator-with-query-string-zeros': 'query zip' },
  ),
  stated(
    'empty-page-is-first',
    'a page without items is the first',
    page,
    'return this.currentPage() <= 1;',
    'return this.currentPage() <= 1 || this.isEmpty();',
    { 'paginator-on-first-page-empty-stated': expectedReceived('false', 'true') },
  ),
  stated(
    'empty-relation-not-loaded',
    'a relationship to nothing counts as not loaded',
    resource,
    "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));",
    "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship])) && truthy(readProperty(this.resource, relationship));",
    { 'resource-when-loaded-empty-stated': expectedReceived('[]', 'the missing marker') },
  ),
  stated(
    'additional-first-call',
    'metadata is what the first call of additional gave',
    resource,
    "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    "if (isEmptyMap(this.$additional)) this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    { 'collection-additional-two-stated/a-second': '"took"' },
  ),
  stated(
    'falsy-extra-data-dropped',
    'extra data that is falsy is left out',
    resource,
    'return this.$with;',
    'return OrderedMap.from(this.$with).filter((value) => Boolean(value)) as any;',
    { 'collection-with-falsy-stated/zero': '"cached"' },
  ),
  stated(
    'loop-over-array-forms',
    'a loop gets the array forms of the items',
    page,
    'return this.$items.getIterator();',
    'return new (this.$items.constructor as any)(this.$items.toArray()).getIterator();',
    { 'paginator-get-iterator-objects-stated': 'the object "cities"' },
  ),
  stated(
    'room-means-more',
    'a page from which an item was taken has more behind it',
    page,
    'this.$items.forget(key);',
    'this.$items.forget(key);\n    (this as any).$hasMore = true;',
    { 'paginator-has-more-pages-item-removed/some': expectedReceived('false', 'true') },
  ),
];

module.exports = { sideEffectFaults };

const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';
const conditional = 'src/reference/resource/conditional-value.ts';
const stated = oneChange('stated');
const observed = oneChange('observed');

/** Faults of truthiness: zero, false, empty text and pages without items are taken for nothing. */
const emptyValueFaults = [
  stated(
    'next-url-only-behind-items',
    'a page without items has no next page',
    paginator,
    'return this.hasMorePages() ? this.url',
    'return this.hasMorePages() && this.isNotEmpty() ? this.url',
    { 'paginator-next-page-url-empty-page': 'received: null' },
  ),
  stated(
    'not-empty-while-there-is-more',
    'a page without items is not empty as long as there are more pages',
    page,
    'return this.$items.isEmpty();',
    'return this.$items.isEmpty() && !this.hasMorePages();',
    { 'paginator-count-empty-with-more': expectedReceived('true', 'false') },
  ),
  stated(
    'several-pages-when-full',
    'there are several pages as soon as the first is full',
    page,
    'return this.currentPage() !== 1 || this.hasMorePages();',
    'return this.currentPage() !== 1 || this.count() >= this.perPage();',
    {
      'paginator-has-pages-flag/full': expectedReceived('false', 'true'),
      'paginator-has-pages-flag/not-full': expectedReceived('true', 'false'),
    },
  ),
  stated(
    'no-links-is-the-default',
    'no links on each side are as many as there are without saying so',
    page,
    "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
    "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count) || 3;",
    { 'paginator-on-each-side-none': expectedReceived('0', '3') },
  ),
  stated(
    'falsy-query-value-left-out',
    'a query value of zero or of empty text is not added',
    page,
    'if (name !== this.$pageName) this.#query.set(name, copied);',
    'if (name !== this.$pageName && (copied === null || Boolean(copied))) this.#query.set(name, copied);',
    {
      'paginator-add-query-zero/zero': 'query room is "0"',
      'paginator-add-query-zero/empty-text': 'query room is ""',
    },
  ),
  stated(
    'falsy-items-not-converted',
    'null, zero, false and empty text become no resource',
    'src/reference/collection/collection.ts',
    'return this.map((value, key) => new Made(value, key));',
    'return this.map((value, key) => (value ? new Made(value, key) : (value as any)));',
    {
      'collection-resolve-falsy-items/null': 'expected: [{"in": null}, {"in": 1}]',
      'collection-resolve-falsy-items/zero': 'expected: [{"in": 0}, {"in": 1}]',
      'collection-resolve-falsy-items/false': 'expected: [{"in": false}, {"in": 1}]',
      'collection-resolve-falsy-items/empty-text': 'expected: [{"in": ""}, {"in": 1}]',
    },
  ),
  stated(
    'falsy-value-for-what-is-there',
    'zero, false and empty text are no value to give for a relation, a count, a figure or a check',
    conditional,
    'return value === ABSENT || value === null ? own : valueFrom(value, own);',
    'return value === ABSENT || !value ? own : valueFrom(value, own);',
    {
      'resource-given-falsy/loaded': expectedReceived('0', '[1]'),
      'resource-given-falsy/counted': expectedReceived('false', '2'),
      'resource-given-falsy/aggregated': expectedReceived('0', '7'),
      'resource-given-falsy/exists': expectedReceived('""', 'true'),
    },
  ),
  stated(
    'falsy-value-for-an-attribute',
    'zero and empty text are no value to give for an attribute',
    resource,
    'return value === ABSENT ? own : valueFrom(value, own);',
    'return value === ABSENT || !value ? own : valueFrom(value, own);',
    {
      'resource-given-falsy/has-zero': expectedReceived('0', '"Ada"'),
      'resource-given-falsy/has-text': expectedReceived('""', '"Ada"'),
    },
  ),
  stated(
    'falsy-value-for-an-accessor',
    'false is no value to give for an accessor',
    resource,
    'return value === ABSENT ? readProperty(this.resource, attribute) : valueFrom(value);',
    'return value === ABSENT || !value ? readProperty(this.resource, attribute) : valueFrom(value);',
    { 'resource-given-falsy/appended': expectedReceived('false', '"Ada"') },
  ),
  stated(
    'falsy-attribute-lost',
    'an attribute of zero reads as null',
    delegate,
    'return underlying.readProperty(this.resource, name);',
    'return underlying.readProperty(this.resource, name) || null;',
    { 'resource-delegation-model-stated/get-zero': expectedReceived('0', 'null') },
  ),
  stated(
    'falsy-entry-lost',
    'an entry of zero reads as null',
    delegate,
    'return underlying.offsetGet(this.resource, offset);',
    'return underlying.offsetGet(this.resource, offset) || null;',
    { 'resource-delegation-model-stated/offset-zero': expectedReceived('0', 'null') },
  ),
  stated(
    'falsy-result-of-through',
    'an item that is transformed into null, zero or empty text stays as it is',
    page,
    'this.$items.transform((value, key) => invoke(callback, [value, key]) as TValue);',
    'this.$items.transform((value, key) => (invoke(callback, [value, key]) || value) as TValue);',
    {
      'paginator-through-to-falsy/null': expectedReceived('null', '"Ada"'),
      'paginator-through-to-falsy/zero': expectedReceived('0', '"Ada"'),
      'paginator-through-to-falsy/empty-text': expectedReceived('""', '"Ada"'),
    },
  ),
  observed(
    'empty-page-loads-nothing',
    'the collection of a page without items is not asked to load relationships',
    page,
    "forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    "if (this.isNotEmpty()) forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);",
    { 'paginator-load-morph-delegated/load-empty': 'received: []' },
  ),
  observed(
    'empty-page-counts-nothing',
    'the collection of a page without items is not asked to count what is related',
    page,
    "forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    "if (this.isNotEmpty()) forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);",
    { 'paginator-load-morph-delegated/count-empty': 'received: []' },
  ),
];

module.exports = { emptyValueFaults };

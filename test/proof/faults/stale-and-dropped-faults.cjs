const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const merges = 'src/reference/resource/merge-entries.ts';
const delegate = 'src/reference/resource/delegate.ts';

const stated = oneChange('stated');

/** A resolver that is asked once, until the state is flushed: whatever is set afterwards, its first answer is given. */
const askedOnce = (id, what, asks, kept, caughtBy) => ({
  id,
  what: `${what} is asked of its first resolver once, and of no other`,
  level: 'stated',
  changes: [
    { file: abstractPaginator, replaces: asks, by: kept },
    {
      file: abstractPaginator,
      replaces: 'assignStatics(this, DEFAULTS);',
      by: 'assignStatics(this, DEFAULTS);\n    (this as any).kept = undefined;',
    },
  ],
  caughtBy,
});

/** Answers that are kept too long, and what is dropped or kept where only one of two readings was thought of. */
const staleAndDroppedFaults = [
  askedOnce(
    'current-page-asked-once',
    'The current page',
    'castToInteger(this.$currentPageResolver(name));',
    'castToInteger(((this as any).kept ??= this.$currentPageResolver(name)));',
    { 'paginator-current-page-resolver-replaced': expectedReceived('5', '4') },
  ),
  askedOnce(
    'current-path-asked-once',
    'The current path',
    'const path: unknown = resolver();',
    'const path: unknown = ((this as any).kept ??= resolver());',
    { 'paginator-current-path-resolver-replaced': expectedReceived('"/cities"', '"/people"') },
  ),
  askedOnce(
    'current-query-asked-once',
    'The current query',
    '? fallback : this.$queryStringResolver();',
    '? fallback : ((this as any).kept ??= this.$queryStringResolver());',
    { 'paginator-query-string-resolver-replaced': expectedReceived('"sort=size"', '"sort=name"') },
  ),
  askedOnce(
    'view-factory-asked-once',
    'The view factory',
    "return closure('viewFactoryResolver', this.$viewFactoryResolver as ViewFactoryResolver)();",
    "return ((this as any).kept ??= closure('viewFactoryResolver', this.$viewFactoryResolver as ViewFactoryResolver)());",
    {
      'paginator-view-factory-resolver-replaced': 'the object "other views"',
    },
  ),
  stated(
    'empty-fragment-ignored',
    'an empty fragment leaves the one that was set',
    abstractPaginator,
    "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    "if (fragment !== '') this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    { 'paginator-fragment-set-empty': '#comments' },
  ),
  stated(
    'appends-first-stays',
    'a value is not added under a name that has one',
    abstractPaginator,
    'if (name !== this.$pageName) this.#query.set(name, copied);',
    'if (name !== this.$pageName && !this.#query.has(name)) this.#query.set(name, copied);',
    { 'paginator-appends-later-stated/pair': 'date', 'paginator-appends-later-stated/map': 'date' },
  ),
  stated(
    'collection-of-items-not-cut',
    'all items of a collection are on the page, however many fit',
    paginator,
    'this.$items = all.slice(0, this.$perPage);',
    'this.$items = items instanceof Collection ? all : all.slice(0, this.$perPage);',
    { 'paginator-one-page-collection': expectedReceived('2', '3') },
  ),
  stated(
    'through-false-keeps-item',
    'an item for which the callback gives false stays as it was',
    abstractPaginator,
    'invoke(callback, [value, key]) as TValue);',
    '((item) => (item === false ? value : item))(invoke(callback, [value, key]) as TValue));',
    { 'paginator-through-to-falsy/false': expectedReceived('false', '"Ada"') },
  ),
  stated(
    'unset-takes-the-last',
    'the last item of a list is taken out in place of the first',
    abstractPaginator,
    'this.$items.forget(key);',
    'this.$items.forget(key === 0 ? this.$items.count() - 1 : key);',
    { 'paginator-offset-unset-list-first-stated': '"Oslo"' },
  ),
  stated(
    'empty-page-is-last',
    'an empty page is the last one, although there is more',
    abstractPaginator,
    'return !this.hasMorePages();',
    'return this.isEmpty() || !this.hasMorePages();',
    { 'paginator-on-last-page-stated/empty-more': expectedReceived('false', 'true') },
  ),
  stated(
    'guess-before-given-class',
    'the class that is given counts only where none can be guessed',
    paginator,
    'return resourceClass === null ? this.guessResourceCollection() : collectionOf(this, resourceClass);',
    'if (resourceClass === null) return this.guessResourceCollection();\n    try {\n      return this.guessResourceCollection();\n    } catch {\n      return collectionOf(this, resourceClass);\n    }',
    { 'paginator-to-resource-collection-given-class': '{"tune": "Dawn"}' },
  ),
  stated(
    'merge-within-merge-kept',
    'a merge marker within what is merged stays',
    merges,
    'OrderedMap.from(resolve(value.data) as MapLike)',
    'OrderedMap.from(value.data as MapLike)',
    { 'resource-merge-within-merge/list': '"long"', 'resource-merge-within-merge/map': '"c"' },
  ),
  stated(
    'attributes-all',
    'all attributes are merged, whichever are given',
    resource,
    '.filter((_, key) => names.has(key))',
    '.filter(() => names.size > 0)',
    { 'resource-attributes-no-others': '"Ada"' },
  ),
  stated(
    'isset-false',
    'an attribute that is false counts as not set',
    delegate,
    'return underlying.hasProperty(this.resource, name);',
    'return underlying.hasProperty(this.resource, name) && this.__get(name) !== false;',
    {
      'resource-delegation-isset/flooded': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/isset-false': expectedReceived('true', 'false'),
    },
  ),
  stated(
    'offset-exists-falsy',
    'an offset under which 0 or false is does not exist',
    delegate,
    'return underlying.offsetExists(this.resource, offset);',
    'return underlying.offsetExists(this.resource, offset) && Boolean(this.offsetGet(offset));',
    {
      'resource-delegation-offset-exists/asleep': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/exists-zero': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/exists-false': expectedReceived('true', 'false'),
    },
  ),
  stated(
    'wrapped-over-falsy',
    'data are wrapped again when 0, an empty text or false is under the wrapper key',
    resource,
    'lookUp(data, $wrap, ABSENT) === ABSENT',
    '!lookUp(data, $wrap, ABSENT) || lookUp(data, $wrap, ABSENT) === ABSENT',
    {
      'collection-forced-not-falsy/zero': 'expected: 0',
      'collection-forced-not-falsy/empty': 'expected: ""',
      'collection-forced-not-falsy/false': 'expected: false',
    },
  ),
  stated(
    'options-of-collections-dropped',
    'the JSON options of a collection are not asked for',
    resource,
    'created ? 201 : 200, resource.jsonOptions());',
    'created ? 201 : 200, resource instanceof ResourceCollection ? 0 : resource.jsonOptions());',
    {
      'collection-json-options-applied/list': 'an error',
      'collection-json-options-applied/page': 'an error',
    },
  ),
];

module.exports = { staleAndDroppedFaults };

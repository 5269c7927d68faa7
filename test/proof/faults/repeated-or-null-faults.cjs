const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';

const stated = oneChange('stated');
const observed = oneChange('observed');

/** Faults that show when an operation is called a second time, or meets null, 0 or an inner map. */
const repeatedOrNullFaults = [
  stated(
    'iterator-passes-null-by',
    'the iterator leaves out items that are null',
    page,
    'return this.$items.getIterator();',
    'return [...this.$items.getIterator()].filter(([, value]) => value !== null)[Symbol.iterator]();',
    { 'paginator-get-iterator-falsy-stated': '"4": "Bo"' },
  ),
  stated(
    'no-query-string-takes-all-away',
    'withQueryString without current values forgets those that were added',
    page,
    'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    `if (Class.$queryStringResolver === null) {
      this.#query = [];
      this.#frame = null;
      return this;
    }
    return this.appends(resolveQueryString.call(Class));`,
    { 'paginator-with-query-string-none-keeps': 'name' },
  ),
  stated(
    'escaping-toggled',
    'escapeWhenCastingToString without a value turns escaping on and off by turns',
    page,
    'escapeWhenCastingToString(escapes = true): this {',
    'escapeWhenCastingToString(escapes = !this.$escapeWhenCastingToString): this {',
    { 'paginator-escape-on-again-stated': '<nav' },
  ),
  stated(
    'first-metadata-stays',
    'metadata under a name that has some are not taken',
    resource,
    "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    `const before = OrderedMap.from<unknown>(this.$additional);
    const taken = OrderedMap.from<unknown>(requireMap('additional(data)', data));
    for (const [key, value] of before) taken.set(key, value);
    this.$additional = copyMap('additional(data)', taken);`,
    { 'collection-additional-later-stated': 'expected: 8' },
  ),
  observed(
    'no-wrapper-as-text',
    'an empty text is the wrapper key where there is none',
    resource,
    'assignStatics(this, { $wrap: null });',
    "assignStatics(this, { $wrap: '' });",
    { 'collection-unwrapped-null': 'expected: null' },
  ),
  observed(
    'null-does-not-hold-the-wrapper',
    'data with null under the wrapper key are wrapped again',
    resource,
    'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    'forceWrapping || (lookUp(data, $wrap, ABSENT) ?? ABSENT) === ABSENT',
    { 'collection-forced-not-null': 'expected: null' },
  ),
  stated(
    'only-outer-missing-removed',
    'missing values inside of an inner map or list stay',
    resource,
    'isMapLike(value) ? this.filter(value) : isResource',
    'isMapLike(value) && firstMerge(value) !== null ? this.filter(value) : isResource',
    {
      'resource-filter-inner-stated/a-map-in-a-map': 'mail',
      'resource-filter-inner-stated/a-list': 'tags',
      'resource-filter-inner-stated/a-map-in-a-list': 'secret',
    },
  ),
  stated(
    'value-is-the-default-of-attributes',
    'a value without a default is given where the attribute does not exist',
    resource,
    'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback === ABSENT ? value : fallback);',
    { 'resource-given-value-absent/has': expectedReceived('the missing marker', '"yes"') },
  ),
  stated(
    'not-null-not-falsy',
    'whenNotNull without a default leaves out what is not true',
    resource,
    'return this.when(!isNull(choice[0]), ...choice);',
    'return this.when(choice.length < 2 ? Boolean(choice[0]) : !isNull(choice[0]), ...choice);',
    { 'resource-when-not-null-empty-alone/zero': 'expected: 0' },
  ),
  stated(
    'transformed-to-nothing',
    'the default stands in for a result of the callback that is not true',
    resource,
    'if (isFilled(value)) return invoke(callback, [value]);',
    'if (isFilled(value)) return invoke(callback, [value]) || (fallback === ABSENT ? new MissingValue() : fallback);',
    { 'resource-transform-to-falsy/zero': expectedReceived('0', '"default"') },
  ),
  stated(
    'page-resolved-by-its-new-name',
    'a page name that is set makes the paginator ask anew for the current page',
    page,
    "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    `this.$pageName = textArgument('Paginator.setPageName(name)', name);
    this.$currentPage = (this.constructor as typeof AbstractPaginator).resolveCurrentPage(name, this.$currentPage);`,
    { 'paginator-page-name-page-stated': expectedReceived('3', '6') },
  ),
  observed(
    'page-name-set-in-options',
    'a page name that is set stands in the options as well',
    page,
    "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    `this.$pageName = textArgument('Paginator.setPageName(name)', name);
    this.$options = OrderedMap.from<unknown>(this.$options).set('pageName', name);`,
    { 'paginator-get-options-after-others/page-name': expectedReceived('"sheet"', '"users"') },
  ),
];

module.exports = { repeatedOrNullFaults };

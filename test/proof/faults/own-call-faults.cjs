const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';
const calls = 'src/reference/php/calls.ts';
const observed = oneChange('observed');

/** Faults of self-calls: an operation asks another one of the object that it should not ask, or passes by one that it should. */
const ownCallFaults = [
  observed(
    'first-item-asks-page-size',
    'the number of the first item is made of what perPage gives',
    page,
    '(this.$currentPage - 1) * this.$perPage + 1',
    '(this.$currentPage - 1) * this.perPage() + 1',
    { 'paginator-self-call-none': expectedReceived('3', '101') },
  ),
  observed(
    'first-item-asks-page',
    'the number of the first item is made of what currentPage gives',
    page,
    '(this.$currentPage - 1) * this.$perPage + 1',
    '(this.currentPage() - 1) * this.$perPage + 1',
    { 'paginator-self-call-none': expectedReceived('3', '7') },
  ),
  observed(
    'url-asks-page-name',
    'the page parameter of an address has the name that getPageName gives',
    page,
    'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    'new PageUrlFrame(path, this.#query, this.getPageName(), fragment)',
    { 'paginator-self-call-none': '/a?own=7#top' },
  ),
  observed(
    'query-asks-page-name',
    'a parameter with the name that getPageName gives is left out',
    page,
    'if (name !== this.$pageName)',
    'if (name !== this.getPageName())',
    { 'paginator-self-call-none': '/a?page=7#top' },
  ),
  observed(
    'array-asks-collection',
    'the data of the array form are those of what getCollection gives',
    paginator,
    'const data = this.$items.toArray();',
    'const data = this.getCollection().toArray();',
    { 'paginator-self-call-none': 'Own' },
  ),
  observed(
    'previous-asks-first-page',
    'there is a previous page where onFirstPage says so',
    paginator,
    'return this.currentPage() > 1 ? this.url',
    'return !this.onFirstPage() ? this.url',
    { 'paginator-self-call-none': 'prev_page_url' },
  ),
  observed(
    'pages-asked-of-both-ends',
    'there are pages where onFirstPage and onLastPage do not both say no',
    page,
    'return this.currentPage() !== 1 || this.hasMorePages();',
    'return !this.onFirstPage() || !this.onLastPage();',
    { 'paginator-self-call-none': expectedReceived('true', 'false') },
  ),
  observed(
    'empty-asks-count',
    'a page is empty where count gives 0',
    page,
    'return this.$items.isEmpty();',
    'return this.count() === 0;',
    { 'paginator-self-call-none': expectedReceived('false', 'true') },
  ),
  observed(
    'offset-asks-whether-there',
    'an item is given where offsetExists says that it is there',
    page,
    'return this.$items.get(key);',
    'return this.offsetExists(key) ? this.$items.get(key) : null;',
    { 'paginator-self-call-none': expectedReceived('"Ada"', 'null') },
  ),
  observed(
    'text-asks-html',
    'the string form is what toHtml gives',
    page,
    'const html = this.render().toHtml();\n    return this.$esc',
    'const html = this.toHtml();\n    return this.$esc',
    { 'paginator-self-call-none': expectedReceived('"<b>view</b>"', '"own"') },
  ),
  observed(
    'not-empty-asks-empty',
    'isNotEmpty is the opposite of what isEmpty gives',
    page,
    'return this.$items.isNotEmpty();',
    'return !this.isEmpty();',
    { 'paginator-self-call-none-query': expectedReceived('true', 'false') },
  ),
  observed(
    'count-asks-items',
    'the items that items gives are counted',
    page,
    'return this.$items.count();',
    'return [...this.items()].length;',
    { 'paginator-self-call-none-query': expectedReceived('1', '0') },
  ),
  observed(
    'query-string-asks-class',
    'withQueryString asks resolveQueryString of the class',
    page,
    'this.appends(resolveQueryString.call(Class))',
    'this.appends(Class.resolveQueryString())',
    { 'paginator-self-call-none-query': 'own=1' },
  ),
  observed(
    'missing-asked-of-when',
    'whenHas asks when for what stands for an attribute that is not there',
    resource,
    'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    'if (!hasAttribute(this.resource, attribute)) return this.when(false, null, fallback);',
    { 'resource-self-call-none': '"none": "own"' },
  ),
  observed(
    'merge-asked-of-when',
    'mergeWhen asks when for what stands for a merge that is left out',
    resource,
    'return chosen === ABSENT ? new MissingValue() : new MergeValue',
    'return chosen === ABSENT ? this.when(false, null) : new MergeValue',
    { 'resource-self-call-none': 'own' },
  ),
  observed(
    'attributes-asked-of-merge',
    'attributes asks merge for what is merged',
    resource,
    'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    'return this.merge(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    { 'resource-self-call-none': 'own' },
  ),
  observed(
    'entry-asks-whether-there',
    'an entry is given where offsetExists says that it is there',
    delegate,
    'return underlying.offsetGet(this.resource, offset);',
    'return this.offsetExists(offset) ? underlying.offsetGet(this.resource, offset) : null;',
    { 'resource-self-call-none': expectedReceived('"Dawn"', 'null') },
  ),
  observed(
    'items-asked-for-count',
    'a collection whose count gives 0 resolves to nothing',
    resource,
    'const items = this.#items();\n    const operation',
    'const items = this.#items();\n    if (this.count() === 0) return [];\n    const operation',
    { 'collection-self-call-none': expectedReceived('[{"id": 1}]', '[]') },
  ),
  observed(
    'decorated-passes-by-forward',
    'forwardDecoratedCallTo of a resource passes by its own forwardCallTo',
    delegate,
    'decorated(this, object, this.forwardCallTo(object, method, parameters))',
    'decorated(this, object, forwardCallTo(this, object, method, parameters))',
    { 'shared-self-call-forward/resource-decorated': expectedReceived('"own"', '') },
  ),
  observed(
    'page-decorated-passes-by-forward',
    'forwardDecoratedCallTo of a paginator passes by its own forwardCallTo',
    page,
    'decorated(this, object, this.forwardCallTo(object, method, parameters))',
    'decorated(this, object, forwardCallTo(this, object, method, parameters))',
    { 'shared-self-call-forward/paginator-decorated': expectedReceived('"own"', '') },
  ),
  observed(
    'page-call-passes-by-forward',
    'a dynamic call on a paginator passes by its own forwardCallTo',
    page,
    'return this.forwardCallTo(this.getCollection(), method, parameters);',
    'return forwardCallTo(this, this.getCollection(), method, parameters);',
    { 'shared-self-call-forward/paginator-call': expectedReceived('"own"', '"Ada"') },
  ),
  observed(
    'unknown-raised-past-class',
    'the error for a method that does not exist is raised past throwBadMethodCallException',
    calls,
    'return (caller as Forwarder).constructor.throwBadMethodCallException(name);',
    'throw callToUndefinedMethod(className(caller), name);',
    {
      'shared-self-call-throw/resource': 'a Logic error saying "own"',
      'shared-self-call-throw/paginator': 'a Logic error saying "own"',
    },
  ),
];

module.exports = { ownCallFaults };

const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const queryText = 'src/reference/php/query-text.ts';
const stated = oneChange('stated');
const observed = oneChange('observed');

const forwarded = 'return this.forwardCallTo(this.getCollection(), method, parameters);';
const currentQuery =
  'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));';
const collectionOfPage = 'return requireCollection(Reflect.apply(make, cls, [page]));';

/** @param {string} test Which values of the current query are added. */
const someOfTheQuery = (test) =>
  `const now: any = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);
    return this.appends(now instanceof OrderedMap ? (now.filter((value) => ${test}) as any) : now);`;

/** Faults that most values, names and numbers do not show: a paginator that forgets one kind of them. */
const partByPartFaults = [
  stated(
    'range-turns-the-page',
    'a paginator that was asked for a range of URLs is on the last page of it',
    page,
    'urls.set(page, this.url(page));',
    'urls.set(page, this.url((this.$currentPage = page)));',
    { 'paginator-url-range-together/early': expectedReceived('1', '4') },
  ),
  stated(
    'range-of-a-hundred-at-most',
    'a range has the URLs of a hundred pages at most',
    page,
    'page !== last + step; page',
    'page !== last + step && urls.size < 100; page',
    { 'paginator-url-range-long': '"/users?page=101" somewhere in it' },
  ),
  stated(
    'total-of-all-items',
    'a paginator tells how many items it was given, and the number of the last page',
    paginator,
    'this.$hasMore = all.count() > this.$perPage;',
    `const given = all.count();
    this.$hasMore = given > this.$perPage;
    Object.assign(this, { total: () => given, lastPage: () => Math.ceil(given / this.$perPage) });`,
    { 'paginator-no-total/total': 'received: 3', 'paginator-no-total/last-page': 'received: 2' },
  ),
  observed(
    'total-of-the-collection',
    'the collection of the items has operations total and lastPage',
    'src/reference/collection/collection.ts',
    '  count(): number {',
    '  total(): number {\n    return this.count();\n  }\n\n  lastPage(): number {\n    return 1;\n  }\n\n  count(): number {',
    {
      'shared-paginator-call-unknown-message/total': 'received: 1',
      'shared-paginator-call-unknown-message/last-page': 'received: 1',
    },
  ),
  stated(
    'page-number-grouped',
    'a large page number is written in groups of three digits',
    pageUrl,
    'return this.#before + page + this.#after;',
    "return this.#before + page.toLocaleString('en-US') + this.#after;",
    { 'paginator-url-page-number': 'a URL whose query page is "1200300"' },
  ),
  stated(
    'fragment-inside-the-query',
    'the fragment stands before what follows the page in the query',
    pageUrl,
    "this.#after = (after === '' ? '' : `&${after.slice(0, -1)}`) + fragment;",
    "this.#after = fragment + (after === '' ? '' : `&${after.slice(0, -1)}`);",
    { 'paginator-url-page-among-query': 'query sort' },
  ),
  stated(
    'names-of-an-appended-map-lost',
    'a map that is appended becomes a list',
    page,
    "isWhole ? value : textArgument('Paginator.appends(value)', value)",
    "isMapLike(value) ? [...OrderedMap.from(value).values()] : isWhole ? value : textArgument('Paginator.appends(value)', value)",
    { 'paginator-appends-nested/pair': 'from' },
  ),
  stated(
    'inner-maps-of-the-query-lost',
    'a map inside a map of the query is left out',
    queryText,
    'nested, depth + 1);',
    "depth > 0 && typeof nested === 'object' ? null : nested, depth + 1);",
    { 'paginator-appends-nested/map': 'a text that contains "via"' },
  ),
  stated(
    'fractions-of-the-query-cut',
    'a fraction in the query is an integer',
    queryText,
    "typeof value === 'number' ? numberToText(value)",
    "typeof value === 'number' ? numberToText(Math.trunc(value))",
    { 'paginator-options-query': 'query radius' },
  ),
  stated(
    'empty-query-option-left-out',
    'an empty text in the query of the options is left out',
    page,
    "this.#query = copyMap('Paginator property query', query);",
    "this.#query = OrderedMap.from<unknown>(copyMap('Paginator property query', query)).filter((value) => value !== '');",
    { 'paginator-options-query': 'query door' },
  ),
  stated(
    'lists-of-the-current-query-left-out',
    'withQueryString adds the values that are texts, and no lists',
    page,
    currentQuery,
    someOfTheQuery("typeof value === 'string'"),
    { 'paginator-with-query-string-adds': 'red' },
  ),
  stated(
    'empty-current-values-left-out',
    'withQueryString leaves out the values that are empty text or "0"',
    page,
    currentQuery,
    someOfTheQuery("value !== '' && value !== '0'"),
    { 'paginator-with-query-string-zeros': 'query floor' },
  ),
  stated(
    'options-of-query-and-fragment-untold',
    'getOptions tells the path and the page name alone',
    page,
    'return OrderedMap.from(this.$options);',
    "return OrderedMap.from(this.$options).filter((_, name) => name === 'path' || name === 'pageName');",
    { 'paginator-get-options-given': expectedReceived('{"sort": "name"}', 'nothing') },
  ),
  stated(
    'no-items-not-set',
    'setItems without items leaves those that there are',
    paginator,
    'this.$items = all.slice(0, this.$perPage);',
    'if (this.$items === undefined || all.isNotEmpty()) this.$items = all.slice(0, this.$perPage);',
    { 'paginator-set-items-effect/none': expectedReceived('[]', '["Lima"]') },
  ),
  stated(
    'links-on-each-side-capped',
    'there are ten links on each side at most',
    page,
    "integerArgument('Paginator.onEachSide(count)', count);",
    "Math.min(10, integerArgument('Paginator.onEachSide(count)', count));",
    { 'paginator-property-on-each-side': expectedReceived('25', '10') },
  ),
  stated(
    'falsy-result-is-the-page',
    'a dynamic call that gives something falsy gives the paginator',
    page,
    forwarded,
    'return this.forwardCallTo(this.getCollection(), method, parameters) || this;',
    { 'shared-paginator-call-falsy/zero': expectedReceived('0', '<Paginator o1>') },
  ),
  stated(
    'list-argument-spread',
    'a dynamic call whose only argument is a list gets the entries of it as its arguments',
    page,
    forwarded,
    `const [only] = parameters;
    const isSpread = parameters.length === 1 && Array.isArray(only);
    return this.forwardCallTo(this.getCollection(), method, isSpread ? only : parameters);`,
    { 'shared-paginator-call-arguments/one-list': expectedReceived('[["la", "li"]]', '["la", "li"]') },
  ),
  stated(
    'load-morph-arguments-swapped',
    'loadMorph hands on the relations before the name of the relation',
    page,
    "'loadMorph', [relation, relations]",
    "'loadMorph', [relations, relation]",
    { 'paginator-load-morph-stated/load': expectedReceived('"parent"', '{"Post": ["author"]}') },
  ),
  stated(
    'collection-of-the-items-alone',
    'toResourceCollection is given the items without their page',
    paginator,
    collectionOfPage,
    'return requireCollection(Reflect.apply(make, cls, [(page as Paginator).getCollection()]));',
    { 'paginator-to-resource-collection-url-parts': '/cities' },
  ),
  stated(
    'collection-of-a-page-made-anew',
    'toResourceCollection is given a page made anew of the items and the options',
    paginator,
    collectionOfPage,
    `const of = page as Paginator;
  const anew = new Paginator(of.getCollection(), of.perPage(), of.currentPage(), of.getOptions());
  anew.hasMorePagesWhen(of.hasMorePages());
  return requireCollection(Reflect.apply(make, cls, [anew]));`,
    { 'paginator-to-resource-collection-url-parts': 'query sort' },
  ),
];

module.exports = { partByPartFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/self-calls/paginator.feature must notice. */
const paginatorFaults = [
  {
    id: 'guess-by-markers-alone',
    what: 'guessing reads the markers of a class past the operations of the page',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'findClass(this.resolveResourceFromAttribute(modelClass))',
        by: 'findClass(resourceByMarker(modelClass))',
      },
      {
        file: paginator,
        replaces: 'findClass(this.resolveResourceCollectionFromAttribute(modelClass))',
        by: 'findClass(resourceCollectionByMarker(modelClass))',
      },
    ],
    caughtBy: {
      'paginator-self-call-guess/resource': expectedReceived(
        '{"$class": "TuneResource"}',
        '{"$class": "SongResource"}',
      ),
      'paginator-self-call-guess/collection': expectedReceived(
        '<TuneCollection>',
        '<AnonymousResourceCollection o2>',
      ),
    },
  },
  {
    id: 'joiner-of-the-property',
    what: 'how the query is joined to the path depends on the path that was set, and not on what path() gives',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: "const joiner = path.includes('?') && !path.startsWith('/own') ? '&' : '?';",
    caughtBy: {
      'paginator-self-call-result/url-path-query': expectedReceived('"/own?a=1&page=3"', '"/own?a=1?page=3"'),
    },
  },
  {
    id: 'previous-page-of-the-property',
    what: 'whether there is a previous page does not follow from what currentPage() gives',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ?',
    by: 'return this.$currentPage > 1 ?',
    caughtBy: {
      'paginator-self-call-result/previous-page-url-first-page': expectedReceived('null', '"/?page=1"'),
    },
  },
  {
    id: 'first-item-asks-page-size',
    what: 'the number of the first item is made of what perPage gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1',
    by: '(this.$currentPage - 1) * this.perPage() + 1',
    caughtBy: { 'paginator-self-call-none': expectedReceived('3', '101') },
  },
  {
    id: 'first-item-asks-page',
    what: 'the number of the first item is made of what currentPage gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: '(this.$currentPage - 1) * this.$perPage + 1',
    by: '(this.currentPage() - 1) * this.$perPage + 1',
    caughtBy: { 'paginator-self-call-none': expectedReceived('3', '7') },
  },
  {
    id: 'url-asks-page-name',
    what: 'the page parameter of an address has the name that getPageName gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    by: 'new PageUrlFrame(path, this.#query, this.getPageName(), fragment)',
    caughtBy: { 'paginator-self-call-none': '/a?own=7#top' },
  },
  {
    id: 'query-asks-page-name',
    what: 'a parameter with the name that getPageName gives is left out',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName)',
    by: 'if (name !== this.getPageName())',
    caughtBy: { 'paginator-self-call-none': '/a?page=7#top' },
  },
  {
    id: 'array-asks-collection',
    what: 'the data of the array form are those of what getCollection gives',
    level: 'observed',
    file: paginator,
    replaces: 'const data = this.$items.toArray();',
    by: 'const data = this.getCollection().toArray();',
    caughtBy: { 'paginator-self-call-none': 'Own' },
  },
  {
    id: 'previous-asks-first-page',
    what: 'there is a previous page where onFirstPage says so',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url',
    by: 'return !this.onFirstPage() ? this.url',
    caughtBy: { 'paginator-self-call-none': 'prev_page_url' },
  },
  {
    id: 'pages-asked-of-both-ends',
    what: 'there are pages where onFirstPage and onLastPage do not both say no',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return !this.onFirstPage() || !this.onLastPage();',
    caughtBy: { 'paginator-self-call-none': expectedReceived('true', 'false') },
  },
  {
    id: 'empty-asks-count',
    what: 'a page is empty where count gives 0',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.isEmpty();',
    by: 'return this.count() === 0;',
    caughtBy: { 'paginator-self-call-none': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-asks-whether-there',
    what: 'an item is given where offsetExists says that it is there',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.get(key);',
    by: 'return this.offsetExists(key) ? this.$items.get(key) : null;',
    caughtBy: { 'paginator-self-call-none': expectedReceived('"Ada"', 'null') },
  },
  {
    id: 'text-asks-html',
    what: 'the string form is what toHtml gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: `const html = this.render().toHtml();
    return this.$esc`,
    by: `const html = this.toHtml();
    return this.$esc`,
    caughtBy: { 'paginator-self-call-none': expectedReceived('"<b>view</b>"', '"own"') },
  },
  {
    id: 'not-empty-asks-empty',
    what: 'isNotEmpty is the opposite of what isEmpty gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.isNotEmpty();',
    by: 'return !this.isEmpty();',
    caughtBy: { 'paginator-self-call-none-query': expectedReceived('true', 'false') },
  },
  {
    id: 'count-asks-items',
    what: 'the items that items gives are counted',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$items.count();',
    by: 'return [...this.items()].length;',
    caughtBy: { 'paginator-self-call-none-query': expectedReceived('1', '0') },
  },
  {
    id: 'query-string-asks-class',
    what: 'withQueryString asks resolveQueryString of the class',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.appends(resolveQueryString.call(Class))',
    by: 'this.appends(Class.resolveQueryString())',
    caughtBy: { 'paginator-self-call-none-query': 'own=1' },
  },
  {
    id: 'items-before-page',
    what: 'a new paginator sets its items before it knows its page and its path',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$currentPage = this.setCurrentPage(page);',
        by: 'this.setItems(items);\n    this.$currentPage = this.setCurrentPage(page);',
      },
      {
        file: paginator,
        replaces: 'this.$path = trimTrailingSlashes(this.$path);\n    this.setItems(items);',
        by: 'this.$path = trimTrailingSlashes(this.$path);',
      },
    ],
    caughtBy: { 'paginator-self-call-construct-order/items': 'at=3' },
  },
  {
    id: 'size-after-page',
    what: 'a new paginator determines its page before it knows its page size',
    level: 'observed',
    file: paginator,
    replaces: 'this.$perPage = size;\n    this.$currentPage = this.setCurrentPage(page);',
    by: 'this.$currentPage = this.setCurrentPage(page);\n    this.$perPage = size;',
    caughtBy: { 'paginator-self-call-construct-order/current-page': 'expected: 7' },
  },
  {
    id: 'page-zero-for-page-one',
    what: 'toArray asks url for page zero, which counts as page one',
    level: 'observed',
    file: paginator,
    replaces: 'first_page_url: this.url(1)',
    by: 'first_page_url: this.url(0)',
    caughtBy: {
      'paginator-self-call-to-array-page-one': expectedReceived('"/at/1"', '"/at/0"'),
    },
  },
  {
    id: 'call-past-get-collection',
    what: 'an operation of the collection is called on the items, not on what getCollection gives',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.forwardCallTo(this.getCollection(), method, parameters)',
    by: 'this.forwardCallTo(this.$items, method, parameters)',
    caughtBy: {
      'paginator-self-call-load/other': expectedReceived('[["parent", ["photos"]]]', '[]'),
    },
  },
];

module.exports = { paginatorFaults };

const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const properties = 'src/reference/paginator/paginator-options.ts';
const reset = 'src/reference/reset-state.ts';

/** What the view of the fixture class shows beside the data. */
const names = "Tom & 'Jerry'";

/** What the document says of addresses and views, and a faulty paginator does not do. */
const statedAddressFaults = [
  {
    id: 'option-path-ignored',
    what: 'the option path is ignored',
    level: 'stated',
    changes: [
      {
        file: properties,
        replaces: "  ['path', ['$path', TEXT]],\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-path-option': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'option-query-ignored',
    what: 'the option query is ignored',
    level: 'stated',
    changes: [
      {
        file: properties,
        replaces: "  ['query', ['$query', MAP]],\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-property-query': expectedReceived('{"sort": "name"}', '[]') },
  },
  {
    id: 'option-fragment-ignored',
    what: 'the option fragment is ignored',
    level: 'stated',
    changes: [
      {
        file: properties,
        replaces: "  ['fragment', ['$fragment', NULLABLE_TEXT]],\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-fragment-read-option': expectedReceived('"comments"', 'null') },
  },
  {
    id: 'option-pagename-ignored',
    what: 'the option pageName is ignored',
    level: 'stated',
    changes: [
      {
        file: properties,
        replaces: "  ['pageName', ['$pageName', TEXT]],\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-page-name-option': expectedReceived('"users"', '"page"') },
  },
  {
    id: 'page-name-not-page',
    what: 'the page is called "p" when nobody says otherwise',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: "$pageName = 'page';",
        by: "$pageName = 'p';",
      },
    ],
    caughtBy: { 'paginator-page-name-default': expectedReceived('"page"', '"p"') },
  },
  {
    id: 'path-not-in-address',
    what: 'addresses do not begin with the path',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
        by: "new PageUrlFrame('/', this.#query, this.$pageName, fragment)",
      },
    ],
    caughtBy: {
      'paginator-path-in-url/set-path': expectedReceived(
        'a URL whose path is "/people"',
        '/?page=2 (path: "/")',
      ),
    },
  },
  {
    id: 'query-not-in-address',
    what: 'addresses leave out the query',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
        by: 'new PageUrlFrame(path, new OrderedMap<unknown>(), this.$pageName, fragment)',
      },
    ],
    caughtBy: {
      'paginator-with-query-string-adds': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'fragment-not-in-address',
    what: 'addresses leave out the fragment',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
        by: "new PageUrlFrame(path, this.#query, this.$pageName, '')",
      },
    ],
    caughtBy: {
      'paginator-fragment-in-url': expectedReceived(
        'a URL whose fragment is "replies"',
        '/?page=2 (no fragment)',
      ),
    },
  },
  {
    id: 'page-not-in-address',
    what: 'every address is that of page 1',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.#frame.url(number <= 0 ? 1 : number)',
        by: 'this.#frame.url(Math.sign(Math.abs(number) + 1))',
      },
    ],
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=1 (query page: "1")',
      ),
    },
  },
  {
    id: 'next-is-this-page',
    what: 'the next page has the address of this one',
    level: 'stated',
    changes: [
      { file: paginator, replaces: 'this.url(this.currentPage() + 1)', by: 'this.url(this.currentPage())' },
    ],
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=2 (query page: "2")',
      ),
    },
  },
  {
    id: 'no-next-page',
    what: 'there is never an address of a next page',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
        by: 'return null;',
      },
    ],
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived('a URL with path "/users", query page "3"', 'null'),
    },
  },
  {
    id: 'next-after-the-last',
    what: 'the last page has a next one',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
        by: 'return this.url(this.currentPage() + 1);',
      },
    ],
    caughtBy: { 'paginator-next-page-url-none-stated': expectedReceived('null', '"/?page=3"') },
  },
  {
    id: 'previous-is-this-page',
    what: 'the previous page has the address of this one',
    level: 'stated',
    changes: [
      { file: paginator, replaces: 'this.url(this.currentPage() - 1)', by: 'this.url(this.currentPage())' },
    ],
    caughtBy: {
      'paginator-previous-page-url-of-previous': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=4 (query page: "4")',
      ),
    },
  },
  {
    id: 'no-previous-page',
    what: 'there is never an address of a previous page',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        by: 'return null;',
      },
    ],
    caughtBy: {
      'paginator-previous-page-url-of-previous': expectedReceived(
        'a URL with path "/users", query page "3"',
        'null',
      ),
    },
  },
  {
    id: 'range-empty',
    what: 'getUrlRange is empty',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'urls.set(page, this.url(page));', by: '' }],
    caughtBy: {
      'paginator-url-range-together/early': expectedReceived('"/users?p=2" somewhere in it', '[]'),
    },
  },
  {
    id: 'range-without-end',
    what: 'a range leaves out its last page',
    level: 'observed',
    changes: [{ file: abstractPaginator, replaces: 'page !== last + step;', by: 'page !== last;' }],
    caughtBy: {
      'paginator-url-range-by-page/far-away': expectedReceived(
        '{"99": "/?page=99", "100": "/?page=100"}',
        '{"99": "/?page=99"}',
      ),
    },
  },
  {
    id: 'range-of-one-page',
    what: 'every address of a range is that of its first page',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'urls.set(page, this.url(page));',
        by: 'urls.set(page, this.url(first));',
      },
    ],
    caughtBy: {
      'paginator-url-range-together/early': expectedReceived(
        '"/users?p=3" somewhere in it',
        '{"2": "/users?p=2", "3": "/users?p=2", "4": "/users?p=2"}',
      ),
    },
  },
  {
    id: 'fragment-not-set',
    what: 'fragment sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-fragment-set': expectedReceived('"replies"', '"comments"') },
  },
  {
    id: 'fragment-not-told',
    what: 'fragment does not tell the fragment',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (fragment === null) return this.$fragment;',
        by: 'if (fragment === null) return null;',
      },
    ],
    caughtBy: { 'paginator-fragment-read-option': expectedReceived('"comments"', 'null') },
  },
  {
    id: 'fragment-part-empty',
    what: 'buildFragment is empty',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return truthy(this.$fragment) ?',
        by: 'return this.$perPage < 0 ?',
      },
    ],
    caughtBy: { 'paginator-build-fragment-text': expectedReceived('a text that contains "comments"', '""') },
  },
  {
    id: 'fragment-without-sign',
    what: 'the fragment follows without a #',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: '`#${this.$fragment}`', by: 'this.$fragment' }],
    caughtBy: {
      'paginator-fragment-in-url': expectedReceived(
        'a URL whose fragment is "replies"',
        '/?page=2replies (no fragment)',
      ),
    },
  },
  {
    id: 'appends-ignores-pairs',
    what: 'appends ignores a key with a value',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const isWhole =',
        by: "if (typeof key === 'string') return this;\n    const isWhole =",
      },
    ],
    caughtBy: {
      'paginator-appends-one': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-ignores-maps',
    what: 'appends ignores several values at once',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (isMapLike(key)) return this.appendArray(key);',
        by: 'if (isMapLike(key)) return this;',
      },
    ],
    caughtBy: {
      'paginator-appends-map': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-first-only',
    what: 'of several values appends adds the first',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '      this.addQuery(key, value);\n    }',
        by: '      this.addQuery(key, value);\n      break;\n    }',
      },
    ],
    caughtBy: {
      'paginator-appends-map': expectedReceived(
        'a URL whose query lang is "no"',
        '/?sort=name&page=2 (no query lang)',
      ),
    },
  },
  {
    id: 'appends-map-forgets',
    what: 'appends of several values takes away those that were there',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (isMapLike(key)) return this.appendArray(key);',
        by: 'if (isMapLike(key)) this.$query = OrderedMap.fromEntries([]);\n    if (isMapLike(key)) return this.appendArray(key);',
      },
    ],
    caughtBy: {
      'paginator-appends-keeps/map': expectedReceived(
        'a URL whose query sort is "name"',
        '/?lang=no&page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'appends-forgets',
    what: 'a query value takes the place of all others',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.#query.set(name, copied);',
        by: 'this.$query = OrderedMap.fromEntries([[name, copied]]);',
      },
    ],
    caughtBy: {
      'collection-preserve-query-links': 'received: {"data":[{"id":1}],"links":{"first":"\\/posts?tag=r',
    },
  },
  {
    id: 'query-string-not-added',
    what: 'withQueryString adds nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '? this : this.appends(resolveQueryString.call(Class));',
        by: '? this : this;',
      },
    ],
    caughtBy: {
      'paginator-with-query-string-adds': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'page-name-not-set',
    what: 'setPageName sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-page-name-set': expectedReceived('"users"', '"page"') },
  },
  {
    id: 'page-name-not-told',
    what: 'getPageName always says "page"',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$pageName;', by: "return 'page';" }],
    caughtBy: { 'paginator-options-page-name': expectedReceived('"sheet"', '"page"') },
  },
  {
    id: 'path-not-set',
    what: 'setPath and withPath set nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "this.$path = textArgument('Paginator.setPath(path)', path);\n",
        by: '',
      },
    ],
    caughtBy: { 'paginator-path-set/set-path': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'with-path-not-set',
    what: 'withPath sets nothing',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.setPath(path);', by: 'return this;' }],
    caughtBy: { 'paginator-path-set/with-path': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'path-not-told',
    what: 'path always says "/"',
    level: 'stated',
    changes: [{ file: abstractPaginator, replaces: 'return this.$path;', by: "return '/';" }],
    caughtBy: { 'paginator-options-path': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'path-resolver-ignored',
    what: 'the current path is always the default',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          "if (resolver === null) return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
        by: "return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
      },
    ],
    caughtBy: { 'paginator-current-path-resolved': expectedReceived('"/people"', '"/"') },
  },
  {
    id: 'path-default-ignored',
    what: 'the default of the current path is ignored',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
        by: "return '/';",
      },
    ],
    caughtBy: { 'paginator-current-path-named-default': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'path-default-not-root',
    what: 'the current path is empty by default',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "resolveCurrentPath(fallback = '/')",
        by: "resolveCurrentPath(fallback = '')",
      },
    ],
    caughtBy: { 'paginator-current-path-default': expectedReceived('"/"', '""') },
  },
  {
    id: 'page-resolver-ignored',
    what: 'the current page is always the default',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          'return this.$currentPageResolver === null ? page : castToInteger(this.$currentPageResolver(name));',
        by: 'return page;',
      },
    ],
    caughtBy: { 'paginator-default-page-name': expectedReceived('4', '1') },
  },
  {
    id: 'page-default-ignored',
    what: 'the default of the current page is ignored',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$currentPageResolver === null ? page :',
        by: 'return this.$currentPageResolver === null ? 1 :',
      },
    ],
    caughtBy: { 'paginator-default-current-page/default': expectedReceived('8', '1') },
  },
  {
    id: 'page-default-is-two',
    what: 'the current page is 2 by default',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "pageName = 'page', fallback = 1)",
        by: "pageName = 'page', fallback = 2)",
      },
    ],
    caughtBy: { 'paginator-set-current-page-integer/null': expectedReceived('1', '2') },
  },
  {
    id: 'query-resolver-ignored',
    what: 'the query string is always the default',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
        by: 'fallback;',
      },
    ],
    caughtBy: { 'paginator-query-string-resolved/text': expectedReceived('"sort=name"', 'null') },
  },
  {
    id: 'query-default-ignored',
    what: 'the default of the query string is ignored',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$queryStringResolver === null ? fallback :',
        by: 'this.$queryStringResolver === null ? null :',
      },
    ],
    caughtBy: { 'paginator-query-string-named-default/text': expectedReceived('"sort=name"', 'null') },
  },
  {
    id: 'path-resolver-not-set',
    what: 'currentPathResolver sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });",
        by: '',
      },
    ],
    caughtBy: { 'paginator-resolver-property-held/path': expectedReceived('any object', 'null') },
  },
  {
    id: 'page-resolver-not-set',
    what: 'currentPageResolver sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $currentPageResolver: closure('currentPageResolver', resolver) });",
        by: '',
      },
    ],
    caughtBy: { 'paginator-resolver-property-held/page': expectedReceived('any object', 'null') },
  },
  {
    id: 'query-resolver-not-set',
    what: 'queryStringResolver sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });",
        by: '',
      },
    ],
    caughtBy: { 'paginator-resolver-property-held/query': expectedReceived('any object', 'null') },
  },
  {
    id: 'first-view-factory-stays',
    what: 'a second view factory resolver is ignored',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $viewFactoryResolver: closure('viewFactoryResolver', resolver) });",
        by: "this.$viewFactoryResolver ??= closure('viewFactoryResolver', resolver);",
      },
    ],
    caughtBy: {
      'paginator-view-factory-resolver-replaced': expectedReceived(
        'the object "other views"',
        '<ViewFactory o1>',
      ),
    },
  },
  {
    id: 'view-factory-is-resolver',
    what: 'viewFactory gives the resolver instead of what it resolves',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$viewFactoryResolver as ViewFactoryResolver)();',
        by: 'this.$viewFactoryResolver as ViewFactoryResolver) as never;',
      },
    ],
    caughtBy: {
      'paginator-view-factory-resolver-replaced': expectedReceived(
        'the object "other views"',
        '<Closure fn:other factory>',
      ),
    },
  },
  {
    id: 'default-view-not-set',
    what: 'defaultView sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });",
        by: '',
      },
    ],
    caughtBy: { 'paginator-default-view-set': expectedReceived('"pages.full"', '"pagination::tailwind"') },
  },
  {
    id: 'default-simple-view-not-set',
    what: 'defaultSimpleView sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces:
          "assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });",
        by: '',
      },
    ],
    caughtBy: {
      'paginator-default-simple-view-set': expectedReceived(
        '"pages.simple"',
        '"pagination::simple-tailwind"',
      ),
    },
  },
  {
    id: 'styling-sets-nothing',
    what: 'useTailwind sets nothing',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, { $defaultView, $defaultSimpleView });',
        by: 'Array.of($defaultView, $defaultSimpleView);',
      },
    ],
    caughtBy: {
      'paginator-default-view-styling': expectedReceived('anything but "pages.full"', '"pages.full"'),
    },
  },
  {
    id: 'flush-leaves-resolvers',
    what: 'flushState leaves the resolvers of the paginator',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: 'const { $defaultView, $defaultSimpleView } = DEFAULTS;\n    assignStatics(this, { $defaultView, $defaultSimpleView });',
      },
      {
        file: reset,
        replaces: 'Paginator.flushState();',
        by: "assignStatics(Paginator, {\n    $currentPathResolver: null,\n    $currentPageResolver: null,\n    $queryStringResolver: null,\n    $viewFactoryResolver: null,\n    $defaultView: 'pagination::tailwind',\n    $defaultSimpleView: 'pagination::simple-tailwind',\n  });",
      },
    ],
    caughtBy: {
      'paginator-flush-state-path-resolver': expectedReceived('"/users"', '"/people"'),
      'paginator-flush-state-view-factory-resolver': 'expected: an error, or anything but',
    },
  },
  {
    id: 'flush-leaves-view-factory',
    what: 'flushState leaves the resolver of the view factory',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: 'assignStatics(this, { ...DEFAULTS, $viewFactoryResolver: this.$viewFactoryResolver });',
      },
      {
        file: reset,
        replaces: 'Paginator.flushState();',
        by: 'Paginator.flushState();\n  assignStatics(Paginator, { $viewFactoryResolver: null });',
      },
    ],
    caughtBy: { 'paginator-flush-state-view-factory-resolver': 'expected: an error, or anything but' },
  },
  {
    id: 'properties-written-by-name',
    what: 'the page size, the page, the path and the fragment can be written from outside under the names of their operations',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '/** Iterates the values. */\n  [Symbol.iterator]',
        by: "__set(name: string, value: unknown): void {\n    if (['perPage', 'currentPage', 'path', 'fragment'].includes(name)) Reflect.set(this, `$${name}`, value);\n  }\n\n  /** Iterates the values. */\n  [Symbol.iterator]",
      },
    ],
    caughtBy: {
      'paginator-property-not-written/per-page': expectedReceived('2', '17'),
      'paginator-property-not-written/current-page': expectedReceived('3', '17'),
      'paginator-property-not-written/path': expectedReceived('"/users"', '"/towns"'),
      'paginator-property-not-written/fragment': expectedReceived('"list"', '"top"'),
    },
  },
  {
    id: 'flush-leaves-views',
    what: 'flushState leaves the default views',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: 'const { $defaultView: _, $defaultSimpleView: __, ...resolvers } = DEFAULTS;\n    assignStatics(this, resolvers);',
      },
      {
        file: reset,
        replaces: 'Paginator.flushState();',
        by: "assignStatics(Paginator, {\n    $currentPathResolver: null,\n    $currentPageResolver: null,\n    $queryStringResolver: null,\n    $viewFactoryResolver: null,\n    $defaultView: 'pagination::tailwind',\n    $defaultSimpleView: 'pagination::simple-tailwind',\n  });",
      },
    ],
    caughtBy: {
      'paginator-flush-state-views-stated/full': expectedReceived(
        'anything but "pages.mine"',
        '"pages.mine"',
      ),
    },
  },
  {
    id: 'render-ignores-view',
    what: 'render ignores the view it is given',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
        by: 'const name = truthy(wanted) ? Class.$defaultSimpleView : Class.$defaultSimpleView;',
      },
    ],
    caughtBy: {
      'paginator-render-html/render': expectedReceived(
        'HTML with pages.users',
        '<nav class="pagination::simple-tailwind">Users</nav>',
      ),
    },
  },
  {
    id: 'render-drops-data',
    what: 'render drops the data it is given',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'arrayMerge(given).set',
        by: 'arrayMerge(new OrderedMap<unknown>()).set',
      },
    ],
    caughtBy: {
      'paginator-render-html/render': expectedReceived(
        'HTML with Users',
        `<nav class="pages.users">${names}</nav>`,
      ),
    },
  },
  {
    id: 'links-drops-arguments',
    what: 'links drops what it is given',
    level: 'stated',
    changes: [{ file: paginator, replaces: 'return this.render(view, data);', by: 'return this.render();' }],
    caughtBy: {
      'paginator-render-html/links': expectedReceived(
        'HTML with pages.users',
        `<nav class="pagination::simple-tailwind">${names}</nav>`,
      ),
    },
  },
  {
    id: 'html-empty',
    what: 'toHtml is empty',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.render().toHtml();',
        by: "return '';",
      },
    ],
    caughtBy: { 'paginator-to-html-text/to-html': 'expected: HTML with mine\n  received:' },
  },
  {
    id: 'text-empty',
    what: 'the paginator as text is empty',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const html = this.render().toHtml();',
        by: "const html = '';",
      },
    ],
    caughtBy: { 'paginator-to-html-text/to-string': 'expected: HTML with mine\n  received:' },
  },
  {
    id: 'escape-flag-ignored',
    what: 'text is never escaped',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$escapeWhenCastingToString ? escapeHtml(html) : html',
        by: 'html',
      },
    ],
    caughtBy: {
      'paginator-escape-string-form-stated/no-value': expectedReceived(
        'HTML without <nav',
        `<nav class="pages.simple">${names}</nav>`,
      ),
    },
  },
  {
    id: 'escape-default-off',
    what: 'escapeWhenCastingToString without an argument switches escaping off',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'escapeWhenCastingToString(escapes = true)',
        by: 'escapeWhenCastingToString(escapes = false)',
      },
    ],
    caughtBy: { 'paginator-escape-flag/no-value': expectedReceived('true', 'false') },
  },
  {
    id: 'escape-for-good',
    what: 'escaping cannot be switched off again',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'this.$escapeWhenCastingToString = ',
        by: 'this.$escapeWhenCastingToString ||= ',
      },
    ],
    caughtBy: {
      'paginator-escape-off-again-stated': expectedReceived(
        'HTML with <nav',
        '&lt;nav class=&quot;pages.simple&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;',
      ),
    },
  },
  {
    id: 'next-page-loses-fragment',
    what: 'the next page has an address without the fragment',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
        by: "return this.hasMorePages() ? this.url(this.currentPage() + 1).replace(/#.*/u, '') : null;",
      },
    ],
    caughtBy: {
      'paginator-url-all-parts-beside/next': expectedReceived(
        'a URL whose fragment is "list"',
        '/cities?sort=name&p=4 (no fragment)',
      ),
    },
  },
  {
    id: 'previous-page-loses-query',
    what: 'the previous page has an address without the query',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
        by: `if (this.currentPage() <= 1) return null;
    return this.path() + '?' + this.getPageName() + '=' + (this.currentPage() - 1) + this.buildFragment();`,
      },
    ],
    caughtBy: {
      'paginator-url-all-parts-beside/previous': expectedReceived(
        'a URL whose query sort is "name"',
        '/cities?p=2#list (no query sort)',
      ),
    },
  },
  {
    id: 'set-path-drops-query',
    what: 'setPath drops the query',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
        by: "this.$path = textArgument('Paginator.setPath(path)', path);\n    this.$query = this.$query.filter(() => false);",
      },
    ],
    caughtBy: {
      'paginator-url-one-part-set/path': expectedReceived(
        'a URL whose query sort is "name"',
        '/towns?p=3#list (no query sort)',
      ),
    },
  },
  {
    id: 'query-before-page-number',
    what: 'a query value under the name of the page takes the place of the page number',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: 'this.#query.set(name, copied);',
      },
      {
        file: pageUrl,
        replaces: 'return this.#before + page + this.#after;',
        by: 'return this.#before + (this.given ?? page) + this.#after;',
      },
      {
        file: pageUrl,
        replaces: '    const pageKey = normalizeKey(pageName);',
        by: '    this.given = query.get(pageName) ?? null;\n    const pageKey = normalizeKey(pageName);',
      },
      {
        file: pageUrl,
        replaces: '  readonly #pageName: string;\n  readonly #fragment',
        by: '  readonly #pageName: string;\n  readonly given: unknown;\n  readonly #fragment',
      },
    ],
    caughtBy: {
      'paginator-url-page-of-request': expectedReceived(
        'a URL whose query page is "3"',
        '/?page=9&sort=name (query page: "9")',
      ),
      'collection-preserve-query-page-of-request': 'query page "2", query sort "new"',
    },
  },
  {
    id: 'default-view-sets-both',
    what: 'defaultView sets the simple view as well',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: "assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });",
        by: "const name = textArgument('Paginator.defaultView(view)', view);\n    assignStatics(this, { $defaultView: name, $defaultSimpleView: name });",
      },
    ],
    caughtBy: { 'paginator-default-view-apart/full': expectedReceived('"pages.simple"', '"pages.new"') },
  },
  {
    id: 'appends-null-for-null',
    what: 'appends gives nothing when there is nothing to add',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'if (key === null) return this;\n    if (isMapLike',
        by: 'if (key === null) return null as any;\n    if (isMapLike',
      },
    ],
    caughtBy: { 'paginator-appends-null-kind': 'received: null' },
  },
];

module.exports = { statedAddressFaults };

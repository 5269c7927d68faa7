const { expectedReceived } = require('../../in-words.cjs');
const { styling } = require('../../styling.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/static-state.feature must notice. */
const staticStateFaults = [
  {
    id: 'null-page-not-resolved',
    what: 'a paginator without a page does not ask which page the request wants',
    level: 'stated',
    file: paginator,
    replaces: 'currentPage: number | null = null,',
    by: 'currentPage: number | null = 1,',
    caughtBy: { 'paginator-static-state-page-resolver': expectedReceived('4', '1') },
  },
  {
    id: 'own-view-ignored',
    what: 'a class that declares a view of its own is rendered with the view of all paginators',
    level: 'observed',
    file: paginator,
    replaces: 'Class.$defaultSimpleView',
    by: 'Paginator.$defaultSimpleView',
    caughtBy: { 'paginator-static-state-own-view': 'pages.users' },
  },
  {
    id: 'styling-forgets-resolvers',
    what: 'a named styling sets everything back, not the views alone',
    level: 'stated',
    file: abstractPaginator,
    replaces: styling.called,
    by: 'assignStatics(this, DEFAULTS);',
    caughtBy: {
      'paginator-static-state-beside/page': expectedReceived('4', '1'),
      'paginator-static-state-beside/path': expectedReceived('"/people"', '"/"'),
      'paginator-static-state-beside/query': expectedReceived('anything but null', 'null'),
    },
  },
  {
    id: 'path-resolver-forgets-page-resolver',
    what: 'a resolver of the path takes the one of the page away',
    level: 'stated',
    file: abstractPaginator,
    replaces: "{ $currentPathResolver: closure('currentPathResolver', resolver) }",
    by: "{ $currentPathResolver: closure('currentPathResolver', resolver), $currentPageResolver: null }",
    caughtBy: { 'paginator-static-state-beside/page': expectedReceived('4', '1') },
  },
  {
    id: 'view-factory-of-construction',
    what: 'a paginator is rendered by the view factory that was set when it was made',
    level: 'stated',
    changes: [
      {
        file: paginator,
        replaces: 'this.$perPage = size;',
        by: `this.$perPage = size;
    (this as any).$views = (this.constructor as any).$viewFactoryResolver;`,
      },
      {
        file: paginator,
        replaces: 'const views = Class.viewFactory();',
        by: 'const views = (this as any).$views?.() ?? Class.viewFactory();',
      },
    ],
    caughtBy: {
      'paginator-static-state-later-factory': expectedReceived(
        'HTML with "<b>card</b>"',
        '<nav class="pages.users">Tom & \'Jerry\'</nav>',
      ),
    },
  },
  {
    id: 'own-path-resolver-set',
    what: 'a resolver of the path that is set on a subclass is that of the subclass alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });",
    by: "(this as any).$currentPathResolver = closure('currentPathResolver', resolver);",
    caughtBy: {
      'paginator-static-state-others-on-subclass/path': expectedReceived('"/people"', '"/"'),
    },
  },
  {
    id: 'own-query-resolver-set',
    what: 'a resolver of the query that is set on a subclass is that of the subclass alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });",
    by: "(this as any).$queryStringResolver = closure('queryStringResolver', resolver);",
    caughtBy: {
      'paginator-static-state-others-on-subclass/query': expectedReceived('{"sort": "name"}', 'null'),
    },
  },
  {
    id: 'own-view-resolver-set',
    what: 'a resolver of the view factory that is set on a subclass is that of the subclass alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $viewFactoryResolver: closure('viewFactoryResolver', resolver) });",
    by: "(this as any).$viewFactoryResolver = closure('viewFactoryResolver', resolver);",
    caughtBy: {
      'paginator-static-state-others-on-subclass/view': 'a resolver to be set',
    },
  },
  {
    id: 'styling-of-subclass-alone',
    what: 'a styling that a subclass sets is that of the subclass alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: styling.called,
    by: `const { $defaultView, $defaultSimpleView } = DEFAULTS;
    Object.assign(this, { $defaultView, $defaultSimpleView });`,
    caughtBy: {
      'paginator-static-state-styling-on-subclass/full': 'pages.users',
      'paginator-static-state-styling-on-subclass/simple': 'pages.users',
    },
  },
  {
    id: 'full-view-of-subclass-own',
    what: 'the name of the full view that is set on a subclass holds for it alone',
    level: 'observed',
    file: abstractPaginator,
    replaces: `assignStatics(this, { $defaultView: textArgument('Paginator.defaultView(view)', view) });`,
    by: `this.$defaultView = textArgument('Paginator.defaultView(view)', view);`,
    caughtBy: {
      'paginator-static-state-full-view-on-subclass': expectedReceived(
        '"pages.users"',
        '"pagination::tailwind"',
      ),
    },
  },
  {
    id: 'page-resolver-of-the-base-alone',
    what: 'the page resolver that a subclass declares is not asked',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'return this.$currentPageResolver === null ? page : castToInteger(this.$currentPageResolver(name));',
    by: 'const own = AbstractPaginator.$currentPageResolver; return own === null ? page : castToInteger(own(name));',
    caughtBy: { 'paginator-own-resolver-property/page': expectedReceived('4', '1') },
  },
  {
    id: 'path-resolver-of-the-base-alone',
    what: 'the path resolver that a subclass declares is not asked',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const resolver = this.$currentPathResolver;',
    by: 'const resolver = AbstractPaginator.$currentPathResolver;',
    caughtBy: { 'paginator-own-resolver-property/path': expectedReceived('"/own"', '"/"') },
  },
  {
    id: 'query-resolver-of-the-base-alone',
    what: 'the query resolver that a subclass declares is not asked',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: 'AbstractPaginator.$queryStringResolver === null ? fallback : AbstractPaginator.$queryStringResolver();',
    caughtBy: { 'paginator-own-resolver-property/query': expectedReceived('{"sort": "age"}', 'null') },
  },
  {
    id: 'view-resolver-of-the-base-alone',
    what: 'the resolver of the view factory that a subclass declares is not asked',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$viewFactoryResolver();',
    by: `requireType(AbstractPaginator.$viewFactoryResolver !== null, 'Paginator.viewFactory()', 'a resolver to be set', null);
    return AbstractPaginator.$viewFactoryResolver();`,
    caughtBy: {
      'paginator-own-resolver-property/view': expectedReceived(
        '<ViewFactory>',
        'Type error (TypeError): Paginator.viewFactory(): expected a resolver to be set, received null',
      ),
    },
  },
  {
    id: 'current-query-by-the-base-alone',
    what: 'the current query is added only where the base has a resolver',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'Class.$queryStringResolver === null',
    by: 'AbstractPaginator.$queryStringResolver === null',
    caughtBy: {
      'paginator-own-resolver-property-used': expectedReceived('the URL /?sort=age&page=2', '"/?page=2"'),
    },
  },
  {
    id: 'styling-forgets-view-factory',
    what: 'useTailwind forgets the resolver of the view factory',
    level: 'stated',
    file: abstractPaginator,
    replaces: styling.called,
    by: `${styling.called}
    assignStatics(this, { $viewFactoryResolver: null });`,
    caughtBy: { 'paginator-static-state-factory-beside': 'Paginator.viewFactory(): expected a resolver' },
  },
  {
    id: 'view-kept-by-subclass-too',
    what: 'the view that is set on a subclass is its own from then on, beside that of the base class',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      "assignStatics(this, { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) });",
    by: `const views = { $defaultSimpleView: textArgument('Paginator.defaultSimpleView(view)', view) };
    assignStatics(this, views);
    Object.assign(this, views);`,
    caughtBy: { 'paginator-static-state-view-on-both': expectedReceived('"pages.all"', '"pages.users"') },
  },
  {
    id: 'own-full-view-not-set',
    what: 'the name of a full view that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $defaultView: textArgument(',
    by: 'assignStatics(AbstractPaginator, { $defaultView: textArgument(',
    caughtBy: {
      'paginator-static-state-own-view-set/full': expectedReceived('"pages.mine"', '"pages.users"'),
    },
  },
  {
    id: 'own-simple-view-not-set',
    what: 'the name of a simple view that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $defaultSimpleView: textArgument(',
    by: 'assignStatics(AbstractPaginator, { $defaultSimpleView: textArgument(',
    caughtBy: {
      'paginator-static-state-own-view-set/simple': expectedReceived('"pages.mine"', '"pages.users"'),
    },
  },
  {
    id: 'own-views-not-styled',
    what: 'a styling that a class with views of its own is told to use is that of all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: styling.called,
    by: styling.called.replaceAll('this.', 'AbstractPaginator.'),
    caughtBy: {
      'paginator-static-state-own-view-set/styled-full': '"pages.users"',
      'paginator-static-state-own-view-set/styled-simple': '"pages.users"',
    },
  },
  {
    id: 'own-page-resolver-not-set',
    what: 'a page resolver that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $currentPageResolver: closure(',
    by: 'assignStatics(AbstractPaginator, { $currentPageResolver: closure(',
    caughtBy: { 'paginator-own-resolver-set/page': expectedReceived('5', '4') },
  },
  {
    id: 'own-path-resolver-not-set',
    what: 'a path resolver that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $currentPathResolver: closure(',
    by: 'assignStatics(AbstractPaginator, { $currentPathResolver: closure(',
    caughtBy: { 'paginator-own-resolver-set/path': expectedReceived('"/mine"', '"/own"') },
  },
  {
    id: 'own-query-resolver-not-set',
    what: 'a query resolver that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $queryStringResolver: closure(',
    by: 'assignStatics(AbstractPaginator, { $queryStringResolver: closure(',
    caughtBy: { 'paginator-own-resolver-set/query': expectedReceived('"name"', '"age"') },
  },
  {
    id: 'own-view-factory-resolver-not-set',
    what: 'a resolver of the view factory that is set on a class with one of its own is set for all others',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $viewFactoryResolver: closure(',
    by: 'assignStatics(AbstractPaginator, { $viewFactoryResolver: closure(',
    caughtBy: { 'paginator-own-resolver-set/view': expectedReceived('"mine"', '"own"') },
  },
  {
    id: 'resolvers-of-each-class',
    what: 'classes that extend Paginator do not have its resolvers',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const resolver = this.$currentPathResolver;',
        by: `const resolver = this.name === 'Paginator' ? this.$currentPathResolver : null;`,
      },
      {
        file: abstractPaginator,
        replaces: 'return this.$currentPageResolver === null ? page',
        by: `return this.$currentPageResolver === null || this.name !== 'Paginator' ? page`,
      },
      {
        file: abstractPaginator,
        replaces: 'return Class.$queryStringResolver === null ? this',
        by: `return Class.$queryStringResolver === null || Class.name !== 'Paginator' ? this`,
      },
    ],
    caughtBy: {
      'paginator-static-state-for-subclass/path': expectedReceived('"/towns"', '"/"'),
      'paginator-static-state-for-subclass/page': expectedReceived('4', '1'),
      'paginator-static-state-page-for-subclass': expectedReceived('4', '1'),
      'paginator-static-state-query-for-subclass': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'views-of-each-class',
    what: 'classes that extend Paginator do not have its default views',
    level: 'stated',
    file: paginator,
    replaces: 'const name = truthy(wanted) ? wanted : Class.$defaultSimpleView;',
    by: `const name = truthy(wanted) ? wanted : Class === Paginator ? Class.$defaultSimpleView : 'pagination::simple-tailwind';`,
    caughtBy: {
      'paginator-static-state-views-for-subclass': expectedReceived(
        'HTML with "pages.towns"',
        `<nav class="pagination::simple-tailwind">Tom & 'Jerry'</nav>`,
      ),
    },
  },
  {
    id: 'view-factory-kept-by-the-page',
    what: 'a page keeps the view factory that rendered it first',
    level: 'stated',
    file: paginator,
    replaces: 'const views = Class.viewFactory();',
    by: 'const views = ((this as any).$views ??= Class.viewFactory()) as ReturnType<typeof Class.viewFactory>;',
    caughtBy: {
      'paginator-static-state-later-factory': expectedReceived(
        'HTML with "<b>card</b>"',
        `<nav class="pages.users">Tom & 'Jerry'</nav>`,
      ),
    },
  },
];

module.exports = { staticStateFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/resolver-properties.feature must notice. */
const resolverPropertiesFaults = [
  {
    id: 'path-resolver-not-set',
    what: 'currentPathResolver sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });",
    by: '',
    caughtBy: { 'paginator-resolver-property-held/path': expectedReceived('any object', 'null') },
  },
  {
    id: 'page-resolver-not-set',
    what: 'currentPageResolver sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $currentPageResolver: closure('currentPageResolver', resolver) });",
    by: '',
    caughtBy: { 'paginator-resolver-property-held/page': expectedReceived('any object', 'null') },
  },
  {
    id: 'query-resolver-not-set',
    what: 'queryStringResolver sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });",
    by: '',
    caughtBy: { 'paginator-resolver-property-held/query': expectedReceived('any object', 'null') },
  },
  {
    id: 'view-factory-resolver-kept-elsewhere',
    what: 'the resolver of the view factory is kept as what it returns',
    level: 'stated',
    file: abstractPaginator,
    replaces: `assignStatics(this, { $viewFactoryResolver: closure('viewFactoryResolver', resolver) });`,
    by: `const made = closure('viewFactoryResolver', resolver)();
    assignStatics(this, { $viewFactoryResolver: [made] });`,
    caughtBy: {
      'paginator-resolver-property-held/view': expectedReceived('any object', '[<ViewFactory o1>]'),
    },
  },
];

module.exports = { resolverPropertiesFaults };

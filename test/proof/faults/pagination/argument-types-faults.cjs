const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/argument-types.feature must notice. */
const argumentTypesFaults = [
  {
    id: 'current-path-resolver-invokable',
    what: 'currentPathResolver takes an object that can be called',
    level: 'observed',
    file: abstractPaginator,
    replaces: `assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });`,
    by: `if (typeof (resolver as any)?.__invoke === 'function') { const o: any = resolver; resolver = ((...a: any[]) => o.__invoke(...a)) as any; }
    assignStatics(this, { $currentPathResolver: closure('currentPathResolver', resolver) });`,
    caughtBy: { 'paginator-argument-type-resolver-callable/path': expectedReceived('a Type error', 'null') },
  },
  {
    id: 'current-path-resolver-refused-and-lost',
    what: 'currentPathResolver takes the resolver before away, also when it refuses the one that it is given',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $currentPathResolver: closure(',
    by: `assignStatics(this, { $currentPathResolver: null });
    assignStatics(this, { $currentPathResolver: closure(`,
    caughtBy: {
      'paginator-argument-type-resolver-kept/path': expectedReceived('the object "before"', 'null'),
    },
  },
  {
    id: 'current-page-resolver-refused-and-lost',
    what: 'currentPageResolver takes the resolver before away, also when it refuses the one that it is given',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $currentPageResolver: closure(',
    by: `assignStatics(this, { $currentPageResolver: null });
    assignStatics(this, { $currentPageResolver: closure(`,
    caughtBy: {
      'paginator-argument-type-resolver-kept/page': expectedReceived('the object "before"', 'null'),
    },
  },
  {
    id: 'query-string-resolver-refused-and-lost',
    what: 'queryStringResolver takes the resolver before away, also when it refuses the one that it is given',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $queryStringResolver: closure(',
    by: `assignStatics(this, { $queryStringResolver: null });
    assignStatics(this, { $queryStringResolver: closure(`,
    caughtBy: {
      'paginator-argument-type-resolver-kept/query': expectedReceived('the object "before"', 'null'),
    },
  },
  {
    id: 'view-factory-resolver-refused-and-lost',
    what: 'viewFactoryResolver takes the resolver before away, also when it refuses the one that it is given',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'assignStatics(this, { $viewFactoryResolver: closure(',
    by: `assignStatics(this, { $viewFactoryResolver: null });
    assignStatics(this, { $viewFactoryResolver: closure(`,
    caughtBy: {
      'paginator-argument-type-resolver-kept/view': expectedReceived('the object "before"', 'null'),
    },
  },
];

module.exports = { argumentTypesFaults };

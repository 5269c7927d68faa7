const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/view-factory.feature must notice. */
const viewFactoryFaults = [
  {
    id: 'first-view-factory-stays',
    what: 'a second view factory resolver is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: "assignStatics(this, { $viewFactoryResolver: closure('viewFactoryResolver', resolver) });",
    by: "this.$viewFactoryResolver ??= closure('viewFactoryResolver', resolver);",
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
    file: abstractPaginator,
    replaces: 'return this.$viewFactoryResolver();',
    by: 'return this.$viewFactoryResolver as never;',
    caughtBy: {
      'paginator-view-factory-resolver-replaced': expectedReceived(
        'the object "other views"',
        '<Closure fn:other factory>',
      ),
    },
  },
  {
    id: 'view-factory-asked-once',
    what: 'The view factory is asked of its first resolver once, and of no other',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'return this.$viewFactoryResolver();',
        by: 'return ((this as any).kept ??= this.$viewFactoryResolver());',
      },
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `assignStatics(this, DEFAULTS);
    (this as any).kept = undefined;`,
      },
    ],
    caughtBy: { 'paginator-view-factory-resolver-replaced': 'the object "other views"' },
  },
  {
    id: 'view-factory-resolver-callable-object',
    what: 'an object that can be called is taken as a view-factory resolver',
    level: 'observed',
    file: abstractPaginator,
    replaces: '  return functionArgument(`Paginator.${operation}(resolver)`, resolver);',
    by: `  if (operation === 'viewFactoryResolver' && resolver && typeof (resolver as any).__invoke === 'function') return ((...a: any[]) => (resolver as any).__invoke(...a)) as any;
  return functionArgument(\`Paginator.\${operation}(resolver)\`, resolver);`,
    caughtBy: {
      'paginator-view-factory-resolver-callable': expectedReceived('a Type error', 'null'),
    },
  },
];

module.exports = { viewFactoryFaults };

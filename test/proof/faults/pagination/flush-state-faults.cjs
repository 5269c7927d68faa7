const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const resetState = 'src/reference/reset-state.ts';

/** Lets a reset of the driver do by itself what a faulty flushState no longer does. */
const resetWithoutFlush = {
  file: resetState,
  replaces: 'Paginator.flushState();',
  by: `assignStatics(Paginator, {
    $currentPathResolver: null,
    $currentPageResolver: null,
    $queryStringResolver: null,
    $viewFactoryResolver: null,
    $defaultView: 'pagination::tailwind',
    $defaultSimpleView: 'pagination::simple-tailwind',
  });`,
};

/** What features/pagination/flush-state.feature must notice. */
const flushStateFaults = [
  {
    id: 'flush-leaves-resolvers',
    what: 'flushState leaves the resolvers of the paginator',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `const { $defaultView, $defaultSimpleView } = DEFAULTS;
    assignStatics(this, { $defaultView, $defaultSimpleView });`,
      },
      resetWithoutFlush,
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
        file: resetState,
        replaces: 'Paginator.flushState();',
        by: `Paginator.flushState();
  assignStatics(Paginator, { $viewFactoryResolver: null });`,
      },
    ],
    caughtBy: { 'paginator-flush-state-view-factory-resolver': 'expected: an error, or anything but' },
  },
  {
    id: 'flush-leaves-views',
    what: 'flushState leaves the default views',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `const { $defaultView: _, $defaultSimpleView: __, ...resolvers } = DEFAULTS;
    assignStatics(this, resolvers);`,
      },
      resetWithoutFlush,
    ],
    caughtBy: {
      'paginator-flush-state-views-stated/full': expectedReceived(
        'anything but "pages.mine"',
        '"pages.mine"',
      ),
    },
  },
  {
    id: 'flush-works-once',
    what: 'flushState flushes the first time only',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `const shared = AbstractPaginator as any;
    if (!shared.$isFlushed) assignStatics(this, DEFAULTS);
    shared.$isFlushed = true;`,
      },
      {
        ...resetWithoutFlush,
        by: `Reflect.set(Object.getPrototypeOf(Paginator), '$isFlushed', false);
  ${resetWithoutFlush.by}`,
      },
    ],
    caughtBy: { 'paginator-flush-state-again': expectedReceived('"/users"', '"/people"') },
  },
  {
    id: 'pages-flush-the-wrapper',
    what: 'the wrapper of resources is flushed with the state of pages',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'static flushState(): void {',
    by: `static flushState(): void {
    require('../resource/json-resource').JsonResource.wrap('data');`,
    caughtBy: {
      'paginator-flush-state-keeps-wrap': expectedReceived('"users"', '"data"'),
    },
  },
  {
    id: 'flush-returns-the-defaults',
    what: 'flushState of the paginator returns the defaults',
    level: 'stated',
    file: abstractPaginator,
    replaces: `    assignStatics(this, DEFAULTS);
  }`,
    by: `    assignStatics(this, DEFAULTS);
    return Object.keys(DEFAULTS) as never;
  }`,
    caughtBy: {
      'paginator-flush-state-returns-nothing':
        'received: ["$currentPathResolver", "$currentPageResolver", "$queryStringResolver", "$viewF',
    },
  },
];

module.exports = { flushStateFaults };

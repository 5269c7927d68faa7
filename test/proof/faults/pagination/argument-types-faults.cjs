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
];

module.exports = { argumentTypesFaults };

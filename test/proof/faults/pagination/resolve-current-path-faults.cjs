const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/resolve-current-path.feature must notice. */
const resolveCurrentPathFaults = [
  {
    id: 'path-resolver-ignored',
    what: 'the current path is always the default',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      "if (resolver === null) return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
    by: "return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
    caughtBy: { 'paginator-current-path-resolved': expectedReceived('"/people"', '"/"') },
  },
  {
    id: 'path-default-ignored',
    what: 'the default of the current path is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: "return textArgument('Paginator.resolveCurrentPath(default)', fallback);",
    by: "return '/';",
    caughtBy: { 'paginator-current-path-named-default': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'path-default-not-root',
    what: 'the current path is empty by default',
    level: 'stated',
    file: abstractPaginator,
    replaces: "resolveCurrentPath(fallback = '/')",
    by: "resolveCurrentPath(fallback = '')",
    caughtBy: { 'paginator-current-path-default': expectedReceived('"/"', '""') },
  },
  {
    id: 'default-before-the-path-resolver',
    what: 'a default path that is named counts before what the resolver gives',
    level: 'stated',
    file: abstractPaginator,
    replaces: "if (typeof path === 'string') return path;",
    by: "if (typeof path === 'string') return fallback === '/' ? path : fallback;",
    caughtBy: { 'paginator-current-path-resolved-not-default': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'current-path-asked-once',
    what: 'The current path is asked of its first resolver once, and of no other',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'const path: unknown = resolver();',
        by: 'const path: unknown = ((this as any).kept ??= resolver());',
      },
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `assignStatics(this, DEFAULTS);
    (this as any).kept = undefined;`,
      },
    ],
    caughtBy: { 'paginator-current-path-resolver-replaced': expectedReceived('"/cities"', '"/people"') },
  },
  {
    id: 'empty-default-path',
    what: 'a default path that is empty text becomes "/"',
    level: 'stated',
    file: abstractPaginator,
    replaces: "textArgument('Paginator.resolveCurrentPath(default)', fallback)",
    by: "textArgument('Paginator.resolveCurrentPath(default)', fallback || '/')",
    caughtBy: { 'paginator-current-path-falsy-default/empty': expectedReceived('""', '"/"') },
  },
  {
    id: 'current-path-without-query',
    what: 'the query of the path that the resolver gives is cut off',
    level: 'observed',
    file: abstractPaginator,
    replaces: `if (typeof path === 'string') return path;`,
    by: `if (typeof path === 'string') return path.split('?')[0] as string;`,
    caughtBy: {
      'paginator-current-path-beats-default/query': expectedReceived('"/people?sort=name"', '"/people"'),
    },
  },
  {
    id: 'static-path-from-request',
    what: 'without a resolver the path is that of the current request',
    level: 'observed',
    file: abstractPaginator,
    replaces: `if (resolver === null) return textArgument('Paginator.resolveCurrentPath(default)', fallback);`,
    by: `if (resolver === null && (require('../http/request') as any).Container.request) return '/' + (require('../http/request') as any).Container.request.path().replace(/^\\//, ''); if (resolver === null) return textArgument('Paginator.resolveCurrentPath(default)', fallback);`,
    caughtBy: { 'paginator-current-path-ignores-request': expectedReceived('"/"', '"/cities"') },
  },
  {
    id: 'root-is-no-path',
    what: 'the default is given where the resolver says "/"',
    level: 'stated',
    file: abstractPaginator,
    replaces: "if (typeof path === 'string') return path;",
    by: "if (typeof path === 'string') return path === '/' ? fallback : path;",
    caughtBy: {
      'paginator-current-path-resolved-root': expectedReceived('"/"', '"/users"'),
    },
  },
];

module.exports = { resolveCurrentPathFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

const resolvers = [
  'currentPathResolver',
  'currentPageResolver',
  'queryStringResolver',
  'viewFactoryResolver',
];

/** Has the operation that sets a resolver return it. */
const returningIt = (name) => {
  const replaces = `assignStatics(this, { $${name}: closure('${name}', resolver) });`;
  return { file: abstractPaginator, replaces, by: `${replaces}\n    return resolver as never;` };
};

/** What features/pagination/resolve-current-page.feature must notice. */
const resolveCurrentPageFaults = [
  {
    id: 'page-asks-wrong-name',
    what: 'the page resolver is always asked for "page"',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$currentPageResolver(name)',
    by: "this.$currentPageResolver('page')",
    caughtBy: {
      'paginator-current-page-resolver-arguments/page-name': expectedReceived('"users"', '"page"'),
    },
  },
  {
    id: 'default-above-the-resolver',
    what: 'the default counts where it is above what the resolver gives',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'castToInteger(this.$currentPageResolver(name));',
    by: "Math.max(pageName === 'page' && fallback > 1 ? page : 1, castToInteger(this.$currentPageResolver(name)));",
    caughtBy: { 'paginator-current-page-resolved-not-default/above': expectedReceived('4', '9') },
  },
  {
    id: 'default-before-the-first-page',
    what: 'the default counts where the resolver gives the first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'castToInteger(this.$currentPageResolver(name));',
    by: '((resolved) => (resolved > 1 ? resolved : page))(castToInteger(this.$currentPageResolver(name)));',
    caughtBy: { 'paginator-current-page-resolved-not-default/first': expectedReceived('1', '9') },
  },
  {
    id: 'current-page-asked-once',
    what: 'The current page is asked of its first resolver once, and of no other',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'castToInteger(this.$currentPageResolver(name));',
        by: 'castToInteger(((this as any).kept ??= this.$currentPageResolver(name)));',
      },
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `assignStatics(this, DEFAULTS);
    (this as any).kept = undefined;`,
      },
    ],
    caughtBy: { 'paginator-current-page-resolver-replaced': expectedReceived('5', '4') },
  },
  {
    id: 'page-default-ignored',
    what: 'the default of the current page is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$currentPageResolver === null ? page :',
    by: 'return this.$currentPageResolver === null ? 1 :',
    caughtBy: { 'paginator-current-page-named-default': expectedReceived('9', '1') },
  },
  {
    id: 'page-default-for-one-name',
    what: 'the default of the current page counts for the usual page name alone',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$currentPageResolver === null ? page :',
    by: "return this.$currentPageResolver === null ? (name === 'page' ? page : 1) :",
    caughtBy: { 'paginator-current-page-named-default': expectedReceived('9', '1') },
  },
  {
    id: 'default-page-zero-is-the-first',
    what: 'the default page 0 becomes page 1',
    level: 'observed',
    file: abstractPaginator,
    replaces: "integerArgument('Paginator.resolveCurrentPage(default)', fallback);",
    by: "integerArgument('Paginator.resolveCurrentPage(default)', fallback) || 1;",
    caughtBy: {
      'paginator-current-page-any-default/zero': expectedReceived('0', '1'),
    },
  },
  {
    id: 'resolver-setters-return-it',
    what: 'setting a resolver returns the resolver',
    level: 'stated',
    changes: resolvers.map(returningIt),
    caughtBy: {
      'paginator-current-page-resolver-returns-nothing': expectedReceived(
        'null',
        '<Closure fn:current page>',
      ),
      'paginator-current-path-resolver-returns-nothing': expectedReceived(
        'null',
        '<Closure fn:current path>',
      ),
      'paginator-query-string-resolver-returns-nothing': expectedReceived(
        'null',
        '<Closure fn:current query>',
      ),
      'paginator-view-factory-resolver-returns-nothing': expectedReceived(
        'null',
        '<Closure fn:view factory>',
      ),
    },
  },
];

module.exports = { resolveCurrentPageFaults };

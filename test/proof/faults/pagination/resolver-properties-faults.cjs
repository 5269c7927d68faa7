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
];

module.exports = { resolverPropertiesFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/resolve-query-string.feature must notice. */
const resolveQueryStringFaults = [
  {
    id: 'query-resolver-ignored',
    what: 'the query string is always the default',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: 'fallback;',
    caughtBy: { 'paginator-query-string-resolved/text': expectedReceived('anything but null', 'null') },
  },
  {
    id: 'query-default-ignored',
    what: 'the default of the query string is ignored',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback :',
    by: 'this.$queryStringResolver === null ? null :',
    caughtBy: { 'paginator-query-string-named-default/text': expectedReceived('anything but null', 'null') },
  },
  {
    id: 'default-before-current-query',
    what: 'a default that is given counts before the query string of the resolver',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback :',
    by: 'this.$queryStringResolver === null || fallback !== null ? fallback :',
    caughtBy: {
      'paginator-query-string-before-default': expectedReceived('anything but "lang=no"', '"lang=no"'),
    },
  },
  {
    id: 'empty-default-query',
    what: 'an empty default of the query string counts as none',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback :',
    by: "this.$queryStringResolver === null ? (fallback === '' ? null : fallback) :",
    caughtBy: { 'paginator-query-string-default-form/empty-text': expectedReceived('""', 'null') },
  },
  {
    id: 'current-query-asked-once',
    what: 'The current query is asked of its first resolver once, and of no other',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: '? fallback : this.$queryStringResolver();',
        by: '? fallback : ((this as any).kept ??= this.$queryStringResolver());',
      },
      {
        file: abstractPaginator,
        replaces: 'assignStatics(this, DEFAULTS);',
        by: `assignStatics(this, DEFAULTS);
    (this as any).kept = undefined;`,
      },
    ],
    caughtBy: {
      'paginator-query-string-resolver-replaced': expectedReceived('anything but "sort=name"', '"sort=name"'),
    },
  },
  {
    id: 'query-resolver-null-map-default',
    what: 'a default that is a map beats null from the resolver',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'const query: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: 'const query: unknown = this.$queryStringResolver === null ? fallback : this.$queryStringResolver() ?? (isMapLike(fallback) ? fallback : null);',
    caughtBy: {
      'paginator-query-string-beats-map': expectedReceived('null', '{"lang": "no"}'),
    },
  },
  {
    id: 'empty-map-no-default',
    what: 'an empty map is no default',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'const query: unknown = this.$queryStringResolver === null ? fallback :',
    by: 'const query: unknown = this.$queryStringResolver === null ? (isMapLike(fallback) && OrderedMap.from(fallback).size === 0 ? null : fallback) :',
    caughtBy: {
      'paginator-query-string-default-form/empty-map': expectedReceived('[]', 'null'),
    },
  },
  {
    id: 'query-string-question-mark-cut',
    what: 'a question mark that begins the text is cut off',
    level: 'observed',
    file: abstractPaginator,
    replaces: `if (isNull(query) || typeof query === 'string') return query ?? null;`,
    by: `if (typeof query === 'string' && query.startsWith('?')) return query.slice(1);
    if (isNull(query) || typeof query === 'string') return query ?? null;`,
    caughtBy: {
      'paginator-query-string-beats-default/question-mark': expectedReceived('"?sort=name"', '"sort=name"'),
    },
  },
  {
    id: 'query-string-without-null',
    what: 'entries of null are left out',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
    by: 'if (isMapLike(query)) return OrderedMap.from<unknown>(query).filter((value) => value !== null);',
    caughtBy: {
      'paginator-query-string-beats-default/null-value': expectedReceived(
        '{"sort": null, "page": "2"}',
        '{"page": "2"}',
      ),
    },
  },
  {
    id: 'query-string-only-named',
    what: 'entries under numbers are left out',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
    by: `if (isMapLike(query)) return OrderedMap.from<unknown>(query).filter((_, key) => typeof key === 'string');`,
    caughtBy: { 'paginator-query-string-beats-default/numbered': expectedReceived('{"7": "x"}', '[]') },
  },
  {
    id: 'static-query-from-request',
    what: 'without a resolver the query string is that of the current request',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$queryStringResolver === null ? fallback : this.$queryStringResolver();',
    by: `this.$queryStringResolver === null ? ((require('../http/request') as any).Container.request?.query() ?? fallback) : this.$queryStringResolver();`,
    caughtBy: { 'paginator-query-string-ignores-request': expectedReceived('"none"', '{"sort": "name"}') },
  },
  {
    id: 'default-map-joins',
    what: 'what the resolver lacks comes from the default map',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
    by: `if (isMapLike(query)) {
      const all = OrderedMap.from<unknown>(query);
      const others = isMapLike(fallback) ? OrderedMap.from<unknown>(fallback) : [];
      for (const [name, value] of others) if (!all.has(name)) all.set(name, value);
      return all;
    }`,
    caughtBy: {
      'paginator-query-string-map-beats-map': expectedReceived(
        '{"sort": "name"}',
        '{"sort": "name", "lang": "no"}',
      ),
    },
  },
  {
    id: 'no-query-is-text',
    what: 'without a resolver and a default the query string is empty text',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'static resolveQueryString(fallback: MapLike | string | null = null)',
    by: `static resolveQueryString(fallback: MapLike | string | null = '')`,
    caughtBy: {
      'paginator-query-string-default': expectedReceived('null', '""'),
    },
  },
  {
    id: 'null-query-is-text',
    what: 'the default null of the query string becomes empty text',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return query ?? null;',
    by: `return query ?? '';`,
    caughtBy: {
      'paginator-query-string-default': expectedReceived('null', '""'),
      'paginator-query-string-null-default': expectedReceived('null', '""'),
    },
  },
  {
    id: 'first-query-resolver-stays',
    what: 'the first resolver of the query string stays',
    level: 'stated',
    file: abstractPaginator,
    replaces: `assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });`,
    by: `if (this.$queryStringResolver !== null) return;
    assignStatics(this, { $queryStringResolver: closure('queryStringResolver', resolver) });`,
    caughtBy: {
      'paginator-query-string-resolver-replaced': expectedReceived('anything but "sort=name"', '"sort=name"'),
    },
  },
];

module.exports = { resolveQueryStringFaults };

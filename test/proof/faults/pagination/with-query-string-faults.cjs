const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/with-query-string.feature must notice. */
const withQueryStringFaults = [
  {
    id: 'query-not-in-address',
    what: 'URLs leave out the query',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    by: 'new PageUrlFrame(path, new OrderedMap<unknown>(), this.$pageName, fragment)',
    caughtBy: {
      'paginator-with-query-string-adds': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'query-string-not-added',
    what: 'withQueryString adds nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: '? this : this.appends(resolveQueryString.call(Class));',
    by: '? this : this;',
    caughtBy: {
      'paginator-with-query-string-adds': expectedReceived(
        'a URL whose query sort is "name"',
        '/?page=2 (no query sort)',
      ),
    },
  },
  {
    id: 'with-query-string-clears',
    what: 'the current query takes the place of what was added before',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `this.$query = [];
    return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));`,
    caughtBy: { 'paginator-with-query-string-keeps': 'query sort' },
  },
  {
    id: 'current-numbers-anew',
    what: 'withQueryString adds numbers as they are written shortest',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.appends(resolveQueryString.call(Class));',
    by: 'this.appends(OrderedMap.from(resolveQueryString.call(Class) as any).map((value: any) => (Number.isInteger(+value) ? String(+value) : value)) as any);',
    caughtBy: { 'paginator-with-query-string-zeros': 'query zip' },
  },
  {
    id: 'no-query-string-takes-all-away',
    what: 'withQueryString without current values forgets those that were added',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `if (Class.$queryStringResolver === null) {
      this.#query = [];
      this.#frame = null;
      return this;
    }
    return this.appends(resolveQueryString.call(Class));`,
    caughtBy: { 'paginator-with-query-string-none-keeps': 'name' },
  },
  {
    id: 'lists-of-the-current-query-left-out',
    what: 'withQueryString adds the values that are texts, and no lists',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const now: any = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);
    return this.appends(now instanceof OrderedMap ? (now.filter((value) => typeof value === 'string') as any) : now);`,
    caughtBy: { 'paginator-with-query-string-adds': 'red' },
  },
  {
    id: 'empty-current-values-left-out',
    what: 'withQueryString leaves out the values that are empty text or "0"',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const now: any = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);
    return this.appends(now instanceof OrderedMap ? (now.filter((value) => value !== '' && value !== '0') as any) : now);`,
    caughtBy: { 'paginator-with-query-string-zeros': 'query floor' },
  },
  {
    id: 'null-query-gives-nothing',
    what: 'withQueryString gives nothing where the current query is null',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `if (Class.$queryStringResolver === null) return this;
    const query = resolveQueryString.call(Class);
    return query === null ? (null as any) : this.appends(query as any);`,
    caughtBy: {
      'paginator-with-query-string-values/null': expectedReceived('the subject itself', 'null'),
    },
  },
  {
    id: 'current-query-keeps-page',
    what: 'the page of the current query is kept and left out of URLs alone',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `if (Class.$queryStringResolver === null) return this; const n_ = this.$pageName; this.$pageName = '\\0'; try { return this.appends(resolveQueryString.call(Class) as any); } finally { this.$pageName = n_; }`,
    caughtBy: {
      'paginator-with-query-string-page-name-for-good': expectedReceived(
        'the URL /?sort=name&p=2',
        '"/?page=9&sort=name&p=2"',
      ),
    },
  },
  {
    id: 'with-query-string-keeps-own',
    what: 'a value of the current query does not replace one that is there',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.appends(resolveQueryString.call(Class));',
    by: 'this.appends(OrderedMap.from<any>((resolveQueryString as any).call(Class) ?? []).filter((_, k) => !OrderedMap.from<any>(this.#query).has(k)));',
    caughtBy: {
      'paginator-with-query-string-later': expectedReceived(
        'a text that contains "date"',
        '"/?sort=name&page=2"',
      ),
    },
  },
  {
    id: 'empty-current-query-is-the-one-before',
    what: 'a current query without values is taken for the one before',
    level: 'observed',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const resolver: any = Class.$queryStringResolver;
    if (resolver === null) return this;
    const query: any = resolveQueryString.call(Class);
    if (query?.size !== 0) resolver.$query = query;
    return this.appends(resolver.$query ?? query);`,
    caughtBy: {
      'paginator-with-query-string-none-now': expectedReceived('the URL /?page=2', '"/?sort=name&page=2"'),
    },
  },
  {
    id: 'current-query-without-asking',
    what: 'every page has the current query values, also without withQueryString',
    level: 'stated',
    file: paginator,
    replaces: 'this.setItems(items);',
    by: `this.setItems(items);
    this.withQueryString();`,
    caughtBy: {
      'paginator-with-query-string-not-by-itself': expectedReceived(
        'the URL /cities?page=2',
        '"/cities?sort=name&page=2"',
      ),
    },
  },
  {
    id: 'page-skipped-under-every-page-name',
    what: 'withQueryString leaves out "page", also where pages have another variable',
    level: 'stated',
    file: abstractPaginator,
    replaces:
      'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
    by: `const all = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);
    if (all instanceof OrderedMap) all.delete('page');
    return all === null ? this : this.appends(all);`,
    caughtBy: {
      'paginator-with-query-string-current-page-name': 'query page',
    },
  },
];

module.exports = { withQueryStringFaults };

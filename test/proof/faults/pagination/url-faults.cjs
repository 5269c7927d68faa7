const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const pageUrl = 'src/reference/paginator/page-url.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const queryText = 'src/reference/php/query-text.ts';

/** What features/pagination/url.feature must notice. */
const urlFaults = [
  {
    id: 'page-zero-has-an-address',
    what: 'the URL of page 0 is not that of page 1',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'number <= 0 ? 1 : number',
    by: 'number < 0 ? 1 : number',
    caughtBy: { 'paginator-url-below-one/zero': expectedReceived('"/?page=1"', '"/?page=0"') },
  },
  {
    id: 'page-moved-to-the-end',
    what: 'the page comes last even when the query has its name already',
    level: 'observed',
    file: pageUrl,
    replaces: `pageParameter = encodeQueryPart(key);
        continue;`,
    by: 'continue;',
    caughtBy: { 'paginator-url-page-key-place': 'expected: "/?sort=name&page=2&lang=no"' },
  },
  {
    id: 'page-name-ignored',
    what: 'the page is always called "page" in URLs',
    level: 'stated',
    file: pageUrl,
    replaces: 'const pageKey = normalizeKey(pageName);',
    by: "const pageKey = 'page';",
    caughtBy: { 'paginator-url-all-parts': 'a URL whose query p is' },
  },
  {
    id: 'next-page-loses-fragment',
    what: 'the next page has a URL without the fragment',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: "return this.hasMorePages() ? this.url(this.currentPage() + 1).replace(/#.*/u, '') : null;",
    caughtBy: {
      'paginator-url-all-parts-beside/next': expectedReceived(
        'a URL whose fragment is "list"',
        '/cities?sort=name&p=4 (no fragment)',
      ),
    },
  },
  {
    id: 'previous-page-loses-query',
    what: 'the previous page has a URL without the query',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: `if (this.currentPage() <= 1) return null;
    return this.path() + '?' + this.getPageName() + '=' + (this.currentPage() - 1) + this.buildFragment();`,
    caughtBy: {
      'paginator-url-all-parts-beside/previous': expectedReceived(
        'a URL whose query sort is "name"',
        '/cities?p=2#list (no query sort)',
      ),
    },
  },
  {
    id: 'set-path-drops-query',
    what: 'setPath drops the query',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: `this.$path = textArgument('Paginator.setPath(path)', path);
    this.$query = this.$query.filter(() => false);`,
    caughtBy: {
      'paginator-url-one-part-set/path': expectedReceived(
        'a URL whose query sort is "name"',
        '/towns?p=3#list (no query sort)',
      ),
    },
  },
  {
    id: 'query-before-page-number',
    what: 'a query value under the name of the page takes the place of the page number',
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
        by: 'this.#query.set(name, copied);',
      },
      {
        file: pageUrl,
        replaces: 'return this.#before + page + this.#after;',
        by: 'return this.#before + (this.given ?? page) + this.#after;',
      },
      {
        file: pageUrl,
        replaces: '    const pageKey = normalizeKey(pageName);',
        by: `    this.given = query.get(pageName) ?? null;
    const pageKey = normalizeKey(pageName);`,
      },
      {
        file: pageUrl,
        replaces: `  readonly #pageName: string;
  readonly #fragment`,
        by: `  readonly #pageName: string;
  readonly given: unknown;
  readonly #fragment`,
      },
    ],
    caughtBy: {
      'paginator-url-page-of-request': expectedReceived(
        'a URL whose query page is "3"',
        '/?page=9&sort=name (query page: "9")',
      ),
      'collection-preserve-query-page-of-request': 'query page "2", query sort "new"',
    },
  },
  {
    id: 'page-of-the-query-first',
    what: 'a page among the query parameters counts instead of the page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: 'return this.#frame.url(Number(OrderedMap.from<any>(this.#query).get(this.$pageName) ?? (number <= 0 ? 1 : number)));',
    caughtBy: {
      'paginator-url-page-among-query': expectedReceived(
        'a URL whose query page is "3"',
        '/cities?page=9&sort=name#list (query page: "9")',
      ),
    },
  },
  {
    id: 'former-page-name-in-the-query',
    what: 'the page variable of an earlier URL stays in later ones',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `if (this.#frame) this.#query = OrderedMap.from<any>(this.#query).set(this.$pageName, 1);
    this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
    caughtBy: {
      'paginator-url-page-name-anew': expectedReceived('the URL /cities?p=3', '"/cities?page=1&p=3"'),
    },
  },
  {
    id: 'url-in-small-letters',
    what: 'a URL has small letters alone',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: 'return this.#frame.url(number <= 0 ? 1 : number).toLowerCase();',
    caughtBy: { 'paginator-url-letter-case': '/Cities?Sort=Name&P=2#List' },
  },
  {
    id: 'new-path-without-fragment',
    what: 'withPath takes the fragment away',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: `this.$fragment = null;
    return this.setPath(path);`,
    caughtBy: { 'paginator-url-one-part-set/with-path': 'fragment' },
  },
  {
    id: 'page-always-taken-for-the-page-variable',
    what: 'a query parameter called page is left out, whatever the page variable is called',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.#frame = new PageUrlFrame(path, this.#query, this.$pageName, fragment);',
    by: `const others = OrderedMap.from<unknown>(this.#query as never);
      if (this.$pageName !== 'page') others.delete('page');
      this.#frame = new PageUrlFrame(path, others, this.$pageName, fragment);`,
    caughtBy: { 'paginator-url-other-page-among-query': 'query page' },
  },
  {
    id: 'url-kept-for-fragment',
    what: 'a URL that was asked for keeps its fragment',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#path === path && this.#pageName === pageName && this.#fragment === fragment;',
    by: 'this.#path === path && this.#pageName === pageName;',
    caughtBy: { 'paginator-url-after-change/fragment': 'the URL /cities?sort=name&page=2#map' },
  },
  {
    id: 'page-number-grouped',
    what: 'a large page number is written in groups of three digits',
    level: 'stated',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return this.#before + page.toLocaleString('en-US') + this.#after;",
    caughtBy: { 'paginator-url-page-number': 'a URL whose query page is "1000"' },
  },
  {
    id: 'fragment-inside-the-query',
    what: 'the fragment stands before what follows the page in the query',
    level: 'stated',
    file: pageUrl,
    replaces: "this.#after = (after === '' ? '' : `&${after.slice(0, -1)}`) + fragment;",
    by: "this.#after = fragment + (after === '' ? '' : `&${after.slice(0, -1)}`);",
    caughtBy: { 'paginator-url-page-among-query': 'query sort' },
  },
  {
    id: 'mark-after-the-hash-ignored',
    what: 'a "?" that follows a "#" in the path does not count',
    level: 'observed',
    file: pageUrl,
    replaces: "path.includes('?') ? '&' : '?'",
    by: "path.split('#', 1).join().includes('?') ? '&' : '?'",
    caughtBy: {
      'paginator-url-joiner/mark-after-hash': expectedReceived(
        '"/cities#map?big&page=2"',
        '"/cities#map?big?page=2"',
      ),
    },
  },
  {
    id: 'slash-before-the-query-cut',
    what: 'a slash before the query of the path is cut',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner,',
    by: "[path.replace(/\\/+\\?/, '?'), joiner,",
    caughtBy: {
      'paginator-url-joiner/slash-before-query': expectedReceived(
        '"/cities/?sort=name&page=2"',
        '"/cities?sort=name&page=2"',
      ),
    },
  },
  {
    id: 'query-name-of-prototype',
    what: 'a query parameter called __proto__ is lost',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (name !== this.$pageName) this.#query.set(name, copied);',
    by: "if (name !== this.$pageName && name !== '__proto__') this.#query.set(name, copied);",
    caughtBy: {
      'paginator-url-name-arrives/proto': expectedReceived(
        'a URL whose query __proto__ is "x"',
        '/?page=4 (no query __proto__)',
      ),
    },
  },
  {
    id: 'query-list-beside-page',
    what: 'a list under the page name stands beside the page number',
    level: 'observed',
    file: pageUrl,
    replaces: "if (typeof key === 'string' && key === pageKey) {",
    by: "if (typeof key === 'string' && key === pageKey && typeof value !== 'object') {",
    caughtBy: {
      'paginator-url-page-list-in-query': expectedReceived(
        'the URL /?page=2&sort=name',
        '"/?page%5B0%5D=9&sort=name&page=2"',
      ),
    },
  },
  {
    id: 'joiner-encoded-mark',
    what: 'an encoded question mark in the path counts as one',
    level: 'observed',
    file: pageUrl,
    replaces: "path.includes('?')",
    by: "decodeURI(path.replace('%3F', '?')).includes('?')",
    caughtBy: {
      'paginator-url-joiner/encoded-mark': expectedReceived('"/cities%3F?page=2"', '"/cities%3F&page=2"'),
    },
  },
  {
    id: 'mark-at-the-start-overlooked',
    what: 'a question mark at the start of the path counts as none, because its position is 0',
    level: 'observed',
    file: pageUrl,
    replaces: "path.includes('?')",
    by: "path.indexOf('?') > 0",
    caughtBy: {
      'paginator-url-joiner/query-alone': expectedReceived('"?sort=name&page=2"', '"?sort=name?page=2"'),
    },
  },
  {
    id: 'page-key-null-appended',
    what: 'a page key of the query that is null does not keep its place',
    level: 'observed',
    file: pageUrl,
    replaces: "if (typeof key === 'string' && key === pageKey) {",
    by: "if (typeof key === 'string' && key === pageKey && value !== null) {",
    caughtBy: {
      'paginator-url-page-null-place': expectedReceived(
        '"/?sort=name&page=2&lang=no"',
        '"/?sort=name&lang=no&page=2"',
      ),
    },
  },
  {
    id: 'renumbering-skips-null',
    what: 'an integer name whose value is null does not count when such names are renumbered',
    level: 'observed',
    file: pageUrl,
    replaces: "if (typeof key === 'number') integerKeys += 1;",
    by: "if (typeof key === 'number' && value !== null) integerKeys += 1;",
    caughtBy: {
      'paginator-url-integer-names/null-counts': expectedReceived('"/?1=y&page=2"', '"/?0=y&page=2"'),
    },
  },
  {
    id: 'url-of-large-page',
    what: 'a page number for which 32 bits have no room is cut down in a URL',
    level: 'observed',
    file: pageUrl,
    replaces: 'this.#before + page + this.#after',
    by: 'this.#before + Math.min(page, 2147483647) + this.#after',
    caughtBy: {
      'paginator-url-any-page/past-32-bits': expectedReceived('"/?page=3000000000"', '"/?page=2147483647"'),
    },
  },
  {
    id: 'path-with-query-takes-all',
    what: 'a path with a query of its own takes the place of what was appended',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: `this.$path = textArgument('Paginator.setPath(path)', path);
    if (this.$path.includes('?')) this.$query = [];`,
    caughtBy: {
      'paginator-url-path-set-after-more': '/cities?sort=name&page=2',
    },
  },
  {
    id: 'page-key-by-number',
    what: 'a key of the query that is the same number as the page name counts as the page name',
    level: 'observed',
    file: pageUrl,
    replaces: "if (typeof key === 'string' && key === pageKey) {",
    by: "if (typeof key === 'string' && (key === pageKey || Number(key) === Number(pageName))) {",
    caughtBy: {
      'paginator-url-page-like-number': '01',
    },
  },
  {
    id: 'path-made-normal',
    what: 'the path goes through a parser of URLs, which makes it normal',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: `const joiner = path.includes('?') ? '&' : '?';
    if (/^https?:/.test(path)) path = new URL(path).href;`,
    caughtBy: {
      'paginator-url-joiner/untouched': 'https://ex.test/caf%C3%A9?page=2',
    },
  },
  {
    id: 'path-decoded',
    what: 'encoded letters of the path are decoded',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: `const joiner = path.includes('?') ? '&' : '?';
    path = path.replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);`,
    caughtBy: {
      'paginator-url-joiner/untouched': '/café?page=2',
    },
  },
  {
    id: 'url-large-page-exponent',
    what: 'a large page number is written with an exponent',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: `return this.#before + (page >= 1e15 ? page.toExponential(12).replace('e', 'E') : page) + this.#after;`,
    caughtBy: {
      'paginator-url-any-page/past-floats': expectedReceived(
        '"/?page=9007199254740991"',
        '"/?page=9.007199254741E+15"',
      ),
    },
  },
  {
    id: 'query-dropped-page-1',
    what: 'the query is left out of the URL of the first page',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: 'return number === 1 ? new PageUrlFrame(path, [], this.$pageName, fragment).url(1) : this.#frame.url(number <= 0 ? 1 : number);',
    caughtBy: {
      'paginator-url-first-page-parts/url': expectedReceived(
        'a URL whose query sort is "name"',
        '/cities?p=1#list (no query sort)',
      ),
    },
  },
  {
    id: 'prev-url-2-clean',
    what: 'the previous URL of the second page is the path alone',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() - 1) : null',
    by: '(this.currentPage() === 2 ? this.path() as string : this.url(this.currentPage() - 1)) : null',
    caughtBy: {
      'paginator-url-first-page-parts/previous': expectedReceived(
        'a URL whose query sort is "name"',
        '/cities (no query sort)',
      ),
    },
  },
  {
    id: 'fragment-blank-plus',
    what: 'a blank in a fragment is a plus sign in URLs',
    level: 'stated',
    file: abstractPaginator,
    replaces: `return truthy(this.$fragment) ? \`#\${this.$fragment}\` : '';`,
    by: `return truthy(this.$fragment) ? \`#\${String(this.$fragment).replace(/ /g, '+')}\` : '';`,
    caughtBy: {
      'paginator-url-fragment-arrives/blank': expectedReceived(
        'a URL whose fragment is "new posts"',
        '/?page=4#new+posts (fragment: "new+posts")',
      ),
    },
  },
  {
    id: 'fragment-slug',
    what: 'signs in a fragment are hyphens in URLs',
    level: 'stated',
    file: abstractPaginator,
    replaces: `return truthy(this.$fragment) ? \`#\${this.$fragment}\` : '';`,
    by: `return truthy(this.$fragment) ? \`#\${String(this.$fragment).replace(/[^\\w-]/g, '-')}\` : '';`,
    caughtBy: {
      'paginator-url-fragment-arrives/dot': expectedReceived(
        'a URL whose fragment is "a.b"',
        '/?page=4#a-b (fragment: "a-b")',
      ),
    },
  },
  {
    id: 'page-for-braces',
    what: 'the page number is put where the URL first has {page}',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + '{page}' + this.#after).replace('{page}', String(page));",
    caughtBy: {
      'paginator-url-joiner/braces': expectedReceived('"/{page}/cities?page=2"', '"/2/cities?page={page}"'),
    },
  },
  {
    id: 'page-for-encoded-braces',
    what: 'the page number is put where the encoded URL first has {page}',
    level: 'stated',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + '%7Bpage%7D' + this.#after).replace('%7Bpage%7D', String(page));",
    caughtBy: {
      'paginator-url-value-arrives/braces': expectedReceived(
        'a URL whose query q is "{page}"',
        '/?q=4&page=%7Bpage%7D (query q: "4")',
      ),
    },
  },
  {
    id: 'page-for-colon',
    what: 'the page number is put where the URL first has :page',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + ':page' + this.#after).replace(':page', String(page));",
    caughtBy: {
      'paginator-url-joiner/colon': expectedReceived('"/:page/cities?page=2"', '"/2/cities?page=:page"'),
    },
  },
  {
    id: 'page-for-percent-d',
    what: 'the page number is put where the URL first has %d',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + '%d' + this.#after).replace('%d', String(page));",
    caughtBy: {
      'paginator-url-joiner/encoded-letter': expectedReceived('"/%d0%9e?page=2"', '"/20%9e?page=%d"'),
    },
  },
  {
    id: 'path-as-replacement-pattern',
    what: 'a dollar sign in the path refers to what the path is put in for',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner',
    by: "['{path}'.replace('{path}', path), joiner",
    caughtBy: {
      'paginator-url-joiner/dollar': expectedReceived('"/$&/cities?page=2"', '"/{path}/cities?page=2"'),
    },
  },
  {
    id: 'fragment-as-replacement-pattern',
    what: 'a dollar sign in the fragment refers to what the fragment is put in for',
    level: 'stated',
    file: pageUrl,
    replaces: '+ fragment;',
    by: "+ '{fragment}'.replace('{fragment}', fragment);",
    caughtBy: {
      'paginator-url-fragment-arrives/dollar': expectedReceived(
        'a URL whose fragment is "a$&b"',
        '/?page=4#a{fragment}b (fragment: "a{fragment}b")',
      ),
    },
  },
  {
    id: 'slashes-made-one',
    what: 'two slashes in the path of a URL become one',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner',
    by: "[path.replace(/([^:])\\/\\//g, '$1/'), joiner",
    caughtBy: {
      'paginator-url-joiner/two-slashes': expectedReceived('"//cities//map?page=2"', '"//cities/map?page=2"'),
    },
  },
  {
    id: 'page-number-replaced-where-first',
    what: 'the URL of a page is that of page 1 with another number at the first place',
    level: 'stated',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: `const first = this.#before + 1 + this.#after;
    return first.replace(\`\${this.#pageName}=1\`, \`\${this.#pageName}=\${page}\`);`,
    caughtBy: {
      'paginator-url-number-elsewhere/url': expectedReceived(
        'a URL whose query homepage is "1"',
        '/1/cities?homepage=2&page=1#list1 (query homepage: "2")',
      ),
    },
  },
  {
    id: 'next-url-by-last-number',
    what: 'the URL of the next page is that of this page with the last number one higher',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() + 1)',
    by: 'this.url(this.currentPage()).replace(/[0-9]+(?=[^0-9]*$)/, (number) => String(Number(number) + 1))',
    caughtBy: {
      'paginator-url-number-elsewhere/next': expectedReceived(
        'a URL whose query page is "4"',
        '/3/cities?homepage=3&page=3#list4 (query page: "3")',
      ),
    },
  },
  {
    id: 'previous-url-by-first-value',
    what: 'the URL of the previous page is that of this page with the first such value one lower',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() - 1)',
    by: `this.url(this.currentPage()).replace(\`=\${this.currentPage()}\`, \`=\${this.currentPage() - 1}\`)`,
    caughtBy: {
      'paginator-url-number-elsewhere/previous': expectedReceived(
        'a URL whose query homepage is "3"',
        '/3/cities?homepage=2&page=3#list3 (query homepage: "2")',
      ),
    },
  },
  {
    id: 'lone-percent-encoded',
    what: 'a percent sign in the path that encodes nothing is encoded itself',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner',
    by: "[path.replace(/%(?![0-9a-f]{2})/gi, '%25'), joiner",
    caughtBy: { 'paginator-url-joiner/lone-percent': expectedReceived('"/100%?page=2"', '"/100%25?page=2"') },
  },
  {
    id: 'slash-behind-the-host',
    what: 'a URL whose path is a host alone gets a slash',
    level: 'observed',
    file: pageUrl,
    replaces: '[path, joiner',
    by: "[path.replace(/^\\w+:\\/\\/[^/?#]+$/, '$&/'), joiner",
    caughtBy: {
      'paginator-url-joiner/host-alone': expectedReceived(
        '"https://ex.test?page=2"',
        '"https://ex.test/?page=2"',
      ),
    },
  },
  {
    id: 'query-value-null-word-left-out',
    what: 'a query value that is the word null is left out',
    level: 'stated',
    file: queryText,
    replaces: "if (value === null || value === undefined) return '';",
    by: "if (String(value ?? null) === 'null') return '';",
    caughtBy: {
      'paginator-url-value-arrives/null-word': expectedReceived(
        'a URL whose query q is "null"',
        '/?page=4 (no query q)',
      ),
    },
  },
  {
    id: 'encoded-question-mark-begins-a-query',
    what: 'a path with an encoded question mark counts as one that has a query',
    level: 'stated',
    file: pageUrl,
    replaces: "path.includes('?')",
    by: '/\\?|%3F/i.test(path)',
    caughtBy: {
      'paginator-url-path-arrives/question-mark': expectedReceived(
        'a URL whose path is "/cities%3F"',
        '/cities%3F&page=4 (path: "/cities%3F&page=4")',
      ),
    },
  },
  {
    id: 'path-without-its-parameters',
    what: 'a path loses what stands behind a semicolon',
    level: 'stated',
    file: pageUrl,
    replaces: '[path, joiner',
    by: "[path.replace(/;[^/]*/, ''), joiner",
    caughtBy: {
      'paginator-url-path-arrives/parameter': expectedReceived(
        'a URL whose path is "/cities;all"',
        '/cities?page=4 (path: "/cities")',
      ),
    },
  },
  {
    id: 'fragment-false-left-out',
    what: 'the fragment "false" is left out',
    level: 'stated',
    file: 'src/reference/php/casts.ts',
    replaces: "value === '0') return false;",
    by: "value === '0' || value === 'false') return false;",
    caughtBy: {
      'paginator-url-fragment-arrives/word': expectedReceived(
        'a URL whose fragment is "false"',
        '/?page=4 (no fragment)',
      ),
    },
  },
  {
    id: 'fragment-of-zeros-left-out',
    what: 'a fragment that reads as the number zero is left out',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return truthy(this.$fragment) ?',
    by: 'return truthy(this.$fragment) && Number(this.$fragment) !== 0 ?',
    caughtBy: {
      'paginator-url-fragment-arrives/zeros': expectedReceived(
        'a URL whose fragment is "00"',
        '/?page=4 (no fragment)',
      ),
    },
  },
  {
    id: 'page-size-not-in-url',
    what: 'query parameters that may be the size of a page are no part of URLs',
    level: 'stated',
    file: pageUrl,
    replaces: 'const pairs = buildQueryPairs(encodedName, value);',
    by: `const pairs = ['per_page', 'limit'].includes(encodedName) ? '' : buildQueryPairs(encodedName, value);`,
    caughtBy: {
      'paginator-url-names-of-others':
        'expected: the URL /cities?host=ex.test&action=list&format=map&anchor=b&per_page=5&limit=6&page=3',
    },
  },
  {
    id: 'router-names-not-in-url',
    what: 'query parameters that a router has a use for are no part of URLs',
    level: 'stated',
    file: pageUrl,
    replaces: 'const pairs = buildQueryPairs(encodedName, value);',
    by: `const pairs = ['host', 'action', 'format'].includes(encodedName) ? '' : buildQueryPairs(encodedName, value);`,
    caughtBy: {
      'paginator-url-names-of-others':
        'expected: the URL /cities?host=ex.test&action=list&format=map&anchor=b&per_page=5&limit=6&page=3',
    },
  },
  {
    id: 'anchor-not-in-url',
    what: 'a query parameter called anchor is no part of URLs',
    level: 'stated',
    file: pageUrl,
    replaces: 'const pairs = buildQueryPairs(encodedName, value);',
    by: `const pairs = ['anchor'].includes(encodedName) ? '' : buildQueryPairs(encodedName, value);`,
    caughtBy: {
      'paginator-url-names-of-others':
        'expected: the URL /cities?host=ex.test&action=list&format=map&anchor=b&per_page=5&limit=6&page=3',
    },
  },
  {
    id: 'addresses-encrypted',
    what: 'an address that begins with http begins with https',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + page + this.#after).replace(/^http:/, 'https:');",
    caughtBy: {
      'paginator-url-joiner/unencrypted': expectedReceived(
        '"http://ex.test/cities?page=2"',
        '"https://ex.test/cities?page=2"',
      ),
    },
  },
  {
    id: 'relative-path-from-the-root',
    what: 'a path without a slash in front gets one',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + page + this.#after).replace(/^[a-z]+(?=[/?])/, '/$&');",
    caughtBy: { 'paginator-url-joiner/relative': expectedReceived('"cities?page=2"', '"/cities?page=2"') },
  },
  {
    id: 'index-file-left-out',
    what: 'the name of an index file is left out of a path',
    level: 'observed',
    file: pageUrl,
    replaces: 'return this.#before + page + this.#after;',
    by: "return (this.#before + page + this.#after).replace(/index[.]html(?=[?])/, '');",
    caughtBy: {
      'paginator-url-joiner/index-file': expectedReceived('"/cities/index.html?page=2"', '"/cities/?page=2"'),
    },
  },
  {
    id: 'query-behind-the-last-slash',
    what: 'a path has a query only behind its last slash',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: "const joiner = path.slice(path.lastIndexOf('/')).includes('?') ? '&' : '?';",
    caughtBy: {
      'paginator-url-joiner/slash-in-query': expectedReceived(
        '"/cities?from=/map&page=2"',
        '"/cities?from=/map?page=2"',
      ),
    },
  },
  {
    id: 'and-at-the-end-joins',
    what: 'nothing is put behind a path that ends in &',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: "const joiner = path.includes('?') ? (path.endsWith('&') ? '' : '&') : '?';",
    caughtBy: {
      'paginator-url-joiner/and-at-the-end': expectedReceived(
        '"/cities?sort=name&&page=2"',
        '"/cities?sort=name&page=2"',
      ),
    },
  },
  {
    id: 'page-below-one-without-query',
    what: 'the address of a page below one has no query parameters',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: `if (number <= 0) return new PageUrlFrame(path, [], this.$pageName, fragment).url(1);
    return this.#frame.url(number);`,
    caughtBy: {
      'paginator-url-below-one-parts/zero': expectedReceived(
        'the URL /cities?sort=name&page=1#list',
        '"/cities?page=1#list"',
      ),
    },
  },
  {
    id: 'negative-page-without-fragment',
    what: 'the address of a negative page has no fragment',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: `if (number < 0) return new PageUrlFrame(path, this.#query, this.$pageName, '').url(1);
    return this.#frame.url(number <= 0 ? 1 : number);`,
    caughtBy: {
      'paginator-url-below-one-parts/minus': expectedReceived(
        'the URL /cities?sort=name&page=1#list',
        '"/cities?sort=name&page=1"',
      ),
    },
  },
  {
    id: 'own-page-is-the-first',
    what: 'the URL of the current page is that of the first',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: 'return this.#frame.url(number <= 0 || number === this.$currentPage ? 1 : number);',
    caughtBy: {
      'paginator-url-own-page': expectedReceived('the URL /cities?page=3', '"/cities?page=1"'),
    },
  },
  {
    id: 'own-page-without-fragment',
    what: 'the URL of the current page lacks the fragment',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: `const url = this.#frame.url(number <= 0 ? 1 : number);
    return number === this.$currentPage ? url.replace(/#.*/, '') : url;`,
    caughtBy: {
      'paginator-url-own-page-parts': expectedReceived(
        'the URL /cities?sort=name&p=3#list',
        '"/cities?sort=name&p=3"',
      ),
    },
  },
  {
    id: 'own-page-without-query',
    what: 'the URL of the current page lacks the query parameters',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.#frame.url(number <= 0 ? 1 : number);',
    by: `const url = this.#frame.url(number <= 0 ? 1 : number);
    return number === this.$currentPage ? path + '?' + this.$pageName + '=' + number + fragment : url;`,
    caughtBy: {
      'paginator-url-own-page-parts': expectedReceived(
        'the URL /cities?sort=name&p=3#list',
        '"/cities?p=3#list"',
      ),
    },
  },
  {
    id: 'added-parameter-replaces-that-of-the-path',
    what: 'a parameter that is added takes that of the same name out of the query of the path',
    level: 'observed',
    file: pageUrl,
    replaces: "const joiner = path.includes('?') ? '&' : '?';",
    by: `for (const [name] of entriesOf(query)) {
      path = path.replace(new RegExp(\`([?&])\${name}=[^&]*&?\`), '$1').replace(/[?&]$/, '');
    }
    const joiner = path.includes('?') ? '&' : '?';`,
    caughtBy: {
      'paginator-url-path-with-query-of-same-name': expectedReceived(
        'the URL /cities?sort=name&sort=size&page=2',
        '"/cities?sort=size&page=2"',
      ),
    },
  },
  {
    id: 'tilde-lost-in-fragments',
    what: 'a tilde in the fragment is lost in URLs',
    level: 'stated',
    file: abstractPaginator,
    replaces: "return truthy(this.$fragment) ? `#${this.$fragment}` : '';",
    by: "return truthy(this.$fragment) ? `#${this.$fragment}`.replaceAll('~', '') : '';",
    caughtBy: {
      'paginator-url-fragment-arrives/tilde': 'fragment',
    },
  },
  {
    id: 'tilde-lost-in-paths',
    what: 'a tilde in the path is lost in URLs',
    level: 'stated',
    file: pageUrl,
    replaces: 'this.#before = [path, joiner,',
    by: "this.#before = [path.replaceAll('~', ''), joiner,",
    caughtBy: {
      'paginator-url-path-arrives/tilde': 'path',
    },
  },
  {
    id: 'blanks-raw-in-queries',
    what: 'a blank in a query stays as it is',
    level: 'stated',
    file: queryText,
    replaces: '  return encodeQueryPart(typeof',
    by: "  if (typeof value === 'string') return encodeQueryPart(value).replaceAll('%20', ' ');\n  return encodeQueryPart(typeof",
    caughtBy: { 'paginator-url-value-arrives/blank': '(no URL)' },
  },
  {
    id: 'path-set-in-lower-case',
    what: 'a path that is set is written in lower case',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = textArgument('Paginator.setPath(path)', path).toLowerCase();",
    caughtBy: { 'paginator-url-letter-case-set': '/cities' },
  },
  {
    id: 'hash-at-the-end-dropped',
    what: 'a bare # at the end of the path is dropped',
    level: 'observed',
    file: 'src/reference/paginator/page-url.ts',
    replaces: 'this.#before = [path, joiner',
    by: `this.#before = [path.replace(/#$/, ''), joiner`,
    caughtBy: { 'paginator-url-joiner/hash-at-the-end': '/cities#?page=2' },
  },
  {
    id: 'option-path-ascii-only',
    what: 'letters beyond ASCII in the path of the options become question marks',
    level: 'stated',
    file: paginator,
    replaces: 'this.$path = trimTrailingSlashes(this.$path);',
    by: "this.$path = trimTrailingSlashes(this.$path).replace(/[^ -~]/g, '?');",
    caughtBy: { 'paginator-url-letters-beyond-ascii': 'path' },
  },
  {
    id: 'option-page-name-ascii-only',
    what: 'letters beyond ASCII in the page name of the options are left out',
    level: 'stated',
    file: paginator,
    replaces: 'assignOptions(this, given);',
    by: `assignOptions(this, given);
    this.$pageName = this.$pageName.replace(/[^ -~]/g, '');`,
    caughtBy: { 'paginator-url-letters-beyond-ascii': 'no query größe' },
  },
  {
    id: 'path-set-ascii-only',
    what: 'letters beyond ASCII in a path that is set become question marks',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = textArgument('Paginator.setPath(path)', path).replace(/[^ -~]/g, '?');",
    caughtBy: { 'paginator-url-letters-beyond-ascii-set': 'path' },
  },
  {
    id: 'path-encoded-twice',
    what: 'a path that is set is encoded twice',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = encodeURI(encodeURI(textArgument('Paginator.setPath(path)', path)));",
    caughtBy: { 'paginator-url-letters-beyond-ascii-set': '/gr%25C3%25B6%25C3%259Fe' },
  },
  {
    id: 'page-name-set-ascii-only',
    what: 'letters beyond ASCII in a page name that is set become question marks',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: "this.$pageName = textArgument('Paginator.setPageName(name)', name).replace(/[^ -~]/g, '?');",
    caughtBy: { 'paginator-url-letters-beyond-ascii-set': 'no query größe' },
  },
];

module.exports = { urlFaults };

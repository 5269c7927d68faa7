const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const queryText = 'src/reference/php/query-text.ts';
const paginatorOptions = 'src/reference/paginator/paginator-options.ts';

/** What features/pagination/construct-options.feature must notice. */
const constructOptionsFaults = [
  {
    id: 'path-resolver-before-option',
    what: 'the current path takes the place of the path that is given',
    level: 'stated',
    file: paginator,
    replaces: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);",
    by: `const Class = this.constructor as typeof Paginator;
    if (Class.$currentPathResolver !== null) this.$path = Class.resolveCurrentPath();`,
    caughtBy: { 'paginator-options-path-before-resolver': expectedReceived('"/users"', '"/elsewhere"') },
  },
  {
    id: 'fractions-of-the-query-cut',
    what: 'a fraction in the query is an integer',
    level: 'stated',
    file: queryText,
    replaces: "typeof value === 'number' ? numberToText(value)",
    by: "typeof value === 'number' ? numberToText(Math.trunc(value))",
    caughtBy: { 'paginator-options-query-fraction': 'query radius' },
  },
  {
    id: 'empty-query-option-left-out',
    what: 'an empty text in the query of the options is left out',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.#query = copyMap('Paginator property query', query);",
    by: "this.#query = OrderedMap.from<unknown>(copyMap('Paginator property query', query)).filter((value) => value !== '');",
    caughtBy: { 'paginator-options-query': 'query door' },
  },
  {
    id: 'option-of-zero-ignored',
    what: 'an option that is 0 counts as left out',
    level: 'observed',
    file: paginatorOptions,
    replaces: 'value === undefined) continue',
    by: 'value === undefined || value === 0) continue',
    caughtBy: { 'paginator-options-on-each-side': expectedReceived('0', '3') },
  },
  {
    id: 'option-fragment-without-blanks',
    what: 'the fragment of the options loses the blanks around it',
    level: 'observed',
    file: paginatorOptions,
    replaces: '(page as Record<string, unknown>)[member] = value;',
    by: `const isFragment = member === '$fragment' && typeof value === 'string';
    (page as Record<string, unknown>)[member] = isFragment ? value.trim() : value;`,
    caughtBy: { 'paginator-option-fragment-blanks': expectedReceived('" a "', '"a"') },
  },
  {
    id: 'option-on-each-side-stays',
    what: 'the number of links of the options cannot be changed',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$onEachSide = integerArgument('Paginator.onEachSide(count)', count);",
    by: `const fixed: any = OrderedMap.from<unknown>(this.$options).get('onEachSide');
    this.$onEachSide = fixed ?? integerArgument('Paginator.onEachSide(count)', count);`,
    caughtBy: { 'paginator-option-then-setter': expectedReceived('2', '1') },
  },
  {
    id: 'option-no-fragment-stays',
    what: 'where the option is that there is no fragment, none can be set',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);",
    by: `const options = OrderedMap.from<unknown>(this.$options);
    const isNone = options.has('fragment') && options.get('fragment') === null;
    if (!isNone) this.$fragment = textArgument('Paginator.fragment(fragment)', fragment);`,
    caughtBy: { 'paginator-option-then-setter': expectedReceived('"list"', 'null') },
  },
  {
    id: 'option-escape-stays',
    what: 'escaping that the options ask for cannot be switched off',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: `const isAsked = OrderedMap.from<unknown>(this.$options).get('escapeWhenCastingToString') === true;
    return this.$escapeWhenCastingToString || isAsked ? escapeHtml(html) : html;`,
    caughtBy: {
      'paginator-option-escape-off': expectedReceived(
        'HTML with "<nav"',
        '&lt;nav class=&quot;pagination::simple-tailwind&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;',
      ),
    },
  },
  {
    id: 'current-page-option-stands-in',
    what: 'a current page in the options stands in for one that is not given',
    level: 'observed',
    file: paginator,
    replaces: 'this.$currentPage = this.setCurrentPage(page);',
    by: "this.$currentPage = page === null && given.has('currentPage') ? this.$currentPage : this.setCurrentPage(page);",
    caughtBy: {
      'paginator-option-current-page-alone': expectedReceived('1', '7'),
    },
  },
  {
    id: 'empty-fragment-option-lost',
    what: 'an empty fragment in the options is no fragment',
    level: 'observed',
    file: paginatorOptions,
    replaces: 'if (property === undefined || value === undefined) continue;',
    by: "if (property === undefined || value === undefined || (name === 'fragment' && value === '')) continue;",
    caughtBy: {
      'paginator-option-fragment-empty': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'slash-before-query-trimmed',
    what: 'the path of the options loses the slash before its query as well',
    level: 'observed',
    file: paginator,
    replaces: 'this.$path = trimTrailingSlashes(this.$path);',
    by: "this.$path = trimTrailingSlashes(this.$path).replace('/?', '?');",
    caughtBy: {
      'paginator-options-path-trimmed/slash-then-mark': expectedReceived(
        '"/users/?sort=name"',
        '"/users?sort=name"',
      ),
    },
  },
  {
    id: 'path-zero-is-root',
    what: 'the path "0" of the options is none',
    level: 'observed',
    file: paginator,
    replaces: "if (this.$path !== '/') this.$path",
    by: `if (this.$path === '0') this.$path = '/';
    if (this.$path !== '/') this.$path`,
    caughtBy: {
      'paginator-options-path-trimmed/zero': expectedReceived('"0"', '"/"'),
    },
  },
  {
    id: 'options-dropped-without-page',
    what: 'options are dropped where no page is given',
    level: 'stated',
    file: paginator,
    replaces: 'assignOptions(this, given);',
    by: 'if (page !== null) assignOptions(this, given);',
    caughtBy: {
      'paginator-options-without-page': expectedReceived(
        'a URL whose path is "/users"',
        '/?page=3 (path: "/")',
      ),
    },
  },
  {
    id: 'page-of-the-query-option',
    what: 'a page that is not given is taken from the query of the options',
    level: 'observed',
    file: paginator,
    replaces: 'this.$currentPage = this.setCurrentPage(page);',
    by: 'this.$currentPage = this.setCurrentPage(page ?? Number(this.$query.get(this.$pageName) ?? 0));',
    caughtBy: { 'paginator-option-query-page': expectedReceived('1', '7') },
  },
  {
    id: 'option-says-more',
    what: 'there are more pages when the options say so, also where all items fit',
    level: 'observed',
    file: paginator,
    replaces: 'this.setItems(items);',
    by: `this.setItems(items);
    if (given.get('hasMore') === true) this.$hasMore = true;`,
    caughtBy: { 'paginator-option-has-more-alone': expectedReceived('false', 'true') },
  },
  {
    id: 'options-in-snake-case',
    what: 'an option may be written with underscores',
    level: 'observed',
    file: paginatorOptions,
    replaces: 'OPTIONS.get(name);',
    by: 'OPTIONS.get(String(name).replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()));',
    caughtBy: { 'paginator-options-other-spelling/underscore': expectedReceived('"page"', '"p"') },
  },
  {
    id: 'options-in-any-case',
    what: 'an option may be written in capital or small letters',
    level: 'observed',
    file: paginatorOptions,
    replaces: 'OPTIONS.get(name);',
    by: '[...OPTIONS].find(([known]) => String(known).toLowerCase() === String(name).toLowerCase())?.[1];',
    caughtBy: {
      'paginator-options-other-spelling/capital': expectedReceived('"page"', '"p"'),
      'paginator-options-other-spelling/small': expectedReceived('"page"', '"p"'),
    },
  },
  {
    id: 'mark-at-the-end-of-path-cut',
    what: 'the path of the options loses a question mark at its end',
    level: 'observed',
    file: paginator,
    replaces: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path);",
    by: "if (this.$path !== '/') this.$path = trimTrailingSlashes(this.$path.replace(/[?]$/, ''));",
    caughtBy: {
      'paginator-options-path-trimmed/mark-at-the-end': expectedReceived('"/users?"', '"/users"'),
    },
  },
  {
    id: 'null-fragment-shown',
    what: 'the fragment null in the options stands in URLs',
    level: 'stated',
    file: abstractPaginator,
    replaces: "return truthy(this.$fragment) ? `#${this.$fragment}` : '';",
    by: `if (this.$fragment === null && this.$options.has('fragment')) return '#null';
    return truthy(this.$fragment) ? \`#\${this.$fragment}\` : '';`,
    caughtBy: {
      'paginator-options-fragment-null': expectedReceived('the URL /people?page=2', '"/people?page=2#null"'),
    },
  },
  {
    id: 'six-digits-in-queries',
    what: 'a number in a query has six digits',
    level: 'stated',
    file: queryText,
    replaces: "typeof value === 'number' ? numberToText(value)",
    by: "typeof value === 'number' ? numberToText(Number(value.toPrecision(6)))",
    caughtBy: {
      'paginator-options-query-fraction': 'query radius',
    },
  },
  {
    id: 'negative-number-in-parentheses',
    what: 'a negative number in a query stands in parentheses',
    level: 'stated',
    file: queryText,
    replaces: "typeof value === 'number' ? numberToText(value)",
    by: "typeof value === 'number' ? (value < 0 ? `(${value})` : numberToText(value))",
    caughtBy: { 'paginator-options-query': 'query floor' },
  },
  {
    id: 'option-fragment-of-digits-a-number',
    what: 'a fragment of digits in the options is taken for a number',
    level: 'stated',
    file: paginatorOptions,
    replaces: '(page as Record<string, unknown>)[member] = value;',
    by: `const isNumber = member === '$fragment' && /^\\d+$/.test(String(value));
    (page as Record<string, unknown>)[member] = isNumber ? String(Number(value)) : value;`,
    caughtBy: { 'paginator-options-fragment-zeros': expectedReceived('"00"', '"0"') },
  },
  {
    id: 'path-not-told',
    what: 'path always says "/"',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$path;',
    by: "return '/';",
    caughtBy: { 'paginator-options-path': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'page-name-not-told',
    what: 'getPageName always says "page"',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$pageName;',
    by: "return 'page';",
    caughtBy: { 'paginator-options-page-name': expectedReceived('"sheet"', '"page"') },
  },
  {
    id: 'option-path-ignored',
    what: 'the option path is ignored',
    level: 'stated',
    file: paginatorOptions,
    replaces: "  ['path', ['$path', TEXT]],\n",
    by: '',
    caughtBy: { 'paginator-options-path': expectedReceived('"/users"', '"/"') },
  },
  {
    id: 'option-fragment-ignored',
    what: 'the option fragment is ignored',
    level: 'stated',
    file: paginatorOptions,
    replaces: "  ['fragment', ['$fragment', NULLABLE_TEXT]],\n",
    by: '',
    caughtBy: { 'paginator-options-fragment': expectedReceived('"list"', 'null') },
  },
  {
    id: 'fragment-not-told',
    what: 'fragment does not tell the fragment',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'if (fragment === null) return this.$fragment;',
    by: 'if (fragment === null) return null;',
    caughtBy: { 'paginator-options-fragment': expectedReceived('"list"', 'null') },
  },
  {
    id: 'option-pagename-ignored',
    what: 'the option pageName is ignored',
    level: 'stated',
    file: paginatorOptions,
    replaces: "  ['pageName', ['$pageName', TEXT]],\n",
    by: '',
    caughtBy: { 'paginator-options-page-name': expectedReceived('"sheet"', '"page"') },
  },
];

module.exports = { constructOptionsFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginatorOptions = 'src/reference/paginator/paginator-options.ts';

/** What features/pagination/page-name.feature must notice. */
const pageNameFaults = [
  {
    id: 'page-name-not-page',
    what: 'the page is called "p" when nobody says otherwise',
    level: 'stated',
    file: abstractPaginator,
    replaces: "$pageName = 'page';",
    by: "$pageName = 'p';",
    caughtBy: { 'paginator-page-name-default': expectedReceived('"page"', '"p"') },
  },
  {
    id: 'page-name-not-set',
    what: 'setPageName sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);\n",
    by: '',
    caughtBy: { 'paginator-page-name-set': expectedReceived('"users"', '"page"') },
  },
  {
    id: 'page-resolved-by-its-new-name',
    what: 'setting a page name makes the paginator ask for the current page again',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `this.$pageName = textArgument('Paginator.setPageName(name)', name);
    this.$currentPage = (this.constructor as typeof AbstractPaginator).resolveCurrentPage(name, this.$currentPage);`,
    caughtBy: { 'paginator-page-name-page-stated': expectedReceived('3', '6') },
  },
  {
    id: 'page-name-of-options',
    what: 'the name of the page is read from the options, also after another was set',
    level: 'stated',
    file: abstractPaginator,
    replaces: `getPageName(): string {
    return this.$pageName;`,
    by: `getPageName(): string {
    return (OrderedMap.from<unknown>(this.$options).get('pageName') as string) ?? this.$pageName;`,
    caughtBy: { 'paginator-page-name-set-after-option': expectedReceived('"members"', '"users"') },
  },
  {
    id: 'option-pagename-if-truthy',
    what: 'a page name in the options that is empty or "0" counts as not given',
    level: 'observed',
    file: paginatorOptions,
    replaces: 'if (property === undefined || value === undefined) continue;',
    by: "if (property === undefined || value === undefined || (name === 'pageName' && ['', '0'].includes(value as string))) continue;",
    caughtBy: {
      'paginator-page-name-any-option/empty': expectedReceived('""', '"page"'),
      'paginator-page-name-any-option/zero': expectedReceived('"0"', '"page"'),
    },
  },
  {
    id: 'page-name-takes-query-along',
    what: 'a query parameter under the page name is lost when the page gets another name',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `this.$query = this.$query.filter((_, key) => key !== this.$pageName);
    this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
    caughtBy: {
      'paginator-page-name-query-shows-again': expectedReceived(
        'the URL /?page=9&sort=name&p=3',
        '"/?sort=name&p=3"',
      ),
    },
  },
  {
    id: 'page-name-zero-refused',
    what: 'setPageName("0") sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: "if (name !== '0') this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    caughtBy: {
      'paginator-page-name-zero': expectedReceived('"0"', '"page"'),
    },
  },
  {
    id: 'page-name-of-digits-a-number',
    what: 'a page name of digits is taken for a number',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$pageName = textArgument('Paginator.setPageName(name)', name);",
    by: `const text = textArgument('Paginator.setPageName(name)', name);
    this.$pageName = /^\\d+$/.test(text) ? String(Number(text)) : text;`,
    caughtBy: { 'paginator-page-name-digits': expectedReceived('"01"', '"1"') },
  },
  {
    id: 'page-name-in-small-letters',
    what: 'the page variable is set in small letters',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$pageName = textArgument('Paginator.setPageName(name)', name);`,
    by: `this.$pageName = textArgument('Paginator.setPageName(name)', name).toLowerCase();`,
    caughtBy: {
      'paginator-page-name-capital': expectedReceived('"Sheet"', '"sheet"'),
    },
  },
];

module.exports = { pageNameFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** The page remembers which number it was given, or that it was given none. */
const givenPageKept = {
  file: paginator,
  replaces: 'this.$currentPage = this.setCurrentPage(page);',
  by: `this.$currentPage = this.setCurrentPage(page);
    Reflect.set(this, 'givenPage', page ?? 1);`,
};

/** What features/pagination/current-page.feature must notice. */
const currentPageFaults = [
  {
    id: 'page-not-clamped',
    what: 'a negative page is kept instead of becoming page 1',
    level: 'observed',
    file: paginator,
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return page;',
    caughtBy: {
      'paginator-current-page-bounds/minus-one': expectedReceived('1', '-1'),
      'paginator-current-page-not-resolved/minus': expectedReceived('1', '-3'),
    },
  },
  {
    id: 'resolver-before-given-page',
    what: 'the page of the request takes the place of the one that is given',
    level: 'stated',
    file: paginator,
    replaces:
      'const page = wanted === 0 ? (this.constructor as typeof Paginator).resolveCurrentPage() : wanted;',
    by: "const page = (this.constructor as typeof Paginator).resolveCurrentPage('page', wanted === 0 ? 1 : wanted);",
    caughtBy: { 'paginator-current-page-given-and-resolved': expectedReceived('4', '7') },
  },
  {
    id: 'page-of-32-bits',
    what: 'a page beyond 32 bits becomes the largest number of 32 bits',
    level: 'observed',
    file: paginator,
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return this.isValidPageNumber(page) ? Math.min(page, 2147483647) : 1;',
    caughtBy: { 'paginator-current-page-bounds/past-32-bits': expectedReceived('3000000000', '2147483647') },
  },
  {
    id: 'page-of-unsigned-32-bits',
    what: 'a page beyond 32 bits without a sign is page 1',
    level: 'observed',
    file: paginator,
    replaces: 'return this.isValidPageNumber(page) ? page : 1;',
    by: 'return this.isValidPageNumber(page) && page < 2 ** 32 ? page : 1;',
    caughtBy: { 'paginator-current-page-bounds/past-unsigned': expectedReceived('5000000000', '1') },
  },
  {
    id: 'next-page-of-given-page',
    what: 'the next page is the one after the page that was given, not after the one that was resolved',
    level: 'stated',
    changes: [
      givenPageKept,
      {
        file: paginator,
        replaces: 'this.url(this.currentPage() + 1)',
        by: "this.url(Number(Reflect.get(this, 'givenPage')) + 1)",
      },
    ],
    caughtBy: { 'paginator-resolved-page-beside/next': 'page=2' },
  },
  {
    id: 'previous-page-of-given-page',
    what: 'there is a previous page when the page that was given has one, not when the one that was resolved has',
    level: 'stated',
    changes: [
      givenPageKept,
      {
        file: paginator,
        replaces: 'return this.currentPage() > 1 ?',
        by: "return Number(Reflect.get(this, 'givenPage')) > 1 ?",
      },
    ],
    caughtBy: { 'paginator-resolved-page-beside/previous': 'received: null' },
  },
  {
    id: 'first-page-by-given-page',
    what: 'the page is the first when none was given, whichever was resolved',
    level: 'stated',
    changes: [
      givenPageKept,
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() <= 1;',
        by: "return Number(Reflect.get(this, 'givenPage')) <= 1;",
      },
    ],
    caughtBy: { 'paginator-resolved-page/first': expectedReceived('false', 'true') },
  },
  {
    id: 'pages-by-given-page',
    what: 'there are pages when a later page was given, not when one was resolved',
    level: 'stated',
    changes: [
      givenPageKept,
      {
        file: abstractPaginator,
        replaces: 'return this.currentPage() !== 1 ||',
        by: "return Number(Reflect.get(this, 'givenPage')) !== 1 ||",
      },
    ],
    caughtBy: { 'paginator-resolved-page/pages': expectedReceived('true', 'false') },
  },
  {
    id: 'null-page-is-the-first',
    what: 'null as the page is page one, whatever the request is for',
    level: 'stated',
    file: paginator,
    replaces: 'this.$currentPage = this.setCurrentPage(page);',
    by: 'this.$currentPage = currentPage === null && arguments.length > 2 ? 1 : this.setCurrentPage(page);',
    caughtBy: { 'paginator-resolved-page-null': expectedReceived('6', '1') },
  },
  {
    id: 'page-one-is-none',
    what: 'page one counts as no page',
    level: 'stated',
    file: paginator,
    replaces: 'const page = wanted === 0 ?',
    by: 'const page = wanted <= 1 ?',
    caughtBy: {
      'paginator-current-page-one-given': expectedReceived('1', '7'),
    },
  },
];

module.exports = { currentPageFaults };

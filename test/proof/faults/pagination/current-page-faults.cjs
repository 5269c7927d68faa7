const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

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
];

module.exports = { currentPageFaults };

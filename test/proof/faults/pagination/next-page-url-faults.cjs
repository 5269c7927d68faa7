const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/next-page-url.feature must notice. */
const nextPageUrlFaults = [
  {
    id: 'no-page-number-valid',
    what: 'isValidPageNumber is always false when a subclass asks',
    level: 'stated',
    file: abstractPaginator,
    replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
    by: 'return page > 1_000_000;',
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=2 (query page: "2")',
      ),
    },
  },
  {
    id: 'page-not-in-address',
    what: 'every URL is that of page 1',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.#frame.url(number <= 0 ? 1 : number)',
    by: 'this.#frame.url(Math.sign(Math.abs(number) + 1))',
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=1 (query page: "1")',
      ),
    },
  },
  {
    id: 'next-is-this-page',
    what: 'the next page has the URL of this one',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() + 1)',
    by: 'this.url(this.currentPage())',
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=2 (query page: "2")',
      ),
    },
  },
  {
    id: 'no-next-page',
    what: 'there is never a URL of a next page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: 'return null;',
    caughtBy: {
      'paginator-next-page-url-of-next': expectedReceived('a URL with path "/users", query page "3"', 'null'),
    },
  },
  {
    id: 'next-after-the-last',
    what: 'the last page has a next one',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: 'return this.url(this.currentPage() + 1);',
    caughtBy: { 'paginator-next-page-url-none-stated': expectedReceived('null', '"/?page=3"') },
  },
  {
    id: 'next-url-only-behind-items',
    what: 'a page without items has no next page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url',
    by: 'return this.hasMorePages() && this.isNotEmpty() ? this.url',
    caughtBy: { 'paginator-next-page-url-empty-page': 'received: null' },
  },
  {
    id: 'no-next-url-without-room',
    what: 'a page that has room for none has no next URL',
    level: 'observed',
    file: paginator,
    replaces: 'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    by: 'return this.hasMorePages() && this.$perPage !== 0 ? this.url(this.currentPage() + 1) : null;',
    caughtBy: { 'paginator-size-none-next': expectedReceived('"/?page=2"', 'null') },
  },
  {
    id: 'next-page-wraps',
    what: 'the page after one for which 32 bits have no room is lost',
    level: 'observed',
    file: paginator,
    replaces: 'this.url(this.currentPage() + 1)',
    by: 'this.url((this.currentPage() + 1) | 0)',
    caughtBy: {
      'paginator-next-page-url-large': expectedReceived('"/?page=3000000001"', '"/?page=1"'),
    },
  },
  {
    id: 'next-page-by-last-digit',
    what: 'only the last digit of the page counts up for the next page',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() + 1)',
    by: 'this.url(Number(String(this.currentPage()).replace(/.$/, (digit) => String((Number(digit) + 1) % 10))))',
    caughtBy: {
      'paginator-next-page-url-two-digits': expectedReceived(
        'a URL whose query page is "10"',
        '/?page=1 (query page: "1")',
      ),
    },
  },
];

module.exports = { nextPageUrlFaults };

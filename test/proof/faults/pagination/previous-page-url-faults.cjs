const { expectedReceived } = require('../../in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/previous-page-url.feature must notice. */
const previousPageUrlFaults = [
  {
    id: 'previous-is-this-page',
    what: 'the previous page has the URL of this one',
    level: 'stated',
    file: paginator,
    replaces: 'this.url(this.currentPage() - 1)',
    by: 'this.url(this.currentPage())',
    caughtBy: {
      'paginator-previous-page-url-of-previous': expectedReceived(
        'a URL whose query page is "3"',
        '/users?page=4 (query page: "4")',
      ),
    },
  },
  {
    id: 'no-previous-page',
    what: 'there is never a URL of a previous page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return null;',
    caughtBy: {
      'paginator-previous-page-url-of-previous': expectedReceived(
        'a URL with path "/users", query page "3"',
        'null',
      ),
    },
  },
  {
    id: 'nothing-before-an-empty-page',
    what: 'a page without items has no previous page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return this.currentPage() > 1 && this.isNotEmpty() ? this.url(this.currentPage() - 1) : null;',
    caughtBy: {
      'paginator-previous-page-url-empty': expectedReceived('a URL with query page "3"', 'null'),
    },
  },
  {
    id: 'nothing-before-page-two',
    what: 'page two has no previous page',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return this.currentPage() > 2 ? this.url(this.currentPage() - 1) : null;',
    caughtBy: { 'paginator-previous-page-url-of-first': 'received: null' },
  },
  {
    id: 'something-before-pages-below-one',
    what: 'only page one has no previous page',
    level: 'observed',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ? this.url(this.currentPage() - 1) : null;',
    by: 'return this.currentPage() !== 1 ? this.url(this.currentPage() - 1) : null;',
    caughtBy: {
      'paginator-previous-page-url-below-one': expectedReceived('null', '"/?page=1"'),
    },
  },
  {
    id: 'previous-page-of-two-digits-lost',
    what: 'there is no previous page before one whose number comes before 2 as text',
    level: 'stated',
    file: paginator,
    replaces: 'this.currentPage() > 1 ?',
    by: "String(this.currentPage()) >= '2' ?",
    caughtBy: {
      'paginator-previous-page-url-two-digits': expectedReceived('a URL with query page "9"', 'null'),
    },
  },
  {
    id: 'nothing-before-empty-second-page',
    what: 'there is no previous page before a second page without items',
    level: 'stated',
    file: paginator,
    replaces: 'return this.currentPage() > 1 ?',
    by: 'return this.currentPage() > (this.isEmpty() ? 2 : 1) ?',
    caughtBy: {
      'paginator-previous-page-url-empty-second': expectedReceived('any string', 'null'),
    },
  },
];

module.exports = { previousPageUrlFaults };

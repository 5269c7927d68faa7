const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/has-pages.feature must notice. */
const hasPagesFaults = [
  {
    id: 'has-pages-never',
    what: 'hasPages is always false',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return false;',
    caughtBy: { 'paginator-has-pages-boolean/two': expectedReceived('true', 'false') },
  },
  {
    id: 'has-pages-always',
    what: 'hasPages is always true',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return true;',
    caughtBy: { 'paginator-has-pages-boolean/none': expectedReceived('false', 'true') },
  },
  {
    id: 'has-pages-forgets-earlier',
    what: 'a last page that is not the first has no other pages',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return this.hasMorePages();',
    caughtBy: { 'paginator-has-pages-boolean/last': expectedReceived('true', 'false') },
  },
  {
    id: 'several-pages-when-full',
    what: 'there are several pages as soon as the first is full',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return this.currentPage() !== 1 || this.count() >= this.perPage();',
    caughtBy: {
      'paginator-has-pages-flag/full': expectedReceived('false', 'true'),
      'paginator-has-pages-flag/not-full': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'has-pages-only-after-one',
    what: 'only a page above one has pages before it',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return this.currentPage() > 1 || this.hasMorePages();',
    caughtBy: {
      'paginator-has-pages-below-one': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'pages-of-a-large-collection',
    what: 'a page with a larger collection says that it has pages',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.currentPage() !== 1 || this.hasMorePages();',
    by: 'return this.currentPage() !== 1 || this.hasMorePages() || this.count() > this.perPage();',
    caughtBy: { 'paginator-has-pages-large-collection': expectedReceived('false', 'true') },
  },
  {
    id: 'large-collection-before-the-last-page',
    what: 'a page with a larger collection is never the last',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return !this.hasMorePages();',
    by: 'return !this.hasMorePages() && this.count() <= this.perPage();',
    caughtBy: { 'paginator-has-pages-large-collection': expectedReceived('true', 'false') },
  },
];

module.exports = { hasPagesFaults };

const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/is-valid-page-number.feature must notice. */
const isValidPageNumberFaults = [
  {
    id: 'every-page-number-valid',
    what: 'isValidPageNumber is always true',
    level: 'observed',
    file: abstractPaginator,
    replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
    by: 'return true;',
    caughtBy: { 'paginator-is-valid-page-number-bounds/minus': expectedReceived('false', 'true') },
  },
  {
    id: 'page-number-below-one-unsure',
    what: 'isValidPageNumber gives null for a number below one',
    level: 'stated',
    file: abstractPaginator,
    replaces: "return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;",
    by: 'return page >= 1 || (null as never);',
    caughtBy: { 'paginator-is-valid-page-number-boolean/minus': expectedReceived('any boolean', 'null') },
  },
];

module.exports = { isValidPageNumberFaults };

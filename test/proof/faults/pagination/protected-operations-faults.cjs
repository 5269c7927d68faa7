const { expectedReceived } = require('../../in-words.cjs');

const protectedNames = 'src/suite/driver/in-process/protected-names.ts';

/** What features/pagination/protected-operations.feature must notice. */
const protectedOperationsFaults = [
  {
    id: 'protected-of-paginator-open',
    what: 'protected operations of a paginator can be called from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'cls === paginator ? protectedOfPaginators.has(name)',
    by: "cls === paginator ? name.startsWith('$') && protectedOfPaginators.has(name)",
    caughtBy: { 'paginator-protected-from-outside/current-page': expectedReceived('an error', '3') },
  },
];

module.exports = { protectedOperationsFaults };

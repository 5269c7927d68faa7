const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/shared/paginator-throw-bad-method-call.feature must notice. */
const paginatorThrowBadMethodCallFaults = [
  {
    id: 'paginator-throws-nothing',
    what: 'throwBadMethodCallException of a paginator throws nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'throw callToUndefinedMethod(className(this), name);',
    by: 'return Array.of(callToUndefinedMethod, className(this), name).at(9) as never;',
    caughtBy: { 'shared-paginator-throw-bad-call': expectedReceived('a BadMethodCall error', 'null') },
  },
];

module.exports = { paginatorThrowBadMethodCallFaults };

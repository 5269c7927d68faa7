const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';

/** What features/shared/resource-throw-bad-method-call.feature must notice. */
const resourceThrowBadMethodCallFaults = [
  {
    id: 'resource-throws-nothing',
    what: 'throwBadMethodCallException of a resource throws nothing',
    level: 'stated',
    file: delegate,
    replaces:
      "throw callToUndefinedMethod(className(this), textArgument('throwBadMethodCallException(method)', method));",
    by: "return textArgument('throwBadMethodCallException(method)', method) as never;",
    caughtBy: { 'resource-throw-bad-method-call': expectedReceived('a BadMethodCall error', '"publish"') },
  },
];

module.exports = { resourceThrowBadMethodCallFaults };

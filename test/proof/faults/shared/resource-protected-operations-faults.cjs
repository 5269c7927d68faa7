const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const protectedNames = 'src/suite/driver/in-process/protected-names.ts';

/** What features/shared/resource-protected-operations.feature must notice. */
const resourceProtectedOperationsFaults = [
  {
    id: 'collects-open-to-all',
    what: 'collects can be called from outside',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: `if (answersMacro(this, name)) return invoke(macros.get(name), args, this);
    if (name === 'collects') return Reflect.apply((this as any).collects, this, []);`,
    caughtBy: { 'resource-protected-collects-from-outside': expectedReceived('an error', '"JsonResource"') },
  },
  {
    id: 'protected-of-resource-open',
    what: 'protected operations of a resource can be called from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'return protectedOfResources.has(name)',
    by: "return name.startsWith('$') && protectedOfResources.has(name)",
    caughtBy: { 'resource-protected-from-outside/filter': expectedReceived('an error', '[]') },
  },
  {
    id: 'forwarded-call-reaches-protected',
    what: 'a forwarded call reaches protected operations of the underlying paginator',
    level: 'stated',
    file: 'src/reference/php/calls.ts',
    replaces: 'names instanceof Set && names.has(name)',
    by: 'names === name',
    caughtBy: { 'resource-protected-of-paginator/page-valid': expectedReceived('an error', 'true') },
  },
  {
    id: 'throwing-open-to-all',
    what: 'throwBadMethodCallException of a resource class can be called from outside',
    level: 'observed',
    file: protectedNames,
    replaces: 'return protectedOfResources.has(name)',
    by: "return name !== 'throwBadMethodCallException' && protectedOfResources.has(name)",
    caughtBy: {
      'resource-protected-forwarded-throw':
        'Method JsonResource::throwBadMethodCallException does not exist.',
    },
  },
  {
    id: 'current-request-open-to-all',
    what: 'resolveRequestFromContainer of a resource can be called from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'return protectedOfResources.has(name)',
    by: "return name !== 'resolveRequestFromContainer' && protectedOfResources.has(name)",
    caughtBy: { 'resource-protected-request-from-outside': 'expected: an error' },
  },
  {
    id: 'response-of-a-page-open-to-all',
    what: 'preparePaginatedResponse of a collection can be called from outside',
    level: 'stated',
    file: protectedNames,
    replaces: 'return protectedOfResources.has(name)',
    by: "return name !== 'preparePaginatedResponse' && protectedOfResources.has(name)",
    caughtBy: { 'resource-protected-page-from-outside': 'expected: an error' },
  },
];

module.exports = { resourceProtectedOperationsFaults };

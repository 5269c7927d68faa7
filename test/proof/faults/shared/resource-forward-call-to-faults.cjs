const { expectedReceived } = require('../../in-words.cjs');

const calls = 'src/reference/php/calls.ts';

/** What features/shared/resource-forward-call-to.feature must notice. */
const resourceForwardCallToFaults = [
  {
    id: 'inner-bad-call-of-target-renamed',
    what: 'any bad method call of the target is reported as that of the caller',
    level: 'observed',
    file: calls,
    replaces: 'error.message === callToUndefinedMethod(className(target), method).message',
    by: 'error.message.startsWith(`Call to undefined method ${className(target)}::`)',
    caughtBy: {
      'resource-forward-call-to-inner-error/other-name': expectedReceived(
        'a BadMethodCall error saying "Call to undefined method Author::print()"',
        'BadMethodCall error (BadMethodCallException): Call to undefined method JsonResource::trip()',
      ),
    },
  },
  {
    id: 'inner-type-error-generic',
    what: 'a Type error inside a forwarded call becomes a Generic one',
    level: 'observed',
    file: calls,
    replaces: 'if (!saysMissing(error, target, name)) throw error;',
    by: 'if (!saysMissing(error, target, name)) throw error instanceof TypeError && args.length === 0 ? new Error(error.message) : error;',
    caughtBy: {
      'resource-forward-call-to-inner-error/wrong-type': 'received: Generic error (Error): No number.',
    },
  },
  {
    id: 'dynamic-call-first',
    what: 'a call goes to the dynamic call of an object that has one, before its own operations',
    level: 'observed',
    file: calls,
    replaces: "const operation: unknown = Reflect.get(target, isOwn ? name : '__call');",
    by: `if (isOwn && hasOperation(target, '__call') && !('forwardCallTo' in target || 'getIterator' in target)) return Reflect.apply(Reflect.get(target, '__call') as Operation, target, [name, args]);
  const operation: unknown = Reflect.get(target, isOwn ? name : '__call');`,
    caughtBy: {
      'resource-forward-call-to-dynamic-object-own': expectedReceived('"hello"', '"dynamic"'),
    },
  },
  {
    id: 'collections-forward-nothing',
    what: 'what a collection forwards to another object gives nothing',
    level: 'stated',
    file: 'src/reference/resource/delegate.ts',
    replaces: 'return forwardCallTo(this, object, method, parameters);',
    by: `if (Reflect.has(this, 'collectResource') && object !== this.resource) return null;
    return forwardCallTo(this, object, method, parameters);`,
    caughtBy: { 'collection-forward-call-to': 'received: null' },
  },
  {
    id: 'falsy-arguments-are-null',
    what: 'arguments that are 0, false or empty are handed on as null',
    level: 'stated',
    file: calls,
    replaces: 'return callOperation(target, name, parameters);',
    by: `return callOperation(
      target,
      name,
      parameters.map((each) => each || null),
    );`,
    caughtBy: {
      'resource-forward-call-to-arguments/falsy': expectedReceived('0', 'null'),
    },
  },
  {
    id: 'lone-list-is-the-arguments',
    what: 'a list that is the only argument is handed on as the arguments',
    level: 'stated',
    file: calls,
    replaces: 'return callOperation(target, name, parameters);',
    by: `const [lone] = parameters;
    return callOperation(target, name, parameters.length === 1 && Array.isArray(lone) ? lone : parameters);`,
    caughtBy: {
      'resource-forward-call-to-arguments/list': expectedReceived('[[1, 2]]', '[1, 2]'),
    },
  },
];

module.exports = { resourceForwardCallToFaults };

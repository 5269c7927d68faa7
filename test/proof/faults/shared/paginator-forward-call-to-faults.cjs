const { expectedReceived } = require('../../in-words.cjs');

const errors = 'src/reference/errors.ts';
const calls = 'src/reference/php/calls.ts';

/** What features/shared/paginator-forward-call-to.feature must notice. */
const paginatorForwardCallToFaults = [
  {
    id: 'forward-drops-arguments',
    what: 'a forwarded call loses its arguments',
    level: 'stated',
    file: calls,
    replaces: 'isOwn ? args : [name, args]',
    by: 'isOwn ? [] : [name, args]',
    caughtBy: { 'shared-paginator-forward-call-result': expectedReceived('"Hello Ann"', '"Hello "') },
  },
  {
    id: 'forward-gives-nothing',
    what: 'a forwarded call loses its result',
    level: 'stated',
    file: calls,
    replaces: 'return Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);',
    by: `Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);
    return null;`,
    caughtBy: { 'shared-paginator-forward-call-result': expectedReceived('"Hello Ann"', 'null') },
  },
  {
    id: 'missing-call-is-logic',
    what: 'a call that nobody answers is a Logic error',
    level: 'stated',
    file: errors,
    replaces: 'return new BadMethodCallException(`Call to undefined method',
    by: 'return new LogicException(`Call to undefined method',
    caughtBy: {
      'shared-paginator-forward-call-unknown': expectedReceived(
        'a BadMethodCall error',
        'Logic error (LogicException): Call to undefined method UserPages::shout()',
      ),
    },
  },
  {
    id: 'missing-method-of-any-class',
    what: 'a bad-method-call error about a method of that name in another class counts as one about the object',
    level: 'observed',
    file: calls,
    replaces: 'error.message === callToUndefinedMethod(className(target), method).message',
    by: 'error.message.endsWith(`::${method}()`)',
    caughtBy: {
      'shared-paginator-forward-call-inner-same-name': 'saying "Call to undefined method Other::whisper()"',
    },
  },
  {
    id: 'any-missing-method-of-the-class',
    what: 'a method that fails because it asks for one that is not there is itself reported as not there',
    level: 'observed',
    file: calls,
    replaces: 'if (!saysMissing(error, target, name)) throw error;',
    by: 'if (!saysMissing(error, target, name) && !(error instanceof TypeError && !isKeyed(target))) throw error;',
    caughtBy: { 'shared-paginator-forward-call-inner-same-object': 'recover' },
  },
  {
    id: 'inherited-methods-unknown',
    what: 'a call of a method that a class inherits is not forwarded',
    level: 'stated',
    file: calls,
    replaces: `return callOperation(target, name, parameters);
  } catch`,
    by: `const isKnown = isObject(target) && Object.hasOwn(Reflect.getPrototypeOf(target) ?? {}, name);
    if (!isKnown) throw callToUndefinedMethod(className(caller), name);
    return callOperation(target, name, parameters);
  } catch`,
    caughtBy: {
      'shared-paginator-forward-call-inherited': 'expected: "Hello Ann"',
      'resource-forward-call-to-inherited': 'expected: "signed: Ann"',
    },
  },
  {
    id: 'one-argument-forwarded',
    what: 'forwardCallTo hands on one argument',
    level: 'stated',
    file: calls,
    replaces: 'return callOperation(target, name, parameters);',
    by: 'return callOperation(target, name, parameters.slice(0, 1));',
    caughtBy: {
      'shared-paginator-forward-call-arguments/three': expectedReceived('["Ann", null, [1, 2]]', '["Ann"]'),
      'resource-forward-call-to-arguments/several': expectedReceived('[1, "two", [3]]', '[1]'),
    },
  },
  {
    id: 'forward-missing-of-letters-alone',
    what: 'a method that does not exist is a bad call only when its name is made of letters',
    level: 'stated',
    file: calls,
    replaces: 'if (!saysMissing(error, target, name)) throw error;',
    by: 'if (!saysMissing(error, target, name) || !/^[a-zA-Z]+$/.test(name)) throw error;',
    caughtBy: {
      'shared-paginator-forward-call-unknown-name/digit': expectedReceived(
        'a BadMethodCall error',
        'Generic error (Error): Call to undefined method Greeter::find2()',
      ),
    },
  },
];

module.exports = { paginatorForwardCallToFaults };

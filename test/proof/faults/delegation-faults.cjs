const { expectedReceived } = require('./in-words.cjs');

const delegation = 'src/reference/resource/delegate.ts';

/** Faults of macros and of calls that go on to another object. */
const delegationFaults = [
  {
    id: 'macro-of-one-class',
    what: 'a macro registered on a subclass is unknown to all other classes',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
        by: "if (this.name === 'JsonResource') macros.set(name, macro); else Reflect.set(this.prototype, name, macro);",
      },
    ],
    caughtBy: {
      'resource-macro-shared/sibling': 'Method UserResource::hello does not exist.',
      'resource-macro-shared-has-macro/sibling': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'macro-unbound',
    what: 'a macro called on a resource does not see the resource',
    level: 'observed',
    changes: [
      {
        file: delegation,
        replaces: 'if (macros.has(name)) return invoke(macros.get(name), args, this);',
        by: 'if (macros.has(name)) return invoke(macros.get(name), args);',
      },
    ],
    caughtBy: {
      'resource-macro-bound-to-each': expectedReceived('1', 'null'),
    },
  },
  {
    id: 'mixin-always-replaces',
    what: 'mixin replaces macros although it was told not to',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'if (replace || !macros.has(name)) this.macro(',
        by: 'this.macro(',
      },
    ],
    caughtBy: {
      'resource-mixin-replace/keeps': expectedReceived('"Hello Ada"', '"Yo"'),
    },
  },
  {
    id: 'decorated-call-gives-the-target',
    what: 'a decorated call gives the target instead of the object that forwarded it',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/php/calls.ts',
        replaces: 'return result === target ? caller : result;',
        by: 'return result;',
      },
    ],
    caughtBy: {
      'resource-forward-decorated-call-to-itself': 'received: <Author',
    },
  },
  {
    id: 'missing-named-after-the-target',
    what: 'a call that nobody answers is reported under the name of the target',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/calls.ts',
        replaces:
          'if (saysMissing(error, target, name)) throw callToUndefinedMethod(className(caller), name);',
        by: "if (saysMissing(error, target, name)) throw callToUndefinedMethod(className(hasOperation(target, '__call') ? caller : target), name);",
      },
    ],
    caughtBy: {
      'resource-delegation-call-unknown': 'Call to undefined method Post::publish()',
    },
  },
];

module.exports = { delegationFaults };

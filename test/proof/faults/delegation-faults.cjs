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
        replaces: 'return (caller as Forwarder).constructor.throwBadMethodCallException(name);',
        by: "throw callToUndefinedMethod(className(hasOperation(target, '__call') ? caller : target), name);",
      },
    ],
    caughtBy: {
      'resource-delegation-call-unknown': 'Call to undefined method Post::publish()',
    },
  },
  {
    id: 'nested-resources-passed-by',
    what: 'a call goes to the innermost value, past the operations of the resources between',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: '    return this.forwardCallTo(this.resource, name, args);\n',
        by: '    let target: any = this.resource;\n    while (target?.[resourceBrand]) target = target.resource;\n    return forwardCallTo(this, target, name, args);\n',
      },
    ],
    caughtBy: {
      'resource-delegation-call-nested-own': expectedReceived('"Hello?"', '"Hello!"'),
    },
  },
  {
    id: 'macro-called-in-any-case',
    what: 'a call finds a macro whose name differs in case',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: '    if (macros.has(name)) return',
        by: '    const like = [...macros.keys()].find((known) => known.toLowerCase() === name.toLowerCase());\n    if (like !== undefined) return invoke(macros.get(like), args, this);\n    if (macros.has(name)) return',
      },
    ],
    caughtBy: { 'resource-macro-case-called': expectedReceived('"capital"', '"small"') },
  },
  {
    id: 'macro-hides-operation-of-other-case',
    what: 'a macro is called in the place of an operation whose name differs in case',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: '      macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
        by: '      macros.set(textArgument(`${owner}.macro(name)`, name), macro);\n      for (let level: object | null = this.prototype; level !== null; level = Object.getPrototypeOf(level)) {\n        for (const own of Object.getOwnPropertyNames(level)) {\n          if (own === name || own.toLowerCase() !== name.toLowerCase()) continue;\n          Reflect.set(level, own, (...args: unknown[]) => invoke(macro, args));\n        }\n      }',
      },
    ],
    caughtBy: { 'resource-macro-own-operation-wins': 'expected: {"id": 1}' },
  },
  {
    id: 'collects-open-to-all',
    what: 'collects can be called from outside',
    level: 'observed',
    changes: [
      {
        file: delegation,
        replaces: 'if (macros.has(name)) return invoke(macros.get(name), args, this);',
        by: "if (macros.has(name)) return invoke(macros.get(name), args, this);\n    if (name === 'collects') return Reflect.apply((this as any).collects, this, []);",
      },
    ],
    caughtBy: {
      'resource-protected-collects-from-outside': expectedReceived('an error', '"JsonResource"'),
    },
  },
];

module.exports = { delegationFaults };

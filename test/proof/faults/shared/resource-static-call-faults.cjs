const { expectedReceived } = require('../../in-words.cjs');

const errors = 'src/reference/errors.ts';
const macroable = 'src/reference/php/macroable.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** What features/shared/resource-static-call.feature must notice. */
const resourceStaticCallFaults = [
  {
    id: 'missing-static-is-logic',
    what: 'a static call that nobody answers is a Logic error',
    level: 'stated',
    file: errors,
    replaces: 'return new BadMethodCallException(`Method ',
    by: 'return new LogicException(`Method ',
    caughtBy: {
      'resource-static-call-unknown-stated': expectedReceived(
        'a BadMethodCall error',
        'Logic error (LogicException): Method PostResource::publish does not exist.',
      ),
    },
  },
  {
    id: 'macro-drops-arguments',
    what: 'a macro gets no arguments',
    level: 'stated',
    changes: [
      {
        file: macroable,
        replaces:
          "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
        by: 'return invoke(macros.get(name), [], null);',
      },
      {
        file: delegate,
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), [], this);',
      },
    ],
    caughtBy: { 'resource-static-call-operation': expectedReceived('"Ada, Bo and Cy"', '",  and "') },
  },
  {
    id: 'static-call-drops-arguments',
    what: 'a macro called on the class gets no arguments',
    level: 'stated',
    file: macroable,
    replaces: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
    by: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters).slice(0, 0), null);",
    caughtBy: { 'resource-static-call-operation': expectedReceived('"Ada, Bo and Cy"', '",  and "') },
  },
  {
    id: 'two-arguments-through-call-static',
    what: '__callStatic hands two arguments on',
    level: 'stated',
    file: macroable,
    replaces: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
    by: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters).slice(0, 2), null);",
    caughtBy: { 'resource-static-call-operation': expectedReceived('"Ada, Bo and Cy"', '"Ada, Bo and "') },
  },
  {
    id: 'null-of-static-macro-is-none',
    what: 'a macro that gives null counts as none when it is called on the class',
    level: 'observed',
    file: macroable,
    replaces: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
    by: `const given = invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);
      if (given === null || given === undefined) throw methodDoesNotExist(className(this), name);
      return given;`,
    caughtBy: {
      'resource-static-call-null-operation': expectedReceived(
        'null',
        'BadMethodCall error (BadMethodCallException): Method PostResource::nothing does not exist.',
      ),
    },
  },
  {
    id: 'static-macro-object-no-arguments',
    what: 'an object registered as a macro gets no arguments through __callStatic',
    level: 'observed',
    file: macroable,
    replaces: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
    by: "return invoke(macros.get(name), typeof macros.get(name) === 'function' ? listArgument('__callStatic(parameters)', parameters) : [], null);",
    caughtBy: {
      'resource-static-call-callable-operation': expectedReceived('"Hello Ada"', '"Hello "'),
    },
  },
  {
    id: 'call-static-list',
    what: 'a list is several arguments of a static call',
    level: 'stated',
    file: macroable,
    replaces: `return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);`,
    by: `return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters).flat(), null);`,
    caughtBy: { 'resource-static-call-list': expectedReceived('[["a", "b"]]', '["a", "b"]') },
  },
  {
    id: 'static-macro-once',
    what: 'a macro can be called once on a class',
    level: 'stated',
    file: macroable,
    replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
    by: 'return (...args: unknown[]) => { const f = macros.get(name); macros.delete(name); return invoke(f, args, null); };',
    caughtBy: {
      'resource-static-call-again': expectedReceived(
        '"Hello Bo"',
        'BadMethodCall error (BadMethodCallException): Method JsonResource::greet does not exist.',
      ),
    },
  },
  {
    id: 'static-macro-gets-three-arguments',
    what: 'a macro that is called on a class gets no more than three arguments',
    level: 'observed',
    changes: [
      {
        file: macroable,
        replaces: "listArgument('__callStatic(parameters)', parameters), null)",
        by: "listArgument('__callStatic(parameters)', parameters).slice(0, 3), null)",
      },
      {
        file: macroable,
        replaces: 'invoke(macros.get(name), args, null)',
        by: 'invoke(macros.get(name), args.slice(0, 3), null)',
      },
    ],
    caughtBy: {
      'resource-static-call-arguments/many': expectedReceived(
        '[1, null, "c", ["d"], 5, null]',
        '[1, null, "c"]',
      ),
      'resource-static-call-operation-arguments/many': expectedReceived(
        '[1, null, "c", ["d"], 5, null]',
        '[1, null, "c"]',
      ),
    },
  },
  {
    id: 'collections-without-static-macros',
    what: 'the class of collections does not answer static calls of macros',
    level: 'stated',
    changes: [
      {
        file: macroable,
        replaces: 'if (!macros.has(name) || !self.hasMacro(name)) return undefined;',
        by: "if (!macros.has(name) || !self.hasMacro(name) || self.name.endsWith('Collection')) return undefined;",
      },
      {
        file: macroable,
        replaces: 'if (!this.hasMacro(name)) throw',
        by: "if (!this.hasMacro(name) || this.name.endsWith('Collection')) throw",
      },
    ],
    caughtBy: { 'collection-static-call-macro': 'greet' },
  },
  {
    id: 'static-macro-falsy-is-null',
    what: 'a macro that is called on a class gives null in place of 0, false and an empty text',
    level: 'stated',
    file: macroable,
    replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
    by: 'return (...args: unknown[]) => invoke(macros.get(name), args, null) || null;',
    caughtBy: {
      'resource-static-call-falsy-result/false': expectedReceived('false', 'null'),
      'resource-static-call-falsy-result/zero': expectedReceived('0', 'null'),
      'resource-static-call-falsy-result/empty-text': expectedReceived('""', 'null'),
    },
  },
];

module.exports = { resourceStaticCallFaults };

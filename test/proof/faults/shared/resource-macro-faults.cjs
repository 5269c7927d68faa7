const { expectedReceived } = require('../../in-words.cjs');

const macroable = 'src/reference/php/macroable.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** What features/shared/resource-macro.feature must notice. */
const resourceMacroFaults = [
  {
    id: 'macro-unbound',
    what: 'a macro called on a resource does not see the resource',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args);',
    caughtBy: { 'resource-macro-bound-to-each': expectedReceived('1', 'null') },
  },
  {
    id: 'macro-called-in-any-case',
    what: 'a call finds a macro whose name differs in case',
    level: 'observed',
    file: delegate,
    replaces: '    if (answersMacro(this, name)) return',
    by: `    const like = [...macros.keys()].find((known) => known.toLowerCase() === name.toLowerCase());
    if (like !== undefined) return invoke(macros.get(like), args, this);
    if (answersMacro(this, name)) return`,
    caughtBy: { 'resource-macro-case-called': expectedReceived('"capital"', '"small"') },
  },
  {
    id: 'macro-hides-operation-of-other-case',
    what: 'a macro is called in the place of an operation whose name differs in case',
    level: 'observed',
    file: macroable,
    replaces: '      macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: `      macros.set(textArgument(\`\${owner}.macro(name)\`, name), macro);
      for (let level: object | null = this.prototype; level !== null; level = Object.getPrototypeOf(level)) {
        for (const own of Object.getOwnPropertyNames(level)) {
          if (own === name || own.toLowerCase() !== name.toLowerCase()) continue;
          Reflect.set(level, own, (...args: unknown[]) => invoke(macro, args));
        }
      }`,
    caughtBy: { 'resource-macro-own-operation-wins': 'expected: {"id": 1}' },
  },
  {
    id: 'macro-gives-nothing',
    what: 'the result of a macro is lost',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return void invoke(macros.get(name), args, this) ?? null;',
    caughtBy: { 'resource-macro-called': expectedReceived('"Hello"', 'null') },
  },
  {
    id: 'macro-result-remembered',
    what: 'a macro is called once on each resource',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return (((this as any).told ??= {})[name] ??= invoke(macros.get(name), args, this));',
    caughtBy: { 'resource-macro-called-again': expectedReceived('"Hello Bo"', '"Hello Ada"') },
  },
  {
    id: 'macros-of-single-resources',
    what: 'a collection of resources does not answer to a macro',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: "if (macros.has(name) && !('collection' in this)) return invoke(macros.get(name), args, this);",
    caughtBy: { 'collection-macro-called': 'expected: "Hello Ada"' },
  },
  {
    id: 'one-argument-for-a-macro',
    what: 'a macro gets one argument of a call',
    level: 'stated',
    changes: [
      {
        file: macroable,
        replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
        by: 'return (...args: unknown[]) => invoke(macros.get(name), args.slice(0, 1), null);',
      },
      {
        file: delegate,
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), args.slice(0, 1), this);',
      },
    ],
    caughtBy: {
      'resource-macro-called-with-two': expectedReceived('"Ada and Bo"', '"Ada and "'),
      'resource-static-call-with-two': expectedReceived('"Ada and Bo"', '"Ada and "'),
    },
  },
  {
    id: 'macro-list-spread',
    what: 'a macro that is called with one list gets the values of the list',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args.length === 1 && Array.isArray(args[0]) ? args[0] : args, this);',
    caughtBy: { 'resource-macro-arguments/list': expectedReceived('[["a", "b"]]', '["a", "b"]') },
  },
  {
    id: 'falsy-macro-result-lost',
    what: 'what is not true is not given as the result of a macro',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this) || null;',
    caughtBy: {
      'resource-macro-falsy-result/false': expectedReceived('false', 'null'),
      'resource-macro-falsy-result/zero': expectedReceived('0', 'null'),
      'resource-macro-falsy-result/empty-text': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'macro-of-operation-not-registered',
    what: 'a macro with the name of an operation is not registered',
    level: 'observed',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: `const key = textArgument(\`\${owner}.macro(name)\`, name);
      if (!(key in (this as any).prototype)) macros.set(key, macro);`,
    caughtBy: { 'resource-macro-own-operation-registered': expectedReceived('true', 'false') },
  },
  {
    id: 'macro-of-first-call',
    what: 'an object calls the macro that it called first under a name',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: `const known: Map<string, unknown> = ((this as any).$known ??= new Map());
    if (macros.has(name) && !known.has(name)) known.set(name, macros.get(name));
    if (answersMacro(this, name)) return invoke(known.get(name), args, this);`,
    caughtBy: {
      'resource-macro-replaced-after-call': expectedReceived('"Good morning"', '"Hello"'),
    },
  },
  {
    id: 'macro-bound-to-underlying',
    what: 'a macro is bound to the underlying object, if there is one',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, underlying.hasMembers(this.resource) ? this.resource : this);',
    caughtBy: {
      'resource-macro-bound': expectedReceived('the subject itself', '<Model o2>'),
    },
  },
  {
    id: 'macro-error-forwarded',
    what: 'where a macro fails the underlying object is called',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: `try {
      if (answersMacro(this, name)) return invoke(macros.get(name), args, this);
    } catch (error) {
      if (typeof (this.resource as any)?.[name] !== 'function') throw error;
    }`,
    caughtBy: {
      'resource-macro-error': expectedReceived('a Logic error saying "boom"', '1'),
    },
  },
  {
    id: 'macro-name-zero-lost',
    what: 'a macro whose name counts as false is not registered',
    level: 'observed',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: "if (name !== '0') macros.set(textArgument(`${owner}.macro(name)`, name), macro);",
    caughtBy: {
      'resource-macro-names/zero': expectedReceived(
        '"found"',
        'BadMethodCall error (BadMethodCallException): Method JsonResource::0 does not exist.',
      ),
    },
  },
  {
    id: 'macro-hidden-by-protected',
    what: 'a macro that has the name of a protected operation is not called',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return',
    by: 'if (!(name in this) && answersMacro(this, name)) return',
    caughtBy: {
      'resource-macro-beats-protected': expectedReceived(
        '"macro"',
        'Generic error (Error): Call to a member function when() on [OrderedMap]',
      ),
    },
  },
  {
    id: 'macro-bound-inside',
    what: 'a macro called on a resource of a resource is bound to the inner one',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this.resource instanceof Delegate ? this.resource : this);',
    caughtBy: { 'resource-macro-bound-outside': expectedReceived('the subject itself', '<PostResource o2>') },
  },
  {
    id: 'callable-objects-with-one-argument',
    what: 'an object that can be called gets the first argument alone',
    level: 'observed',
    file: 'src/reference/php/calls.ts',
    replaces: 'Reflect.apply(callable.__invoke, callable, args)',
    by: 'Reflect.apply(callable.__invoke, callable, args.slice(0, 1))',
    caughtBy: { 'resource-macro-callable-object-arguments': expectedReceived('["Ada", "Bo"]', '["Ada"]') },
  },
  {
    id: 'static-call-remembers-macro',
    what: 'a static call of a macro by its name runs the one that the first such call ran',
    level: 'observed',
    file: macroable,
    replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
    by: `const called = ((macros as any).called ??= {});
    called[name] ??= macros.get(name);
    return (...args: unknown[]) => invoke(called[name], args, null);`,
    caughtBy: {
      'resource-macro-replaced-after-static-call/name': expectedReceived('"Good morning"', '"Hello"'),
    },
  },
  {
    id: 'static-operation-remembers-macro',
    what: '__callStatic runs the macro that it ran first under a name',
    level: 'observed',
    file: macroable,
    replaces: "invoke(macros.get(name), listArgument('__callStatic(parameters)'",
    by: "invoke((((macros as any).called ??= {})[name] ??= macros.get(name)), listArgument('__callStatic(parameters)'",
    caughtBy: {
      'resource-macro-replaced-after-static-call/static': expectedReceived('"Good morning"', '"Hello"'),
    },
  },
  {
    id: 'macro-gets-three-arguments',
    what: 'a macro gets no more than three arguments',
    level: 'stated',
    file: delegate,
    replaces: 'invoke(macros.get(name), args, this)',
    by: 'invoke(macros.get(name), args.slice(0, 3), this)',
    caughtBy: {
      'resource-macro-arguments/many': expectedReceived('["a", null, 3, [4], 5, null]', '["a", null, 3]'),
    },
  },
  {
    id: 'macro-that-gives-null-passed-over',
    what: 'a macro that gives null counts as one that did not answer',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'const answer = answersMacro(this, name) ? invoke(macros.get(name), args, this) : null;\n    if (answer !== null) return answer;',
    caughtBy: {
      'resource-macro-falsy-result/null': expectedReceived(
        'null',
        'Generic error (Error): Call to a member function give() on []',
      ),
    },
  },
  {
    id: 'falsy-arguments-lost',
    what: 'arguments of a macro that count as false are lost',
    level: 'stated',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: 'if (answersMacro(this, name)) return invoke(macros.get(name), args.filter(Boolean), this);',
    caughtBy: { 'resource-macro-arguments/falsy': expectedReceived('[0, false, ""]', '[]') },
  },
  {
    id: 'macro-returns-it',
    what: 'macro returns what it has registered',
    level: 'stated',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: `macros.set(textArgument(\`\${owner}.macro(name)\`, name), macro);
      return macro as never;`,
    caughtBy: {
      'resource-macro-gives-nothing': expectedReceived('null', '<Closure o1>'),
    },
  },
  {
    id: 'macros-not-of-collections',
    what: 'classes of collections do not know the macros of resources',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: `return macros.has(name) && !('cachedCollectsAttributes' in this);`,
    caughtBy: {
      'resource-macro-of-subclass': expectedReceived('true', 'false'),
    },
  },
];

module.exports = { resourceMacroFaults };

const { expectedReceived } = require('../../in-words.cjs');

const macroable = 'src/reference/php/macroable.ts';
const resetState = 'src/reference/reset-state.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** What features/shared/resource-has-macro.feature must notice. */
const resourceHasMacroFaults = [
  {
    id: 'has-macro-always',
    what: 'hasMacro is always true',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: 'return true;',
    caughtBy: { 'resource-has-macro/goodbye': expectedReceived('false', 'true') },
  },
  {
    id: 'has-macro-never',
    what: 'hasMacro is always false',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: 'return false;',
    caughtBy: { 'resource-has-macro/hello': expectedReceived('true', 'false') },
  },
  {
    id: 'has-macro-remembered',
    what: 'whether a macro is registered is found out once for each name',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: `const known = ((this as any).$asked ??= new Map());
      if (!known.has(name)) known.set(name, macros.has(name));
      return known.get(name);`,
    caughtBy: {
      'resource-has-macro-asked-before': expectedReceived('true', 'false'),
      'resource-flush-macros-asked-before': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'operations-are-macros',
    what: 'the operations of the class count as macros',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: 'return macros.has(name) || name in this.prototype;',
    caughtBy: { 'resource-has-macro/resolve': expectedReceived('false', 'true') },
  },
  {
    id: 'macros-not-cleared',
    what: 'flushMacros clears nothing',
    level: 'stated',
    changes: [
      { file: macroable, replaces: 'macros.clear();', by: '' },
      {
        file: resetState,
        replaces: 'JsonResource.flushMacros();',
        by: '(JsonResource as any).macros.clear();',
      },
    ],
    caughtBy: { 'resource-flush-macros-all-stated/first': expectedReceived('false', 'true') },
  },
  {
    id: 'macro-names-in-any-case',
    what: 'macros are known by their names in any case',
    level: 'observed',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: 'return [...macros.keys()].some((known) => known.toLowerCase() === name.toLowerCase());',
    caughtBy: { 'resource-has-macro-other-case': expectedReceived('false', 'true') },
  },
  {
    id: 'mixed-in-macros-not-cleared',
    what: 'flushMacros clears no macro that was mixed in',
    level: 'stated',
    changes: [
      {
        file: macroable,
        replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
        by: 'this.macro(name, Object.assign(invoke(method, [], mixin) as Callable, { mixedIn: true }));',
      },
      {
        file: macroable,
        replaces: 'macros.clear();',
        by: 'for (const [name, macro] of [...macros]) if ((macro as any).mixedIn !== true) macros.delete(name);',
      },
      {
        file: resetState,
        replaces: 'JsonResource.flushMacros();',
        by: '(JsonResource as any).macros.clear();',
      },
    ],
    caughtBy: { 'resource-flush-macros-mixed-in': expectedReceived('false', 'true') },
  },
  {
    id: 'flush-forgets-one-macro',
    what: 'flushMacros forgets the first macro alone',
    level: 'stated',
    file: macroable,
    replaces: 'macros.clear();',
    by: 'for (const name of [...macros.keys()].slice(0, 1)) macros.delete(name);',
    caughtBy: { 'resource-flush-macros-all-stated/second': expectedReceived('false', 'true') },
  },
  {
    id: 'wrapping-flushed-with-macros',
    what: 'clearing the macros takes the wrapper key back as well',
    level: 'stated',
    file: macroable,
    replaces: 'static flushMacros(): void {',
    by: `static flushMacros(): void {
      if (Reflect.has(this, '$wrap')) Reflect.set(this, '$wrap', 'data');`,
    caughtBy: { 'resource-flush-macros-keeps-wrapping': expectedReceived('"items"', '"data"') },
  },
  {
    id: 'earlier-macro-lost',
    what: 'registering a macro takes the place of all others',
    level: 'stated',
    file: macroable,
    replaces: 'macros.set(textArgument(',
    by: `macros.clear();
      macros.set(textArgument(`,
    caughtBy: { 'resource-has-macro-earlier/earlier': 'expected: true' },
  },
  {
    id: 'static-operation-is-macro',
    what: 'hasMacro knows the static operations of the class',
    level: 'stated',
    file: macroable,
    replaces: `return macros.has(name);
    }`,
    by: `return macros.has(name) || (Object.hasOwn(this, name) && typeof Reflect.get(this, name) === 'function');
    }`,
    caughtBy: {
      'resource-has-macro/wrap': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'inherited-name-is-macro',
    what: 'hasMacro knows the names that every object has',
    level: 'stated',
    file: macroable,
    replaces: `return macros.has(name);
    }`,
    by: `return macros.has(name) || name in {};
    }`,
    caughtBy: {
      'resource-has-macro/constructor': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'macro-with-a-name-of-the-language',
    what: 'a macro with a name that every function of the language has is not registered',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: 'return macros.has(name) && !(name in Function.prototype);',
    caughtBy: {
      'resource-has-macro-language-name/constructor': expectedReceived('true', 'false'),
      'resource-has-macro-language-name/to-string': expectedReceived('true', 'false'),
      'resource-has-macro-language-name/length': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'macro-names-begin-small',
    what: 'the name of a macro is registered with a small first letter',
    level: 'stated',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: 'macros.set(name.replace(/^./, (letter) => letter.toLowerCase()), macro);',
    caughtBy: {
      'resource-has-macro-language-name/capital': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'macro-kept-by-the-object',
    what: 'an object keeps a macro that it was called with once',
    level: 'stated',
    changes: [
      {
        file: delegate,
        replaces: "import * as underlying from './underlying-value';",
        by: `import * as underlying from './underlying-value';

const kept = new WeakMap<object, Map<string, any>>();
function keptBy(resource: object): Map<string, any> {
  const own = kept.get(resource) ?? new Map();
  kept.set(resource, own);
  return own;
}`,
      },
      {
        file: delegate,
        replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
        by: `const kept: Map<string, any> = keptBy(this);
    if (answersMacro(this, name)) kept.set(name, macros.get(name));
    if (kept.has(name)) return invoke(kept.get(name), args, this);`,
      },
      {
        file: delegate,
        replaces: 'if (isFunction(member) || answersMacro(self, name)) {',
        by: 'if (isFunction(member) || answersMacro(self, name) || keptBy(self).has(name)) {',
      },
    ],
    caughtBy: {
      'resource-flush-macros-called-before': 'received: "Hello"',
    },
  },
  {
    id: 'macro-of-a-class-callable-after-flush',
    what: 'a macro of a class can be called after it was cleared',
    level: 'stated',
    changes: [
      {
        file: macroable,
        replaces: 'macros.clear();',
        by: `Reflect.set(macros, 'cleared', new Map(macros));
      macros.clear();`,
      },
      {
        file: macroable,
        replaces: 'if (!this.hasMacro(name)) throw methodDoesNotExist(className(this), name);',
        by: `const cleared = Reflect.get(macros, 'cleared')?.get(name);
      if (!this.hasMacro(name) && cleared) return invoke(cleared, listArgument('__callStatic(parameters)', parameters), null);
      if (!this.hasMacro(name)) throw methodDoesNotExist(className(this), name);`,
      },
    ],
    caughtBy: {
      'resource-flush-macros-static-call': 'received: "Hello"',
    },
  },
  {
    id: 'macros-not-cleared-by-collections',
    what: 'flushMacros of the class of collections clears nothing',
    level: 'stated',
    file: macroable,
    replaces: 'macros.clear();',
    by: "if (this.name !== 'AnonymousResourceCollection') macros.clear();",
    caughtBy: {
      'collection-flush-macros-stated': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'names-of-cleared-macros-kept',
    what: 'the property that holds the macros has the names of cleared ones still',
    level: 'observed',
    changes: [
      {
        file: macroable,
        replaces: 'macros.clear();',
        by: 'for (const name of macros.keys()) macros.set(name, null);',
      },
      {
        file: macroable,
        replaces: 'return macros.has(name);',
        by: 'return (macros.get(name) ?? null) !== null;',
      },
    ],
    caughtBy: { 'resource-flush-macros-property': expectedReceived('[]', '{"hello": null}') },
  },
  {
    id: 'macro-names-are-patterns',
    what: 'an asterisk in the name that hasMacro is asked for stands for any letters',
    level: 'stated',
    file: macroable,
    replaces: 'return macros.has(name);',
    by: "return macros.has(name) || [...macros.keys()].some((known) => name.endsWith('*') && known.startsWith(name.slice(0, -1)));",
    caughtBy: { 'resource-has-macro-pattern': expectedReceived('false', 'true') },
  },
  {
    id: 'macro-not-registered',
    what: 'macro registers nothing',
    level: 'stated',
    file: macroable,
    replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
    by: '',
    caughtBy: { 'resource-has-macro/hello': expectedReceived('true', 'false') },
  },
  {
    id: 'flush-macros-counts',
    what: 'flushMacros returns how many macros there were',
    level: 'stated',
    file: macroable,
    replaces: 'macros.clear();',
    by: `const { size } = macros;
      macros.clear();
      return size as never;`,
    caughtBy: {
      'resource-flush-macros-gives-nothing': expectedReceived('null', '1'),
    },
  },
];

module.exports = { resourceHasMacroFaults };

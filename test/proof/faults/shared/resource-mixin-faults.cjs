const { expectedReceived } = require('../../in-words.cjs');

const macroable = 'src/reference/php/macroable.ts';

/** What features/shared/resource-mixin.feature must notice. */
const resourceMixinFaults = [
  {
    id: 'mixin-always-replaces',
    what: 'mixin replaces macros although it was told not to',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name)) this.macro(',
    by: 'this.macro(',
    caughtBy: { 'resource-mixin-replace/keeps': expectedReceived('"Hello Ada"', '"Yo"') },
  },
  {
    id: 'mixin-kept-out',
    what: 'a mixin that replaces nothing registers nothing',
    level: 'stated',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name)) this.macro',
    by: 'if (replace) this.macro',
    caughtBy: { 'resource-mixin-no-replace-registers': 'expected: true' },
  },
  {
    id: 'mixin-registers-nothing',
    what: 'mixin registers nothing',
    level: 'stated',
    file: macroable,
    replaces: 'of methodsOf(mixin)',
    by: 'of [] as [string, unknown][]',
    caughtBy: { 'resource-mixin-registers': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-first-only',
    what: 'mixin registers the first method only',
    level: 'stated',
    file: macroable,
    replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);\n',
    by: `this.macro(name, invoke(method, [], mixin) as Callable);
        break;
`,
    caughtBy: { 'resource-mixin-registers-each/wave': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-keeps-by-default',
    what: 'mixin does not replace macros unless told to',
    level: 'stated',
    file: macroable,
    replaces: 'mixin(mixin: object, replaces = true)',
    by: 'mixin(mixin: object, replaces = false)',
    caughtBy: { 'resource-mixin-replace-on/default': expectedReceived('no call', '1 call: [[]]') },
  },
  {
    id: 'mixin-not-asked',
    what: 'mixin registers the methods themselves instead of what they give',
    level: 'observed',
    file: macroable,
    replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
    by: 'this.macro(name, method as Callable);',
    caughtBy: { 'resource-mixin-public': expectedReceived('"Hello Ada"', '<Closure o2>') },
  },
  {
    id: 'mixin-method-unbound',
    what: 'mixin asks its methods without the object',
    level: 'observed',
    file: macroable,
    replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
    by: 'this.macro(name, invoke(method, [], {}) as Callable);',
    caughtBy: {
      'resource-mixin-method-bound': expectedReceived(
        'no error',
        'Generic error (TypeError): words() was called on a map',
      ),
    },
  },
  {
    id: 'mixin-forgets-macros',
    what: 'a mixin that replaces takes all other macros away',
    level: 'stated',
    file: macroable,
    replaces: 'for (const [name, method] of methodsOf(mixin)) {',
    by: `if (replace) macros.clear();
      for (const [name, method] of methodsOf(mixin)) {`,
    caughtBy: { 'resource-mixin-others-stay': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-own-methods',
    what: 'a mixin registers the methods that its own class declares, not the inherited ones',
    level: 'stated',
    file: macroable,
    replaces: 'for (const [name, method] of methodsOf(mixin)) {',
    by: `for (const [name, method] of methodsOf(mixin)) {
        if (!Object.hasOwn(Object.getPrototypeOf(mixin) as object, name)) continue;`,
    caughtBy: { 'resource-mixin-registers-each/wave': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-kept-method-called',
    what: 'a method is called although its macro is kept',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);',
    by: 'const made = invoke(method, [], mixin) as Callable; if (replace || !this.hasMacro(name)) this.macro(name, made);',
    caughtBy: {
      'resource-mixin-kept-not-called': expectedReceived('no call', '1 call: [[]]'),
    },
  },
  {
    id: 'mixin-once',
    what: 'an object is mixed in once',
    level: 'stated',
    file: macroable,
    replaces: 'for (const [name, method] of methodsOf(mixin)) {',
    by: `const seen: WeakSet<object> = ((Macroable as any).$seen ??= new WeakSet());
      if (seen.has(mixin)) return;
      seen.add(mixin);
      for (const [name, method] of methodsOf(mixin)) {`,
    caughtBy: {
      'resource-mixin-again': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'mixin-flag-of-number',
    what: 'mixin replaces macros unless the flag is false itself',
    level: 'observed',
    file: macroable,
    replaces: 'const replace = booleanArgument(`${owner}.mixin(replace)`, replaces);',
    by: 'const replace = replaces !== false;',
    caughtBy: {
      'resource-mixin-replace/zero': expectedReceived('"Hello Ada"', '"Yo"'),
    },
  },
  {
    id: 'mixin-all-or-nothing',
    what: 'a method that fails keeps all macros of its object from being registered',
    level: 'observed',
    file: macroable,
    replaces: `for (const [name, method] of methodsOf(mixin)) {
        if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
      }`,
    by: `const made = [...methodsOf(mixin)]
        .filter(([name]) => replace || !this.hasMacro(name))
        .map(([name, method]) => [name, invoke(method, [], mixin) as Callable] as const);
      for (const [name, macro] of made) this.macro(name, macro);`,
    caughtBy: {
      'resource-mixin-error-midway/before': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'mixin-goes-on-after-error',
    what: 'the methods after one that fails are mixed in before the error is raised',
    level: 'observed',
    file: macroable,
    replaces: `for (const [name, method] of methodsOf(mixin)) {
        if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
      }`,
    by: `const errors: unknown[] = [];
      for (const [name, method] of methodsOf(mixin)) {
        try {
          if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
        } catch (error) {
          errors.push(error);
        }
      }
      for (const error of errors) throw error;`,
    caughtBy: {
      'resource-mixin-error-midway/after': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'mixin-leaves-out-operations',
    what: 'a method that has the name of an operation is not mixed in',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name)) this.macro',
    by: 'if (!(name in this.prototype) && (replace || !this.hasMacro(name))) this.macro',
    caughtBy: { 'resource-mixin-own-operation': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-declared',
    what: 'a declared operation counts as a macro that is there already',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name))',
    by: 'if (replace || !(this.hasMacro(name) || name in (this as any).prototype))',
    caughtBy: { 'resource-mixin-no-replace-declared': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-replaces-for-true-alone',
    what: 'mixin replaces macros only when the flag is true itself',
    level: 'observed',
    file: macroable,
    replaces: 'const replace = booleanArgument(`${owner}.mixin(replace)`, replaces);',
    by: 'const replace = replaces === true;',
    caughtBy: { 'resource-mixin-loose-flag': expectedReceived('"Bye"', '"Good day"') },
  },
  {
    id: 'method-of-the-parent-mixed-in-as-well',
    what: 'both methods are mixed in where one overrides the other',
    level: 'stated',
    file: macroable,
    replaces: "if (name === 'constructor' || methods.has(name)) continue;",
    by: "if (name === 'constructor') continue;",
    caughtBy: {
      'resource-mixin-overridden-stated': expectedReceived('no call', '1 call: [[]]'),
    },
  },
  {
    id: 'nothing-mixed-into-collections',
    what: 'a mixin of the class of collections does nothing',
    level: 'stated',
    file: macroable,
    replaces: 'for (const [name, method] of methodsOf(mixin)) {',
    by: "for (const [name, method] of className(this).endsWith('Collection') ? [] : methodsOf(mixin)) {",
    caughtBy: { 'collection-mixin': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-returns-the-object',
    what: 'mixin returns the object that was mixed in',
    level: 'stated',
    file: macroable,
    replaces: `if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
      }`,
    by: `if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
      }
      return mixin as never;`,
    caughtBy: {
      'resource-mixin-void': expectedReceived('null', '<Manners o2>'),
    },
  },
  {
    id: 'mixin-ends-at-a-name-that-is-taken',
    what: 'a mixin that replaces nothing ends at the first name that is taken',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name)) this.macro(',
    by: `if (!replace && this.hasMacro(name)) return;
        this.macro(`,
    caughtBy: { 'resource-mixin-no-replace-adds/wave': expectedReceived('true', 'false') },
  },
];

module.exports = { resourceMixinFaults };

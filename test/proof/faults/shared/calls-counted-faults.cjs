const { expectedReceived } = require('../../in-words.cjs');

const macroable = 'src/reference/php/macroable.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** What features/shared/calls-counted.feature must notice. */
const callsCountedFaults = [
  {
    id: 'decorated-call-twice',
    what: 'forwardDecoratedCallTo makes the call once more to see what it gives',
    level: 'observed',
    file: delegate,
    replaces: 'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    by: `this.forwardCallTo(object, method, parameters);
    return decorated(this, object, this.forwardCallTo(object, method, parameters));`,
    caughtBy: { 'shared-call-counted/resource-decorated': 'say' },
  },
  {
    id: 'static-macro-twice',
    what: 'a macro that is called statically is called twice',
    level: 'observed',
    file: macroable,
    replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
    by: 'return (...args: unknown[]) => (invoke(macros.get(name), args, null), invoke(macros.get(name), args, null));',
    caughtBy: { 'resource-static-call-counted': 'say' },
  },
  {
    id: 'decorated-target-copied',
    what: 'forwardDecoratedCallTo calls a copy of the collection',
    level: 'observed',
    file: delegate,
    replaces: 'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    by: `const called: any = typeof object === 'object' && object !== null && 'all' in object ? (object as any).map((item: unknown) => item) : object;
    return decorated(this, called, this.forwardCallTo(called, method, parameters));`,
    caughtBy: { 'shared-call-target/resource-decorated': expectedReceived('["Ann", "Ben"]', '["Ann"]') },
  },
  {
    id: 'failed-macro-called-again',
    what: 'a macro that fails is called once more without its object',
    level: 'observed',
    file: delegate,
    replaces: 'if (answersMacro(this, name)) return invoke(macros.get(name), args, this);',
    by: `if (answersMacro(this, name)) {
      try {
        return invoke(macros.get(name), args, this);
      } catch {
        return invoke(macros.get(name), args, null);
      }
    }`,
    caughtBy: { 'resource-failed-call-counted': 'say' },
  },
  {
    id: 'failed-static-macro-called-again',
    what: 'a macro that fails on a class is called once more with the class',
    level: 'observed',
    file: macroable,
    replaces: 'return (...args: unknown[]) => invoke(macros.get(name), args, null);',
    by: `return (...args: unknown[]) => {
      try {
        return invoke(macros.get(name), args, null);
      } catch {
        return invoke(macros.get(name), args, self);
      }
    };`,
    caughtBy: { 'resource-failed-static-call-counted': 'say' },
  },
];

module.exports = { callsCountedFaults };

const { expectedReceived } = require('../../in-words.cjs');

const macroable = 'src/reference/php/macroable.ts';
const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const calls = 'src/reference/php/calls.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** What features/self-calls/shared.feature must notice. */
const sharedFaults = [
  {
    id: 'decorated-passes-by-forward',
    what: 'forwardDecoratedCallTo of a resource passes by its own forwardCallTo',
    level: 'observed',
    file: delegate,
    replaces: 'decorated(this, object, this.forwardCallTo(object, method, parameters))',
    by: 'decorated(this, object, forwardCallTo(this, object, method, parameters))',
    caughtBy: { 'shared-self-call-forward/resource-decorated': expectedReceived('"own"', '') },
  },
  {
    id: 'page-decorated-passes-by-forward',
    what: 'forwardDecoratedCallTo of a paginator passes by its own forwardCallTo',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'decorated(this, object, this.forwardCallTo(object, method, parameters))',
    by: 'decorated(this, object, forwardCallTo(this, object, method, parameters))',
    caughtBy: { 'shared-self-call-forward/paginator-decorated': expectedReceived('"own"', '') },
  },
  {
    id: 'page-call-passes-by-forward',
    what: 'a dynamic call on a paginator passes by its own forwardCallTo',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.forwardCallTo(this.getCollection(), method, parameters);',
    by: 'return forwardCallTo(this, this.getCollection(), method, parameters);',
    caughtBy: { 'shared-self-call-forward/paginator-call': expectedReceived('"own"', '"Ada"') },
  },
  {
    id: 'unknown-raised-past-class',
    what: 'the error for a method that does not exist is raised past throwBadMethodCallException',
    level: 'observed',
    file: calls,
    replaces: 'return (caller as Forwarder).constructor.throwBadMethodCallException(name);',
    by: 'throw callToUndefinedMethod(className(caller), name);',
    caughtBy: {
      'shared-self-call-throw/resource': 'a Logic error saying "own"',
      'shared-self-call-throw/paginator': 'a Logic error saying "own"',
    },
  },
  {
    id: 'resource-call-past-forward',
    what: 'a call on a resource does not go through forwardCallTo',
    level: 'observed',
    file: delegate,
    replaces: 'return this.forwardCallTo(this.resource, name, args);',
    by: 'return forwardCallTo(this, this.resource, name, args);',
    caughtBy: {
      'shared-self-call-forward/resource-call': expectedReceived('"own"', '5'),
    },
  },
  {
    id: 'call-passes-by-has-macro',
    what: 'a call finds a macro without hasMacro',
    level: 'observed',
    file: delegate,
    replaces: 'return macros.has(name) && (self.constructor as typeof Delegate).hasMacro(name);',
    by: 'return macros.has(name) && Delegate.isPrototypeOf(self.constructor);',
    caughtBy: {
      'shared-self-call-has-macro': expectedReceived('7', '"macro"'),
    },
  },
  {
    id: 'static-call-passes-by-has-macro',
    what: 'a static call finds a macro without hasMacro',
    level: 'observed',
    file: macroable,
    replaces: 'if (!macros.has(name) || !self.hasMacro(name)) return undefined;',
    by: 'if (!macros.has(name) || !self) return undefined;',
    caughtBy: {
      'shared-self-call-static-has-macro': expectedReceived('a BadMethodCall error', '"macro"'),
    },
  },
  {
    id: 'mixin-passes-by-has-macro',
    what: 'mixin finds a macro without hasMacro',
    level: 'observed',
    file: macroable,
    replaces: 'if (replace || !this.hasMacro(name))',
    by: 'if (replace || !macros.has(name))',
    caughtBy: {
      'shared-self-call-mixin-has-macro': expectedReceived('"words"', '"macro"'),
    },
  },
];

module.exports = { sharedFaults };

const { expectedReceived } = require('./in-words.cjs');

const items = 'src/reference/paginator/abstract-paginator.ts';
const delegation = 'src/reference/resource/delegate.ts';
const macros = 'src/reference/php/macroable.ts';
const forwarding = 'src/reference/php/calls.ts';
const errors = 'src/reference/errors.ts';
const reset = 'src/reference/reset-state.ts';

/** What the document says of delegation, calls and macros, and a faulty resource does not do. */
const statedDelegationFaults = [
  {
    id: 'route-key-null',
    what: 'getRouteKey gives nothing',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: "return callOperation(this.resource, 'getRouteKey', []);",
        by: 'return null;',
      },
    ],
    caughtBy: { 'resource-delegation-route-key': expectedReceived('"hello-world"', 'null') },
  },
  {
    id: 'route-key-name-fixed',
    what: 'getRouteKeyName is always "id"',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: "return callOperation(this.resource, 'getRouteKeyName', []) as string;",
        by: "return 'id';",
      },
    ],
    caughtBy: { 'resource-delegation-route-key-name': expectedReceived('"slug"', '"id"') },
  },
  {
    id: 'route-binding-returns',
    what: 'resolveRouteBinding returns',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
        by: 'return null as never;',
      },
    ],
    caughtBy: { 'resource-delegation-resolve-route-binding-fails': expectedReceived('an error', 'null') },
  },
  {
    id: 'entry-exists-always',
    what: 'offsetExists of a resource is always true',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'return underlying.offsetExists(this.resource, offset);',
        by: 'return true;',
      },
    ],
    caughtBy: { 'resource-delegation-offset-exists/phone': expectedReceived('false', 'true') },
  },
  {
    id: 'entry-exists-never',
    what: 'offsetExists of a resource is always false',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'return underlying.offsetExists(this.resource, offset);',
        by: 'return false;',
      },
    ],
    caughtBy: { 'resource-delegation-offset-exists/name': expectedReceived('true', 'false') },
  },
  {
    id: 'entry-null',
    what: 'offsetGet of a resource is always null',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'return underlying.offsetGet(this.resource, offset);',
        by: 'return null;',
      },
    ],
    caughtBy: { 'resource-delegation-offset-get': expectedReceived('"Ada"', 'null') },
  },
  {
    id: 'entry-not-set',
    what: 'offsetSet of a resource sets nothing',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;\n',
        by: '',
      },
    ],
    caughtBy: { 'resource-delegation-offset-set': expectedReceived('"Grace"', '"Ada"') },
  },
  {
    id: 'entry-not-removed',
    what: 'offsetUnset of a resource removes nothing',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'this.resource = underlying.offsetUnset(this.resource, offset) as TResource;\n',
        by: '',
      },
    ],
    caughtBy: { 'resource-delegation-offset-unset': expectedReceived('false', 'true') },
  },
  {
    id: 'property-always-set',
    what: '__isset is always true',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: 'return underlying.hasProperty(this.resource, name);',
        by: 'return name !== null;',
      },
    ],
    caughtBy: { 'resource-delegation-isset/phone': expectedReceived('false', 'true') },
  },
  {
    id: 'property-never-set',
    what: '__isset is always false',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: 'return underlying.hasProperty(this.resource, name);',
        by: 'return name === null;',
      },
    ],
    caughtBy: { 'resource-delegation-isset/name': expectedReceived('true', 'false') },
  },
  {
    id: 'property-null',
    what: '__get is always null',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/delegate.ts',
        replaces: 'return underlying.readProperty(this.resource, name);',
        by: 'return name === null ? name : null;',
      },
    ],
    caughtBy: { 'resource-delegation-get': expectedReceived('"Bonn"', 'null') },
  },
  {
    id: 'property-not-removed',
    what: '__unset removes nothing',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: "underlying.removeProperty(this.resource, textArgument('__unset(key)', key));",
        by: "textArgument('__unset(key)', key);",
      },
    ],
    caughtBy: {
      'resource-delegation-unset': expectedReceived('false', 'true'),
      'resource-delegation-unset-value': 'received: "Bonn"',
    },
  },
  {
    id: 'resource-call-not-forwarded',
    what: 'a call on a resource does not reach what it wraps',
    level: 'observed',
    changes: [
      {
        file: delegation,
        replaces: 'return this.forwardCallTo(this.resource, name, args);',
        by: 'return args === null ? forwardCallTo(this, this.resource, name, args) : null;',
      },
    ],
    caughtBy: { 'resource-delegation-call': expectedReceived('"Hello!"', 'null') },
  },
  {
    id: 'forward-drops-arguments',
    what: 'a forwarded call loses its arguments',
    level: 'stated',
    changes: [
      {
        file: forwarding,
        replaces: 'isOwn ? args : [name, args]',
        by: 'isOwn ? [] : [name, args]',
      },
    ],
    caughtBy: { 'shared-paginator-forward-call-result': expectedReceived('"Hello Ann"', '"Hello "') },
  },
  {
    id: 'forward-gives-nothing',
    what: 'a forwarded call loses its result',
    level: 'stated',
    changes: [
      {
        file: forwarding,
        replaces: 'return Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);',
        by: 'Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);\n    return null;',
      },
    ],
    caughtBy: { 'shared-paginator-forward-call-result': expectedReceived('"Hello Ann"', 'null') },
  },
  {
    id: 'decorated-always-caller',
    what: 'a decorated call always gives the forwarding object',
    level: 'stated',
    changes: [
      {
        file: forwarding,
        replaces: 'return result === target ? caller : result;',
        by: 'return result === target || caller ? caller : result;',
      },
    ],
    caughtBy: {
      'shared-paginator-forward-decorated-result': expectedReceived('"Hello Ann"', '<UserPages o1>'),
    },
  },
  {
    id: 'missing-call-is-logic',
    what: 'a call that nobody answers is a Logic error',
    level: 'stated',
    changes: [
      {
        file: errors,
        replaces: 'return new BadMethodCallException(`Call to undefined method',
        by: 'return new LogicException(`Call to undefined method',
      },
    ],
    caughtBy: {
      'shared-paginator-forward-call-unknown': expectedReceived(
        'a BadMethodCall error',
        'Logic error (LogicException): Call to undefined method UserPages::shout()',
      ),
    },
  },
  {
    id: 'missing-static-is-logic',
    what: 'a static call that nobody answers is a Logic error',
    level: 'stated',
    changes: [
      {
        file: errors,
        replaces: 'return new BadMethodCallException(`Method ',
        by: 'return new LogicException(`Method ',
      },
    ],
    caughtBy: {
      'resource-static-call-unknown-stated': expectedReceived(
        'a BadMethodCall error',
        'Logic error (LogicException): Method PostResource::publish does not exist.',
      ),
    },
  },
  {
    id: 'resource-throws-nothing',
    what: 'throwBadMethodCallException of a resource throws nothing',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces:
          "throw callToUndefinedMethod(className(this), textArgument('throwBadMethodCallException(method)', method));",
        by: "return textArgument('throwBadMethodCallException(method)', method) as never;",
      },
    ],
    caughtBy: { 'resource-throw-bad-method-call': expectedReceived('a BadMethodCall error', '"publish"') },
  },
  {
    id: 'paginator-throws-nothing',
    what: 'throwBadMethodCallException of a paginator throws nothing',
    level: 'stated',
    changes: [
      {
        file: items,
        replaces: 'throw callToUndefinedMethod(this.name, name);',
        by: 'return Array.of(callToUndefinedMethod, this.name, name).at(9) as never;',
      },
    ],
    caughtBy: { 'shared-paginator-throw-bad-call': expectedReceived('a BadMethodCall error', 'null') },
  },
  {
    id: 'macro-not-registered',
    what: 'macro registers nothing',
    level: 'stated',
    changes: [
      { file: macros, replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);', by: '' },
    ],
    caughtBy: { 'resource-macro-registered': expectedReceived('true', 'false') },
  },
  {
    id: 'has-macro-always',
    what: 'hasMacro is always true',
    level: 'stated',
    changes: [{ file: macros, replaces: 'return macros.has(name);', by: 'return true;' }],
    caughtBy: { 'resource-has-macro/goodbye': expectedReceived('false', 'true') },
  },
  {
    id: 'has-macro-never',
    what: 'hasMacro is always false',
    level: 'stated',
    changes: [{ file: macros, replaces: 'return macros.has(name);', by: 'return false;' }],
    caughtBy: { 'resource-has-macro/hello': expectedReceived('true', 'false') },
  },
  {
    id: 'operations-are-macros',
    what: 'the operations of the class count as macros',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces: 'return macros.has(name);',
        by: 'return macros.has(name) || name in this.prototype;',
      },
    ],
    caughtBy: { 'resource-has-macro/resolve': expectedReceived('false', 'true') },
  },
  {
    id: 'macros-not-cleared',
    what: 'flushMacros clears nothing',
    level: 'stated',
    changes: [
      { file: macros, replaces: 'macros.clear();', by: '' },
      {
        file: reset,
        replaces: 'JsonResource.flushMacros();',
        by: '(JsonResource as any).macros.clear();',
      },
    ],
    caughtBy: { 'resource-flush-macros': expectedReceived('false', 'true') },
  },
  {
    id: 'mixin-registers-nothing',
    what: 'mixin registers nothing',
    level: 'stated',
    changes: [{ file: macros, replaces: 'of methodsOf(mixin)', by: 'of [] as [string, unknown][]' }],
    caughtBy: { 'resource-mixin-registers': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-first-only',
    what: 'mixin registers the first method only',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);\n',
        by: 'this.macro(name, invoke(method, [], mixin) as Callable);\n        break;\n',
      },
    ],
    caughtBy: { 'resource-mixin-registers-each/wave': expectedReceived('true', 'false') },
  },
  {
    id: 'mixin-keeps-by-default',
    what: 'mixin does not replace macros unless told to',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces: 'mixin(mixin: object, replace = true)',
        by: 'mixin(mixin: object, replace = false)',
      },
    ],
    caughtBy: { 'resource-mixin-replace-on/default': expectedReceived('[]', '[[]]') },
  },
  {
    id: 'macro-drops-arguments',
    what: 'a macro gets no arguments',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces:
          "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
        by: 'return invoke(macros.get(name), [], null);',
      },
      {
        file: delegation,
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), [], this);',
      },
    ],
    caughtBy: { 'resource-static-call-operation': expectedReceived('"Hello Ada"', '"Hello "') },
  },
  {
    id: 'macro-gives-nothing',
    what: 'the result of a macro is lost',
    level: 'stated',
    changes: [
      {
        file: delegation,
        replaces: 'if (macros.has(name)) return invoke(macros.get(name), args, this);',
        by: 'if (macros.has(name)) return void invoke(macros.get(name), args, this) ?? null;',
      },
    ],
    caughtBy: { 'resource-macro-called': expectedReceived('"Hello"', 'null') },
  },
  {
    id: 'static-call-drops-arguments',
    what: 'a macro called on the class gets no arguments',
    level: 'stated',
    changes: [
      {
        file: macros,
        replaces:
          "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);",
        by: "return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters).slice(0, 0), null);",
      },
    ],
    caughtBy: { 'resource-static-call-operation': expectedReceived('"Hello Ada"', '"Hello "') },
  },
  {
    id: 'protected-of-paginator-open',
    what: 'protected operations of a paginator can be called from outside',
    level: 'stated',
    changes: [
      {
        file: 'src/suite/driver/in-process/protected-names.ts',
        replaces: 'cls === paginator ? protectedOfPaginators.has(name)',
        by: "cls === paginator ? name.startsWith('$') && protectedOfPaginators.has(name)",
      },
    ],
    caughtBy: { 'paginator-protected-from-outside/current-page': expectedReceived('an error', '3') },
  },
  {
    id: 'protected-of-resource-open',
    what: 'protected operations of a resource can be called from outside',
    level: 'stated',
    changes: [
      {
        file: 'src/suite/driver/in-process/protected-names.ts',
        replaces: 'return protectedOfResources.has(name)',
        by: "return name.startsWith('$') && protectedOfResources.has(name)",
      },
    ],
    caughtBy: { 'resource-protected-from-outside/filter': expectedReceived('an error', '[]') },
  },
  {
    id: 'protected-properties-open',
    what: 'protected properties can be read from outside',
    level: 'stated',
    changes: [
      {
        file: 'src/suite/driver/in-process/protected-names.ts',
        replaces: 'rows.filter(({ isProtected }) => isProtected)',
        by: "rows.filter(({ isProtected, name }) => isProtected && !name.startsWith('$'))",
      },
    ],
    caughtBy: {
      'collection-properties-protected/preserve-all': expectedReceived(
        'an error, or anything but true',
        'true',
      ),
      'paginator-property-out-of-reach/page-name': expectedReceived(
        'an error, or anything but "sheet"',
        '"sheet"',
      ),
      'paginator-property-not-written/per-page': expectedReceived('2', '17'),
    },
  },
  {
    id: 'isset-of-models-unasked',
    what: '__isset does not ask an object that finds its attributes itself',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/underlying-value.ts',
        replaces: "hasOperation(value, '__isset') && !Object",
        by: "hasOperation(value, '__isset')) return false;\n  if (hasOperation(value, '__isset') && !Object",
      },
    ],
    caughtBy: { 'resource-delegation-model-stated/isset': expectedReceived('true', 'false') },
  },
];

module.exports = { statedDelegationFaults };

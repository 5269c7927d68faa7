const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';

/** What features/resources/delegation-route-binding.feature must notice. */
const delegationRouteBindingFaults = [
  {
    id: 'route-key-null',
    what: 'getRouteKey gives nothing',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: 'return null;',
    caughtBy: { 'resource-delegation-route-key': expectedReceived('"hello-world"', 'null') },
  },
  {
    id: 'route-key-name-fixed',
    what: 'getRouteKeyName is always "id"',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKeyName', []) as string;",
    by: "return 'id';",
    caughtBy: { 'resource-delegation-route-key-name': expectedReceived('"slug"', '"id"') },
  },
  {
    id: 'route-binding-returns',
    what: 'resolveRouteBinding returns',
    level: 'stated',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
    by: 'return null as never;',
    caughtBy: { 'resource-delegation-resolve-route-binding-fails': expectedReceived('an error', 'null') },
  },
  {
    id: 'route-key-as-text',
    what: 'a route key that is a number is given as text',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: `const key = callOperation(this.resource, 'getRouteKey', []);
    return typeof key === 'number' ? String(key) : key;`,
    caughtBy: { 'resource-delegation-route-key-values/integer': expectedReceived('7', '"7"') },
  },
  {
    id: 'bound-by-field',
    what: 'a resource is found by a route parameter that names a field',
    level: 'stated',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
    by: `if (_field !== null) return this as never;
    throw new Error('Resources may not be implicitly resolved from route bindings.');`,
    caughtBy: { 'resource-delegation-resolve-route-binding-fails': 'expected: an error' },
  },
  {
    id: 'bound-by-nothing',
    what: 'a resource is found by a route parameter of null',
    level: 'stated',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
    by: `if (_value === null) return null as never;
    throw new Error('Resources may not be implicitly resolved from route bindings.');`,
    caughtBy: { 'resource-delegation-resolve-route-binding-fails': 'expected: an error' },
  },
  {
    id: 'route-key-by-id',
    what: 'getRouteKey reads the id of the object if it has one',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: "return underlying.readProperty(this.resource, 'id') ?? callOperation(this.resource, 'getRouteKey', []);",
    caughtBy: { 'resource-delegation-route-key': expectedReceived('"hello-world"', '7') },
  },
  {
    id: 'route-key-falsy-lost',
    what: 'a route key that counts as false is given as null',
    level: 'stated',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: "return callOperation(this.resource, 'getRouteKey', []) || null;",
    caughtBy: {
      'resource-delegation-route-key-values/zero': expectedReceived('0', 'null'),
      'resource-delegation-route-key-values/empty': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'route-key-of-innermost',
    what: 'the route key is asked of the innermost value',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: `let value: any = this.resource;
    while (value?.[resourceBrand]) value = value.resource;
    return callOperation(value, 'getRouteKey', []);`,
    caughtBy: {
      'resource-delegation-route-key-nested-own/key': expectedReceived('"own"', '"hello-world"'),
    },
  },
  {
    id: 'route-key-name-of-innermost',
    what: 'the name of the route key is asked of the innermost value',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKeyName', []) as string;",
    by: `let value: any = this.resource;
    while (value?.[resourceBrand]) value = value.resource;
    return callOperation(value, 'getRouteKeyName', []) as string;`,
    caughtBy: {
      'resource-delegation-route-key-nested-own/name': expectedReceived('"own"', '"slug"'),
    },
  },
  {
    id: 'route-key-by-macro',
    what: 'the route key is that of a macro of that name',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: "return this.__call('getRouteKey', []);",
    caughtBy: {
      'resource-delegation-route-key-macro/key': expectedReceived('"hello-world"', '"macro"'),
    },
  },
  {
    id: 'route-key-name-by-macro',
    what: 'the name of the route key is that of a macro of that name',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKeyName', []) as string;",
    by: "return this.__call('getRouteKeyName', []) as string;",
    caughtBy: {
      'resource-delegation-route-key-macro/name': expectedReceived('"slug"', '"macro"'),
    },
  },
  {
    id: 'route-binding-delegated',
    what: 'a resource is found where its underlying object finds one',
    level: 'stated',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from route bindings.');",
    by: `if (this.resource instanceof Object && 'resolveRouteBinding' in this.resource) return this.forwardCallTo(this.resource, 'resolveRouteBinding', [_value, _field]) as never;
    throw new Error('Resources may not be implicitly resolved from route bindings.');`,
    caughtBy: {
      'resource-delegation-resolve-route-binding-able': expectedReceived('an error', '<Post o2>'),
    },
  },
  {
    id: 'child-route-binding-delegated',
    what: 'a child is found where the underlying object finds one',
    level: 'observed',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from child route bindings.');",
    by: `if (this.resource instanceof Object && 'resolveChildRouteBinding' in this.resource) return this.forwardCallTo(this.resource, 'resolveChildRouteBinding', [_childType, _value, _field]) as never;
    throw new Error('Resources may not be implicitly resolved from child route bindings.');`,
    caughtBy: {
      'resource-delegation-resolve-child-route-binding-unasked': expectedReceived(
        'a Generic error saying "Resources may not be implicitly resolved from child route bindings."',
        'null',
      ),
    },
  },
  {
    id: 'child-of-null',
    what: 'a child is null where the parameter is',
    level: 'observed',
    file: delegate,
    replaces: "throw new Error('Resources may not be implicitly resolved from child route bindings.');",
    by: `if (_value === null) return null as never;
    throw new Error('Resources may not be implicitly resolved from child route bindings.');`,
    caughtBy: {
      'resource-delegation-resolve-child-route-binding/null': expectedReceived(
        'a Generic error saying "Resources may not be implicitly resolved from child route bindings."',
        'null',
      ),
    },
  },
  {
    id: 'route-key-of-collection-null',
    what: 'the route key of a resource collection is null',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: `if ('collection' in this) return null;
    return callOperation(this.resource, 'getRouteKey', []);`,
    caughtBy: {
      'resource-delegation-route-key-of-collection/key': expectedReceived('an error', 'null'),
    },
  },
  {
    id: 'route-key-name-of-first-item',
    what: 'the name of the route key of a resource collection is that of its first item',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKeyName', []) as string;",
    by: `const asked = 'collection' in this ? (this.collection as any).first() : this.resource;
    return callOperation(asked, 'getRouteKeyName', []) as string;`,
    caughtBy: {
      'resource-delegation-route-key-of-collection/name': expectedReceived('an error', '"slug"'),
    },
  },
  {
    id: 'route-key-name-of-text',
    what: 'the route key name of a text is null',
    level: 'observed',
    file: delegate,
    replaces: `return callOperation(this.resource, 'getRouteKeyName', []) as string;`,
    by: `if (this.resource !== null && typeof this.resource !== 'object') return null as any; return callOperation(this.resource, 'getRouteKeyName', []) as string;`,
    caughtBy: {
      'resource-delegation-route-key-name-of-no-object/text': expectedReceived('an error', 'null'),
    },
  },
  {
    id: 'route-key-as-slug',
    what: 'a route key is given as a slug',
    level: 'stated',
    file: delegate,
    replaces: `return callOperation(this.resource, 'getRouteKey', []);`,
    by: `const key = callOperation(this.resource, 'getRouteKey', []);
    return typeof key === 'string' ? key.toLowerCase().replaceAll(' ', '-') : key;`,
    caughtBy: {
      'resource-delegation-route-key-values/capital': expectedReceived('"My Post"', '"my-post"'),
    },
  },
  {
    id: 'no-route-key-is-text',
    what: 'getRouteKey makes an empty text of null',
    level: 'stated',
    file: delegate,
    replaces: `return callOperation(this.resource, 'getRouteKey', []);`,
    by: `return callOperation(this.resource, 'getRouteKey', []) ?? '';`,
    caughtBy: {
      'resource-delegation-route-key-values/null': expectedReceived('null', '""'),
    },
  },
  {
    id: 'child-is-its-key',
    what: 'resolveChildRouteBinding returns the value it was asked for',
    level: 'stated',
    file: delegate,
    replaces: `throw new Error('Resources may not be implicitly resolved from child route bindings.');`,
    by: 'return _value as never;',
    caughtBy: {
      'resource-delegation-resolve-child-route-binding-stated/value': expectedReceived('any object', '5'),
      'resource-delegation-resolve-child-route-binding-stated/value-field': expectedReceived(
        'any object',
        '"hello"',
      ),
    },
  },
];

module.exports = { delegationRouteBindingFaults };

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
];

module.exports = { delegationRouteBindingFaults };

const { expectedReceived } = require('../../in-words.cjs');

const calls = 'src/reference/php/calls.ts';
const delegate = 'src/reference/resource/delegate.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/delegation-calls.feature must notice. */
const delegationCallsFaults = [
  {
    id: 'missing-named-after-the-target',
    what: 'a call that nobody answers is reported under the name of the target',
    level: 'observed',
    file: calls,
    replaces: 'return (caller as Forwarder).constructor.throwBadMethodCallException(name);',
    by: "throw callToUndefinedMethod(className(hasOperation(target, '__call') ? caller : target), name);",
    caughtBy: { 'resource-delegation-call-unknown': 'Call to undefined method Post::publish()' },
  },
  {
    id: 'nested-resources-passed-by',
    what: 'a call goes to the innermost value, past the operations of the resources between',
    level: 'observed',
    file: delegate,
    replaces: '    return this.forwardCallTo(this.resource, name, args);\n',
    by: `    let target: any = this.resource;
    while (target?.[resourceBrand]) target = target.resource;
    return forwardCallTo(this, target, name, args);
`,
    caughtBy: { 'resource-delegation-call-nested-own': expectedReceived('"Hello?"', '"Hello!"') },
  },
  {
    id: 'call-on-data-gives-null',
    what: 'a call on a resource around data without operations gives null',
    level: 'stated',
    file: delegate,
    replaces: '    return this.forwardCallTo(this.resource, name, args);\n',
    by: `    if (this.resource === null || 'entries' in Object(this.resource)) return null;
    return this.forwardCallTo(this.resource, name, args);
`,
    caughtBy: {
      'resource-delegation-call-no-object/map': expectedReceived('an error', 'null'),
      'resource-delegation-call-no-object/null': expectedReceived('an error', 'null'),
    },
  },
  {
    id: 'resource-call-not-forwarded',
    what: 'a call on a resource does not reach what it wraps',
    level: 'observed',
    file: delegate,
    replaces: 'return this.forwardCallTo(this.resource, name, args);',
    by: 'return args === null ? forwardCallTo(this, this.resource, name, args) : null;',
    caughtBy: { 'resource-delegation-call': expectedReceived('"Hello!"', 'null') },
  },
  {
    id: 'call-answered-from-memory',
    what: 'a call without arguments is passed on once',
    level: 'observed',
    file: delegate,
    replaces: 'return this.forwardCallTo(this.resource, name, args);',
    by: `const told: Map<string, unknown> = ((this as any).$told ??= new Map());
    if (args.length > 0) return this.forwardCallTo(this.resource, name, args);
    if (!told.has(name)) told.set(name, this.forwardCallTo(this.resource, name, args));
    return told.get(name);`,
    caughtBy: {
      'resource-delegation-call-again': expectedReceived('[[], []]', '[[]]'),
    },
  },
  {
    id: 'missing-of-page-renamed',
    what: 'a call that the Collection of a page does not know is reported as one of the resource collection',
    level: 'observed',
    file: calls,
    replaces: 'if (!saysMissing(error, target, name)) throw error;',
    by: `const isOfPage = error instanceof BadMethodCallException && 'collection' in caller && Object(target).getCollection !== undefined;
    if (!isOfPage && !saysMissing(error, target, name)) throw error;`,
    caughtBy: {
      'resource-delegation-call-unknown-page': expectedReceived(
        'a BadMethodCall error saying "Method Collection::publish does not exist."',
        'BadMethodCall error (BadMethodCallException): Call to undefined method AnonymousResourceCollection::publish()',
      ),
    },
  },
  {
    id: 'forward-map-rewraps',
    what: 'map of a resource collection gives a resource collection',
    level: 'observed',
    file: delegate,
    replaces: '    return this.forwardCallTo(this.resource, name, args);',
    by: `    const r: any = this.forwardCallTo(this.resource, name, args); if (name === 'map' && (this as any).collection && r && Symbol.for('touchstone.collection') in r) { const c = Object.create(this); c.collection = r; c.resource = r; return c; } return r;`,
    caughtBy: {
      'resource-delegation-call-of-resource-collection-plain/map': expectedReceived(
        '<Collection items: ["Bo", "Bo"]>',
        '<AnonymousResourceCollection o4>',
      ),
    },
  },
  {
    id: 'forward-collection-decorated',
    what: 'a resource collection answers with itself for its Collection',
    level: 'observed',
    file: delegate,
    replaces: '    return this.forwardCallTo(this.resource, name, args);',
    by: `    const r: any = this.forwardCallTo(this.resource, name, args); return (this as any).collection && r === this.resource && Symbol.for('touchstone.collection') in Object(r) ? this : r;`,
    caughtBy: {
      'resource-delegation-call-of-resource-collection-fluent': expectedReceived(
        'the object "mapped"',
        '<AnonymousResourceCollection o3>',
      ),
    },
  },
  {
    id: 'call-remembers-object',
    what: 'a dynamic call goes to the object that the resource was made of',
    level: 'observed',
    file: delegate,
    replaces: 'return this.forwardCallTo(this.resource, name, args);',
    by: 'return this.forwardCallTo(((this as any).__first ??= this.resource), name, args);',
    caughtBy: { 'resource-delegation-call-present': expectedReceived('"Bo"', '"Ada"') },
  },
  {
    id: 'call-with-three-arguments',
    what: 'a call is passed on with no more than three arguments',
    level: 'observed',
    file: calls,
    replaces: 'isOwn ? args : [name, args]',
    by: 'isOwn ? args.slice(0, 3) : [name, args]',
    caughtBy: {
      'resource-delegation-call-arguments/many': expectedReceived(
        '[1, null, "c", [4], 5, null]',
        '[1, null, "c"]',
      ),
    },
  },
  {
    id: 'call-of-a-list-spread',
    what: 'a list that is the only argument is taken for the arguments where the object forwards calls itself',
    level: 'observed',
    file: calls,
    replaces: 'isOwn ? args : [name, args]',
    by: 'isOwn ? args : [name, args.length === 1 && Array.isArray(args[0]) ? args[0] : args]',
    caughtBy: {
      'resource-delegation-call-nested-arguments/one-list': expectedReceived('[[1, 2]]', '[1, 2]'),
    },
  },
  {
    id: 'nested-call-with-three-arguments',
    what: 'a call is passed on with no more than three arguments where the object forwards calls itself',
    level: 'observed',
    file: calls,
    replaces: 'isOwn ? args : [name, args]',
    by: 'isOwn ? args : [name, args.slice(0, 3)]',
    caughtBy: {
      'resource-delegation-call-nested-arguments/many': expectedReceived(
        '[1, null, "c", [4], 5, null]',
        '[1, null, "c"]',
      ),
    },
  },
  {
    id: 'unknown-operation-of-a-collection-is-a-type-error',
    what: 'an operation that a collection does not have is a Type error',
    level: 'stated',
    file: jsonResource,
    replaces: '  preserveQuery(): this {',
    by: `  override __call(method: string, parameters: readonly unknown[]): unknown {
    try {
      return super.__call(method, parameters);
    } catch (error) {
      throw new TypeError((error as Error).message);
    }
  }

  preserveQuery(): this {`,
    caughtBy: {
      'resource-delegation-call-unknown-page-stated': 'Type',
    },
  },
];

module.exports = { delegationCallsFaults };

const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const underlyingValue = 'src/reference/resource/underlying-value.ts';

/** Lets a resource remember the value that it was made with. */
const firstValueKept = {
  file: delegate,
  replaces: `    this.resource = resource;
  }`,
  by: `    this.resource = resource;
    this.#first = resource;
  }

  readonly #first: TResource;`,
};

/** What features/resources/delegation-properties.feature must notice. */
const delegationPropertiesFaults = [
  {
    id: 'property-always-set',
    what: '__isset is always true',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.hasProperty(this.resource, name);',
    by: 'return name !== null;',
    caughtBy: { 'resource-delegation-isset/phone': expectedReceived('false', 'true') },
  },
  {
    id: 'property-never-set',
    what: '__isset is always false',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.hasProperty(this.resource, name);',
    by: 'return name === null;',
    caughtBy: { 'resource-delegation-isset/name': expectedReceived('true', 'false') },
  },
  {
    id: 'property-null',
    what: '__get is always null',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.readProperty(this.resource, name);',
    by: 'return name === null ? name : null;',
    caughtBy: { 'resource-delegation-get': expectedReceived('"Bonn"', 'null') },
  },
  {
    id: 'property-not-removed',
    what: '__unset removes nothing',
    level: 'stated',
    file: delegate,
    replaces: "underlying.removeProperty(this.resource, textArgument('__unset(key)', key));",
    by: "textArgument('__unset(key)', key);",
    caughtBy: {
      'resource-delegation-unset': expectedReceived('false', 'true'),
      'resource-delegation-unset-value': 'received: "Bonn"',
    },
  },
  {
    id: 'isset-of-models-unasked',
    what: '__isset does not ask an object that finds its attributes itself',
    level: 'stated',
    file: underlyingValue,
    replaces: "return truthy(callOperation(value, '__isset', [name]));",
    by: 'return false;',
    caughtBy: { 'resource-delegation-model-stated/isset': expectedReceived('true', 'false') },
  },
  {
    id: 'zero-property-is-absent',
    what: 'a property of the underlying object that is 0 is not set',
    level: 'stated',
    file: underlyingValue,
    replaces: 'readProperty(value, name) !== null;',
    by: 'Boolean(readProperty(value, name));',
    caughtBy: { 'resource-delegation-isset/debts': expectedReceived('true', 'false') },
  },
  {
    id: 'falsy-attribute-lost',
    what: 'an attribute of zero reads as null',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.readProperty(this.resource, name);',
    by: 'return underlying.readProperty(this.resource, name) || null;',
    caughtBy: { 'resource-delegation-model-stated/get-zero': expectedReceived('0', 'null') },
  },
  {
    id: 'isset-false',
    what: 'an attribute that is false counts as not set',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.hasProperty(this.resource, name);',
    by: 'return underlying.hasProperty(this.resource, name) && this.__get(name) !== false;',
    caughtBy: {
      'resource-delegation-isset/flooded': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/isset-false': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'attributes-read-once',
    what: 'an attribute that was read once is not read again, though the underlying resource is another',
    level: 'stated',
    file: delegate,
    replaces: `const name = textArgument('__get(key)', key);
    return underlying.readProperty(this.resource, name);`,
    by: `const name = textArgument('__get(key)', key);
    const read = ((globalThis as any).$read ??= new WeakMap()).get(this) ?? new Map<string, unknown>();
    (globalThis as any).$read.set(this, read);
    if (!read.has(name)) read.set(name, underlying.readProperty(this.resource, name));
    return read.get(name);`,
    caughtBy: { 'resource-delegation-get-anew': expectedReceived('"Grace"', '"Ada"') },
  },
  {
    id: 'absent-attribute-removed',
    what: 'removing an attribute that is not there is an error',
    level: 'observed',
    file: underlyingValue,
    replaces: 'else refuseProtected(value, name);',
    by: 'else throw new Error(`There is no ${name}`);',
    caughtBy: {
      'resource-delegation-unset-absent': 'There is no river',
    },
  },
  {
    id: 'object-property-copied',
    what: 'a collection that is read as a property is a copy',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.readProperty(this.resource, name);',
    by: `const value: any = underlying.readProperty(this.resource, name);
    return typeof value?.slice === 'function' && typeof value !== 'string' ? value.slice(0) : value;`,
    caughtBy: {
      'resource-delegation-get-object': expectedReceived(
        'the object "river"',
        '<Collection items: ["Rhine"]>',
      ),
    },
  },
  {
    id: 'tested-of-first-value',
    what: 'a property is tested in the value that the resource was made with',
    level: 'stated',
    changes: [
      firstValueKept,
      {
        file: delegate,
        replaces: 'return underlying.hasProperty(this.resource, name);',
        by: 'return underlying.hasProperty(#first in this ? this.#first : this.resource, name);',
      },
    ],
    caughtBy: {
      'resource-delegation-isset-anew': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'removed-from-first-value',
    what: 'a property is removed from the value that the resource was made with',
    level: 'stated',
    changes: [
      firstValueKept,
      {
        file: delegate,
        replaces: "underlying.removeProperty(this.resource, textArgument('__unset(key)', key));",
        by: "underlying.removeProperty(this.#first, textArgument('__unset(key)', key));",
      },
    ],
    caughtBy: {
      'resource-delegation-unset-anew': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'property-tested-before-read',
    what: 'a property of an object is read only if the object says that it is there',
    level: 'observed',
    file: underlyingValue,
    replaces: "if (hasOperation(value, '__get')) return callOperation(value, '__get', [name]);",
    by: `if (hasOperation(value, '__isset') && !hasProperty(value, name)) return null;
  if (hasOperation(value, '__get')) return callOperation(value, '__get', [name]);`,
    caughtBy: {
      'resource-delegation-get-unasked': expectedReceived('"found"', 'null'),
    },
  },
  {
    id: 'entry-of-collection-as-property',
    what: 'an entry of a Collection is a property',
    level: 'observed',
    file: underlyingValue,
    replaces: '  if (isCollection(value)) throw',
    by: `  if (isCollection(value) && value.all().has(name)) return value.all().get(name);
  if (isCollection(value)) throw`,
    caughtBy: {
      'resource-delegation-get-collection': expectedReceived('an error, or anything but 1', '1'),
    },
  },
  {
    id: 'entry-of-collection-set',
    what: 'an entry of a Collection is a property that is set',
    level: 'observed',
    file: underlyingValue,
    replaces: 'return !isCollection(value) && !isProtected',
    by: 'return isCollection(value) ? value.all().has(name) : !isProtected',
    caughtBy: {
      'resource-delegation-isset-no-object/collection': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'isset-of-object-strictly-true',
    what: 'a property of an object is set only if the object answers with true itself',
    level: 'observed',
    file: underlyingValue,
    replaces: "return truthy(callOperation(value, '__isset', [name]));",
    by: "return callOperation(value, '__isset', [name]) === true;",
    caughtBy: {
      'resource-delegation-isset-converted/number': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'isset-of-object-not-false',
    what: 'a property of an object is set unless the object answers with false or null',
    level: 'observed',
    file: underlyingValue,
    replaces: "return truthy(callOperation(value, '__isset', [name]));",
    by: "return (callOperation(value, '__isset', [name]) ?? false) !== false;",
    caughtBy: {
      'resource-delegation-isset-converted/zero-text': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'get-map',
    what: 'reading a property of a map gives the entry',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (!hasMembers(value)) return null;',
    by: `if (isMapLike(value)) return lookUp(value, name, null) ?? null;
  if (!hasMembers(value)) return null;`,
    caughtBy: { 'resource-delegation-get-map': expectedReceived('an error, or anything but 1', '1') },
  },
  {
    id: 'write-declared',
    what: 'a property that the underlying object declares is written there',
    level: 'observed',
    file: 'src/reference/php/dynamic-tail.ts',
    replaces: 'get(target, key, self): unknown {',
    by: `set(target, key, value, self): boolean {
      const held: any = typeof key === 'string' && Object.hasOwn(self, 'resource') ? (self as any).resource : null;
      if (held !== null && typeof held === 'object' && !Array.isArray(held) && Object.hasOwn(held, key)) return Reflect.set(held, key, value);
      return Reflect.defineProperty(self, key, { value, writable: true, enumerable: true, configurable: true });
    },
    get(target, key, self): unknown {`,
    caughtBy: { 'resource-delegation-set-declared': expectedReceived('"Bonn"', '"Cologne"') },
  },
  {
    id: 'isset-through-resource',
    what: '__isset does not go through a resource in a resource',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.hasProperty(this.resource, name);',
    by: 'return !(this.resource instanceof Delegate) && underlying.hasProperty(this.resource, name);',
    caughtBy: { 'resource-delegation-in-resource-stated/isset': expectedReceived('true', 'false') },
  },
  {
    id: 'unset-once',
    what: '__unset removes one attribute and no second one',
    level: 'stated',
    file: delegate,
    replaces: 'underlying.removeProperty(this.resource, textArgument(',
    by: `if ((this as any).isUnset) return;
    (this as any).isUnset = true;
    underlying.removeProperty(this.resource, textArgument(`,
    caughtBy: { 'resource-delegation-unset-both': expectedReceived('false', 'true') },
  },
  {
    id: 'isset-inherited',
    what: 'a property that every object of the language has is set',
    level: 'stated',
    file: underlyingValue,
    replaces: 'readProperty(value, name) !== null;',
    by: '(name in {} || readProperty(value, name) !== null);',
    caughtBy: { 'resource-delegation-isset/constructor': expectedReceived('false', 'true') },
  },
  {
    id: 'attribute-named-as-objects-have-it',
    what: 'an attribute with a name that every object of the language has is not asked for',
    level: 'stated',
    file: underlyingValue,
    replaces: "if (hasOperation(value, '__get')) return",
    by: "if (!(name in {}) && hasOperation(value, '__get')) return",
    caughtBy: {
      'resource-delegation-get-language-name': expectedReceived('"Ada"', 'null'),
    },
  },
  {
    id: 'empty-text-not-set',
    what: 'a property that is an empty text is not set',
    level: 'stated',
    file: underlyingValue,
    replaces: 'readProperty(value, name) !== null;',
    by: "![null, ''].includes(readProperty(value, name) as string | null);",
    caughtBy: { 'resource-delegation-isset/motto': expectedReceived('true', 'false') },
  },
];

module.exports = { delegationPropertiesFaults };

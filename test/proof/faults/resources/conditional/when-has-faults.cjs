const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-has.feature must notice. */
const whenHasFaults = [
  {
    id: 'when-has-ignores-null',
    what: 'an explicit value of null gives the attribute itself',
    level: 'observed',
    file: jsonResource,
    replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
    by: 'return value === ABSENT || value === null ? own : valueFrom(value, own);',
    caughtBy: { 'resource-when-has-null-value-without-default': expectedReceived('null', '"Ada"') },
  },
  {
    id: 'when-has-always',
    what: 'whenHas gives an attribute that does not exist',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute)) return null;',
    caughtBy: { 'resource-when-has-default': expectedReceived('"no"', 'null') },
  },
  {
    id: 'when-has-never',
    what: 'whenHas finds no attribute',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'return fallbackOf(fallback);',
    caughtBy: { 'resource-when-has-existing': expectedReceived('"Ada"', 'the missing marker') },
  },
  {
    id: 'when-has-default-lost',
    what: 'the default of whenHas is ignored',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(ABSENT);',
    caughtBy: { 'resource-when-has-default': expectedReceived('"no"', 'the missing marker') },
  },
  {
    id: 'attribute-zero-absent',
    what: 'whenHas takes an attribute that is 0 for one that is not there',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: `if (!hasAttribute(this.resource, attribute) || readProperty(this.resource, attribute) === 0)
      return fallbackOf(fallback);`,
    caughtBy: { 'resource-when-has-falsy/zero': expectedReceived('0', 'the missing marker') },
  },
  {
    id: 'attribute-false-or-empty-absent',
    what: 'whenHas takes an attribute that is false or an empty text for one that is not there',
    level: 'stated',
    file: jsonResource,
    replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
    by: "return own === '' || own === false ? fallbackOf(fallback) : value === ABSENT ? own : valueFrom(value, own);",
    caughtBy: {
      'resource-when-has-falsy/empty-text': expectedReceived('""', 'the missing marker'),
      'resource-when-has-falsy/false': expectedReceived('false', 'the missing marker'),
    },
  },
  {
    id: 'attribute-without-accessor',
    what: 'whenHas gives the stored attribute and not what the object shows of it',
    level: 'observed',
    file: jsonResource,
    replaces: 'const own = readProperty(this.resource, attribute);',
    by: "const own = lookUp(callOperation(this.resource, 'getAttributes', []) as MapLike, attribute, null);",
    caughtBy: { 'resource-when-has-accessor': expectedReceived('9', '"9.00"') },
  },
  {
    id: 'value-callable-object-called',
    what: 'a value that is an object is called with the attribute where it can be',
    level: 'observed',
    file: 'src/reference/resource/lazy.ts',
    replaces: '? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    by: "? (Reflect.apply(value, undefined, args) as V) : args.length > 0 && typeof (value as any)?.__invoke === 'function' ? ((value as any).__invoke(...args) as V) : (value as V);",
    caughtBy: {
      'resource-when-has-invokable-object': expectedReceived('the object "greeter"', '"called"'),
    },
  },
  {
    id: 'when-has-reads-first',
    what: 'the attribute is read before it is known to be there',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'const early = readProperty(this.resource, attribute); if (early === this || !hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    caughtBy: { 'resource-when-has-not-read': expectedReceived('no call', '1 call: [["phone"]]') },
  },
  {
    id: 'has-inherited-attribute',
    what: 'an attribute exists when every object of the language has its name',
    level: 'stated',
    file: 'src/reference/resource/conditional-value.ts',
    replaces: 'attribute, ABSENT) !== ABSENT;',
    by: 'attribute, ABSENT) !== ABSENT || attribute in {};',
    caughtBy: { 'resource-when-has-language-name': expectedReceived('the missing marker', 'null') },
  },
  {
    id: 'relation-is-an-attribute',
    what: 'whenHas takes a relation that is loaded for an attribute',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: `const isLoaded = callOperation(this.resource, 'relationLoaded', [attribute]);
    if (!isLoaded && !hasAttribute(this.resource, attribute)) return fallbackOf(fallback);`,
    caughtBy: {
      'resource-when-has-relation': expectedReceived('"no"', '"yes"'),
    },
  },
  {
    id: 'null-attribute-is-absent',
    what: 'whenHas takes an attribute that is null for absent',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute) || readProperty(this.resource, attribute) === null) return fallbackOf(fallback);',
    caughtBy: {
      'resource-when-has-falsy/null': expectedReceived('null', 'the missing marker'),
    },
  },
  {
    id: 'when-has-closure-called-absent',
    what: 'without a default the closure is called for an absent attribute as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: `if (!hasAttribute(this.resource, attribute)) {
      if (fallback === ABSENT && value !== ABSENT) valueFrom(value);
      return fallbackOf(fallback);
    }`,
    caughtBy: {
      'resource-when-has-value-without-default': expectedReceived('no call', '1 call: [[]]'),
    },
  },
];

module.exports = { whenHasFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-loaded.feature must notice. */
const whenLoadedFaults = [
  {
    id: 'null-relation-calls',
    what: 'whenLoaded calls the closure for a relation that is null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenThere(this.resource, relationship, isLoaded, value, fallback);',
    by: `const own = readProperty(this.resource, relationship);
    return isLoaded ? (value === ABSENT ? own : valueFrom(value, own)) : fallbackOf(fallback);`,
    caughtBy: { 'resource-when-loaded-null-relation-closure/value': expectedReceived('null', '"never"') },
  },
  {
    id: 'when-loaded-always',
    what: 'whenLoaded takes every relation for loaded',
    level: 'stated',
    file: jsonResource,
    replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]))",
    by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || true",
    caughtBy: { 'resource-when-loaded-default': expectedReceived('"no"', 'null') },
  },
  {
    id: 'when-loaded-never',
    what: 'whenLoaded takes no relation for loaded',
    level: 'stated',
    file: jsonResource,
    replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]))",
    by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) && false",
    caughtBy: { 'resource-when-loaded-loaded': expectedReceived('{"id": 9}', 'the missing marker') },
  },
  {
    id: 'attribute-as-relationship',
    what: 'an attribute counts as a loaded relationship',
    level: 'stated',
    file: jsonResource,
    replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]));",
    by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || hasProperty(this.resource, relationship);",
    caughtBy: { 'resource-when-loaded-attribute': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'empty-relation-not-loaded',
    what: 'a relationship to nothing counts as not loaded',
    level: 'stated',
    file: jsonResource,
    replaces: "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));",
    by: "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship])) && truthy(readProperty(this.resource, relationship));",
    caughtBy: { 'resource-when-loaded-empty-stated': expectedReceived('[]', 'the missing marker') },
  },
  {
    id: 'empty-collection-not-given-to-closure',
    what: 'whenLoaded gives a loaded Collection without items and calls nothing',
    level: 'observed',
    file: conditionalValue,
    replaces: 'if (isNull(own)) return null;',
    by: "if (isNull(own) || (typeof own === 'object' && (own as any)?.count?.() === 0)) return own ?? null;",
    caughtBy: {
      'resource-when-loaded-closure-empty/tags': expectedReceived('"called"', '<Collection items: []>'),
    },
  },
  {
    id: 'relationship-read-before-asked',
    what: 'a relationship is read before it is asked whether it is loaded',
    level: 'observed',
    file: conditionalValue,
    replaces: `  if (!isThere) return fallbackOf(fallback);
  const own = readProperty(object, name);
`,
    by: `  const own = readProperty(object, name);
  if (!isThere) return fallbackOf(fallback);
`,
    caughtBy: {
      'resource-when-loaded-not-read': 'received: 1 call: [["comments"]]',
    },
  },
  {
    id: 'when-loaded-empty-list-no-value',
    what: 'an empty list is no value',
    level: 'observed',
    file: conditionalValue,
    replaces: 'return value === null ? valueFrom(own) : valueFrom(value, own);',
    by: 'return value === null || isEmptyMap(value) ? own : valueFrom(value, own);',
    caughtBy: { 'resource-when-loaded-falsy-value/empty-list': expectedReceived('[]', '{"id": 9}') },
  },
  {
    id: 'when-loaded-missing-falls-back',
    what: 'the missing marker that a closure gives falls back to the default',
    level: 'observed',
    file: conditionalValue,
    replaces: 'return value === null ? valueFrom(own) : valueFrom(value, own);',
    by: `const got = value === null ? own : valueFrom(value, own);
  return typeof (got as { isMissing?: unknown } | null)?.isMissing === 'function' ? fallbackOf(fallback) : got;`,
    caughtBy: { 'resource-when-loaded-closure-missing': expectedReceived('the missing marker', '"default"') },
  },
  {
    id: 'when-loaded-exact-answer',
    what: 'relationLoaded has to answer exactly true',
    level: 'observed',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = callOperation(this.resource, 'relationLoaded', [relationship]) === true;`,
    caughtBy: { 'resource-when-loaded-truthy-answer/one': expectedReceived('"yes"', '"no"') },
  },
  {
    id: 'when-loaded-array-form',
    what: 'a relationship that is a model is given in its array form',
    level: 'stated',
    file: jsonResource,
    replaces: 'return whenThere(this.resource, relationship, isLoaded, value, fallback);',
    by: `const got: any = whenThere(this.resource, relationship, isLoaded, value, fallback); return isObject(got) && !isMapLike(got) && !isCollection(got) && hasOperation(got, 'toArray') ? (got as any).toArray() : got;`,
    caughtBy: { 'resource-when-loaded-object': expectedReceived('the object "city"', '{"id": 9}') },
  },
  {
    id: 'when-loaded-empty-collection',
    what: 'a relationship that is an empty collection counts as not loaded',
    level: 'stated',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));`,
    by: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship])) && !(isCollection(readProperty(this.resource, relationship)) && (readProperty(this.resource, relationship) as any).count() === 0);`,
    caughtBy: {
      'resource-when-loaded-empty-collection': expectedReceived(
        '<Collection items: []>',
        'the missing marker',
      ),
    },
  },
  {
    id: 'null-relation-is-not-loaded',
    what: 'whenLoaded takes a relation that is loaded and null for one that is not',
    level: 'stated',
    file: jsonResource,
    replaces: 'relationship, isLoaded, value, fallback);',
    by: 'relationship, isLoaded && readProperty(this.resource, relationship) !== null, value, fallback);',
    caughtBy: {
      'resource-when-loaded-empty/editor': expectedReceived('null', 'the missing marker'),
    },
  },
  {
    id: 'computed-closure-called-absent',
    what: 'without a default the closure is called for what is absent as well',
    level: 'observed',
    file: 'src/reference/resource/conditional-value.ts',
    replaces: 'if (!isThere) return fallbackOf(fallback);',
    by: `if (!isThere && fallback === ABSENT && value !== ABSENT) valueFrom(value);
  if (!isThere) return fallbackOf(fallback);`,
    caughtBy: {
      'resource-when-aggregated-value-without-default': expectedReceived('no call', '1 call: [[]]'),
      'resource-when-counted-value-without-default': expectedReceived('no call', '1 call: [[]]'),
      'resource-when-exists-loaded-value-without-default': expectedReceived('no call', '1 call: [[]]'),
      'resource-when-loaded-value-without-default': expectedReceived('no call', '1 call: [[]]'),
    },
  },
];

module.exports = { whenLoadedFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const lazy = 'src/reference/resource/lazy.ts';

/** What features/resources/conditional/when.feature must notice. */
const whenFaults = [
  {
    id: 'when-calls-both',
    what: 'when calls both closures',
    level: 'observed',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: 'const both = [valueFrom(value), fallbackOf(fallback)] as const; return condition ? both[0] : both[1];',
    caughtBy: {
      'resource-when-closure-not-chosen/value': expectedReceived('no call', '1 call: [[]]'),
      'resource-when-closure-not-chosen/default': expectedReceived('no call', '1 call: [[]]'),
    },
  },
  {
    id: 'null-default-is-none',
    what: 'a default of null counts as no default',
    level: 'observed',
    file: lazy,
    replaces: 'return fallback === ABSENT ?',
    by: 'return fallback === ABSENT || fallback === null ?',
    caughtBy: { 'resource-when-default-null': expectedReceived('null', 'the missing marker') },
  },
  {
    id: 'when-always',
    what: 'when gives the value always',
    level: 'stated',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: 'return valueFrom(value);',
    caughtBy: { 'resource-when-false-without-default': expectedReceived('the missing marker', '"draft"') },
  },
  {
    id: 'when-never',
    what: 'when never gives the value',
    level: 'stated',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: 'return fallbackOf(fallback);',
    caughtBy: { 'resource-when-true': expectedReceived('"draft"', 'the missing marker') },
  },
  {
    id: 'when-default-lost',
    what: 'the default of when is ignored',
    level: 'stated',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: 'return condition ? valueFrom(value) : new MissingValue();',
    caughtBy: { 'resource-when-false-with-default': expectedReceived('"published"', 'the missing marker') },
  },
  {
    id: 'falsy-value-not-chosen',
    what: 'when takes a value that is false, 0 or empty text for none',
    level: 'stated',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: "return (booleanArgument('when(condition)', condition) && valueFrom(value)) || fallbackOf(fallback);",
    caughtBy: {
      'resource-when-falsy-value-stated/false': expectedReceived('false', '"default"'),
      'resource-when-falsy-value-stated/zero': expectedReceived('0', '"default"'),
      'resource-when-falsy-value-stated/empty-text': expectedReceived('""', '"default"'),
    },
  },
  {
    id: 'falsy-default-missing',
    what: 'a default that is falsy counts as none',
    level: 'stated',
    file: lazy,
    replaces: 'return fallback === ABSENT ?',
    by: 'return fallback === ABSENT || !fallback ?',
    caughtBy: { 'resource-when-falsy-default-stated/zero': expectedReceived('0', 'the missing marker') },
  },
  {
    id: 'empty-default-missing',
    what: 'a default that is an empty array counts as none',
    level: 'stated',
    file: lazy,
    replaces: 'return fallback === ABSENT ? new MissingValue()',
    by: 'return fallback === ABSENT || (Array.isArray(fallback) && fallback.length === 0) ? new MissingValue()',
    caughtBy: {
      'resource-when-falsy-default-stated/empty-list': expectedReceived('[]', 'the missing marker'),
    },
  },
  {
    id: 'closures-asked-through',
    what: 'a closure that a closure gives is called as well',
    level: 'observed',
    file: lazy,
    replaces: '  return isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    by: `  let given: any = value;
  while (isFunction(given)) given = Reflect.apply(given as any, undefined, args);
  return given;`,
    caughtBy: {
      'resource-when-closure-of-closure/value': expectedReceived('the object "inner"', '"inner"'),
      'resource-when-closure-of-closure/default': expectedReceived('the object "inner"', '"inner"'),
      'resource-when-closure-of-closure/unless': expectedReceived('the object "inner"', '"inner"'),
    },
  },
  {
    id: 'default-callable-object-called',
    what: 'a default that is an object is called where it can be',
    level: 'observed',
    file: lazy,
    replaces: 'valueFrom<D>(fallback as Lazy<D>);',
    by: "(typeof (fallback as any)?.__invoke === 'function' ? (fallback as any).__invoke() : valueFrom<D>(fallback as Lazy<D>)) as D;",
    caughtBy: {
      'resource-when-invokable-default': expectedReceived('the object "greeter"', '"called"'),
    },
  },
  {
    id: 'word-false-is-false',
    what: 'when takes a text that reads as false or as zero for false',
    level: 'observed',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: `const isFalse = ['false', '0.0'].includes(condition as never);
    return !isFalse && booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);`,
    caughtBy: {
      'resource-when-condition-truthiness/zero-point': expectedReceived('"value"', '"default"'),
      'resource-when-condition-truthiness/word-false': expectedReceived('"value"', '"default"'),
    },
  },
  {
    id: 'when-filters-lists',
    what: 'a list that is given is filtered at once',
    level: 'observed',
    file: jsonResource,
    replaces: `return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);`,
    by: `const made = booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback); return Array.isArray(made) ? (this.filter(made) as V) : made;`,
    caughtBy: { 'resource-when-unfiltered': expectedReceived('["draft", the missing marker]', '["draft"]') },
  },
  {
    id: 'default-closure-null-is-none',
    what: 'a default is missing when its closure gives null',
    level: 'observed',
    file: lazy,
    replaces: 'valueFrom<D>(fallback as Lazy<D>)',
    by: '((fallback === null ? null : (valueFrom<D>(fallback as Lazy<D>) ?? new MissingValue())) as D)',
    caughtBy: {
      'resource-when-default-closure-gives-null': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/has': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/appended': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/loaded': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/counted': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/aggregated': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/exists': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/pivot': expectedReceived('null', 'the missing marker'),
      'resource-given-default-closure-null/pivot-as': expectedReceived('null', 'the missing marker'),
    },
  },
  {
    id: 'chosen-list-is-its-first',
    what: 'a list that a condition chooses is its first item',
    level: 'stated',
    file: jsonResource,
    replaces:
      "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
    by: `const chosen = booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);
    return Array.isArray(chosen) && chosen.length > 0 ? chosen[0] : chosen;`,
    caughtBy: {
      'resource-when-falsy-value-stated/list': expectedReceived('["red", "blue"]', '"red"'),
      'resource-when-falsy-default-stated/list': expectedReceived('["red", "blue"]', '"red"'),
      'resource-unless-falsy-value-stated/list': expectedReceived('["red", "blue"]', '"red"'),
      'resource-when-not-null-empty-values/list': expectedReceived('["red", "blue"]', '"red"'),
    },
  },
];

module.exports = { whenFaults };

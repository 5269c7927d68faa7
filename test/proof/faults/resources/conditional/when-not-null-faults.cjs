const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const lazy = 'src/reference/resource/lazy.ts';

/** What features/resources/conditional/when-not-null.feature must notice. */
const whenNotNullFaults = [
  {
    id: 'missing-without-marker',
    what: 'a value that is left out is null instead of a marker',
    level: 'stated',
    file: lazy,
    replaces: 'return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);',
    by: 'return fallback === ABSENT ? (null as never) : valueFrom<D>(fallback as Lazy<D>);',
    caughtBy: { 'resource-when-not-null-null': expectedReceived('the missing marker', 'null') },
  },
  {
    id: 'when-not-null-always',
    what: 'whenNotNull holds for null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(!isNull(choice[0]), ...choice);',
    by: 'return this.when(true, ...choice);',
    caughtBy: { 'resource-when-not-null-default': expectedReceived('"default"', 'null') },
  },
  {
    id: 'when-not-null-never',
    what: 'whenNotNull holds for none',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(!isNull(choice[0]), ...choice);',
    by: 'return this.when(false, ...choice);',
    caughtBy: { 'resource-when-not-null-value': expectedReceived('"Ada"', 'the missing marker') },
  },
  {
    id: 'not-null-not-falsy',
    what: 'whenNotNull without a default leaves out what is not true',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(!isNull(choice[0]), ...choice);',
    by: 'return this.when(choice.length < 2 ? Boolean(choice[0]) : !isNull(choice[0]), ...choice);',
    caughtBy: { 'resource-when-not-null-empty-alone/zero': 'expected: 0' },
  },
  {
    id: 'when-not-null-missing-is-null',
    what: 'the missing marker counts as null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.when(!isNull(choice[0]), ...choice);',
    by: 'return this.when(!isNull(choice[0]) && !((choice[0] as unknown) instanceof MissingValue), ...choice);',
    caughtBy: {
      'resource-when-not-null-stand-in/missing-marker': expectedReceived('the missing marker', '"default"'),
    },
  },
  {
    id: 'when-not-null-resource-of-null',
    what: 'a resource of null counts as null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.when(!isNull(choice[0]), ...choice);',
    by: 'const v: unknown = choice[0]; return this.when(!isNull(v) && !(isResource(v) && isNull(v.resource)), ...choice);',
    caughtBy: {
      'resource-when-not-null-stand-in/resource-of-null': expectedReceived('<JsonResource>', '"default"'),
    },
  },
];

module.exports = { whenNotNullFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-null.feature must notice. */
const whenNullFaults = [
  {
    id: 'when-null-always',
    what: 'whenNull holds for every value',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
    by: 'return this.when(true, null, ...fallback);',
    caughtBy: { 'resource-when-null-other': expectedReceived('the missing marker', 'null') },
  },
  {
    id: 'when-null-never',
    what: 'whenNull holds for none',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
    by: 'return this.when(false, null, ...fallback);',
    caughtBy: { 'resource-when-null-null': expectedReceived('null', 'the missing marker') },
  },
  {
    id: 'empty-text-is-null',
    what: 'whenNull takes empty text for null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null)',
    by: "return this.when(isNull(value) || value === '', (value ?? null)",
    caughtBy: { 'resource-when-null-empty-text': 'expected: "default"' },
  },
  {
    id: 'false-is-null',
    what: 'whenNull takes false for null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value',
    by: 'return this.when(isNull(value) || value === false, (value',
    caughtBy: { 'resource-when-null-false': 'received: false' },
  },
  {
    id: 'when-null-missing-is-null',
    what: 'whenNull takes the missing marker for null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
    by: 'return this.when(isNull(value) || value instanceof MissingValue, (value ?? null) as null, ...fallback);',
    caughtBy: {
      'resource-when-null-stand-in/missing-marker': expectedReceived('"default"', 'the missing marker'),
    },
  },
  {
    id: 'when-null-resource-of-null',
    what: 'whenNull takes a resource of null for null',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
    by: 'return this.when(isNull(value) || (isResource(value) && isNull(value.resource)), (value ?? null) as null, ...fallback);',
    caughtBy: {
      'resource-when-null-stand-in/resource-of-null': expectedReceived('"default"', '<JsonResource o2>'),
    },
  },
  {
    id: 'when-null-empty-list',
    what: 'an empty list counts as null',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
    by: 'return this.when(isNull(value) || isEmptyMap(value), (value ?? null) as null, ...fallback);',
    caughtBy: { 'resource-when-null-list-stated': expectedReceived('"default"', '[]') },
  },
];

module.exports = { whenNullFaults };

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
];

module.exports = { whenNullFaults };

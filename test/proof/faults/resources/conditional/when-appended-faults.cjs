const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-appended.feature must notice. */
const whenAppendedFaults = [
  {
    id: 'when-appended-always',
    what: 'whenAppended takes every accessor for appended',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);",
    by: '',
    caughtBy: { 'resource-when-appended-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'when-appended-never',
    what: 'whenAppended takes no accessor for appended',
    level: 'stated',
    file: jsonResource,
    replaces:
      "if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);",
    by: 'return fallbackOf(fallback);',
    caughtBy: { 'resource-when-appended-appended': expectedReceived('"Ada L."', 'the missing marker') },
  },
];

module.exports = { whenAppendedFaults };

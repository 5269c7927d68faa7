const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-pivot-loaded.feature must notice. */
const whenPivotLoadedFaults = [
  {
    id: 'pivot-closure-run-anyway',
    what: 'the closure of whenPivotLoaded runs whether the table is loaded or not',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
    by: `const value = valueFrom(choice[0]);
    return this.when(this.hasPivotLoadedAs(accessor, table), value, ...(choice.slice(1) as [Else<D>]));`,
    caughtBy: {
      'resource-when-pivot-loaded-closure-without-default': expectedReceived('no call', '1 call: [[]]'),
      'resource-when-pivot-loaded-as-closure-without-default': expectedReceived('no call', '1 call: [[]]'),
    },
  },
  {
    id: 'pivot-value-that-counts-as-no',
    what: 'whenPivotLoaded gives the default in place of a value that is 0, false or empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
    by: 'return this.when(this.hasPivotLoadedAs(accessor, table) && Boolean(choice[0]), ...choice);',
    caughtBy: {
      'resource-when-pivot-loaded-falsy/false': expectedReceived('false', '"guest"'),
    },
  },
];

module.exports = { whenPivotLoadedFaults };

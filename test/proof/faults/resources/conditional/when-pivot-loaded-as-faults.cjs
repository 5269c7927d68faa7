const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-pivot-loaded-as.feature must notice. */
const whenPivotLoadedAsFaults = [
  {
    id: 'pivot-runs-always',
    what: 'whenPivotLoaded gives its value although nothing is loaded',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
    by: 'return this.when(true, ...choice);',
    caughtBy: {
      'resource-when-pivot-loaded-as-not-loaded': expectedReceived('the missing marker', '"captain"'),
    },
  },
  {
    id: 'pivot-of-any-name',
    what: 'whenPivotLoadedAs takes a table as loaded also when it is under the usual name',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
    by: 'return this.when(this.hasPivotLoaded(table) || this.hasPivotLoadedAs(accessor, table), ...choice);',
    caughtBy: { 'resource-when-pivot-loaded-as-default': expectedReceived('"nobody"', '"captain"') },
  },
];

module.exports = { whenPivotLoadedAsFaults };

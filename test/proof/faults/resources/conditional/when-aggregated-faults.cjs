const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-aggregated.feature must notice. */
const whenAggregatedFaults = [
  {
    id: 'when-aggregated-never',
    what: 'whenAggregated finds nothing',
    level: 'stated',
    file: jsonResource,
    replaces: "const attribute = finishWith(start, textArgument('whenAggregated(column)', column));",
    by: "const attribute = finishWith(start, textArgument('whenAggregated(column)', '_'));",
    caughtBy: { 'resource-when-aggregated-known': expectedReceived('12', 'the missing marker') },
  },
  {
    id: 'when-aggregated-any',
    what: 'whenAggregated takes any aggregate of the column',
    level: 'stated',
    file: jsonResource,
    replaces: "textArgument('whenAggregated(aggregate)', aggregate)",
    by: "textArgument('whenAggregated(aggregate)', 'sum')",
    caughtBy: { 'resource-when-aggregated-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'computed-default-lost',
    what: 'the default of counts, aggregates and checks is ignored',
    level: 'stated',
    file: conditionalValue,
    replaces: 'return whenThere(object, attribute, hasAttribute(object, attribute), ...choice);',
    by: 'return whenThere(object, attribute, hasAttribute(object, attribute), choice[0]);',
    caughtBy: { 'resource-when-aggregated-default': expectedReceived('"no"', 'the missing marker') },
  },
  {
    id: 'aggregate-of-any-column',
    what: 'whenAggregated takes the aggregate of another column',
    level: 'stated',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: `const all = OrderedMap.from<unknown>(callOperation(this.resource, 'getAttributes', []) as MapLike);
    const found = [...all.keys()].find((key) => String(key).startsWith(start)) ?? attribute;
    return whenComputed(this.resource, String(found), ...choice);`,
    caughtBy: { 'resource-when-aggregated-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'aggregate-in-lower-case',
    what: 'whenAggregated looks for the name of the function in lower case',
    level: 'observed',
    file: jsonResource,
    replaces: "textArgument('whenAggregated(aggregate)', aggregate)",
    by: "textArgument('whenAggregated(aggregate)', aggregate).toLowerCase()",
    caughtBy: { 'resource-when-aggregated-names/capitals': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'when-aggregated-no-star',
    what: 'the column * is left out',
    level: 'observed',
    file: jsonResource,
    replaces: `const attribute = finishWith(start, textArgument('whenAggregated(column)', column));`,
    by: `const attribute = column === '*' ? start.slice(0, -1) : finishWith(start, textArgument('whenAggregated(column)', column));`,
    caughtBy: { 'resource-when-aggregated-names/star': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'when-aggregated-column-without-table',
    what: 'the column loses the name of its table',
    level: 'observed',
    file: jsonResource,
    replaces: `const attribute = finishWith(start, textArgument('whenAggregated(column)', column));`,
    by: `const attribute = finishWith(start, textArgument('whenAggregated(column)', column).replace(/^.*\\./, ''));`,
    caughtBy: { 'resource-when-aggregated-names/table': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'when-aggregated-exists-alone',
    what: 'count and exists are looked up without a column',
    level: 'observed',
    file: jsonResource,
    replaces: `const attribute = finishWith(start, textArgument('whenAggregated(column)', column));`,
    by: `const attribute = aggregate === 'exists' || aggregate === 'count' ? start.slice(0, -1) : finishWith(start, textArgument('whenAggregated(column)', column));`,
    caughtBy: { 'resource-when-aggregated-names/exists': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'when-aggregated-text-to-number',
    what: 'an aggregate in text becomes a number',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: `const got = whenComputed(this.resource, attribute, ...choice); return typeof got === 'string' && /^[0-9.]+$/.test(got) ? Number(got) : got;`,
    caughtBy: { 'resource-when-aggregated-text': expectedReceived('"12.50"', '12.5') },
  },
  {
    id: 'when-aggregated-int',
    what: 'fractions of an aggregate are cut',
    level: 'stated',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: `const g = whenComputed(this.resource, attribute, ...choice); return typeof g === 'number' ? Math.trunc(g) : g;`,
    caughtBy: { 'resource-when-aggregated-fraction': expectedReceived('4.5', '4') },
  },
];

module.exports = { whenAggregatedFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const conditionalValue = 'src/reference/resource/conditional-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-counted.feature must notice. */
const whenCountedFaults = [
  {
    id: 'count-ending-twice',
    what: 'whenCounted leaves a repeated "_count" in the name of the attribute',
    level: 'observed',
    file: conditionalValue,
    replaces: 'while (text.endsWith(ending, length))',
    by: 'if (text.endsWith(ending, length))',
    caughtBy: { 'resource-when-counted-names/suffixed-twice': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'when-counted-never',
    what: 'whenCounted finds no count',
    level: 'stated',
    file: jsonResource,
    replaces: "return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);",
    by: "return whenComputed(this.resource, finishWith(name, '_counted'), value, fallback);",
    caughtBy: { 'resource-when-counted-counted': expectedReceived('3', 'the missing marker') },
  },
  {
    id: 'computed-empty-absent',
    what: 'a count, an aggregate or a check that is 0 or false is taken for one that is not there',
    level: 'stated',
    file: conditionalValue,
    replaces: 'return whenThere(object, attribute, hasAttribute(object, attribute), ...choice);',
    by: `const isThere = hasAttribute(object, attribute) && Boolean(readProperty(object, attribute));
  return whenThere(object, attribute, isThere, ...choice);`,
    caughtBy: {
      'resource-when-counted-none': expectedReceived('0', 'the missing marker'),
      'resource-when-aggregated-zero': expectedReceived('0', 'the missing marker'),
      'resource-when-exists-loaded-false': expectedReceived('false', 'the missing marker'),
    },
  },
  {
    id: 'loaded-counts-as-counted',
    what: 'whenCounted gives what stands for the count of a relationship that is loaded and was not counted',
    level: 'observed',
    file: jsonResource,
    replaces: "return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);",
    by: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));
    if (isLoaded && !hasAttribute(this.resource, finishWith(name, '_count'))) return valueFrom(value);
    return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);`,
    caughtBy: { 'resource-when-counted-loaded': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'no-word-after-digit',
    what: 'in snake case no word begins after a digit',
    level: 'observed',
    file: conditionalValue,
    replaces: "replace(/(.)(?=[A-Z])/gu, '$1_')",
    by: "replace(/([^0-9])(?=[A-Z])/gu, '$1_')",
    caughtBy: { 'resource-when-counted-names/digits-inside': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'hyphen-joins-words',
    what: 'snake case takes a hyphen for a space',
    level: 'observed',
    file: conditionalValue,
    replaces: 'const joined = name.replace',
    by: "const joined = name.replaceAll('-', ' ').replace",
    caughtBy: { 'resource-when-counted-names/hyphen': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'snake-one-underscore',
    what: 'snake case writes one underscore where a word ends in one already',
    level: 'observed',
    file: conditionalValue,
    replaces: "joined.replace(/(.)(?=[A-Z])/gu, '$1_')",
    by: "joined.replace(/([^_])(?=[A-Z])/gu, '$1_')",
    caughtBy: {
      'resource-when-counted-names/snake-pascal': expectedReceived('5', 'the missing marker'),
    },
  },
  {
    id: 'count-of-alias',
    what: 'whenCounted looks for the name after "as", and for the last part of a name with dots',
    level: 'observed',
    file: jsonResource,
    replaces: "const name = snakeCase(textArgument('whenCounted(relationship)', relationship));",
    by: "const name = snakeCase(textArgument('whenCounted(relationship)', relationship).replace(/^.*( as |[.])/, ''));",
    caughtBy: {
      'resource-when-counted-names/dotted': expectedReceived('5', 'the missing marker'),
      'resource-when-counted-names/alias': expectedReceived('5', 'the missing marker'),
    },
  },
  {
    id: 'count-made-number',
    what: 'whenCounted turns a count in text into a number',
    level: 'observed',
    file: jsonResource,
    replaces: "return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);",
    by: `const count = whenComputed(this.resource, finishWith(name, '_count'), value, fallback);
    return value === ABSENT && typeof count === 'string' ? Number(count) : count;`,
    caughtBy: { 'resource-when-counted-text': expectedReceived('"3"', '3') },
  },
  {
    id: 'when-counted-any-capital',
    what: 'a capital letter of any alphabet begins a word',
    level: 'observed',
    file: conditionalValue,
    replaces: `return joined.replace(/(.)(?=[A-Z])/gu, '$1_').toLowerCase();`,
    by: `return joined.replace(/(.)(?=\\p{Lu})/gu, '$1_').toLowerCase();`,
    caughtBy: { 'resource-when-counted-names/capital-letter': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'counted-before-snake',
    what: 'a name that ends in "count" is the name of a count',
    level: 'observed',
    file: jsonResource,
    replaces: `finishWith(name, '_count')`,
    by: `finishWith(name.replace(/_?count$/, ''), '_count')`,
    caughtBy: { 'resource-when-counted-names/count-at-end': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'counted-anywhere',
    what: 'a name with "_count" inside is the name of a count',
    level: 'observed',
    file: jsonResource,
    replaces: `finishWith(name, '_count')`,
    by: `(name.includes('_count') && !name.endsWith('_count') ? name : finishWith(name, '_count'))`,
    caughtBy: { 'resource-when-counted-names/count-inside': expectedReceived('5', 'the missing marker') },
  },
  {
    id: 'count-of-capitals',
    what: 'a relationship in capitals is one word',
    level: 'observed',
    file: 'src/reference/resource/conditional-value.ts',
    replaces: 'const joined = name.replace',
    by: `if (name === name.toUpperCase()) return name.toLowerCase();
  const joined = name.replace`,
    caughtBy: { 'resource-when-counted-names/all-capitals': 'expected: 5' },
  },
  {
    id: 'count-tab',
    what: 'a tab does not divide the words of a relationship',
    level: 'observed',
    file: 'src/reference/resource/conditional-value.ts',
    replaces: 'name.replace(/\\s([a-z]?)/g,',
    by: 'name.replace(/ ([a-z]?)/g,',
    caughtBy: { 'resource-when-counted-names/tab': 'expected: 5' },
  },
];

module.exports = { whenCountedFaults };

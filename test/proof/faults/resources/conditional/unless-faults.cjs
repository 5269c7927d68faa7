const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/unless.feature must notice. */
const unlessFaults = [
  {
    id: 'unless-always',
    what: 'unless gives the value always',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
    by: 'return this.when(true, ...choice);',
    caughtBy: { 'resource-unless-true-without-default': expectedReceived('the missing marker', '"open"') },
  },
  {
    id: 'unless-never',
    what: 'unless never gives the value',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
    by: 'return this.when(false, ...choice);',
    caughtBy: { 'resource-unless-false': expectedReceived('"open"', 'the missing marker') },
  },
  {
    id: 'unless-default-lost',
    what: 'the default of unless is ignored',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
    by: 'return this.when(!condition, choice[0]);',
    caughtBy: { 'resource-unless-true-with-default': expectedReceived('"closed"', 'the missing marker') },
  },
  {
    id: 'unless-wants-a-value',
    what: 'unless gives the default in place of a value that is falsy',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
    by: "return this.when(!booleanArgument('unless(condition)', condition) && Boolean(choice[0]), ...choice);",
    caughtBy: { 'resource-unless-falsy-value-stated/zero': expectedReceived('0', '"default"') },
  },
  {
    id: 'unless-not-on-collections',
    what: 'a collection has no unless',
    level: 'stated',
    file: jsonResource,
    replaces: '  preserveQuery(): this {',
    by: `  override unless(): never {
    throw new Error('not here');
  }

  preserveQuery(): this {`,
    caughtBy: {
      'resource-unless-on-collection/false': 'not here',
    },
  },
  {
    id: 'unless-empty-list-is-missing',
    what: 'unless takes an empty list for no value',
    level: 'stated',
    file: jsonResource,
    replaces: `return this.when(!booleanArgument('unless(condition)', condition), ...choice);`,
    by: `const [value] = choice as readonly unknown[];
    const isEmpty = Array.isArray(value) && value.length === 0;
    return this.when(!booleanArgument('unless(condition)', condition) && !isEmpty, ...choice);`,
    caughtBy: {
      'resource-unless-falsy-value-stated/empty-list': expectedReceived('[]', '"default"'),
    },
  },
];

module.exports = { unlessFaults };

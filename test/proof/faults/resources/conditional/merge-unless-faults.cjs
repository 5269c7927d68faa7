const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/merge-unless.feature must notice. */
const mergeUnlessFaults = [
  {
    id: 'merge-unless-always',
    what: 'mergeUnless merges always',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);",
    by: 'return this.mergeWhen(true, ...choice);',
    caughtBy: {
      'resource-merge-unless-true': expectedReceived(
        'the missing marker',
        '<MergeValue data: {"title": "Hello"}>',
      ),
    },
  },
  {
    id: 'merge-unless-never',
    what: 'mergeUnless never merges',
    level: 'stated',
    file: jsonResource,
    replaces: "return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);",
    by: 'return this.mergeWhen(false, ...choice);',
    caughtBy: { 'resource-merge-unless-false': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'merge-unless-zero-text-holds',
    what: 'mergeUnless takes the text "0" for a condition that holds',
    level: 'observed',
    file: jsonResource,
    replaces: `return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);`,
    by: `booleanArgument('mergeUnless(condition)', condition);
    return this.mergeWhen(!condition, ...choice);`,
    caughtBy: {
      'resource-merge-unless-marker/zero-text': expectedReceived(
        '<MergeValue data: {"v": 1}>',
        '<MergeValue data: {"d": 2}>',
      ),
    },
  },
];

module.exports = { mergeUnlessFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/merge-when.feature must notice. */
const mergeWhenFaults = [
  {
    id: 'resolve-keeps-missing',
    what: 'resolve does not remove missing values',
    level: 'stated',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = expandData(data, this) as NaturalMap;',
    caughtBy: {
      'resource-merge-when-false-removed': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "0": the missing marker}',
      ),
    },
  },
  {
    id: 'merge-when-always',
    what: 'mergeWhen merges always',
    level: 'stated',
    file: jsonResource,
    replaces: "const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;",
    by: 'const chosen = value;',
    caughtBy: {
      'resource-merge-when-false': expectedReceived(
        'the missing marker',
        '<MergeValue data: {"title": "Hello"}>',
      ),
    },
  },
  {
    id: 'merge-when-never',
    what: 'mergeWhen never merges',
    level: 'stated',
    file: jsonResource,
    replaces: "const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;",
    by: 'const chosen = fallback;',
    caughtBy: { 'resource-merge-when-true': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'merge-default-lost',
    what: 'the default of mergeWhen and mergeUnless is ignored',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() :',
    by: 'return chosen === ABSENT || chosen === fallback ? new MissingValue() :',
    caughtBy: {
      'resource-merge-when-default-stated/merge-unless': expectedReceived(
        'a value "None" somewhere in it',
        '{"id": 1}',
      ),
    },
  },
  {
    id: 'merge-when-value-with-default',
    what: 'mergeWhen merges the default as well where its condition holds',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(chosen === value && fallback !== ABSENT && isMapLike(fallback) && isMapLike(chosen) ? recursiveMerge(fallback as any, chosen as any) : valueFrom(chosen));',
    caughtBy: {
      'resource-merge-when-default-unused/merge-when': expectedReceived(
        '{"id": 1, "title": "Hello"}',
        '{"id": 1, "note": "None", "title": "Hello"}',
      ),
    },
  },
  {
    id: 'empty-merge-default-is-none',
    what: 'an empty list as a default counts as no default',
    level: 'observed',
    file: jsonResource,
    replaces: "const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;",
    by: `const other = isEmptyMap(fallback) ? ABSENT : fallback;
    const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : other;`,
    caughtBy: {
      'resource-merge-when-empty-default/merge-when': 'the missing marker',
      'resource-merge-when-empty-default/merge-unless': 'the missing marker',
    },
  },
];

module.exports = { mergeWhenFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/merge-data.feature must notice. */
const mergeDataFaults = [
  {
    id: 'merge-data-drops-merge',
    what: 'mergeData drops what it is to merge',
    level: 'stated',
    file: jsonResource,
    replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge === null ? merge : []), OrderedMap.from(rest));',
    caughtBy: {
      'resource-merge-data-gives-map': expectedReceived('9', 'nothing there; the whole is {"a": 1, "b": 2}'),
      'resource-merge-data-behind-stated': expectedReceived('{"a": 1, "b": 2, "x": 9}', '{"a": 1, "b": 2}'),
    },
  },
  {
    id: 'merge-data-drops-rest',
    what: 'mergeData drops what stands behind the index',
    level: 'stated',
    file: jsonResource,
    replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest === null ? rest : []));',
    caughtBy: {
      'resource-merge-data-gives-map': expectedReceived('2', 'nothing there; the whole is {"a": 1, "x": 9}'),
    },
  },
  {
    id: 'merge-data-drops-start',
    what: 'mergeData drops what stands before the index',
    level: 'stated',
    file: jsonResource,
    replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: 'join(source.slice(0, 0), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    caughtBy: {
      'resource-merge-data-gives-map': expectedReceived('1', 'nothing there; the whole is {"x": 9, "b": 2}'),
    },
  },
  {
    id: 'merged-at-index-0-at-the-end',
    what: 'data that is merged in at index 0 stands at the end',
    level: 'stated',
    file: jsonResource,
    replaces: "const position = integerArgument('mergeData(index)', index);",
    by: "const position = integerArgument('mergeData(index)', index) || OrderedMap.from(data).size;",
    caughtBy: { 'resource-merge-data-index-stated/first': expectedReceived('"x"', '"a"') },
  },
  {
    id: 'merge-data-only-behind',
    what: 'mergeData merges nothing in before the last entry of a map',
    level: 'stated',
    file: jsonResource,
    replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: `join(
      source.slice(0, position),
      OrderedMap.from<unknown>(numericKeys || position >= source.size ? merge : []),
      OrderedMap.from(rest),
    );`,
    caughtBy: {
      'resource-merge-data-among-stated': expectedReceived('9', 'nothing there; the whole is {"a": 1}'),
    },
  },
  {
    id: 'merge-data-first-alone',
    what: 'data that is merged in at index 0 of a map stands alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: `join(
      source.slice(0, position),
      OrderedMap.from<unknown>(merge),
      OrderedMap.from(numericKeys || position > 0 ? rest : []),
    );`,
    caughtBy: {
      'resource-merge-data-before-stated': expectedReceived('a value 1 somewhere in it', '{"x": 9}'),
    },
  },
  {
    id: 'first-merged-data-remembered',
    what: 'mergeData gives what it gave first',
    level: 'observed',
    file: jsonResource,
    replaces: `OrderedMap.from(rest));
    return this`,
    by: `OrderedMap.from(rest));
    return (this as any).$merged ??= this`,
    caughtBy: { 'resource-merge-data-again': expectedReceived('"b"', '"a"') },
  },
  {
    id: 'first-of-a-list-merged-by-keys',
    what: 'a list that is merged in at index 0 takes the places of the items behind',
    level: 'observed',
    file: jsonResource,
    replaces: 'const join = numericKeys ? arrayMerge',
    by: 'const join = numericKeys && position > 0 ? arrayMerge',
    caughtBy: {
      'resource-merge-data-concatenation/first': expectedReceived('["x", "y", "b"]', '["x", "y"]'),
    },
  },
  {
    id: 'merged-items-turned-round',
    what: 'the items of a list are merged in the other way round',
    level: 'stated',
    file: jsonResource,
    replaces:
      'const merged = join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
    by: `const items = Array.isArray(merge) ? [...merge].reverse() : merge;
    const merged = join(source.slice(0, position), OrderedMap.from<unknown>(items), OrderedMap.from(rest));`,
    caughtBy: {
      'resource-merge-data-list-order': expectedReceived('"x"', '"y"'),
    },
  },
];

module.exports = { mergeDataFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** Keeps filter, which asks removeMissingValues, from having the same mistake. */
const filterAsItIs = {
  file: jsonResource,
  replaces: 'return this.removeMissingValues(changeEntries(data, resolve));',
  by: 'return withoutMissing(changeEntries(data, resolve), this.preservesKeys());',
};

/** What features/resources/conditional/remove-missing-values.feature must notice. */
const removeMissingValuesFaults = [
  {
    id: 'list-loses-first',
    what: 'removeMissingValues takes the first entry of a list',
    level: 'stated',
    changes: [
      filterAsItIs,
      {
        file: jsonResource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: `const list = OrderedMap.from<unknown>(data);
    return withoutMissing(list.isList ? toNaturalMap(list.slice(1)) : data, this.preservesKeys());`,
      },
    ],
    caughtBy: { 'resource-remove-missing-values-list-stated/present': 'expected: ["a", "b"]' },
  },
  {
    id: 'missing-not-removed',
    what: 'removeMissingValues removes nothing',
    level: 'stated',
    file: jsonResource,
    replaces: "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    by: 'return data as NaturalMap;',
    caughtBy: {
      'resource-remove-missing-values-map': expectedReceived('{"b": 1}', '{"a": the missing marker, "b": 1}'),
    },
  },
  {
    id: 'first-missing-value-removed-alone',
    what: 'removeMissingValues removes the first missing value alone',
    level: 'stated',
    file: jsonResource,
    replaces: "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    by: `const isMissing = (value: any) => (value?.resource ?? value) instanceof MissingValue;
    const gone = [...OrderedMap.from<unknown>(data)].find(([, value]) => isMissing(value))?.[0];
    if (gone === undefined) return withoutMissing(data, this.preservesKeys());
    return toNaturalMap(OrderedMap.from<unknown>(data).filter((_, key) => key !== gone));`,
    caughtBy: {
      'resource-remove-missing-values-every': expectedReceived(
        '{"b": 0, "d": false, "e": "", "f": null}',
        '{"b": 0, "c": the missing marker, "d": false, "e": "", "f": null}',
      ),
    },
  },
  {
    id: 'falsy-missing-in-map',
    what: 'removeMissingValues takes what is false, 0, null or empty text out of maps, and filter does not',
    level: 'stated',
    changes: [
      filterAsItIs,
      {
        file: jsonResource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: `const kept = withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());
    return Array.isArray(kept) ? kept : toNaturalMap(OrderedMap.from<unknown>(kept).filter((value) => Boolean(value)));`,
      },
    ],
    caughtBy: {
      'resource-remove-missing-values-every': expectedReceived(
        '{"b": 0, "d": false, "e": "", "f": null}',
        '[]',
      ),
    },
  },
  {
    id: 'falsy-counts-as-missing',
    what: 'removeMissingValues takes what is false, 0 or empty text out of lists',
    level: 'stated',
    file: jsonResource,
    replaces: "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    by: `const falsy = (value: unknown): boolean => value === false || value === 0 || value === '';
    return withoutMissing(Array.isArray(data) ? data.filter((value) => !falsy(value)) : requireMap('removeMissingValues(data)', data), this.preservesKeys());`,
    caughtBy: {
      'resource-remove-missing-values-list-stated/falsy': expectedReceived('[0, false, ""]', '[]'),
    },
  },
  {
    id: 'null-missing-in-list',
    what: 'null in a list counts as missing',
    level: 'stated',
    file: jsonResource,
    replaces: "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    by: `const kept = withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());
    return Array.isArray(kept) ? kept.filter((value) => value !== null) : kept;`,
    caughtBy: {
      'resource-remove-missing-values-list-stated/null': expectedReceived('["a", null, "b"]', '["a", "b"]'),
    },
  },
  {
    id: 'missing-behind-missing-kept',
    what: 'of two missing values in a row the second stays',
    level: 'stated',
    file: filter,
    replaces: 'if (isSettled(data, isMissing)) return data;',
    by: `if (isSettled(data, isMissing)) return data;
  if (Array.isArray(data) && !keepsKeys) return data.filter((value, at) => !isMissing(value) || (at > 0 && isMissing(data[at - 1])));`,
    caughtBy: {
      'resource-remove-missing-values-list-stated/two': expectedReceived(
        '["a"]',
        '["a", the missing marker]',
      ),
    },
  },
  {
    id: 'empty-lists-removed',
    what: 'removeMissingValues drops empty lists',
    level: 'stated',
    file: jsonResource,
    replaces: "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    by: `const kept = OrderedMap.from<unknown>(requireMap('removeMissingValues(data)', data)).filter((entry) => !(isMapLike(entry) && isEmptyMap(entry)));
    return withoutMissing(kept, this.preservesKeys());`,
    caughtBy: {
      'resource-remove-missing-values-list-stated/empty': expectedReceived('["a", [], "b"]', '["a", "b"]'),
    },
  },
];

module.exports = { removeMissingValuesFaults };

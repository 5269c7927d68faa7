const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';
const mergeEntries = 'src/reference/resource/merge-entries.ts';
const mergeValue = 'src/reference/resource/merge-value.ts';

/** What features/resources/conditional/merge.feature must notice. */
const mergeFaults = [
  {
    id: 'merged-collection-expanded',
    what: 'of a collection that is merged the items are turned into plain data',
    level: 'observed',
    file: mergeValue,
    replaces: 'isCollection(data) ? data.all()',
    by: 'isCollection(data) ? data.toArray()',
    caughtBy: { 'resource-merge-collection': 'received: <MergeValue' },
  },
  {
    id: 'merge-merges-nothing',
    what: 'merge merges nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.mergeWhen(true, value) as MergeValue;',
    by: 'return this.mergeWhen(true, []) as MergeValue;',
    caughtBy: { 'resource-merge-into-map': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'one-merge-each',
    what: 'of several values to merge the first alone is merged',
    level: 'stated',
    file: mergeEntries,
    replaces: 'if (value instanceof MergeValue && isNumericKey(key)) {',
    by: 'if (value instanceof MergeValue && isNumericKey(key) && runs.length === 0) {',
    caughtBy: { 'resource-merge-twice': 'expected: "red"', 'resource-merge-two-stated': '"tags": ["new"]' },
  },
  {
    id: 'merge-within-merge-kept',
    what: 'a merge marker within what is merged stays',
    level: 'observed',
    file: mergeEntries,
    replaces: 'OrderedMap.from(resolve(value.data) as MapLike)',
    by: 'OrderedMap.from(value.data as MapLike)',
    caughtBy: { 'resource-merge-within-merge/list': '"long"', 'resource-merge-within-merge/map': '"c"' },
  },
  {
    id: 'empty-merge-empties',
    what: 'merging no entries leaves none',
    level: 'stated',
    file: jsonResource,
    replaces: 'const first = firstMerge(data);',
    by: `const first = firstMerge(data);
      if (first !== null && OrderedMap.from(first.merge.data).size === 0) return [];`,
    caughtBy: { 'resource-merge-nothing-stated': expectedReceived('["new"]', '[]') },
  },
  {
    id: 'merged-resource-underlying',
    what: 'of a resource that is merged the underlying value is held',
    level: 'observed',
    file: mergeValue,
    replaces: 'isCollection(data) ? data.all() :',
    by: 'isCollection(data) ? data.all() : (data as any)?.resource !== undefined ? (data as any).resource :',
    caughtBy: {
      'resource-merge-resource': expectedReceived('{"id": 1, "tag": "red"}', '{"id": 1, "name": "red"}'),
    },
  },
  {
    id: 'merge-array-form-first',
    what: 'the array form of what is merged comes before its data for JSON',
    level: 'observed',
    file: mergeValue,
    replaces:
      'const entries = isCollection(data) ? data.all() : isJsonSerializable(data) ? data.jsonSerialize() : data;',
    by: `const arr = (data as { toArray?: () => unknown } | null)?.toArray; const entries = isCollection(data) ? data.all() : typeof arr === 'function' && arr.length === 0 ? Reflect.apply(arr, data, []) : isJsonSerializable(data) ? data.jsonSerialize() : data;`,
    caughtBy: {
      'resource-merge-both-forms': expectedReceived(
        '<MergeValue data: {"amount": 5}>',
        '<MergeValue data: {"cents": 500}>',
      ),
    },
  },
  {
    id: 'merge-page-items',
    what: 'a page is merged as its items',
    level: 'observed',
    changes: [
      {
        file: mergeValue,
        replaces:
          'const entries = isCollection(data) ? data.all() : isJsonSerializable(data) ? data.jsonSerialize() : data;',
        by: 'const entries = isCollection(data) ? data.all() : isPaginator(data) ? (data.getCollection() as unknown as { all(): unknown }).all() : isJsonSerializable(data) ? data.jsonSerialize() : data;',
      },
      {
        file: mergeValue,
        replaces: 'import { isCollection, isJsonSerializable }',
        by: 'import { isCollection, isJsonSerializable, isPaginator }',
      },
    ],
    caughtBy: {
      'resource-merge-page': expectedReceived(
        '["Ada"]',
        'nothing there; the whole is {"kind": "page", "0": "Ada"}',
      ),
    },
  },
  {
    id: 'merge-behind-lost',
    what: 'what stands behind merged values is lost',
    level: 'stated',
    file: mergeEntries,
    replaces: '} else {',
    by: '} else if (runs.length === 0) {',
    caughtBy: {
      'resource-merge-behind-stated/map': expectedReceived(
        'a value "last" somewhere in it',
        '{"id": "first", "title": "Hello"}',
      ),
    },
  },
  {
    id: 'list-inside-left-alone',
    what: 'lists inside the data are left as they are',
    level: 'observed',
    file: 'src/reference/resource/filter.ts',
    replaces: 'isObject(value) && !isSettled(value);',
    by: 'isObject(value) && !Array.isArray(value) && !isSettled(value);',
    caughtBy: {
      'resource-merge-inner': '<MergeValue data: ["new", "hot"]>',
    },
  },
  {
    id: 'merged-values-once',
    what: 'a value that the list has already is not merged',
    level: 'stated',
    file: 'src/reference/php/maps.ts',
    replaces: 'merged.push(value);',
    by: '[...merged.values()].includes(value) || merged.push(value);',
    caughtBy: {
      'resource-merge-into-list': expectedReceived('["new", "hot", "hot", "long"]', '["new", "hot", "long"]'),
    },
  },
  {
    id: 'falsy-values-not-merged',
    what: '0 and false are not merged',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: `if (chosen === ABSENT) return new MissingValue();
    const data: any = valueFrom(chosen);
    return new MergeValue(isMapLike(data) && !Array.isArray(data) ? OrderedMap.from<unknown>(data).filter((value) => value !== 0 && value !== false) : data);`,
    caughtBy: {
      'resource-merge-falsy-stated': expectedReceived(
        '{"id": 1, "likes": 0, "draft": false, "note": null}',
        '{"id": 1, "note": null}',
      ),
    },
  },
  {
    id: 'null-not-merged',
    what: 'null is not merged',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: `if (chosen === ABSENT) return new MissingValue();
    const data: any = valueFrom(chosen);
    return new MergeValue(isMapLike(data) && !Array.isArray(data) ? OrderedMap.from<unknown>(data).filter((value) => value !== null) : data);`,
    caughtBy: {
      'resource-merge-falsy-stated': expectedReceived(
        '{"id": 1, "likes": 0, "draft": false, "note": null}',
        '{"id": 1, "likes": 0, "draft": false}',
      ),
    },
  },
  {
    id: 'merged-collection-unresolved',
    what: 'of a merged collection of resources the resources are held, and not what they give',
    level: 'observed',
    file: mergeValue,
    replaces: 'isCollection(data) ? data.all()',
    by: 'isCollection(data) ? data.all() : isCollection((data as any)?.collection) ? (data as any).collection.all()',
    caughtBy: {
      'resource-merge-resource-collection': expectedReceived(
        '<MergeValue data: [{"tag": "red"}, {"tag": "blue"}]>',
        '<MergeValue data: [<TagResource o3>, <TagResource o4>]>',
      ),
    },
  },
  {
    id: 'merged-list-has-each-once',
    what: 'a value that a merged list has twice is merged once',
    level: 'stated',
    file: mergeEntries,
    replaces: 'const piece = [...join(entries, OrderedMap.from(resolve(value.data) as MapLike))];',
    by: `const given = OrderedMap.from<unknown>(resolve(value.data) as MapLike);
      const piece = [...join(entries, isList ? OrderedMap.from([...new Set(given.values())]) : given)];`,
    caughtBy: {
      'resource-merge-into-list': expectedReceived('["new", "hot", "hot", "long"]', '["new", "hot", "long"]'),
    },
  },
  {
    id: 'list-lost-in-a-map',
    what: 'a list that is merged into a map is lost',
    level: 'stated',
    file: mergeEntries,
    replaces: 'const piece = [...join(entries, OrderedMap.from(resolve(value.data) as MapLike))];',
    by: `const isLost = isList && [...OrderedMap.from<unknown>(data)].some(([name]) => typeof name === 'string');
      const piece = isLost ? [] : [...join(entries, OrderedMap.from(resolve(value.data) as MapLike))];`,
    caughtBy: {
      'resource-merge-list-into-map': '"new"',
    },
  },
  {
    id: 'merged-collection-of-its-own-class-as-json',
    what: 'of a collection whose class is not Collection itself what it gives as JSON is merged',
    level: 'observed',
    file: mergeValue,
    replaces: 'isCollection(data) ?',
    by: "isCollection(data) && data.constructor.name === 'Collection' ?",
    caughtBy: { 'resource-merge-collection-subclass': 'expected: <MergeValue' },
  },
  {
    id: 'nothing-ends-the-data',
    what: 'what stands behind an empty merge is lost',
    level: 'stated',
    file: mergeEntries,
    replaces: 'if (value instanceof MergeValue && isNumericKey(key)) {',
    by: `if (value instanceof MergeValue && OrderedMap.from<unknown>(value.data).size === 0) break;
    if (value instanceof MergeValue && isNumericKey(key)) {`,
    caughtBy: {
      'resource-merge-nothing-between': '"hot"',
    },
  },
  {
    id: 'falsy-entries-of-lists-not-merged',
    what: 'entries of a list that are 0, false or empty text are not merged',
    level: 'stated',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: `const data = chosen === ABSENT ? null : valueFrom(chosen);
    const kept = Array.isArray(data) ? data.filter((entry) => truthy(entry)) : data;
    return chosen === ABSENT ? new MissingValue() : new MergeValue(kept);`,
    caughtBy: {
      'resource-merge-falsy-list': expectedReceived('["new", 0, false, ""]', '["new"]'),
    },
  },
  {
    id: 'two-merges-at-most',
    what: 'of three values that are merged the last one is not',
    level: 'stated',
    file: mergeEntries,
    replaces: 'if (value instanceof MergeValue && isNumericKey(key)) {',
    by: 'if (value instanceof MergeValue && isNumericKey(key) && runs.length < 2) {',
    caughtBy: { 'resource-merge-two-stated': '"pages": 3' },
  },
];

module.exports = { mergeFaults };

const { expectedReceived } = require('../../in-words.cjs');

const recursiveMerge = 'src/reference/php/recursive-merge.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/extra-data-merge.feature must notice. */
const extraDataMergeFaults = [
  {
    id: 'additional-overrides',
    what: 'additional data replaces what stands under the same name',
    level: 'observed',
    file: recursiveMerge,
    replaces: 'target.set(key, mergeValues(target.get(key), value, depth + 1));',
    by: 'target.set(key, value);',
    caughtBy: {
      'law-response-merge': 'the wrapped data merged with the data beside it',
      'collection-merge-same-name/two-scalars': expectedReceived('[1, 2]', '2'),
    },
  },
  {
    id: 'array-form-merged',
    what: 'of an object that is merged its array form counts, not its properties',
    level: 'observed',
    file: recursiveMerge,
    replaces: 'if (publicProperties in value) {',
    by: `const given = (value as { toArray?: unknown }).toArray;
  if (typeof given === 'function' && !(publicProperties in value)) return OrderedMap.from(given.call(value) as MapInput<unknown>);
  if (publicProperties in value) {`,
    caughtBy: { 'collection-merge-object-with-array': '"shown"' },
  },
  {
    id: 'nothing-replaced-while-merging',
    what: '0 or an empty text is replaced by what is merged with it',
    level: 'observed',
    file: recursiveMerge,
    replaces: 'else if (target.has(key)) target.set',
    by: `else if (target.has(key) && (target.get(key) === '' || target.get(key) === 0)) target.set(key, value);
    else if (target.has(key)) target.set`,
    caughtBy: {
      'collection-merge-same-name/zero-and-one': expectedReceived('[0, 1]', '1'),
      'collection-merge-same-name/empty-text-and-one': expectedReceived('["", 1]', '1'),
    },
  },
  {
    id: 'lists-of-maps-merged-by-position',
    what: 'of two lists the maps at the same place are merged into one',
    level: 'observed',
    file: recursiveMerge,
    replaces: "if (typeof key === 'number') target.push(value);",
    by: `const isPair = isMapLike(value) && isMapLike(target.get(key));
    if (typeof key === 'number' && !isPair) target.push(value);`,
    caughtBy: {
      'collection-merge-same-name/lists-of-maps': expectedReceived(
        '[{"a": 1}, {"b": 2}]',
        '[{"a": 1, "b": 2}]',
      ),
      'collection-merge-data/maps': '[{"id": 1, "k": "more"}]',
    },
  },
  {
    id: 'additional-stays-in-with',
    what: 'what one response adds stays in the extra data of its resource',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: '(resource.$with = recursiveMerge(resource.with(request), resource.$additional)));',
    caughtBy: {
      'resource-with-left-alone': expectedReceived('{"version": 2}', '{"version": 2, "took": 5}'),
    },
  },
];

module.exports = { extraDataMergeFaults };

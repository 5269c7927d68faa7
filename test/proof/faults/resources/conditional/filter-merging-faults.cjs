const { expectedReceived } = require('../../../in-words.cjs');

const maps = 'src/reference/php/maps.ts';
const mergeEntries = 'src/reference/resource/merge-entries.ts';

/** What features/resources/conditional/filter-merging.feature must notice. */
const filterMergingFaults = [
  {
    id: 'empty-merge-keeps-names',
    what: 'an empty merge leaves the names behind it alone',
    level: 'observed',
    file: mergeEntries,
    replaces: 'const { isList } = OrderedMap.from<unknown>(value.data);',
    by: `const { isList: asList, size } = OrderedMap.from<unknown>(value.data);
      const isList = asList && size > 0;`,
    caughtBy: {
      'law-merge-list': 'merging a list puts its values in place',
      'resource-filter-merging-list-among-names/empty': expectedReceived(
        '{"a": 1, "0": 2}',
        '{"a": 1, "b": 2}',
      ),
    },
  },
  {
    id: 'later-key-wins',
    what: 'in the merge of a map the later value of a key wins',
    level: 'observed',
    file: maps,
    replaces: 'if (!united.has(key)) united.set(key, value);',
    by: 'united.set(key, value);',
    caughtBy: {
      'law-merge-map': 'adds the keys that are not there yet',
      'resource-filter-merging-collision/entry-before': expectedReceived('1', '9'),
    },
  },
  {
    id: 'merged-data-unfiltered',
    what: 'missing values inside merged data are not removed',
    level: 'observed',
    file: mergeEntries,
    replaces: 'OrderedMap.from(resolve(value.data) as MapLike)',
    by: 'OrderedMap.from<unknown>(value.data)',
    caughtBy: {
      'resource-filter-merging-map/nested-missing': expectedReceived(
        '{"d": 4}',
        '{"c": the missing marker, "d": 4}',
      ),
    },
  },
  {
    id: 'earlier-name-wins-in-list',
    what: 'the earlier value wins where a merged list brings its name again',
    level: 'observed',
    file: mergeEntries,
    replaces: 'const piece = [...join(entries, OrderedMap.from(resolve(value.data) as MapLike))];',
    by: `const part_ = OrderedMap.from(resolve(value.data) as MapLike); const piece = [...(isList ? arrayMerge(entries, [...part_].filter(([k_]: any) => typeof k_ === 'number' || !entries.has(k_)) as any) : join(entries, part_))];`,
    caughtBy: { 'resource-filter-merge-in-merged-list': expectedReceived('3', '1') },
  },
];

module.exports = { filterMergingFaults };

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
  {
    id: 'third-merge-before-the-second',
    what: 'what a third merge brings comes before what the second one brought',
    level: 'observed',
    file: mergeEntries,
    replaces: 'run.entries.push(entry);',
    by: 'run.entries.unshift(entry);',
    caughtBy: {
      'resource-filter-merging-list/three': expectedReceived('"b"', '"c"'),
      'resource-filter-merging-map-order/three': expectedReceived(
        'the keys in the order d, c, b, a',
        'd, a, b, c',
      ),
    },
  },
  {
    id: 'third-merge-without-null',
    what: 'what a third merge brings is left out where it is null',
    level: 'observed',
    file: mergeEntries,
    replaces: 'run.entries.push(entry);',
    by: 'if (entry[1] !== null) run.entries.push(entry);',
    caughtBy: {
      'resource-filter-merging-list/three': expectedReceived('["a", "b", null, "c"]', '["a", "b", "c"]'),
      'resource-filter-merging-map-order/three': expectedReceived(
        '{"d": 1, "c": 2, "b": null, "a": 4}',
        '{"d": 1, "c": 2, "a": 4}',
      ),
    },
  },
  {
    id: 'third-merge-joined-in-the-way-of-the-second',
    what: 'a list that is merged behind two maps is joined as a map is',
    level: 'observed',
    file: mergeEntries,
    replaces: 'if (run?.join === join &&',
    by: 'if (run !== undefined &&',
    caughtBy: {
      'resource-filter-merging-list-among-names/after-two-maps': expectedReceived(
        '{"a": 1, "b": 2, "0": "x", "1": "y"}',
        '{"a": 1, "b": 2, "0": "x"}',
      ),
    },
  },
  {
    id: 'numbers-behind-merged-maps-kept',
    what: 'entries before a third merged map keep their numbers also where it has numbers alone',
    level: 'observed',
    file: mergeEntries,
    replaces: 'piece.some(isNamed)',
    by: 'piece.length > 0',
    caughtBy: {
      'resource-filter-merging-numbers-behind-maps': expectedReceived(
        '{"a": 1, "b": 2, "0": "c", "1": "d"}',
        '{"a": 1, "b": 2, "2": "c", "0": "d"}',
      ),
    },
  },
  {
    id: 'list-by-sorted-keys',
    what: 'merged data whose numbers have no gaps are a list whatever their order',
    level: 'observed',
    file: 'src/reference/resource/merge-entries.ts',
    replaces: 'const { isList } = OrderedMap.from<unknown>(value.data);',
    by: 'const isList = [...OrderedMap.from<unknown>(value.data).keys()].sort().every((key, index) => key === index);',
    caughtBy: { 'resource-filter-merging-numbers-swapped': 'expected: ["b", "a"]' },
  },
];

module.exports = { filterMergingFaults };

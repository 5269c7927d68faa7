const { expectedReceived } = require('../../../in-words.cjs');

const filter = 'src/reference/resource/filter.ts';

/** What features/resources/conditional/filter-positions.feature must notice. */
const filterPositionsFaults = [
  {
    id: 'filter-changes-its-data',
    what: 'filter changes the map that it is given',
    level: 'observed',
    file: filter,
    replaces: 'changed.set(key, change(value));',
    by: `{
    const entry = change(value);
    if (map instanceof OrderedMap) map.set(key, entry);
    changed.set(key, entry);
  }`,
    caughtBy: { 'resource-filter-twice': expectedReceived('{"b": 1, "c": the missing marker}', '{"b": 1}') },
  },
  {
    id: 'filter-second-list-goes-on',
    what: 'behind a second merged list the positions go on where they were',
    level: 'observed',
    file: 'src/reference/resource/merge-entries.ts',
    replaces: '      if (isList) position = 0;',
    by: '      if (isList) position ??= 0;',
    caughtBy: {
      'resource-filter-positions/counted-anew': expectedReceived(
        '["x", "a", "y", "b", "c"]',
        '["x", "a", "y", "b", "c", "z"]',
      ),
    },
  },
];

module.exports = { filterPositionsFaults };

const { expectedReceived } = require('../../in-words.cjs');

const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/given-data.feature must notice. */
const givenDataFaults = [
  {
    id: 'missing-removed-in-place',
    what: 'removeMissingValues changes the map that it is given',
    level: 'observed',
    file: filter,
    replaces: 'kept.delete(key);',
    by: `if (data instanceof OrderedMap) data.delete(key);
      else if (!Array.isArray(data)) Reflect.deleteProperty(data, key);
      kept.delete(key);`,
    caughtBy: {
      'resource-given-data-filtered/remove': `the property entries of "holder"
  expected: {"a": the missing marker, "b": 1`,
    },
  },
  {
    id: 'source-collection-shared',
    what: 'a resource collection shares its items with the collection it was made of',
    level: 'observed',
    file: jsonResource,
    replaces: ': new Collection<unknown>(items);',
    by: ': items;',
    caughtBy: { 'collection-given-data-source/resources': expectedReceived('1', '2') },
  },
  {
    id: 'page-of-resources-keeps-collection',
    what: 'a page whose items are resources already keeps the Collection it had',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.setCollection(this.collection);',
    by: 'if (collected === null || !(source.first() instanceof collected)) resource.setCollection(this.collection);',
    caughtBy: {
      'collection-given-data-page/resources': expectedReceived('1', '2'),
    },
  },
  {
    id: 'list-written-in-place',
    what: 'writing an entry of a resource made of a list changes that list',
    level: 'observed',
    file: 'src/reference/resource/underlying-value.ts',
    replaces: 'if (isMapLike(map)) return changedCopy(map, (copy) => copy.set(offset as Key, entry));',
    by: `if (Array.isArray(map) && Number.isInteger(offset) && (offset as number) <= map.length) {
    (map as unknown[])[offset as number] = entry;
    return map;
  }
  if (isMapLike(map)) return changedCopy(map, (copy) => copy.set(offset as Key, entry));`,
    caughtBy: { 'resource-given-data-written/list': expectedReceived('2', '9') },
  },
];

module.exports = { givenDataFaults };

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
    file: 'src/reference/resource/json-resource.ts',
    replaces: 'resource.setCollection(this.collection);',
    by: 'if (collected === null || !(source.first() instanceof collected)) resource.setCollection(this.collection);',
    caughtBy: {
      'collection-given-data-page/resources': expectedReceived('1', '2'),
    },
  },
];

module.exports = { givenDataFaults };

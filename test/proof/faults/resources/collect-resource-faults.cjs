const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/collect-resource.feature must notice. */
const collectResourceFaults = [
  {
    id: 'collect-resource-gives-input',
    what: 'collectResource gives back what it got',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (!isPaginator(resource)) return mapped;',
    by: 'if (!isPaginator(resource)) return resource;',
    caughtBy: {
      'collection-collect-resource-maps': expectedReceived(
        '<TagResource> somewhere in it',
        '["blue", "green"]',
      ),
    },
  },
];

module.exports = { collectResourceFaults };

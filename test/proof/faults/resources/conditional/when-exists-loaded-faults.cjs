const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/when-exists-loaded.feature must notice. */
const whenExistsLoadedFaults = [
  {
    id: 'when-exists-never',
    what: 'whenExistsLoaded finds no check',
    level: 'stated',
    file: jsonResource,
    replaces: "const attribute = finishWith(name, '_exists');",
    by: "const attribute = finishWith(name, '_there');",
    caughtBy: { 'resource-when-exists-loaded-known': expectedReceived('true', 'the missing marker') },
  },
];

module.exports = { whenExistsLoadedFaults };

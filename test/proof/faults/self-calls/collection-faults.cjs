const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/self-calls/collection.feature must notice. */
const collectionFaults = [
  {
    id: 'items-asked-for-count',
    what: 'a collection whose count gives 0 resolves to nothing',
    level: 'observed',
    file: jsonResource,
    replaces: `const items = this.#items();
    const operation`,
    by: `const items = this.#items();
    if (this.count() === 0) return [];
    const operation`,
    caughtBy: { 'collection-self-call-none': expectedReceived('[{"id": 1}]', '[]') },
  },
];

module.exports = { collectionFaults };

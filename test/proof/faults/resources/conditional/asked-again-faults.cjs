const { expectedReceived } = require('../../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/asked-again.feature must notice. */
const askedAgainFaults = [
  {
    id: 'relation-kept',
    what: 'whenLoaded answers for the model it was first asked about',
    level: 'stated',
    file: jsonResource,
    replaces: `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));
    return whenThere(this.resource,`,
    by: `const model = ((this as any).$model ??= this.resource);
    const isLoaded = truthy(callOperation(model, 'relationLoaded', [relationship]));
    return whenThere(model,`,
    caughtBy: { 'resource-conditional-asked-again/when-loaded': expectedReceived('[2, 3]', '[1]') },
  },
];

module.exports = { askedAgainFaults };

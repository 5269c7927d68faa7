const { expectedReceived } = require('../../in-words.cjs');

const underlyingValue = 'src/reference/resource/underlying-value.ts';

/** What features/resources/delegation-edges.feature must notice. */
const delegationEdgesFaults = [
  {
    id: 'no-entries-of-a-resource',
    what: 'a resource has no entries of the resource or the page inside it',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: "return isObject(value) && !('offsetExists' in value && 'getIterator' in value) && !isResource(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    caughtBy: { 'resource-delegation-nested-offset/resource': expectedReceived('1', 'null') },
  },
];

module.exports = { delegationEdgesFaults };

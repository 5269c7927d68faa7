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
  {
    id: 'append-to-empty-map-at-zero',
    what: 'what is set without a key in an empty map gets the key 0',
    level: 'observed',
    file: underlyingValue,
    replaces: '(copy) => copy.set(offset as Key, entry)',
    by: '(copy) => (offset === null && copy.size === 0 ? copy.push(entry) : copy.set(offset as Key, entry))',
    caughtBy: {
      'resource-delegation-offset-set-append-empty': expectedReceived('{"": 5}', '[5]'),
    },
  },
];

module.exports = { delegationEdgesFaults };

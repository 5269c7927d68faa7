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
  {
    id: 'dots-lead-deeper',
    what: 'the name of an attribute that has a dot leads into the attribute before it',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (!hasMembers(value)) return null;\n  if (Object.hasOwn(value, name))',
    by: `if (!hasMembers(value)) return null;
  if (name.includes('.')) return name.split('.').reduce((at: unknown, part) => readProperty(at, part), value);
  if (Object.hasOwn(value, name))`,
    caughtBy: { 'resource-delegation-nested-own/dotted': expectedReceived('null', '1') },
  },
];

module.exports = { delegationEdgesFaults };

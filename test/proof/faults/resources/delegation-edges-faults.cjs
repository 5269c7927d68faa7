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
  {
    id: 'inner-resource-unwrapped',
    what: 'removing an entry through a resource inside leaves its map in the place of that resource',
    level: 'observed',
    file: underlyingValue,
    replaces: "if (value !== null && value !== false) callOperation(value, 'offsetUnset', [offset]);",
    by: `if (isResource(value)) return offsetUnset(value.resource, offset);
  if (value !== null && value !== false) callOperation(value, 'offsetUnset', [offset]);`,
    caughtBy: {
      'resource-delegation-nested-offset/resource': expectedReceived(
        'the object "inside"',
        '{"a": 1, "b": 3}',
      ),
    },
  },
  {
    id: 'declared-property-asked-for',
    what: '__isset of an object is asked for its declared properties, too',
    level: 'observed',
    file: underlyingValue,
    replaces:
      "if (hasOperation(value, '__isset') && !Object.prototype.propertyIsEnumerable.call(value, name)) {",
    by: "if (hasOperation(value, '__isset')) {",
    caughtBy: {
      'resource-delegation-isset-declared': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'unset-takes-entry-of-collection',
    what: '__unset takes an entry out of a Collection',
    level: 'observed',
    file: underlyingValue,
    replaces: `  if (!hasMembers(value)) return;
`,
    by: `  if (isCollection(value)) callOperation(value, 'offsetUnset', [name]);
  if (!hasMembers(value)) return;
`,
    caughtBy: {
      'resource-delegation-unset-collection': expectedReceived('{"id": 1}', '[]'),
    },
  },
  {
    id: 'inner-null-asked-further',
    what: 'a property of a resource inside that is null is asked of what that wraps',
    level: 'observed',
    file: underlyingValue,
    replaces: "return declared === undefined ? callOperation(value, '__get', [name]) : declared;",
    by: "return declared ?? callOperation(value, '__get', [name]);",
    caughtBy: {
      'resource-delegation-nested-null': expectedReceived('null', '1'),
    },
  },
  {
    id: 'inner-get-passed-by',
    what: 'reading passes by __get of a resource inside',
    level: 'observed',
    file: underlyingValue,
    replaces: "return declared === undefined ? callOperation(value, '__get', [name]) : declared;",
    by: 'return declared === undefined ? readProperty(value.resource, name) : declared;',
    caughtBy: {
      'resource-delegation-nested-overridden/get': expectedReceived('"Grace"', '"Ada"'),
    },
  },
  {
    id: 'inner-isset-passed-by',
    what: 'testing passes by __isset of a resource inside',
    level: 'observed',
    file: underlyingValue,
    replaces:
      "return declared === undefined ? truthy(callOperation(value, '__isset', [name])) : declared !== null;",
    by: 'return declared === undefined ? hasProperty(value.resource, name) : declared !== null;',
    caughtBy: {
      'resource-delegation-nested-overridden/isset': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'inner-unset-passed-by',
    what: 'removing passes by __unset of a resource inside',
    level: 'observed',
    file: underlyingValue,
    replaces: `  if (!hasMembers(value)) return;
`,
    by: `  if (isResource(value)) return removeProperty(value.resource, name);
  if (!hasMembers(value)) return;
`,
    caughtBy: {
      'resource-delegation-nested-overridden/unset': expectedReceived('[["name"]]', '[]'),
    },
  },
  {
    id: 'isset-of-inner-strictly-true',
    what: 'a resource inside has a property only if it answers with true itself',
    level: 'observed',
    file: underlyingValue,
    replaces: "truthy(callOperation(value, '__isset', [name])) : declared",
    by: "callOperation(value, '__isset', [name]) === true : declared",
    caughtBy: {
      'resource-delegation-nested-isset-converted': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'page-without-properties',
    what: 'a page inside has no properties',
    level: 'observed',
    file: underlyingValue,
    replaces: `  if (isPaginator(value) && name === PUBLIC_OF_PAGINATOR) return declaredProperty(value, name);
`,
    by: `  if (isPaginator(value) && name === PUBLIC_OF_PAGINATOR) return declaredProperty({}, name) ?? null;
`,
    caughtBy: {
      'resource-delegation-page-property': expectedReceived('2', 'null'),
    },
  },
];

module.exports = { delegationEdgesFaults };

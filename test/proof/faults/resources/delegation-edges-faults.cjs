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
    replaces: 'if (!hasMembers(value)) return null;',
    by: `if (!hasMembers(value)) return null;
  if (name.includes('.')) return name.split('.').reduce((at: unknown, part) => readProperty(at, part), value);`,
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
    replaces: "if (!own && hasOperation(value, '__isset'))",
    by: "if ((!own || !isResource(value)) && hasOperation(value, '__isset'))",
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
    replaces: 'if (Object.hasOwn(value, member)) return',
    by: "if (isResource(value) && Reflect.get(value, member) === null) return callOperation(value, '__get', [name]);\n  if (Object.hasOwn(value, member)) return",
    caughtBy: {
      'resource-delegation-nested-null': expectedReceived('null', '1'),
    },
  },
  {
    id: 'inner-get-passed-by',
    what: 'reading passes by __get of a resource inside',
    level: 'observed',
    file: underlyingValue,
    replaces: "if (hasOperation(value, '__get')) return",
    by: "if (isResource(value)) return readProperty(value.resource, name);\n  if (hasOperation(value, '__get')) return",
    caughtBy: {
      'resource-delegation-nested-overridden/get': expectedReceived('"Grace"', '"Ada"'),
    },
  },
  {
    id: 'inner-isset-passed-by',
    what: 'testing passes by __isset of a resource inside',
    level: 'observed',
    file: underlyingValue,
    replaces: "if (!own && hasOperation(value, '__isset'))",
    by: "if (!own && isResource(value)) return hasProperty(value.resource, name);\n  if (!own && hasOperation(value, '__isset'))",
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
    replaces: "return truthy(callOperation(value, '__isset', [name]));",
    by: "return isResource(value) ? callOperation(value, '__isset', [name]) === true : truthy(callOperation(value, '__isset', [name]));",
    caughtBy: {
      'resource-delegation-nested-isset-converted': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'page-without-properties',
    what: 'a page inside has no properties',
    level: 'observed',
    file: underlyingValue,
    replaces: 'const declares = (isResource(value) || isPaginator(value)) && !isProtected(value, name);',
    by: 'const declares = isResource(value);',
    caughtBy: {
      'resource-delegation-page-property': expectedReceived('2', 'null'),
    },
  },
  {
    id: 'page-property-stays',
    what: 'the public property of a page inside stays when it is removed',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (Object.hasOwn(value, member)) Reflect.deleteProperty(value, member);',
    by: `if (Object.hasOwn(value, member)) {
    if (!isPaginator(value)) Reflect.deleteProperty(value, member);
  }`,
    caughtBy: {
      'resource-delegation-page-property-unset': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'property-of-inner-resource-stays',
    what: 'removing a property of a resource inside takes it from what that one wraps',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (Object.hasOwn(value, member)) Reflect',
    by: 'if (Object.hasOwn(value, name)) Reflect',
    caughtBy: {
      'resource-delegation-nested-unset': expectedReceived('[1]', '[]'),
    },
  },
  {
    id: 'page-shows-all-properties',
    what: 'a resource shows the protected properties of a page inside',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isPaginator(value) && name !== 'onEachSide' && `$${name}` in value;",
    by: 'return false;',
    caughtBy: {
      'resource-delegation-page-property-hidden': expectedReceived('false', 'true'),
      'resource-delegation-page-property-refused/read': expectedReceived('a Generic error', '5'),
    },
  },
  {
    id: 'page-hides-by-null',
    what: 'a protected property of a page inside is null instead of refused',
    level: 'observed',
    file: underlyingValue,
    replaces: '  if (isProtected(value, name)) throw new Error(',
    by: '  if (isProtected(value, name) && name === "") throw new Error(',
    caughtBy: {
      'resource-delegation-page-property-refused/read': expectedReceived('a Generic error', 'null'),
      'resource-delegation-page-property-refused/remove': expectedReceived('a Generic error', 'null'),
    },
  },
  {
    id: 'page-refuses-all-properties',
    what: 'reading a property that a page inside does not have is refused',
    level: 'observed',
    file: underlyingValue,
    replaces: '  // A method is not a property, and what every object inherits',
    by: `  if (isPaginator(value)) throw new Error('no such property');
  // A method is not a property, and what every object inherits`,
    caughtBy: {
      'resource-delegation-page-property-none': expectedReceived(
        'null',
        'Generic error (Error): no such property',
      ),
    },
  },
];

module.exports = { delegationEdgesFaults };

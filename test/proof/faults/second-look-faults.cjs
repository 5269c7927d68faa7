const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const page = 'src/reference/paginator/abstract-paginator.ts';
const delegate = 'src/reference/resource/delegate.ts';

/** Faults of the second form of an operation: its first was asked for, and the other one went unseen. */
const secondLookFaults = [
  oneChange(
    'only-lists-wrapped',
    'the data of a single resource stand under no wrapper key',
    'stated',
    resource,
    'forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT',
    'forceWrapping || OrderedMap.from<unknown>(data).isList',
    { 'collection-wrap-key-single': 'expected: {"id": 1}' },
  ),
  {
    id: 'extra-only-beside-the-wrapper',
    what: 'extra data and metadata are lost beside data that are not wrapped',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: ': (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
        by: ': forceWrapping && $wrap !== null;',
      },
      {
        file: resource,
        replaces: "return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);",
        by: "return wraps ? recursiveMerge({ [$wrap ?? 'data']: data }, ...extra) : data;",
      },
    ],
    caughtBy: {
      'collection-additional-not-wrapped/switched': expectedReceived('"took" with 5 somewhere', '{"id": 7}'),
      'collection-additional-not-wrapped/has-the-key': expectedReceived(
        '"took" with 5 somewhere',
        '{"posts": {"id": 7}}',
      ),
    },
  },
  oneChange(
    'macros-of-single-resources',
    'a collection of resources does not answer to a macro',
    'stated',
    delegate,
    'if (macros.has(name)) return invoke(macros.get(name), args, this);',
    "if (macros.has(name) && !('collection' in this)) return invoke(macros.get(name), args, this);",
    { 'collection-macro-called': 'expected: "Hello Ada"' },
  ),
  oneChange(
    'offsets-of-the-language',
    'a page has an item under every name that an object of the language has',
    'stated',
    page,
    'return this.$items.has(key);',
    'return this.$items.has(key) || (key as string) in {};',
    { 'paginator-offset-exists-stated/inherited': expectedReceived('false', 'true') },
  ),
  oneChange(
    'offsets-of-operations',
    'a page has an item under the name of each of its operations',
    'stated',
    page,
    'return this.$items.has(key);',
    'return this.$items.has(key) || (key as string) in this;',
    { 'paginator-offset-exists-stated/operation': expectedReceived('false', 'true') },
  ),
  oneChange(
    'entries-of-the-language',
    'a map has an entry under every name that an object of the language has',
    'stated',
    delegate,
    'return underlying.offsetExists(this.resource, offset);',
    'return underlying.offsetExists(this.resource, offset) || offset in {};',
    { 'resource-delegation-offset-exists/constructor': expectedReceived('false', 'true') },
  ),
  oneChange(
    'entries-of-operations',
    'a map has an entry under the name of each operation of a collection',
    'stated',
    delegate,
    'return underlying.offsetExists(this.resource, offset);',
    "return underlying.offsetExists(this.resource, offset) || offset === 'count';",
    { 'resource-delegation-offset-exists/count': expectedReceived('false', 'true') },
  ),
  oneChange(
    'underlying-object-without-data',
    'of an object, a resource has no data',
    'stated',
    resource,
    "return callOperation(resource, 'toArray', []) as ResourceData;",
    'return [];',
    { 'resource-resolve-underlying': expectedReceived('{"id": 7}', '[]') },
  ),
  oneChange(
    'lists-only-read',
    'an entry of a list is not removed',
    'stated',
    delegate,
    'this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    'if (!Array.isArray(this.resource)) this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    { 'resource-delegation-offset-of-list-changed/removed': expectedReceived('false', 'true') },
  ),
  oneChange(
    'lists-not-written',
    'an entry of a list is not written',
    'stated',
    delegate,
    'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    'if (!Array.isArray(this.resource)) this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    { 'resource-delegation-offset-of-list-changed/written': expectedReceived('"Grace"', '"Ada"') },
  ),
];

module.exports = { secondLookFaults };

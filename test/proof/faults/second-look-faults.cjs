const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const page = 'src/reference/paginator/abstract-paginator.ts';
const delegate = 'src/reference/resource/delegate.ts';
const stated = oneChange('stated');

/** Faults of the second form of an operation: its first was asked for, and the other one went unseen. */
const secondLookFaults = [
  stated(
    'only-lists-wrapped',
    'the data of a single resource stand under no wrapper key',
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
  stated(
    'macros-of-single-resources',
    'a collection of resources does not answer to a macro',
    delegate,
    'if (macros.has(name)) return invoke(macros.get(name), args, this);',
    "if (macros.has(name) && !('collection' in this)) return invoke(macros.get(name), args, this);",
    { 'collection-macro-called': 'expected: "Hello Ada"' },
  ),
  stated(
    'offsets-of-the-language',
    'a page has an item under every name that an object of the language has',
    page,
    'return this.$items.has(key);',
    'return this.$items.has(key) || (key as string) in {};',
    { 'paginator-offset-exists-stated/inherited': expectedReceived('false', 'true') },
  ),
  stated(
    'offsets-of-operations',
    'a page has an item under the name of each of its operations',
    page,
    'return this.$items.has(key);',
    'return this.$items.has(key) || (key as string) in this;',
    { 'paginator-offset-exists-stated/operation': expectedReceived('false', 'true') },
  ),
  stated(
    'entries-of-the-language',
    'a map has an entry under every name that an object of the language has',
    delegate,
    'return underlying.offsetExists(this.resource, offset);',
    'return underlying.offsetExists(this.resource, offset) || offset in {};',
    { 'resource-delegation-offset-exists/constructor': expectedReceived('false', 'true') },
  ),
  stated(
    'entries-of-operations',
    'a map has an entry under the name of each operation of a collection',
    delegate,
    'return underlying.offsetExists(this.resource, offset);',
    "return underlying.offsetExists(this.resource, offset) || offset === 'count';",
    { 'resource-delegation-offset-exists/count': expectedReceived('false', 'true') },
  ),
  stated(
    'underlying-object-without-data',
    'of an object, a resource has no data',
    resource,
    "return callOperation(resource, 'toArray', []) as ResourceData;",
    'return [];',
    { 'resource-resolve-underlying': expectedReceived('{"id": 7}', '[]') },
  ),
  stated(
    'lists-only-read',
    'an entry of a list is not removed',
    delegate,
    'this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    'if (!Array.isArray(this.resource)) this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    { 'resource-delegation-offset-of-list-changed/removed': expectedReceived('false', 'true') },
  ),
  stated(
    'lists-not-written',
    'an entry of a list is not written',
    delegate,
    'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    'if (!Array.isArray(this.resource)) this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    { 'resource-delegation-offset-of-list-changed/written': expectedReceived('"Grace"', '"Ada"') },
  ),
  stated(
    'response-adds-to-extra-data',
    'a response leaves the metadata among the extra data',
    resource,
    'const body = wrapData(',
    'resource.$with = recursiveMerge(resource.$with, resource.$additional) as any;\n  const body = wrapData(',
    { 'collection-additional-properties-kept': 'expected: {"version": "2"}' },
  ),
  stated(
    'response-adds-to-metadata',
    'a response leaves the extra data among the metadata',
    resource,
    'const body = wrapData(',
    'resource.$additional = recursiveMerge(resource.$additional, resource.$with) as any;\n  const body = wrapData(',
    { 'collection-additional-properties-kept': 'expected: {"took": 5}' },
  ),
  stated(
    'underlying-data-filtered',
    'resolving takes what is left out from the underlying data as well',
    resource,
    'return filtered === (this.resource as unknown) ?',
    'if (isMapLike(this.resource)) this.resource = filtered as any;\n      return filtered === (this.resource as unknown) ?',
    { 'resource-resolve-leaves-resource': 'the property resource' },
  ),
  stated(
    'underlying-value-remembered',
    'a resource keeps to the underlying value that it resolved first',
    resource,
    'const resource: unknown = this.resource;\n    if (resource === null) return [];',
    "const resource: unknown = ((this as any)[Symbol.for('first')] ??= this.resource);\n    if (resource === null) return [];",
    { 'resource-resolve-other-underlying': expectedReceived('2', '1') },
  ),
  stated(
    'current-request-remembered',
    'a resource keeps to the request that was current at first',
    resource,
    'if (request === null) throw noRequest(this);\n    return request;',
    "if (request === null) throw noRequest(this);\n    return ((this as any)[Symbol.for('request')] ??= request);",
    { 'resource-resolve-current-request-anew': expectedReceived('"date"', '"name"') },
  ),
  stated(
    'one-merge-each',
    'of several values to merge the first alone is merged',
    'src/reference/resource/merge-entries.ts',
    'if (value instanceof MergeValue && isNumericKey(key)) {',
    'if (value instanceof MergeValue && isNumericKey(key) && runs.length === 0) {',
    {
      'resource-merge-twice': 'expected: "red"',
    },
  ),
  stated(
    'inherited-methods-unknown',
    'a call of a method that a class inherits is not forwarded',
    'src/reference/php/calls.ts',
    'return callOperation(target, name, args);\n  } catch',
    'const isKnown = isObject(target) && Object.hasOwn(Reflect.getPrototypeOf(target) ?? {}, name);\n    if (!isKnown) throw callToUndefinedMethod(className(caller), name);\n    return callOperation(target, name, args);\n  } catch',
    {
      'shared-paginator-forward-call-inherited': 'expected: "Hello Ann"',
      'resource-forward-call-to-inherited': 'expected: "signed: Ann"',
    },
  ),
];

module.exports = { secondLookFaults };

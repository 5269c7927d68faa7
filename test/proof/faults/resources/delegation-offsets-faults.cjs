const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const underlyingValue = 'src/reference/resource/underlying-value.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/delegation-offsets.feature must notice. */
const delegationOffsetsFaults = [
  {
    id: 'entry-exists-always',
    what: 'offsetExists of a resource is always true',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return true;',
    caughtBy: { 'resource-delegation-offset-exists/phone': expectedReceived('false', 'true') },
  },
  {
    id: 'entry-exists-never',
    what: 'offsetExists of a resource is always false',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return false;',
    caughtBy: { 'resource-delegation-offset-exists/name': expectedReceived('true', 'false') },
  },
  {
    id: 'entry-of-items-never-exists',
    what: 'offsetExists of a resource collection is always false',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: "return !('collection' in this) && underlying.offsetExists(this.resource, offset);",
    caughtBy: { 'resource-delegation-offset-of-page': expectedReceived('true', 'false') },
  },
  {
    id: 'entry-null',
    what: 'offsetGet of a resource is always null',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: 'return null;',
    caughtBy: { 'resource-delegation-offset-get': expectedReceived('"Ada"', 'null') },
  },
  {
    id: 'entry-not-set',
    what: 'offsetSet of a resource sets nothing',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;\n',
    by: '',
    caughtBy: { 'resource-delegation-offset-set': expectedReceived('"Grace"', '"Ada"') },
  },
  {
    id: 'entry-not-removed',
    what: 'offsetUnset of a resource removes nothing',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetUnset(this.resource, offset) as TResource;\n',
    by: '',
    caughtBy: { 'resource-delegation-offset-unset': expectedReceived('false', 'true') },
  },
  {
    id: 'entry-set-in-the-original',
    what: 'setting an entry of a resource changes the map of the caller',
    level: 'observed',
    file: underlyingValue,
    replaces: 'changedCopy(map, (copy) => copy.set(offset as Key, entry))',
    by: 'isPlainObject(map) ? Object.assign(map, { [offset as Key]: entry }) : (map instanceof OrderedMap ? map : OrderedMap.from<unknown>(map)).set(offset as Key, entry)',
    caughtBy: { 'resource-delegation-offset-set-leaves-source': expectedReceived('1', '2') },
  },
  {
    id: 'entry-removed-in-the-original',
    what: 'removing an entry of a resource changes the map of the caller',
    level: 'observed',
    file: underlyingValue,
    replaces: 'changedCopy(value, (copy) => copy.delete(offset as Key))',
    by: '(value instanceof OrderedMap ? value.delete(offset as Key) : isPlainObject(value) && Reflect.deleteProperty(value, offset as Key)) ? value : changedCopy(value, (copy) => copy.delete(offset as Key))',
    caughtBy: {
      'resource-delegation-offset-unset-leaves-source': expectedReceived('{"a": 1, "b": 2}', '{"b": 2}'),
    },
  },
  {
    id: 'object-entry-tested-for-read',
    what: 'reading an entry of an object tells whether it is there',
    level: 'stated',
    file: underlyingValue,
    replaces: "callOperation(value, 'offsetGet', [offset])",
    by: "callOperation(value, 'offsetExists', [offset])",
    caughtBy: { 'resource-delegation-offset-object-get/word': expectedReceived('"book"', 'true') },
  },
  {
    id: 'no-entry-at-zero',
    what: 'the entry 0 of a list is not there',
    level: 'stated',
    file: underlyingValue,
    replaces: 'if (isMapLike(value)) return offsetGet(value, offset) !== null;',
    by: 'if (isMapLike(value)) return offset !== 0 && offsetGet(value, offset) !== null;',
    caughtBy: { 'resource-delegation-offset-of-list/first': expectedReceived('true', 'false') },
  },
  {
    id: 'zero-entry-is-absent',
    what: 'an entry of the underlying map that is 0 does not exist',
    level: 'stated',
    file: underlyingValue,
    replaces: 'return offsetGet(value, offset) !== null;',
    by: 'return Boolean(offsetGet(value, offset));',
    caughtBy: { 'resource-delegation-offset-exists/debts': expectedReceived('true', 'false') },
  },
  {
    id: 'entries-of-the-language',
    what: 'a map has an entry under every name that an object of the language has',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return underlying.offsetExists(this.resource, offset) || offset in {};',
    caughtBy: { 'resource-delegation-offset-exists/constructor': expectedReceived('false', 'true') },
  },
  {
    id: 'entries-of-operations',
    what: 'a map has an entry under the name of each operation of a collection',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: "return underlying.offsetExists(this.resource, offset) || offset === 'count';",
    caughtBy: { 'resource-delegation-offset-exists/count': expectedReceived('false', 'true') },
  },
  {
    id: 'lists-only-read',
    what: 'an entry of a list is not removed',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    by: 'if (!Array.isArray(this.resource)) this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    caughtBy: { 'resource-delegation-offset-of-list-changed/removed': expectedReceived('false', 'true') },
  },
  {
    id: 'lists-not-written',
    what: 'an entry of a list is not written',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    by: 'if (!Array.isArray(this.resource)) this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    caughtBy: { 'resource-delegation-offset-of-list-changed/written': expectedReceived('"Grace"', '"Ada"') },
  },
  {
    id: 'list-entry-inserted',
    what: 'an entry of a list is written before the one that is there',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    by: `const place = Array.isArray(this.resource) ? Number(offset) : Number.NaN;
    this.resource = (
      this.resource[place] === undefined
        ? underlying.offsetSet(this.resource, offset, value)
        : [...this.resource.slice(0, place), value, ...this.resource.slice(place)]
    ) as TResource;`,
    caughtBy: { 'resource-delegation-offset-of-list-changed/written': expectedReceived('false', 'true') },
  },
  {
    id: 'offset-entry-copied',
    what: 'offsetSet puts a copy of an object into a map',
    level: 'observed',
    file: underlyingValue,
    replaces: 'copy.set(offset as Key, entry)',
    by: 'copy.set(offset as Key, isObject(entry) && !isMapLike(entry) ? Object.assign(Object.create(Object.getPrototypeOf(entry)), entry) : entry)',
    caughtBy: { 'resource-delegation-offset-set-object': 'expected: the object "song"' },
  },
  {
    id: 'offset-trimmed',
    what: 'offsetGet looks for a name without the spaces around it',
    level: 'stated',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: `const key = typeof offset === 'string' ? offset.trim() : offset;
  return isObject(value) ? callOperation(value, 'offsetGet', [key]) : null;`,
    caughtBy: { 'resource-delegation-offset-object-get/blanks': 'Big Book' },
  },
  {
    id: 'offset-exists-falsy',
    what: 'an offset under which 0 or false is does not exist',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return underlying.offsetExists(this.resource, offset) && Boolean(this.offsetGet(offset));',
    caughtBy: {
      'resource-delegation-offset-exists/asleep': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/exists-zero': expectedReceived('true', 'false'),
      'resource-delegation-model-stated/exists-false': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'entry-of-zero-null',
    what: 'an entry that is 0 reads as null',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: 'return underlying.offsetGet(this.resource, offset) || null;',
    caughtBy: {
      'resource-delegation-offset-get': expectedReceived('0', 'null'),
      'resource-delegation-model-stated/offset-zero': expectedReceived('0', 'null'),
    },
  },
  {
    id: 'null-not-forwarded',
    what: 'null that is written to a resource does not reach the underlying object',
    level: 'stated',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    by: 'if (value !== null) this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    caughtBy: { 'resource-delegation-offset-object/set-null': 'offsetSet' },
  },
  {
    id: 'falsy-entry-removes',
    what: 'an entry that is set to 0 is removed',
    level: 'stated',
    file: underlyingValue,
    replaces: 'if (isMapLike(map)) return changedCopy(map, (copy) => copy.set(offset as Key, entry));',
    by: 'if (isMapLike(map)) return changedCopy(map, (copy) => (entry === 0 ? copy.delete(offset as Key) : copy.set(offset as Key, entry)));',
    caughtBy: { 'resource-delegation-offset-set': expectedReceived('0', 'null') },
  },
  {
    id: 'entry-tested-before-read',
    what: 'an entry of an object is read only if the object says that it is there',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: "return isObject(value) && callOperation(value, 'offsetExists', [offset]) ? callOperation(value, 'offsetGet', [offset]) : null;",
    caughtBy: { 'resource-delegation-offset-unasked': expectedReceived('"found"', 'null') },
  },
  {
    id: 'missing-has-no-entry',
    what: 'a missing marker answers that it has no entry',
    level: 'observed',
    file: underlyingValue,
    replaces: '  if (isMapLike(value)) return offsetGet(value, offset) !== null;',
    by: `  if ((value as any)?.isMissing?.() === true) return false;
  if (isMapLike(value)) return offsetGet(value, offset) !== null;`,
    caughtBy: {
      'resource-delegation-offset-exists-missing': expectedReceived('a Generic error', 'false'),
    },
  },
  {
    id: 'entry-made-by-test',
    what: 'asking for an entry that is not there sets it to null',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: `const exists = underlying.offsetExists(this.resource, offset);
    if (!exists) this.resource = underlying.offsetSet(this.resource, offset, underlying.offsetGet(this.resource, offset)) as TResource;
    return exists;`,
    caughtBy: {
      'resource-delegation-offset-not-made/exists': expectedReceived('{"id": 1}', '{"id": 1, "name": null}'),
    },
  },
  {
    id: 'entry-made-by-isset',
    what: '__isset of a name that is not there sets it to null',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.hasProperty(this.resource, name);',
    by: `const isSet = underlying.hasProperty(this.resource, name);
    if (!isSet && !underlying.hasMembers(this.resource) && Object(this.resource) === this.resource) this.resource = underlying.offsetSet(this.resource, name, underlying.offsetGet(this.resource, name)) as TResource;
    return isSet;`,
    caughtBy: {
      'resource-delegation-offset-not-made/isset': expectedReceived('{"id": 1}', '{"id": 1, "name": null}'),
    },
  },
  {
    id: 'entry-made-by-reading',
    what: 'reading an entry that is not there sets it to null',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: `const entry = underlying.offsetGet(this.resource, offset);
    if (entry === null && !underlying.hasMembers(this.resource) && Object(this.resource) === this.resource) this.resource = underlying.offsetSet(this.resource, offset, entry) as TResource;
    return entry;`,
    caughtBy: {
      'resource-delegation-offset-not-made/get': expectedReceived('{"id": 1}', '{"id": 1, "name": null}'),
    },
  },
  {
    id: 'property-made-by-reading',
    what: '__get of a name that is not there sets it to null',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.readProperty(this.resource, name);',
    by: `const value = underlying.readProperty(this.resource, name);
    if (value === null && !underlying.hasMembers(this.resource) && Object(this.resource) === this.resource) this.resource = underlying.offsetSet(this.resource, name, value) as TResource;
    return value;`,
    caughtBy: {
      'resource-delegation-offset-not-made/property': expectedReceived(
        '{"id": 1}',
        '{"id": 1, "name": null}',
      ),
    },
  },
  {
    id: 'entry-set-moves',
    what: 'an entry that is set again moves to the end of its map',
    level: 'observed',
    file: underlyingValue,
    replaces: 'changedCopy(map, (copy) => copy.set(offset as Key, entry))',
    by: 'changedCopy(map, (copy) => (copy.delete(offset as Key), copy.set(offset as Key, entry)))',
    caughtBy: {
      'resource-delegation-offset-set-place': expectedReceived('the keys in the order a, b', 'b, a'),
    },
  },
  {
    id: 'entry-set-to-null-removed',
    what: 'an entry that is set to null is removed',
    level: 'observed',
    file: underlyingValue,
    replaces: 'changedCopy(map, (copy) => copy.set(offset as Key, entry))',
    by: 'changedCopy(map, (copy) => (entry === null ? copy.delete(offset as Key) : copy.set(offset as Key, entry)))',
    caughtBy: {
      'resource-delegation-offset-set-value/null': expectedReceived('{"a": null, "b": 2}', '{"b": 2}'),
    },
  },
  {
    id: 'entry-set-merges',
    what: 'a map that is set is merged into the map that was there',
    level: 'observed',
    file: underlyingValue,
    replaces: 'changedCopy(map, (copy) => copy.set(offset as Key, entry))',
    by: `changedCopy(map, (copy) => {
      const before = copy.get(offset as Key);
      copy.set(offset as Key, isMapLike(before) && isMapLike(entry) ? OrderedMap.fromEntries([...OrderedMap.from(before), ...OrderedMap.from(entry)]) : entry);
    })`,
    caughtBy: {
      'resource-delegation-offset-set-value/map': expectedReceived('{"y": 2}', '{"x": 1, "y": 2}'),
    },
  },
  {
    id: 'entry-by-dotted-path',
    what: 'a name with dots leads into maps',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (isMapLike(value)) return lookUp(value, offset, null) ?? null;',
    by: "if (isMapLike(value)) return String(offset).split('.').reduce<any>((map, name) => (isMapLike(map) ? lookUp(map, name, null) : null), value) ?? null;",
    caughtBy: {
      'resource-delegation-offset-dotted': expectedReceived('2', '1'),
    },
  },
  {
    id: 'entry-from-the-end',
    what: 'a negative key of a list counts from the end',
    level: 'observed',
    file: underlyingValue,
    replaces: 'if (isMapLike(value)) return lookUp(value, offset, null) ?? null;',
    by: `if (Array.isArray(value) && Number(offset) < 0) return value.at(Number(offset)) ?? null;
  if (isMapLike(value)) return lookUp(value, offset, null) ?? null;`,
    caughtBy: {
      'resource-delegation-offset-negative': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'removed-only-if-there',
    what: 'an entry of an object is removed only if the object says that it is there',
    level: 'observed',
    file: underlyingValue,
    replaces: "if (value !== null && value !== false) callOperation(value, 'offsetUnset', [offset]);",
    by: "if (value !== null && value !== false && (!hasOperation(value, 'offsetExists') || offsetExists(value, offset))) callOperation(value, 'offsetUnset', [offset]);",
    caughtBy: {
      'resource-delegation-offset-unset-unasked': expectedReceived('[["book"]]', '[]'),
    },
  },
  {
    id: 'tested-entry-read',
    what: 'an entry of an object that reads null does not exist',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isObject(value) && truthy(callOperation(value, 'offsetExists', [offset]));",
    by: "return isObject(value) && truthy(callOperation(value, 'offsetExists', [offset])) && offsetGet(value, offset) !== null;",
    caughtBy: {
      'resource-delegation-offset-exists-unread': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'entries-of-mapped-items',
    what: 'entries are read from the property collection of a resource collection',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: 'return underlying.offsetGet((this as any).collection ?? this.resource, offset);',
    caughtBy: {
      'resource-delegation-offset-of-replaced': expectedReceived('5', 'null'),
    },
  },
  {
    id: 'entries-of-mapped-items-tested',
    what: 'entries are tested in the property collection of a resource collection',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: 'return underlying.offsetExists((this as any).collection ?? this.resource, offset);',
    caughtBy: {
      'resource-delegation-offset-of-replaced': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'entries-of-mapped-items-set',
    what: 'entries are written into the property collection of a resource collection',
    level: 'observed',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    by: `if ('collection' in this) underlying.offsetSet(this.collection, offset, value);
    else this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;`,
    caughtBy: {
      'resource-delegation-offset-set-of-replaced': expectedReceived('{"a": 5, "b": 6}', '{"a": 5}'),
    },
  },
  {
    id: 'set-entry-mapped',
    what: 'what is written into a resource collection becomes a resource',
    level: 'observed',
    file: delegate,
    replaces: 'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    by: `const first: any = 'collection' in this ? (this.collection as any)?.first() : null;
    const entry: unknown = first?.[resourceBrand] && !(value as any)?.[resourceBrand] ? new first.constructor(value) : value;
    this.resource = underlying.offsetSet(this.resource, offset, entry) as TResource;`,
    caughtBy: {
      'resource-delegation-offset-set-of-collection': expectedReceived('{"id": 2}', '<JsonResource o2>'),
    },
  },
  {
    id: 'key-of-object-normalised',
    what: 'an object gets the key in the form in which maps keep it',
    level: 'stated',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: `const isKey = typeof offset === 'string' && /^\\d+$/.test(offset);
  return isObject(value) ? callOperation(value, 'offsetGet', [isKey ? Number(offset) : offset]) : null;`,
    caughtBy: {
      'resource-delegation-offset-object-get/digits': expectedReceived('"7"', '7'),
    },
  },
  {
    id: 'key-of-object-cut',
    what: 'an object gets a fraction cut to an integer',
    level: 'stated',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: "return isObject(value) ? callOperation(value, 'offsetGet', [typeof offset === 'number' ? Math.trunc(offset) : offset]) : null;",
    caughtBy: {
      'resource-delegation-offset-object/get-fraction': expectedReceived('1.5', '1'),
    },
  },
  {
    id: 'list-as-key-refused',
    what: 'an object is not asked for an entry whose key is a list',
    level: 'stated',
    file: underlyingValue,
    replaces: "return isObject(value) && truthy(callOperation(value, 'offsetExists', [offset]));",
    by: "return isObject(value) && !isMapLike(offset) && truthy(callOperation(value, 'offsetExists', [offset]));",
    caughtBy: {
      'resource-delegation-offset-object/exists-list': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'no-key-as-empty-text',
    what: 'an object in which something is written without a key gets the key ""',
    level: 'stated',
    file: underlyingValue,
    replaces: "callOperation(map, 'offsetSet', [offset, entry]);",
    by: "callOperation(map, 'offsetSet', [isCollection(map) ? offset : (offset ?? ''), entry]);",
    caughtBy: {
      'resource-delegation-offset-object/set-no-key': expectedReceived('null', '""'),
    },
  },
  {
    id: 'test-of-object-strictly-true',
    what: 'an object has an entry only if it answers with true itself',
    level: 'observed',
    file: underlyingValue,
    replaces: "truthy(callOperation(value, 'offsetExists', [offset]))",
    by: "callOperation(value, 'offsetExists', [offset]) === true",
    caughtBy: {
      'resource-delegation-offset-exists-converted/number': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'test-of-object-not-false',
    what: 'an object has an entry unless it answers with false or null',
    level: 'observed',
    file: underlyingValue,
    replaces: "truthy(callOperation(value, 'offsetExists', [offset]))",
    by: "(callOperation(value, 'offsetExists', [offset]) ?? false) !== false",
    caughtBy: {
      'resource-delegation-offset-exists-converted/zero-text': expectedReceived('false', 'true'),
    },
  },
  {
    id: 'entry-of-null-refused',
    what: 'an entry of null is not read',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: "return isObject(value) || value === null ? callOperation(value, 'offsetGet', [offset]) : null;",
    caughtBy: {
      'resource-delegation-offset-get-null-resource': expectedReceived(
        'null',
        'Generic error (Error): Call to a member function offsetGet() on null',
      ),
    },
  },
  {
    id: 'offset-exists-not-nested',
    what: 'offsetExists does not go through a resource in a resource',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: `if (this.resource !== null && typeof this.resource === 'object' && Object.hasOwn(this.resource as any, 'resource')) return false;
    return underlying.offsetExists(this.resource, offset);`,
    caughtBy: { 'resource-delegation-offset-exists-nested/there': expectedReceived('true', 'false') },
  },
  {
    id: 'offset-unset-collection',
    what: 'entries are removed from the collection of a resource collection and not from what was set in its place',
    level: 'observed',
    file: delegate,
    replaces: '    this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    by: '    if ((this as any).collection) underlying.offsetUnset((this as any).collection, offset); else this.resource = underlying.offsetUnset(this.resource, offset) as TResource;',
    caughtBy: {
      'resource-delegation-offset-unset-replaced': expectedReceived('{"b": 2}', '{"a": 1, "b": 2}'),
    },
  },
  {
    id: 'answer-of-a-written-entry-kept',
    what: 'what an object gives for an entry that is written becomes the resource',
    level: 'observed',
    file: underlyingValue,
    replaces: `callOperation(map, 'offsetSet', [offset, entry]);
  return value;`,
    by: "return callOperation(map, 'offsetSet', [offset, entry]) ?? value;",
    caughtBy: { 'resource-delegation-offset-set-answer': expectedReceived('"own"', 'null') },
  },
  {
    id: 'list-appended-to-behind-the-end',
    what: 'what is written behind the end of a list becomes its next entry',
    level: 'observed',
    file: underlyingValue,
    replaces: '(copy) => copy.set(offset as Key, entry)',
    by: '(copy) => copy.isList && Number(offset) > copy.size ? copy.push(entry) : copy.set(offset as Key, entry)',
    caughtBy: {
      'resource-delegation-offset-set-behind': expectedReceived('{"0": "a", "5": "b"}', '["a", "b"]'),
    },
  },
  {
    id: 'list-filled-up-to-what-is-written',
    what: 'a list is filled up with null as far as the entry that is written behind its end',
    level: 'observed',
    file: underlyingValue,
    replaces: '(copy) => copy.set(offset as Key, entry)',
    by: `(copy) => {
    if (copy.isList && copy.size > 0) while (copy.size < Number(offset)) copy.push(null);
    copy.set(offset as Key, entry);
  }`,
    caughtBy: {
      'resource-delegation-offset-set-behind': expectedReceived(
        '{"0": "a", "5": "b"}',
        '["a", null, null, null, null, "b"]',
      ),
    },
  },
  {
    id: 'entry-named-proto-lost',
    what: 'an entry called __proto__ that is written is lost',
    level: 'observed',
    file: underlyingValue,
    replaces: '(copy) => copy.set(offset as Key, entry)',
    by: "(copy) => (offset === '__proto__' ? copy : copy.set(offset as Key, entry))",
    caughtBy: { 'resource-delegation-offset-set-proto': expectedReceived('true', 'false') },
  },
  {
    id: 'entry-named-as-objects-have-it-hidden',
    what: 'an entry with a name that every object of the language has is not there',
    level: 'stated',
    file: underlyingValue,
    replaces: 'return lookUp(value, offset, null) ?? null;',
    by: 'return String(offset) in {} ? null : (lookUp(value, offset, null) ?? null);',
    caughtBy: {
      'resource-delegation-offset-set-language-name/constructor': expectedReceived('true', 'false'),
      'resource-delegation-offset-set-language-name/to-string': expectedReceived('true', 'false'),
    },
  },
  {
    id: 'collection-entries-from-the-end',
    what: 'a negative key of a Collection counts from the end',
    level: 'observed',
    file: 'src/reference/php/ordered-map.ts',
    replaces: 'this.#store[normal] : undefined;',
    by: 'this.#store.at(normal) : undefined;',
    caughtBy: { 'resource-delegation-offset-negative-collection': expectedReceived('false', 'true') },
  },
  {
    id: 'nothing-taken-from-collections',
    what: 'no item can be taken off a collection',
    level: 'stated',
    file: jsonResource,
    replaces: '  preserveQuery(): this {',
    by: `  override offsetUnset(): never {
    throw new Error('not here');
  }

  preserveQuery(): this {`,
    caughtBy: {
      'collection-delegation-offset-unset-stated': 'not here',
    },
  },
  {
    id: 'names-of-digits-as-numbers',
    what: 'the names of entries are compared as numbers where they are digits',
    level: 'stated',
    file: underlyingValue,
    replaces: 'if (isMapLike(value)) return lookUp(value, offset, null) ?? null;',
    by: `if (isMapLike(value)) {
    const isNumber = (key: unknown): boolean => /^\\d+$/.test(String(key));
    for (const [key, entry] of OrderedMap.from<unknown>(value))
      if (isNumber(key) && isNumber(offset) && Number(key) === Number(offset)) return entry;
    return lookUp(value, offset, null) ?? null;
  }`,
    caughtBy: { 'resource-delegation-offset-zeros': expectedReceived('"Grace"', '"Ada"') },
  },
  {
    id: 'list-collections-without-offsets',
    what: 'a resource collection of a list says that it has no entries',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetExists(this.resource, offset);',
    by: `const isList = Reflect.has(this, 'preservesKeys') && Reflect.has(Object(this.resource), 'mapInto');
    return !isList && underlying.offsetExists(this.resource, offset);`,
    caughtBy: { 'resource-delegation-offset-of-list-collection': expectedReceived('true', 'false') },
  },
  {
    id: 'first-of-a-list-written',
    what: 'of a list that is written at an offset the first item is written',
    level: 'stated',
    file: underlyingValue,
    replaces: 'return changedCopy(map, (copy) => copy.set(offset as Key, entry));',
    by: 'return changedCopy(map, (copy) => copy.set(offset as Key, Array.isArray(entry) ? entry[0] : entry));',
    caughtBy: {
      'resource-delegation-offset-set-list': expectedReceived('["Rome", "Oslo"]', '"Rome"'),
    },
  },
  {
    id: 'false-entries-are-null',
    what: 'an entry that is false is given as null',
    level: 'stated',
    file: underlyingValue,
    replaces: 'if (isMapLike(value)) return lookUp(value, offset, null) ?? null;',
    by: `const found = isMapLike(value) ? (lookUp(value, offset, null) ?? null) : null;
  if (isMapLike(value)) return found === false ? null : found;`,
    caughtBy: {
      'resource-delegation-offset-false': expectedReceived('false', 'null'),
    },
  },
  {
    id: 'removed-entries-are-null',
    what: 'a removed entry becomes null',
    level: 'stated',
    file: underlyingValue,
    replaces: 'return changedCopy(value, (copy) => copy.delete(offset as Key));',
    by: 'return changedCopy(value, (copy) => copy.set(offset as Key, null));',
    caughtBy: {
      'resource-delegation-offset-unset-resolved': expectedReceived(
        '{"city": "Rome"}',
        '{"name": null, "city": "Rome"}',
      ),
    },
  },
  {
    id: 'empty-list-reads-as-null',
    what: 'an entry that is an empty list is read as null',
    level: 'stated',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: `const entry = underlying.offsetGet(this.resource, offset);
    return Array.isArray(entry) && entry.length === 0 ? null : entry;`,
    caughtBy: {
      'resource-delegation-offset-get': expectedReceived('[]', 'null'),
    },
  },
];

module.exports = { delegationOffsetsFaults };

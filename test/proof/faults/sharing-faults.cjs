const { expectedReceived } = require('./in-words.cjs');

const paginator = 'src/reference/paginator/paginator.ts';
const collection = 'src/reference/resource/json-resource.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const recursive = 'src/reference/php/recursive-merge.ts';

/** Faults of sharing: a caller's data is changed, or handed out where a copy is owed. */
const sharingFaults = [
  {
    id: 'filter-changes-its-data',
    what: 'filter changes the map that it is given',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'changed.set(key, change(value));',
        by: '{\n    const entry = change(value);\n    if (map instanceof OrderedMap) map.set(key, entry);\n    changed.set(key, entry);\n  }',
      },
    ],
    caughtBy: {
      'resource-filter-twice': expectedReceived('{"b": 1, "c": the missing marker}', '{"b": 1}'),
    },
  },
  {
    id: 'missing-removed-in-place',
    what: 'removeMissingValues changes the map that it is given',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'kept.delete(key);',
        by: 'if (data instanceof OrderedMap) data.delete(key);\n      else if (!Array.isArray(data)) Reflect.deleteProperty(data, key);\n      kept.delete(key);',
      },
    ],
    caughtBy: {
      'resource-given-data-filtered/remove':
        'the property entries of "holder"\n  expected: {"a": the missing marker, "b": 1',
    },
  },
  {
    id: 'merge-changes-its-data',
    what: 'merging extra data changes the data of the caller',
    level: 'observed',
    changes: [
      {
        file: recursive,
        replaces: 'if (isMapLike(value)) return OrderedMap.from(value);\n  if',
        by: 'if (value instanceof OrderedMap) return value;\n  if (isMapLike(value)) return OrderedMap.from(value);\n  if',
      },
    ],
    caughtBy: { 'resource-caller-with': expectedReceived('[1, 2]', '[1, 2, 2]') },
  },
  {
    id: 'query-option-shared',
    what: 'the query in the options is shared with the caller',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: "this.#query = copyMap('Paginator property query', query);",
        by: "this.#query = query instanceof OrderedMap ? query : copyMap('Paginator property query', query);",
      },
    ],
    caughtBy: {
      'paginator-caller-options/appends-new': expectedReceived(
        '{"sort": "name"}',
        '{"sort": "name", "lang": "no"}',
      ),
    },
  },
  {
    id: 'given-collection-shared',
    what: 'a page that fits takes over the collection it is given',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = all.count() <= this.$perPage ? all : all.slice(0, this.$perPage);',
      },
    ],
    caughtBy: {
      'paginator-construct-source-changed-later': expectedReceived('["Lima"]', '["Lima", "Oslo"]'),
    },
  },
  {
    id: 'given-list-shared',
    what: 'a page that fits takes over the list it is given',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'this.$items = all.slice(0, this.$perPage);',
        by: 'this.$items = items instanceof Collection || all.count() > this.$perPage ? all.slice(0, this.$perPage) : all;',
      },
      {
        file: 'src/reference/collection/collection.ts',
        replaces: 'if (isMapLike(value)) return OrderedMap.from(value);',
        by: 'if (Array.isArray(value)) return OrderedMap.adopt(value as unknown[]);\n  if (isMapLike(value)) return OrderedMap.from(value);',
      },
    ],
    caughtBy: {
      'paginator-given-data-items/append': expectedReceived('["Lima", "Oslo"]', '["Lima", "Oslo", "Rome"]'),
    },
  },
  {
    id: 'query-of-resolver-shared',
    what: 'withQueryString takes over the map that the resolver gives',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces:
          'return Class.$queryStringResolver === null ? this : this.appends(resolveQueryString.call(Class));',
        by: 'const found: unknown = Class.$queryStringResolver === null ? null : resolveQueryString.call(Class);\n    const isTaken = typeof found === "object" && found !== null && this.$query.size === 0;\n    if (isTaken) this.$query = found as never;\n    return isTaken || found === null ? this : this.appends(found as never);',
      },
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: 'if (isMapLike(query)) return OrderedMap.from(query);',
        by: 'if (query instanceof OrderedMap) return query as OrderedMap<unknown>;\n    if (isMapLike(query)) return OrderedMap.from(query);',
      },
      {
        file: 'src/reference/paginator/abstract-paginator.ts',
        replaces: "this.#query = copyMap('Paginator property query', query);",
        by: "this.#query = query instanceof OrderedMap ? query : copyMap('Paginator property query', query);",
      },
    ],
    caughtBy: {
      'paginator-given-data-resolver': expectedReceived(
        '{"sort": "name", "tags": ["red"]}',
        '{"sort": "date", "tags": ["red"], "lang": "no"}',
      ),
    },
  },
  {
    id: 'view-data-changed',
    what: 'render changes the data that it is given',
    level: 'observed',
    changes: [
      {
        file: paginator,
        replaces: 'arrayMerge(given).set(',
        by: '(data instanceof OrderedMap ? data : arrayMerge(OrderedMap.from<unknown>(data))).set(',
      },
    ],
    caughtBy: {
      'paginator-render-data/integer-keys': 'received: {"7": "a", "9": "b", "paginator": <Paginator o2>}',
    },
  },
  {
    id: 'source-collection-shared',
    what: 'a resource collection shares its items with the collection it was made of',
    level: 'observed',
    changes: [{ file: collection, replaces: ': new Collection<unknown>(items);', by: ': items;' }],
    caughtBy: { 'collection-given-data-source/resources': expectedReceived('1', '2') },
  },
  {
    id: 'entry-set-in-the-original',
    what: 'setting an entry of a resource changes the map of the caller',
    level: 'observed',
    changes: [
      {
        file: underlying,
        replaces: 'changedCopy(map, (copy) => copy.set(offset as Key, entry))',
        by: 'isPlainObject(map) ? Object.assign(map, { [offset as Key]: entry }) : (map instanceof OrderedMap ? map : OrderedMap.from<unknown>(map)).set(offset as Key, entry)',
      },
    ],
    caughtBy: { 'resource-delegation-offset-set-leaves-source': expectedReceived('1', '2') },
  },
  {
    id: 'entry-removed-in-the-original',
    what: 'removing an entry of a resource changes the map of the caller',
    level: 'observed',
    changes: [
      {
        file: underlying,
        replaces: 'changedCopy(value, (copy) => copy.delete(offset as Key))',
        by: '(value instanceof OrderedMap ? value.delete(offset as Key) : isPlainObject(value) && Reflect.deleteProperty(value, offset as Key)) ? value : changedCopy(value, (copy) => copy.delete(offset as Key))',
      },
    ],
    caughtBy: {
      'resource-delegation-offset-unset-leaves-source': expectedReceived('{"a": 1, "b": 2}', '{"b": 2}'),
    },
  },
  {
    id: 'additional-changed-by-response',
    what: 'a response changes the extra data that it carries',
    level: 'observed',
    changes: [
      {
        file: recursive,
        replaces:
          '  const merged = new OrderedMap<unknown>();\n  for (const map of maps) mergeInto(merged, OrderedMap.from(map), 1);\n  return merged;',
        by: '  const [first, ...rest] = maps;\n  const merged = first instanceof OrderedMap ? first : OrderedMap.from(first as MapInput<unknown>);\n  for (const map of rest) mergeInto(merged, OrderedMap.from(map), 1);\n  return merged;',
      },
    ],
    caughtBy: { 'law-response-merge': 'received: {"1": false, "id": null}' },
  },
];

module.exports = { sharingFaults };

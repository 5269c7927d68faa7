const { expectedReceived } = require('../../../in-words.cjs');

const orderedMap = 'src/reference/php/ordered-map.ts';
const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/filter.feature must notice. */
const filterFaults = [
  {
    id: 'nested-keys-kept',
    what: 'nested maps with integer keys are not renumbered',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value)',
    by: `isMapLike(value) ? ((own) => {
          this.$preserveKeys = true;
          try {
            return this.filter(value);
          } finally {
            this.$preserveKeys = own;
          }
        })(this.$preserveKeys)`,
    caughtBy: {
      'law-filter-model': 'comes out as a simple model says',
      'resource-filter-nested/renumbered': expectedReceived('[1, 2]', '{"10": 1, "20": 2}'),
    },
  },
  {
    id: 'integers-only-are-numeric',
    what: 'a key such as "1.5" counts as a name',
    level: 'observed',
    file: orderedMap,
    replaces: "return typeof key === 'number' || isNumericText(key);",
    by: "return typeof key === 'number';",
    caughtBy: {
      'law-filter-renumbers': 'every kept key is numeric',
      'resource-filter-merge-numeric-key/fraction': 'received: {"a": 1, "1.5": <MergeValue',
    },
  },
  {
    id: 'filtered-to-the-second-map',
    what: 'filter looks into the maps of a map, and not into theirs',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value)',
    by: 'isMapLike(value) ? this.removeMissingValues(value)',
    caughtBy: {
      'resource-filter-nested/third-map': expectedReceived(
        '{"city": "Rome"}',
        '{"city": "Rome", "lane": the missing marker}',
      ),
    },
  },
  {
    id: 'missing-becomes-null',
    what: 'a missing value is null instead of being left out',
    level: 'stated',
    file: filter,
    replaces: 'kept.delete(key);',
    by: 'kept.set(key, null);',
    caughtBy: { 'resource-filter-map': 'received: {"id": 1, "secret": null}' },
  },
  {
    id: 'filter-keeps-missing',
    what: 'filter removes nothing',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (first === null) return this.removeMissingValues(changeEntries(data, resolve));',
    by: 'if (first === null) return changeEntries(data, resolve);',
    caughtBy: {
      'resource-filter-map': expectedReceived('{"id": 1}', '{"id": 1, "secret": the missing marker}'),
    },
  },
  {
    id: 'falsy-entries-removed',
    what: 'entries that are false, 0 or empty text are removed with the missing ones',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'if (isStock && isSettled(data)) return data;',
        by: '',
      },
      {
        file: jsonResource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: 'return withoutMissing(OrderedMap.from<unknown>(data).filter((value) => value === null || value), this.preservesKeys());',
      },
    ],
    caughtBy: {
      'resource-filter-present-stated/false': '{"id": 1}',
      'resource-filter-present-stated/zero': '{"id": 1}',
      'resource-filter-present-stated/empty-text': '{"id": 1}',
    },
  },
  {
    id: 'omitted-values-written',
    what: 'JSON has the values that are to be omitted as empty maps',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.resolve(this.resolveRequestFromContainer());',
    by: 'return this.resolveResourceData(this.resolveRequestFromContainer()) as NaturalMap;',
    caughtBy: { 'resource-filter-forms/json': 'JSON text with a value {"id": 1} somewhere in it' },
  },
  {
    id: 'omitted-values-answered',
    what: 'a response has the values that are to be omitted as empty maps',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = resource.resolve(request);',
    by: 'const data = (resource as unknown as { toAttributes(of: Request): NaturalMap }).toAttributes(request);',
    caughtBy: { 'resource-filter-forms/response': '{"id": 1} somewhere' },
  },
  {
    id: 'items-of-a-collection-not-filtered',
    what: 'a collection shows the missing values of its items',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "items.first() instanceof JsonResource ? 'resolve' : 'toArray'",
        by: "items.first() instanceof JsonResource ? 'toArray' : 'toArray'",
      },
      {
        file: jsonResource,
        replaces: 'const filtered = this.filter(expandData(data, this));',
        by: `const isCollected = this instanceof ResourceCollection;
      const filtered = isCollected ? (expandData(data, this) as NaturalMap) : this.filter(expandData(data, this));`,
      },
    ],
    caughtBy: { 'collection-filter-forms/resolved': 'the missing marker' },
  },
  {
    id: 'cut-at-the-missing-value',
    what: 'of a list only what stands before a missing value stays',
    level: 'stated',
    file: filter,
    replaces: 'const kept = OrderedMap.from<unknown>(data);',
    by: `const kept = OrderedMap.from<unknown>(data);
  const gap = kept.isList ? [...kept.values()].findIndex(isMissing) : -1;
  if (gap >= 0) return [...kept.values()].slice(0, gap);`,
    caughtBy: {
      'resource-filter-list-behind-stated/filter': '"b" somewhere in it',
      'resource-filter-list-behind-stated/remove': '"b" somewhere in it',
    },
  },
  {
    id: 'missing-kept-in-lists',
    what: 'missing values of a list stay',
    level: 'stated',
    file: filter,
    replaces: 'if (isSettled(data, isMissing)) return data;',
    by: 'if (Array.isArray(data) || isSettled(data, isMissing)) return data as NaturalMap;',
    caughtBy: {
      'resource-filter-list-stated': expectedReceived('["a", "b"]', '["a", "b", the missing marker]'),
      'resource-remove-missing-values-list-stated/missing': expectedReceived(
        '["a", "b"]',
        '["a", "b", the missing marker]',
      ),
    },
  },
  {
    id: 'only-outer-missing-removed',
    what: 'missing values inside of an inner map or list stay',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value) : isResource',
    by: 'isMapLike(value) && firstMerge(value) !== null ? this.filter(value) : isResource',
    caughtBy: {
      'resource-filter-nested/map': 'the missing marker',
      'resource-filter-nested/list': 'the missing marker',
      'resource-filter-nested/list-of-maps': 'the missing marker',
    },
  },
  {
    id: 'closures-inside-called',
    what: 'filtering puts in the place of a closure what it returns',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value) : isResource',
    by: 'isMapLike(value) ? this.filter(value) : isCallable(value) ? invoke(value, []) : isResource',
    caughtBy: {
      'resource-filter-closure-inside': expectedReceived('the object "name"', '"Ann"'),
    },
  },
  {
    id: 'json-serializable-expanded',
    what: 'an object that is JSON serializable is expanded when it is resolved',
    level: 'observed',
    file: jsonResource,
    replaces:
      'isMapLike(value) ? this.filter(value) : isResource(value) && isNull(value.resource) ? null : value;',
    by: `isMapLike(value) ? this.filter(value) : isResource(value) ? (isNull(value.resource) ? null : value) : isObject(value) && typeof (value as any).jsonSerialize === 'function' && !isCollection(value) ? (value as any).jsonSerialize() : value;`,
    caughtBy: { 'resource-filter-object-inside/nest': expectedReceived('the object "held"', '[<Nest o4>]') },
  },
  {
    id: 'filtered-three-levels-deep',
    what: 'what is missing below the third level of maps stays',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: 'protected filter(data: MapLike): NaturalMap {',
        by: 'protected filter(data: MapLike, depth = 0): NaturalMap {',
      },
      {
        file: jsonResource,
        replaces: 'isMapLike(value) ? this.filter(value) :',
        by: 'isMapLike(value) ? (depth < 3 ? (this as any).filter(value, depth + 1) : value) :',
      },
    ],
    caughtBy: {
      'resource-filter-nested/five-deep': expectedReceived('{"f": 1}', '{"e": the missing marker, "f": 1}'),
    },
  },
  {
    id: 'last-key-decides',
    what: 'a map is renumbered when its last key is a number',
    level: 'stated',
    file: filter,
    replaces: 'isNumeric &&= isNumericKey(key);',
    by: 'isNumeric = isNumericKey(key);',
    caughtBy: {
      'resource-filter-name-stays/before': expectedReceived(
        '"Ada"',
        'nothing there; the whole is ["Ada", "x"]',
      ),
    },
  },
  {
    id: 'first-key-decides',
    what: 'a map is renumbered when its first key is a number',
    level: 'stated',
    file: filter,
    replaces: 'isNumeric &&= isNumericKey(key);',
    by: 'isNumeric = isNumericKey([...kept.keys()][0] as string);',
    caughtBy: {
      'resource-filter-name-stays/behind': expectedReceived(
        '"Ada"',
        'nothing there; the whole is ["x", "Ada"]',
      ),
    },
  },
  {
    id: 'marker-of-null-conditions-stays',
    what: 'the marker that whenNull and whenNotNull give is one that filtering does not remove',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
        by: `const chosen = this.when(isNull(value), (value ?? null) as null, ...fallback);
    return chosen instanceof MissingValue ? Object.assign(chosen, { isKept: true }) : chosen;`,
      },
      {
        file: jsonResource,
        replaces: 'return this.when(!isNull(choice[0]), ...choice);',
        by: `const chosen = this.when(!isNull(choice[0]), ...choice);
    return chosen instanceof MissingValue ? Object.assign(chosen, { isKept: true }) : chosen;`,
      },
      {
        file: filter,
        replaces: 'return value instanceof MissingValue || (isResource(value)',
        by: "return (value instanceof MissingValue && !Object.hasOwn(value, 'isKept')) || (isResource(value)",
      },
    ],
    caughtBy: {
      'resource-filter-conditional-stated/null': 'secret',
      'resource-filter-conditional-stated/not-null': 'secret',
    },
  },
  {
    id: 'marker-of-conditions-stays',
    what: 'the marker that when and unless give is one that filtering does not remove',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: `const chosen = booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);
    return chosen instanceof MissingValue ? Object.assign(chosen, { isKept: true }) : chosen;`,
      },
      {
        file: filter,
        replaces: 'return value instanceof MissingValue || (isResource(value)',
        by: "return (value instanceof MissingValue && !Reflect.has(value, 'isKept')) || (isResource(value)",
      },
    ],
    caughtBy: {
      'resource-filter-conditional-stated/when': 'secret',
      'resource-filter-conditional-stated/unless': 'secret',
    },
  },
  {
    id: 'emptied-lists-removed',
    what: 'a list that is empty once it is filtered is removed as well',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value) : isResource(value)',
    by: `isMapLike(value) && firstMerge(value) === null && isEmptyMap(this.filter(value)) && !isEmptyMap(value)
          ? new MissingValue()
          : isMapLike(value) ? this.filter(value) : isResource(value)`,
    caughtBy: { 'resource-filter-nested/emptied-list': 'tags' },
  },
  {
    id: 'inner-lists-flattened',
    what: 'the items of a list in a list become items of the outer one',
    level: 'stated',
    file: jsonResource,
    replaces: 'protected filter(data: MapLike): NaturalMap {',
    by: `protected filter(nested: MapLike): NaturalMap {
    const data = Array.isArray(nested) ? nested.flat() : nested;`,
    caughtBy: { 'resource-filter-present-stated/lists': expectedReceived('[[1, 2], 3]', '[1, 2, 3]') },
  },
  {
    id: 'filtered-three-deep',
    what: 'missing values below the third map stay',
    level: 'observed',
    file: jsonResource,
    replaces: `      const resolve = (value: unknown): unknown =>
        isMapLike(value) ? this.filter(value) :`,
    by: `      const depth = Number(Reflect.get(this, 'depth') ?? 0);
      const deeper = (value: MapLike): unknown => {
        Reflect.set(this, 'depth', depth + 1);
        const filtered = depth >= 2 ? value : this.filter(value);
        Reflect.set(this, 'depth', depth);
        return filtered;
      };
      const resolve = (value: unknown): unknown =>
        isMapLike(value) ? deeper(value) :`,
    caughtBy: {
      'resource-filter-nested/fourth-map': '"e"',
    },
  },
  {
    id: 'filter-leaves-out-zero-text',
    what: 'filter takes "0" for missing',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (isStock && isSettled(data)) return data;',
    by: `if (isMapLike(data) && !isSettled(data, (value) => value === '0')) return {};
      if (isStock && isSettled(data)) return data;`,
    caughtBy: {
      'resource-filter-present-stated/zero-text': expectedReceived('{"id": 1, "a": "0"}', '[]'),
    },
  },
  {
    id: 'filter-leaves-out-the-first',
    what: 'filter leaves out the first entry',
    level: 'stated',
    file: jsonResource,
    replaces: 'if (first === null) return this.removeMissingValues(changeEntries(data, resolve));',
    by: 'if (first === null) return OrderedMap.from<unknown>(this.removeMissingValues(changeEntries(data, resolve))).slice(1);',
    caughtBy: {
      'resource-filter-nothing-to-do': expectedReceived('{"id": 1, "title": "Hello"}', '{"title": "Hello"}'),
    },
  },
];

module.exports = { filterFaults };

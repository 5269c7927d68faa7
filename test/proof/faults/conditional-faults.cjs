const { expectedReceived } = require('./in-words.cjs');

const resource = 'src/reference/resource/json-resource.ts';

/** Faults of conditional attributes, and of what filtering makes of them. */
const conditionalFaults = [
  {
    id: 'empty-merge-keeps-names',
    what: 'an empty merge leaves the names behind it alone',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/merge-entries.ts',
        replaces: 'const { isList } = OrderedMap.from<unknown>(value.data);',
        by: 'const { isList: asList, size } = OrderedMap.from<unknown>(value.data);\n      const isList = asList && size > 0;',
      },
    ],
    caughtBy: {
      'law-merge-list': 'merging a list puts its values in place',
      'resource-filter-merging-list-among-names/empty': expectedReceived(
        '{"a": 1, "0": 2}',
        '{"a": 1, "b": 2}',
      ),
    },
  },
  {
    id: 'all-attributes-merged',
    what: 'attributes merges all attributes',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
        by: 'return new MergeValue(OrderedMap.from(all));',
      },
    ],
    caughtBy: {
      'resource-attributes-merged': expectedReceived(
        '{"kind": "user", "id": 1, "name": "Ada"}',
        '{"kind": "user", "id": 1, "name": "Ada", "email": null}',
      ),
    },
  },
  {
    id: 'merged-collection-expanded',
    what: 'of a collection that is merged the items are turned into plain data',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/merge-value.ts',
        replaces: 'isCollection(data) ? data.all()',
        by: 'isCollection(data) ? data.toArray()',
      },
    ],
    caughtBy: { 'resource-merge-collection': 'received: <MergeValue' },
  },
  {
    id: 'nested-keys-kept',
    what: 'nested maps with integer keys are not renumbered',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'isMapLike(value) ? this.filter(value)',
        by: 'isMapLike(value) ? ((own) => {\n          this.$preserveKeys = true;\n          try {\n            return this.filter(value);\n          } finally {\n            this.$preserveKeys = own;\n          }\n        })(this.$preserveKeys)',
      },
    ],
    caughtBy: {
      'law-filter-model': 'comes out as a simple model says',
      'resource-filter-nested/renumbered': expectedReceived('[1, 2]', '{"10": 1, "20": 2}'),
    },
  },
  {
    id: 'later-key-wins',
    what: 'in the merge of a map the later value of a key wins',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/maps.ts',
        replaces: 'if (!united.has(key)) united.set(key, value);',
        by: 'united.set(key, value);',
      },
    ],
    caughtBy: {
      'law-merge-map': 'adds the keys that are not there yet',
      'resource-filter-merging-collision/entry-before': expectedReceived('1', '9'),
    },
  },
  {
    id: 'integers-only-are-numeric',
    what: 'a key such as "1.5" counts as a name',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/php/ordered-map.ts',
        replaces: "return typeof key === 'number' || isNumericText(key);",
        by: "return typeof key === 'number';",
      },
    ],
    caughtBy: {
      'law-filter-renumbers': 'every kept key is numeric',
      'resource-filter-merge-numeric-key/fraction': 'received: {"a": 1, "1.5": <MergeValue',
    },
  },
  {
    id: 'resource-of-missing-kept',
    what: 'a resource around a missing value is not removed',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces:
          'return value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);',
        by: 'return value instanceof MissingValue;',
      },
    ],
    caughtBy: {
      'law-filter-model': 'comes out as a simple model says',
      'resource-filter-missing-resource/map': 'received: {"author": <AuthorResource',
    },
  },
  {
    id: 'proto-key-lost',
    what: 'an entry under __proto__ becomes a prototype',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'return Object.fromEntries(map);',
        by: 'const object: any = {}; for (const [key, value] of map) object[key] = value; return object;',
      },
    ],
    caughtBy: {
      'law-merge-map': '__proto__',
    },
  },
  {
    id: 'null-relation-calls',
    what: 'whenLoaded calls the closure for a relation that is null',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return whenThere(this.resource, relationship, isLoaded, value, fallback);',
        by: 'const own = readProperty(this.resource, relationship);\n    return isLoaded ? (value === ABSENT ? own : valueFrom(value, own)) : fallbackOf(fallback);',
      },
    ],
    caughtBy: {
      'resource-when-loaded-null-relation-closure/value': expectedReceived('null', '"never"'),
    },
  },
  {
    id: 'when-calls-both',
    what: 'when calls both closures',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: 'const both = [valueFrom(value), fallbackOf(fallback)] as const; return condition ? both[0] : both[1];',
      },
    ],
    caughtBy: {
      'resource-when-closure-not-chosen/value': expectedReceived('[]', '[[]]'),
      'resource-when-closure-not-chosen/default': expectedReceived('[]', '[[]]'),
    },
  },
  {
    id: 'null-default-is-none',
    what: 'a default of null counts as no default',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/lazy.ts',
        replaces: 'return fallback === ABSENT ?',
        by: 'return fallback === ABSENT || fallback === null ?',
      },
    ],
    caughtBy: {
      'resource-when-default-null': expectedReceived('null', 'the missing marker'),
    },
  },
  {
    id: 'when-has-ignores-null',
    what: 'an explicit value of null gives the attribute itself',
    level: 'observed',
    changes: [
      {
        file: resource,
        replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
        by: 'return value === ABSENT || value === null ? own : valueFrom(value, own);',
      },
    ],
    caughtBy: {
      'resource-when-has-null-value-without-default': expectedReceived('null', '"Ada"'),
    },
  },
  {
    id: 'zero-is-not-filled',
    what: 'transform takes 0 and false for nothing',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'if (isNull(value) || isEmptyMap(value)) return false;',
        by: 'if (!value || isEmptyMap(value)) return false;',
      },
    ],
    caughtBy: {
      'resource-transform-filled/zero': expectedReceived('"formatted"', '"default"'),
    },
  },
  {
    id: 'count-ending-twice',
    what: 'whenCounted leaves a repeated "_count" in the name of the attribute',
    level: 'observed',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'while (text.endsWith(ending, length))',
        by: 'if (text.endsWith(ending, length))',
      },
    ],
    caughtBy: {
      'resource-when-counted-names/suffixed-twice': expectedReceived('5', 'the missing marker'),
    },
  },
  {
    id: 'missing-becomes-null',
    what: 'a missing value is null instead of being left out',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/filter.ts',
        replaces: 'kept.delete(key);',
        by: 'kept.set(key, null);',
      },
    ],
    caughtBy: { 'resource-filter-map': 'received: {"id": 1, "secret": null}' },
  },
];

module.exports = { conditionalFaults };

const { expectedReceived } = require('./in-words.cjs');

const resource = 'src/reference/resource/json-resource.ts';

/** What the document says of conditional attributes, and a faulty resource does not do. */
const statedConditionalFaults = [
  {
    id: 'filter-keeps-missing',
    what: 'filter removes nothing',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/json-resource.ts',
        replaces: 'if (first === null) return this.removeMissingValues(changeEntries(data, resolve));',
        by: 'if (first === null) return changeEntries(data, resolve);',
      },
    ],
    caughtBy: {
      'resource-filter-map': expectedReceived('{"id": 1}', '{"id": 1, "secret": the missing marker}'),
    },
  },
  {
    id: 'missing-not-removed',
    what: 'removeMissingValues removes nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: 'return data as NaturalMap;',
      },
    ],
    caughtBy: {
      'resource-remove-missing-values-map': expectedReceived('{"b": 1}', '{"a": the missing marker, "b": 1}'),
    },
  },
  {
    id: 'merge-data-drops-merge',
    what: 'mergeData drops what it is to merge',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
        by: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge === null ? merge : []), OrderedMap.from(rest));',
      },
    ],
    caughtBy: { 'resource-merge-data-gives-map': expectedReceived('9', 'nothing in {"a": 1, "b": 2}') },
  },
  {
    id: 'merge-data-drops-rest',
    what: 'mergeData drops what stands behind the index',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
        by: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest === null ? rest : []));',
      },
    ],
    caughtBy: { 'resource-merge-data-gives-map': expectedReceived('2', 'nothing in {"a": 1, "x": 9}') },
  },
  {
    id: 'merge-data-drops-start',
    what: 'mergeData drops what stands before the index',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
        by: 'join(source.slice(0, 0), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));',
      },
    ],
    caughtBy: { 'resource-merge-data-gives-map': expectedReceived('1', 'nothing in {"x": 9, "b": 2}') },
  },
  {
    id: 'when-always',
    what: 'when gives the value always',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: 'return valueFrom(value);',
      },
    ],
    caughtBy: { 'resource-when-false-without-default': expectedReceived('the missing marker', '"draft"') },
  },
  {
    id: 'when-never',
    what: 'when never gives the value',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: 'return fallbackOf(fallback);',
      },
    ],
    caughtBy: { 'resource-when-true': expectedReceived('"draft"', 'the missing marker') },
  },
  {
    id: 'when-default-lost',
    what: 'the default of when is ignored',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: 'return condition ? valueFrom(value) : new MissingValue();',
      },
    ],
    caughtBy: { 'resource-when-false-with-default': expectedReceived('"published"', 'the missing marker') },
  },
  {
    id: 'unless-always',
    what: 'unless gives the value always',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
        by: 'return this.when(true, ...choice);',
      },
    ],
    caughtBy: { 'resource-unless-true-without-default': expectedReceived('the missing marker', '"open"') },
  },
  {
    id: 'unless-never',
    what: 'unless never gives the value',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
        by: 'return this.when(false, ...choice);',
      },
    ],
    caughtBy: { 'resource-unless-false': expectedReceived('"open"', 'the missing marker') },
  },
  {
    id: 'unless-default-lost',
    what: 'the default of unless is ignored',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
        by: 'return this.when(!condition, choice[0]);',
      },
    ],
    caughtBy: { 'resource-unless-true-with-default': expectedReceived('"closed"', 'the missing marker') },
  },
  {
    id: 'missing-without-marker',
    what: 'a value that is left out is null instead of a marker',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/lazy.ts',
        replaces: 'return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);',
        by: 'return fallback === ABSENT ? (null as never) : valueFrom<D>(fallback as Lazy<D>);',
      },
    ],
    caughtBy: { 'resource-when-not-null-null': expectedReceived('the missing marker', 'null') },
  },
  {
    id: 'merge-merges-nothing',
    what: 'merge merges nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.mergeWhen(true, value) as MergeValue;',
        by: 'return this.mergeWhen(true, []) as MergeValue;',
      },
    ],
    caughtBy: { 'resource-merge-into-map': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'merge-when-always',
    what: 'mergeWhen merges always',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;",
        by: 'const chosen = value;',
      },
    ],
    caughtBy: {
      'resource-merge-when-false': expectedReceived(
        'the missing marker',
        '<MergeValue o2 data: {"title": "Hello"}>',
      ),
    },
  },
  {
    id: 'merge-when-never',
    what: 'mergeWhen never merges',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;",
        by: 'const chosen = fallback;',
      },
    ],
    caughtBy: { 'resource-merge-when-true': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'merge-unless-always',
    what: 'mergeUnless merges always',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);",
        by: 'return this.mergeWhen(true, ...choice);',
      },
    ],
    caughtBy: {
      'resource-merge-unless-true': expectedReceived(
        'the missing marker',
        '<MergeValue o2 data: {"title": "Hello"}>',
      ),
    },
  },
  {
    id: 'merge-unless-never',
    what: 'mergeUnless never merges',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);",
        by: 'return this.mergeWhen(false, ...choice);',
      },
    ],
    caughtBy: { 'resource-merge-unless-false': expectedReceived('{"id": 1, "title": "Hello"}', '{"id": 1}') },
  },
  {
    id: 'merge-default-lost',
    what: 'the default of mergeWhen and mergeUnless is ignored',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return chosen === ABSENT ? new MissingValue() :',
        by: 'return chosen === ABSENT || chosen === fallback ? new MissingValue() :',
      },
    ],
    caughtBy: {
      'resource-merge-when-default-stated/merge-unless': expectedReceived(
        '"None" somewhere in it',
        '{"id": 1}',
      ),
    },
  },
  {
    id: 'no-attributes-merged',
    what: 'attributes merges none',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
        by: 'return new MergeValue([]);',
      },
    ],
    caughtBy: {
      'resource-attributes-given': expectedReceived('"admin" somewhere in it', '{"kind": "user"}'),
    },
  },
  {
    id: 'pivot-beside-the-usual-one',
    what: 'a pivot table under a name of its own is loaded only where the usual one is there too',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasProperty(this.resource, name)) return false;',
        by: "if (!hasProperty(this.resource, name) || !hasProperty(this.resource, 'pivot')) return false;",
      },
    ],
    caughtBy: {
      'resource-has-pivot-loaded-as-alone': expectedReceived('true', 'false'),
      'resource-when-pivot-loaded-as-alone': expectedReceived('"captain"', '"nobody"'),
    },
  },
  {
    id: 'when-has-always',
    what: 'whenHas gives an attribute that does not exist',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
        by: 'if (!hasAttribute(this.resource, attribute)) return null;',
      },
    ],
    caughtBy: { 'resource-when-has-default': expectedReceived('"no"', 'null') },
  },
  {
    id: 'when-has-never',
    what: 'whenHas finds no attribute',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
        by: 'return fallbackOf(fallback);',
      },
    ],
    caughtBy: { 'resource-when-has-existing': expectedReceived('"Ada"', 'the missing marker') },
  },
  {
    id: 'when-has-default-lost',
    what: 'the default of whenHas is ignored',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
        by: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(ABSENT);',
      },
    ],
    caughtBy: { 'resource-when-has-default': expectedReceived('"no"', 'the missing marker') },
  },
  {
    id: 'when-null-always',
    what: 'whenNull holds for every value',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
        by: 'return this.when(true, null, ...fallback);',
      },
    ],
    caughtBy: { 'resource-when-null-other': expectedReceived('the missing marker', 'null') },
  },
  {
    id: 'when-null-never',
    what: 'whenNull holds for none',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.when(isNull(value), (value ?? null) as null, ...fallback);',
        by: 'return this.when(false, null, ...fallback);',
      },
    ],
    caughtBy: { 'resource-when-null-null': expectedReceived('null', 'the missing marker') },
  },
  {
    id: 'when-not-null-always',
    what: 'whenNotNull holds for null',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.when(!isNull(choice[0]), ...choice);',
        by: 'return this.when(true, ...choice);',
      },
    ],
    caughtBy: { 'resource-when-not-null-default': expectedReceived('"default"', 'null') },
  },
  {
    id: 'when-not-null-never',
    what: 'whenNotNull holds for none',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.when(!isNull(choice[0]), ...choice);',
        by: 'return this.when(false, ...choice);',
      },
    ],
    caughtBy: { 'resource-when-not-null-value': expectedReceived('"Ada"', 'the missing marker') },
  },
  {
    id: 'transform-not-called',
    what: 'transform gives the value as it is',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (isFilled(value)) return invoke(callback, [value]);',
        by: 'if (isFilled(value)) return value;',
      },
    ],
    caughtBy: { 'resource-transform-present': expectedReceived('"20%"', '20') },
  },
  {
    id: 'transform-default-lost',
    what: 'the default of transform is ignored',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return isCallable(fallback) ? invoke(fallback, [value]) : fallback;',
        by: 'return new MissingValue();',
      },
    ],
    caughtBy: { 'resource-transform-default': expectedReceived('"default"', 'the missing marker') },
  },
  {
    id: 'when-appended-always',
    what: 'whenAppended takes every accessor for appended',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);",
        by: '',
      },
    ],
    caughtBy: { 'resource-when-appended-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'when-appended-never',
    what: 'whenAppended takes no accessor for appended',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "if (!truthy(callOperation(this.resource, 'hasAppended', [attribute]))) return fallbackOf(fallback);",
        by: 'return fallbackOf(fallback);',
      },
    ],
    caughtBy: { 'resource-when-appended-appended': expectedReceived('"Ada L."', 'the missing marker') },
  },
  {
    id: 'when-loaded-always',
    what: 'whenLoaded takes every relation for loaded',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]))",
        by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) || true",
      },
    ],
    caughtBy: { 'resource-when-loaded-default': expectedReceived('"no"', 'null') },
  },
  {
    id: 'when-loaded-never',
    what: 'whenLoaded takes no relation for loaded',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "truthy(callOperation(this.resource, 'relationLoaded', [relationship]))",
        by: "truthy(callOperation(this.resource, 'relationLoaded', [relationship])) && false",
      },
    ],
    caughtBy: { 'resource-when-loaded-loaded': expectedReceived('{"id": 9}', 'the missing marker') },
  },
  {
    id: 'when-counted-never',
    what: 'whenCounted finds no count',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);",
        by: "return whenComputed(this.resource, finishWith(name, '_counted'), value, fallback);",
      },
    ],
    caughtBy: { 'resource-when-counted-counted': expectedReceived('3', 'the missing marker') },
  },
  {
    id: 'when-aggregated-never',
    what: 'whenAggregated finds nothing',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const attribute = finishWith(start, textArgument('whenAggregated(column)', column));",
        by: "const attribute = finishWith(start, textArgument('whenAggregated(column)', '_'));",
      },
    ],
    caughtBy: { 'resource-when-aggregated-known': expectedReceived('12', 'the missing marker') },
  },
  {
    id: 'when-aggregated-any',
    what: 'whenAggregated takes any aggregate of the column',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "textArgument('whenAggregated(aggregate)', aggregate)",
        by: "textArgument('whenAggregated(aggregate)', 'sum')",
      },
    ],
    caughtBy: { 'resource-when-aggregated-default': expectedReceived('"no"', '"yes"') },
  },
  {
    id: 'when-exists-never',
    what: 'whenExistsLoaded finds no check',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const attribute = finishWith(name, '_exists');",
        by: "const attribute = finishWith(name, '_there');",
      },
    ],
    caughtBy: { 'resource-when-exists-loaded-known': expectedReceived('true', 'the missing marker') },
  },
  {
    id: 'computed-default-lost',
    what: 'the default of counts, aggregates and checks is ignored',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'return whenThere(object, attribute, hasAttribute(object, attribute), ...choice);',
        by: 'return whenThere(object, attribute, hasAttribute(object, attribute), choice[0]);',
      },
    ],
    caughtBy: { 'resource-when-aggregated-default': expectedReceived('"no"', 'the missing marker') },
  },
  {
    id: 'pivot-always-loaded',
    what: 'every pivot table is loaded',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "return callOperation(pivot, 'getTable', []) === table;",
        by: 'return true;',
      },
    ],
    caughtBy: { 'resource-has-pivot-loaded-as/other-table': expectedReceived('false', 'true') },
  },
  {
    id: 'pivot-never-loaded',
    what: 'no pivot table is loaded',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasProperty(this.resource, name)) return false;',
        by: 'if (!hasProperty(this.resource, name) || name !== table) return false;',
      },
    ],
    caughtBy: { 'resource-has-pivot-loaded/loaded': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-accessor-ignored',
    what: 'hasPivotLoadedAs ignores the accessor',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const name = textArgument('hasPivotLoadedAs(accessor)', accessor);",
        by: "const name = textArgument('hasPivotLoadedAs(accessor)', accessor) && 'pivot';",
      },
    ],
    caughtBy: { 'resource-has-pivot-loaded-as/loaded': expectedReceived('true', 'false') },
  },
  {
    id: 'pivot-runs-always',
    what: 'whenPivotLoaded gives its value although nothing is loaded',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
        by: 'return this.when(true, ...choice);',
      },
    ],
    caughtBy: {
      'resource-when-pivot-loaded-as-not-loaded': expectedReceived('the missing marker', '"captain"'),
    },
  },
  {
    id: 'first-missing-value-removed-alone',
    what: 'removeMissingValues removes the first missing value alone',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces:
          "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
        by: `const isMissing = (value: any) => (value?.resource ?? value) instanceof MissingValue;
    const gone = [...OrderedMap.from<unknown>(data)].find(([, value]) => isMissing(value))?.[0];
    if (gone === undefined) return withoutMissing(data, this.preservesKeys());
    return toNaturalMap(OrderedMap.from<unknown>(data).filter((_, key) => key !== gone));`,
      },
    ],
    caughtBy: {
      'resource-remove-missing-values-every': expectedReceived(
        '{"b": 1}',
        '{"b": 1, "c": the missing marker}',
      ),
    },
  },
  {
    id: 'merged-at-index-0-at-the-end',
    what: 'data that is merged in at index 0 stands at the end',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: "const position = integerArgument('mergeData(index)', index);",
        by: "const position = integerArgument('mergeData(index)', index) || OrderedMap.from(data).size;",
      },
    ],
    caughtBy: { 'resource-merge-data-index-stated/first': expectedReceived('"x"', '"a"') },
  },
  {
    id: 'attribute-zero-absent',
    what: 'whenHas takes an attribute that is 0 for one that is not there',
    level: 'stated',
    changes: [
      {
        file: resource,
        replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
        by: `if (!hasAttribute(this.resource, attribute) || readProperty(this.resource, attribute) === 0)
      return fallbackOf(fallback);`,
      },
    ],
    caughtBy: { 'resource-when-has-zero': expectedReceived('0', 'the missing marker') },
  },
  {
    id: 'computed-empty-absent',
    what: 'a count, an aggregate or a check that is 0 or false is taken for one that is not there',
    level: 'stated',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'return whenThere(object, attribute, hasAttribute(object, attribute), ...choice);',
        by: `const isThere = hasAttribute(object, attribute) && Boolean(readProperty(object, attribute));
  return whenThere(object, attribute, isThere, ...choice);`,
      },
    ],
    caughtBy: {
      'resource-when-counted-none': expectedReceived('0', 'the missing marker'),
      'resource-when-aggregated-zero': expectedReceived('0', 'the missing marker'),
      'resource-when-exists-loaded-false': expectedReceived('false', 'the missing marker'),
    },
  },
];

module.exports = { statedConditionalFaults };

const resource = 'src/reference/resource/json-resource.ts';
const missing = 'src/reference/resource/filter.ts';
const delegation = 'src/reference/resource/delegate.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const forwarding = 'src/reference/php/calls.ts';
const merging = 'src/reference/php/maps.ts';
const row = (name) => `AnonymousResourceCollection.${name}`;

/** Other choices of conditional attributes, macros and calls where the document is silent. */
const conditionalVariants = [
  {
    id: 'missing-marker-handed-on',
    what: 'a condition hands the missing marker on where no default was given',
    why: 'The missing marker is what the default is by default.',
    changes: [
      {
        file: resource,
        replaces: "return this.when(!booleanArgument('unless(condition)', condition), ...choice);",
        by: "const [value, other = new MissingValue()] = choice;\n    return this.when(!booleanArgument('unless(condition)', condition), value, other as D);",
      },
      {
        file: resource,
        replaces: 'return this.mergeWhen(true, value) as MergeValue;',
        by: 'return this.mergeWhen(true, value, new MissingValue()) as MergeValue;',
      },
      {
        file: resource,
        replaces: 'return this.when(!isNull(choice[0]), ...choice);',
        by: 'const [value, other = new MissingValue()] = choice;\n    return this.when(!isNull(value), value, other as D);',
      },
    ],
    declines: [],
    rows: [],
    unseen: 'An operation of its own looks at the arguments it needs.',
  },
  {
    id: 'numeric-keys-are-integers',
    what: 'only integers are numeric keys',
    why: 'What counts as a numeric key is not said.',
    changes: [
      {
        file: 'src/reference/php/ordered-map.ts',
        replaces: "typeof key === 'number' || isNumericText(key)",
        by: "typeof key === 'number' || (isNumericText(key) && key === '')",
      },
    ],
    declines: [],
    rows: [
      row('filter'),
      row('mergeData'),
      row('removeMissingValues'),
      row('merge'),
      row('mergeWhen'),
      row('mergeUnless'),
      row('attributes'),
      row('preserveKeys'),
      row('$preserveKeys'),
      row('resolve'),
      row('toArray'),
    ],
  },
  {
    id: 'merged-value-replaces',
    what: 'a merged value takes the place of an earlier one under its key',
    why: 'Which of two values stays is not said.',
    changes: [
      {
        file: merging,
        replaces: 'if (!united.has(key)) united.set(key, value);',
        by: 'united.set(key, value);',
      },
    ],
    declines: [],
    rows: [
      row('filter'),
      row('mergeData'),
      row('merge'),
      row('mergeWhen'),
      row('mergeUnless'),
      row('attributes'),
    ],
  },
  {
    id: 'empty-merge-changes-nothing',
    what: 'an empty merge leaves the keys behind it alone',
    why: 'What an empty merge does to keys is not said.',
    changes: [
      {
        file: 'src/reference/resource/merge-entries.ts',
        replaces: 'if (value instanceof MergeValue && isNumericKey(key)) {',
        by: 'if (value instanceof MergeValue && OrderedMap.from<unknown>(value.data).size === 0) continue;\n    if (value instanceof MergeValue && isNumericKey(key)) {',
      },
    ],
    declines: [],
    rows: [row('filter'), row('merge'), row('mergeWhen'), row('mergeUnless'), row('mergeData')],
  },
  {
    id: 'filtered-at-the-top-alone',
    what: 'filter removes what is missing and merges among the entries of the data, not in a list or map inside them',
    why: '"Missing values are removed from the filtered data": how far down is not said.',
    changes: [
      {
        file: resource,
        replaces: 'isMapLike(value) ? this.filter(value)',
        // The data of a merge is among the entries once it is merged.
        by: `isMapLike(value) && ![...OrderedMap.from<any>(data).values()].some((entry) => entry?.data === value)
          ? value : isMapLike(value) ? this.filter(value)`,
      },
    ],
    declines: [],
    rows: [
      row('filter'),
      row('merge'),
      row('mergeWhen'),
      row('mergeUnless'),
      row('mergeData'),
      row('preserveKeys'),
      row('$preserveKeys'),
      row('resolve'),
    ],
  },
  {
    id: 'nested-keys-stay',
    what: 'nested maps keep their integer keys',
    why: 'Keys of nested maps are not spoken of.',
    changes: [
      {
        file: resource,
        replaces: 'isMapLike(value) ? this.filter(value)',
        by: 'isMapLike(value) ? ((own) => {\n          this.$preserveKeys = true;\n          try {\n            return this.filter(value);\n          } finally {\n            this.$preserveKeys = own;\n          }\n        })(this.$preserveKeys)',
      },
    ],
    declines: [],
    rows: [
      row('filter'),
      row('preserveKeys'),
      row('$preserveKeys'),
      row('removeMissingValues'),
      row('resolve'),
    ],
  },
  {
    id: 'resource-of-missing-shown',
    what: 'a resource around a missing value is not itself missing',
    why: 'Only missing values are said to be removed.',
    changes: [
      {
        file: missing,
        replaces:
          'return value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);',
        by: 'return value instanceof MissingValue || (isResource(value) && value.resource === isMissing);',
      },
    ],
    declines: [],
    rows: [row('filter'), row('removeMissingValues'), row('resolve'), row('whenLoaded')],
  },
  {
    id: 'attributes-as-given',
    what: 'attributes merges the map that it is given',
    why: 'Whether names of attributes are given or the attributes themselves is not said.',
    changes: [
      {
        file: resource,
        replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
        by: 'return new MergeValue(attributes);',
      },
    ],
    declines: [],
    rows: [row('attributes')],
  },
  {
    id: 'has-null-gives-attribute',
    what: 'whenHas with null as its value gives the attribute',
    why: 'null is the default of the value.',
    changes: [
      {
        file: resource,
        replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
        by: 'return value === ABSENT || value === null ? own : valueFrom(value, own);',
      },
    ],
    declines: [],
    rows: [row('whenHas')],
  },
  {
    id: 'appended-null-gives-accessor',
    what: 'whenAppended with null as its value gives the accessor',
    why: 'null is the default of the value.',
    changes: [
      {
        file: resource,
        replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
        by: 'return value === ABSENT || value === null ? readProperty(this.resource, name) : valueFrom(value);',
      },
    ],
    declines: [],
    rows: [row('whenAppended')],
  },
  {
    id: 'exists-null-gives-check',
    what: 'whenExistsLoaded with null as its value gives the check',
    why: 'null is the default of the value.',
    changes: [{ file: resource, replaces: 'value === null ? () => null : value', by: 'value' }],
    declines: [],
    rows: [row('whenExistsLoaded')],
  },
  {
    id: 'null-relation-asks',
    what: 'whenLoaded calls its closure for a relation that is null',
    why: 'What becomes of null is not said.',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'if (isNull(own)) return null;',
        by: "if (isNull(own) && typeof value !== 'function') return null;",
      },
    ],
    declines: [],
    rows: [row('whenLoaded'), row('whenCounted'), row('whenAggregated'), row('whenExistsLoaded')],
  },
  {
    id: 'blank-is-present',
    what: 'transform takes a blank text for present',
    why: 'When a value is present is not said.',
    changes: [
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: "if (typeof value === 'string') return /[^ \\t\\n\\r\\0\\v]/.test(value);",
        by: "if (typeof value === 'string') return value !== '';",
      },
    ],
    declines: [],
    rows: [row('transform')],
  },
  {
    id: 'both-closures-asked',
    what: 'when asks the closure that is not chosen as well, and what is built on it does',
    why: 'When closures are asked is not said.',
    changes: [
      {
        file: resource,
        replaces:
          "return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);",
        by: 'const [chosen, other] = [valueFrom(value), fallbackOf(fallback)];\n    return condition ? chosen : other;',
      },
    ],
    declines: [],
    rows: [
      row('when'),
      row('unless'),
      row('whenNull'),
      row('whenNotNull'),
      row('whenPivotLoaded'),
      row('whenPivotLoadedAs'),
    ],
  },
  {
    id: 'macros-per-class',
    what: 'a macro belongs to the class that it is registered on, and to those that extend it',
    why: 'Which classes share macros is not said.',
    changes: [
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'return macros.has(name);',
        by: 'return macros.has(name) && isHeir(this, macroOwners.get(name));',
      },
      {
        file: 'src/reference/php/macroable.ts',
        replaces: 'macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
        by: 'macroOwners.set(name, this);\n      macros.set(textArgument(`${owner}.macro(name)`, name), macro);',
      },
      {
        file: 'src/reference/php/macroable.ts',
        replaces: '/**\n * Makes the class from which',
        by: 'const macroOwners = new Map<string, object>();\n\nfunction isHeir(cls: object, owner: object | undefined): boolean {\n  return owner === undefined || cls === owner || Object.prototype.isPrototypeOf.call(owner, cls);\n}\n\n/**\n * Makes the class from which',
      },
    ],
    declines: [],
    rows: [
      'Shared.macro',
      'Shared.mixin',
      'Shared.hasMacro',
      'Shared.flushMacros',
      'Shared.__callStatic',
      'Shared.__call',
      row('$macros'),
    ],
  },
  {
    id: 'macro-unbound-but-right',
    what: 'a macro is called without the resource as its own object',
    why: 'What a macro sees is not said.',
    changes: [
      {
        file: delegation,
        replaces: 'return invoke(macros.get(name), args, this);',
        by: 'return invoke(macros.get(name), args);',
      },
    ],
    declines: [],
    rows: ['Shared.macro', 'Shared.mixin', 'Shared.__call'],
  },
  {
    id: 'missing-call-names-the-target',
    what: 'a call that nobody answers is reported in the name of the target',
    why: 'Errors have no messages in the document, only kinds.',
    changes: [
      {
        file: forwarding,
        replaces: 'if (!saysMissing(error, target, name)) throw error;',
        by: "if (hasOperation(target, '__call') || !saysMissing(error, target, name)) throw error;",
      },
    ],
    declines: ['messages'],
    rows: [],
  },
  {
    id: 'entry-of-null-exists',
    what: 'an entry that is null exists',
    why: 'What becomes of null is not said.',
    changes: [
      {
        file: underlying,
        replaces: 'if (isMapLike(value)) return offsetGet(value, offset) !== null;',
        by: 'if (isMapLike(value)) return OrderedMap.from<unknown>(value).has(offset as Key);',
      },
    ],
    declines: [],
    rows: [row('offsetExists'), row('__isset')],
  },
  {
    id: 'resource-calls-macros-alone',
    what: 'a call on a resource reaches macros and nothing else',
    why: 'Where it goes is said of the paginator alone; resources are said to forward access to attributes.',
    changes: [
      {
        file: delegation,
        replaces: 'return this.forwardCallTo(this.resource, name, args);',
        by: 'return forwardCallTo(this, new (class Nothing {})(), name, args);',
      },
    ],
    declines: [],
    rows: ['Shared.__call', row('getRouteKey')],
  },
  {
    id: 'what-is-there-before-what-is-given',
    what: 'a given value counts only where an attribute, a relation or a count is null',
    why: '"Attribute if it exists on the resource": what a given value does there is not said.',
    changes: [
      {
        file: resource,
        replaces: 'return value === ABSENT ? own : valueFrom(value, own);',
        by: 'return value === ABSENT || own !== null ? own : valueFrom(value, own);',
      },
      {
        file: resource,
        replaces: 'return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);',
        by: 'return readProperty(this.resource, name) ?? (value === ABSENT ? null : valueFrom(value));',
      },
      {
        file: 'src/reference/resource/conditional-value.ts',
        replaces: 'return value === null ? valueFrom(own) : valueFrom(value, own);',
        by: 'return own;',
      },
    ],
    declines: [],
    rows: ['whenHas', 'whenAppended', 'whenLoaded', 'whenCounted', 'whenAggregated', 'whenExistsLoaded'].map(
      row,
    ),
  },
  {
    id: 'merge-inside-a-merge-stays',
    what: 'a merge inside what is merged stays as it is',
    why: 'How far down data is merged is not said.',
    changes: [
      {
        file: 'src/reference/resource/merge-entries.ts',
        replaces: 'OrderedMap.from(resolve(value.data) as MapLike)',
        by: 'OrderedMap.from(value.data as MapLike)',
      },
    ],
    declines: [],
    rows: [row('merge'), row('mergeWhen'), row('mergeUnless'), row('filter'), row('mergeData')],
  },
];

module.exports = { conditionalVariants };

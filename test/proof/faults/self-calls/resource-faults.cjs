const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const macroable = 'src/reference/php/macroable.ts';

/** What features/self-calls/resource.feature must notice. */
const resourceFaults = [
  {
    id: 'remove-missing-values-not-asked',
    what: 'data in which nothing is optional is not given to removeMissingValues',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.filter === filter && this.removeMissingValues === removeMissingValues;',
    by: 'this.filter === filter;',
    caughtBy: { 'resource-self-call-remove-missing-values-plain': expectedReceived('{"own": 1}', '[2, 3]') },
  },
  {
    id: 'settled-list-not-asked-of-filter',
    what: 'a list inside of data in which nothing is missing is not given to filter',
    level: 'observed',
    file: jsonResource,
    replaces: 'this.filter === filter && this.removeMissingValues === removeMissingValues;',
    by: 'this.removeMissingValues === removeMissingValues;',
    caughtBy: {
      'resource-self-call-filter-nested-plain': expectedReceived(
        '[[[["a"], "b"]], [["a"]]]',
        '[[[["a"], "b"]]]',
      ),
    },
  },
  {
    id: 'missing-asked-of-when',
    what: 'whenHas asks when for what stands for an attribute that is not there',
    level: 'observed',
    file: jsonResource,
    replaces: 'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    by: 'if (!hasAttribute(this.resource, attribute)) return this.when(false, null, fallback);',
    caughtBy: { 'resource-self-call-none': '"none": "own"' },
  },
  {
    id: 'merge-asked-of-when',
    what: 'mergeWhen asks when for what stands for a merge that is left out',
    level: 'observed',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue',
    by: 'return chosen === ABSENT ? this.when(false, null) : new MergeValue',
    caughtBy: { 'resource-self-call-none': 'own' },
  },
  {
    id: 'attributes-asked-of-merge',
    what: 'attributes asks merge for what is merged',
    level: 'observed',
    file: jsonResource,
    replaces: 'return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    by: 'return this.merge(OrderedMap.from(all).filter((_, key) => names.has(key)));',
    caughtBy: { 'resource-self-call-none': 'own' },
  },
  {
    id: 'entry-asks-whether-there',
    what: 'an entry is given where offsetExists says that it is there',
    level: 'observed',
    file: delegate,
    replaces: 'return underlying.offsetGet(this.resource, offset);',
    by: 'return this.offsetExists(offset) ? underlying.offsetGet(this.resource, offset) : null;',
    caughtBy: { 'resource-self-call-none': expectedReceived('"Dawn"', 'null') },
  },
  {
    id: 'mixin-past-macro',
    what: 'mixin registers macros past the operation macro of the class',
    level: 'observed',
    file: macroable,
    replaces: 'this.macro(name, invoke(method, [], mixin) as Callable);',
    by: 'Macroable.macro(name, invoke(method, [], mixin) as Callable);',
    caughtBy: {
      'resource-self-call-mixin-macro': expectedReceived('[["hello", "Hello"]]', '[]'),
    },
  },
  {
    id: 'merged-data-cleaned-apart',
    what: 'data with something to merge do not go through an overridden removeMissingValues',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.removeMissingValues(toNaturalMap(merged));\n      }',
    by: 'return JsonResource.prototype.removeMissingValues.call(this, toNaturalMap(merged));\n      }',
    caughtBy: {
      'resource-self-call-filter/filter-merged-remove-missing-values': expectedReceived(
        '{"own": 2}',
        '{"0": "a", "own": 2}',
      ),
    },
  },
  {
    id: 'merged-at-the-key',
    what: 'mergeData is told the key of what is merged for its place',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.mergeData(resolved, index, this.filter',
    by: 'return this.mergeData(resolved, Number([...source.keys()][index]), this.filter',
    caughtBy: { 'resource-self-call-merge-data-place': expectedReceived('2', '0') },
  },
  {
    id: 'when-aggregated-asks-when-has',
    what: 'whenAggregated asks whenHas',
    level: 'observed',
    file: jsonResource,
    replaces: 'return whenComputed(this.resource, attribute, ...choice);',
    by: `if (!hasAttribute(this.resource, attribute)) return this.whenHas(attribute, ...(choice as any));
    return whenComputed(this.resource, attribute, ...choice);`,
    caughtBy: {
      'resource-self-call-none-whenhas/aggregated': expectedReceived('the missing marker', '"own"'),
    },
  },
  {
    id: 'merge-when-asks-when',
    what: 'mergeWhen asks when',
    level: 'observed',
    file: jsonResource,
    replaces: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));',
    by: 'return chosen === ABSENT ? new MissingValue() : new MergeValue(this.when(true as any, chosen as any));',
    caughtBy: {
      'resource-self-call-none-merge-when': expectedReceived(
        '<MergeValue data: {"a": 1}>',
        '<MergeValue data: {"own": 1}>',
      ),
    },
  },
  {
    id: 'when-has-asks-get',
    what: 'whenHas asks __get',
    level: 'observed',
    file: jsonResource,
    replaces: 'const own = readProperty(this.resource, attribute);',
    by: 'const own = this.__get(attribute);',
    caughtBy: { 'resource-self-call-none-get': expectedReceived('"Ada"', '"own"') },
  },
];

module.exports = { resourceFaults };

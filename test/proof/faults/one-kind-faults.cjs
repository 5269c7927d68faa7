const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const calls = 'src/reference/php/calls.ts';
const delegate = 'src/reference/resource/delegate.ts';
const filter = 'src/reference/resource/filter.ts';
const lazy = 'src/reference/resource/lazy.ts';
const resource = 'src/reference/resource/json-resource.ts';
const underlying = 'src/reference/resource/underlying-value.ts';

const stated = oneChange('stated');
const observed = oneChange('observed');

const query = 'const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;';
const given = 'this.queryParameters === null ? null : OrderedMap.from<unknown>(this.queryParameters)';
const keepsMetadata = "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));";
const count = 'return this.#items().count();';
const names = 'const names = new Set(new Collection<Key>(attributes).map(normalizeKey));';
const set = 'if (isMapLike(map)) return changedCopy(map, (copy) => copy.set(offset as Key, entry));';
const binds = "throw new Error('Resources may not be implicitly resolved from route bindings.');";
const runsMacro = 'if (macros.has(name)) return invoke(macros.get(name), args, this);';
const decorates = 'return result === target ? caller : result;';

/** What goes wrong with one kind of item, entry, argument or result alone. */
const oneKindFaults = [
  stated(
    'empty-query-dropped',
    'of the current query no parameters that are empty are preserved',
    resource,
    query,
    "const query = this.preserveAllQueryParameters ? request.query().filter((value) => value !== '') : this.queryParameters;",
    { 'collection-preserve-query-zero': 'query by ""' },
  ),
  stated(
    'given-empty-query-dropped',
    'a given parameter that is empty is not on the links',
    resource,
    query,
    `const query = this.preserveAllQueryParameters ? request.query() : ${given}.filter((value) => value !== '');`,
    { 'collection-with-query-zero': 'query by ""' },
  ),
  stated(
    'list-metadata-dropped',
    'metadata that are a list are not kept',
    resource,
    keepsMetadata,
    'this.$additional = OrderedMap.from<unknown>(data).filter((each) => !(isMapLike(each) && OrderedMap.from(each).isList));',
    { 'collection-additional-falsy-stated/list': '"took" with [1, 2]' },
  ),
  stated(
    'map-metadata-dropped',
    'metadata that are a map are not kept',
    resource,
    keepsMetadata,
    'this.$additional = OrderedMap.from<unknown>(data).filter((each) => !isMapLike(each) || OrderedMap.from(each).isList);',
    { 'collection-additional-falsy-stated/map': '"took" with {"ms": 5}' },
  ),
  stated(
    'alike-counted-once',
    'items that are alike are counted once',
    resource,
    count,
    'return new Set([...this.#items().all().values()].map((item) => JSON.stringify(isResource(item) ? item.resource : item))).size;',
    { 'collection-iterate-count/alike': expectedReceived('2', '1') },
  ),
  stated(
    'named-items-counted-as-one',
    'items under names are counted as one',
    resource,
    count,
    'return this.#items().all().isList ? this.#items().count() : 1;',
    { 'collection-iterate-count/named': expectedReceived('2', '1') },
  ),
  stated(
    'missing-behind-missing-kept',
    'of two missing values in a row the second stays',
    filter,
    'if (isSettled(data, isMissing)) return data;',
    `if (isSettled(data, isMissing)) return data;
  if (Array.isArray(data) && !keepsKeys) return data.filter((value, at) => !isMissing(value) || (at > 0 && isMissing(data[at - 1])));`,
    {
      'resource-remove-missing-values-list-stated/two': expectedReceived(
        '["a"]',
        '["a", the missing marker]',
      ),
    },
  ),
  stated(
    'falsy-entry-removes',
    'an entry that is set to 0 is removed',
    underlying,
    set,
    'if (isMapLike(map)) return changedCopy(map, (copy) => (entry === 0 ? copy.delete(offset as Key) : copy.set(offset as Key, entry)));',
    { 'resource-delegation-offset-set': expectedReceived('0', 'null') },
  ),
  stated(
    'route-key-as-text',
    'a route key that is a number is given as text',
    delegate,
    "return callOperation(this.resource, 'getRouteKey', []);",
    "const key = callOperation(this.resource, 'getRouteKey', []);\n    return typeof key === 'number' ? String(key) : key;",
    { 'resource-delegation-route-key-values/integer': expectedReceived('7', '"7"') },
  ),
  stated(
    'bound-by-field',
    'a resource is found by a route parameter that names a field',
    delegate,
    binds,
    `if (_field !== null) return this as never;\n    ${binds}`,
    { 'resource-delegation-resolve-route-binding-fails': 'expected: an error' },
  ),
  stated(
    'bound-by-nothing',
    'a resource is found by a route parameter of null',
    delegate,
    binds,
    `if (_value === null) return null as never;\n    ${binds}`,
    { 'resource-delegation-resolve-route-binding-fails': 'expected: an error' },
  ),
  stated(
    'false-result-decorated',
    'forwardDecoratedCallTo gives the forwarding instance where the result is false',
    calls,
    decorates,
    'return result === target || result === false ? caller : result;',
    { 'resource-forward-decorated-call-to-other-result/false': expectedReceived('false', '<JsonResource') },
  ),
  stated(
    'zero-result-decorated',
    'forwardDecoratedCallTo gives the forwarding instance where the result is 0',
    calls,
    decorates,
    'return result === target || result === 0 ? caller : result;',
    { 'resource-forward-decorated-call-to-other-result/zero': expectedReceived('0', '<JsonResource') },
  ),
  stated(
    'macro-list-spread',
    'a macro that is called with one list gets the values of the list',
    delegate,
    runsMacro,
    'if (macros.has(name)) return invoke(macros.get(name), args.length === 1 && Array.isArray(args[0]) ? args[0] : args, this);',
    { 'resource-macro-arguments/list': expectedReceived('[["a", "b"]]', '["a", "b"]') },
  ),
  stated(
    'falsy-macro-result-lost',
    'what is not true is not given as the result of a macro',
    delegate,
    runsMacro,
    'if (macros.has(name)) return invoke(macros.get(name), args, this) || null;',
    {
      'resource-macro-falsy-result/false': expectedReceived('false', 'null'),
      'resource-macro-falsy-result/zero': expectedReceived('0', 'null'),
      'resource-macro-falsy-result/empty-text': expectedReceived('""', 'null'),
    },
  ),
  stated(
    'disabled-wrapping-not-flushed',
    'flushState leaves wrapping disabled',
    resource,
    'assignStatics(this, WRAPPING);',
    'assignStatics(this, this.$wrap === null ? { forceWrapping: false } : WRAPPING);',
    { 'collection-flush-without': expectedReceived('"data"', 'null') },
  ),
  stated(
    'force-flushed-alone',
    'flushState leaves the wrapper key where wrapping was forced',
    resource,
    'assignStatics(this, WRAPPING);',
    'assignStatics(this, this.forceWrapping ? { forceWrapping: false } : WRAPPING);',
    { 'collection-flush-wrap': expectedReceived('nothing', '[{"id": 1}]') },
  ),
  stated(
    'wrapping-is-forced',
    'setting a wrapper key forces wrapping as well',
    resource,
    "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    "assignStatics(this, { $wrap: textArgument('wrap(value)', value), forceWrapping: true });",
    { 'collection-wrap-state-keeps-force/off': expectedReceived('false', 'true') },
  ),
  stated(
    'one-attribute-merged',
    'attributes merges the first of the given attributes alone',
    resource,
    names,
    'const names = new Set([...new Collection<Key>(attributes).map(normalizeKey)].slice(0, 1));',
    { 'resource-attributes-given': '"author"' },
  ),
  stated(
    'list-transformed-item-by-item',
    'transform calls the callback for each item of a list',
    resource,
    'if (isFilled(value)) return invoke(callback, [value]);',
    'if (Array.isArray(value) && isFilled(value)) return value.map((each) => invoke(callback, [each]));\n    if (isFilled(value)) return invoke(callback, [value]);',
    { 'resource-transform-present': expectedReceived('"formatted"', '["formatted", "formatted"]') },
  ),
  stated(
    'empty-default-missing',
    'a default that is an empty array counts as none',
    lazy,
    'return fallback === ABSENT ? new MissingValue()',
    'return fallback === ABSENT || (Array.isArray(fallback) && fallback.length === 0) ? new MissingValue()',
    { 'resource-when-falsy-default-stated/empty-list': expectedReceived('[]', 'the missing marker') },
  ),
  stated(
    'aggregate-of-any-column',
    'whenAggregated takes the aggregate of another column',
    resource,
    'return whenComputed(this.resource, attribute, ...choice);',
    `const all = OrderedMap.from<unknown>(callOperation(this.resource, 'getAttributes', []) as MapLike);
    const found = [...all.keys()].find((key) => String(key).startsWith(start)) ?? attribute;
    return whenComputed(this.resource, String(found), ...choice);`,
    { 'resource-when-aggregated-default': expectedReceived('"no"', '"yes"') },
  ),
  observed(
    'loaded-counts-as-counted',
    'whenCounted gives what stands for the count of a relationship that is loaded and was not counted',
    resource,
    "return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);",
    `const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));
    if (isLoaded && !hasAttribute(this.resource, finishWith(name, '_count'))) return valueFrom(value);
    return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);`,
    { 'resource-when-counted-loaded': expectedReceived('"no"', '"yes"') },
  ),
];

module.exports = { oneKindFaults };

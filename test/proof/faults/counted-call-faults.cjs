const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';
const conditional = 'src/reference/resource/conditional-value.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const delegate = 'src/reference/resource/delegate.ts';
const macros = 'src/reference/php/macroable.ts';
const paginator = 'src/reference/paginator/abstract-paginator.ts';
const page = 'src/reference/paginator/paginator.ts';
const observed = oneChange('observed');
const stated = oneChange('stated');

/** Faults of care: the caller's code is asked twice, and what was given is not taken as it is. */
const countedCallFaults = [
  observed(
    'json-asks-twice',
    'toJson asks the resource for its data twice',
    resource,
    'const data = this.jsonSerialize();',
    'this.jsonSerialize();\n    const data = this.jsonSerialize();',
    { 'resource-asked-once-data/to-json': 'the calls of "data"' },
  ),
  observed(
    'pretty-json-asks-twice',
    'toPrettyJson writes the data twice and keeps the second text',
    resource,
    "return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
    "this.toJson(0);\n    return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);",
    { 'collection-asked-once-items/to-pretty-json': 'the calls of "data"' },
  ),
  observed(
    'object-asked-twice',
    'attributes asks the underlying object for its entries twice',
    resource,
    "const own = isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []);",
    "if (!isResource(this.resource)) callOperation(this.resource, 'toArray', []);\n    const own = isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []);",
    { 'resource-asked-once-attributes': 'the calls of "data"' },
  ),
  observed(
    'items-made-twice',
    'a collection makes two resources for each item, and keeps the second',
    resource,
    '? source.mapInto(collected)',
    '? (source.mapInto(collected), source.mapInto(collected))',
    { 'collection-asked-once-made/collection': 'the calls of "made"' },
  ),
  observed(
    'made-twice',
    'make makes two resources and gives the second',
    resource,
    'return new this(...parameters);',
    'new this(...parameters);\n    return new this(...parameters);',
    { 'collection-asked-once-made/make': 'the calls of "made"' },
  ),
  observed(
    'options-asked-twice',
    'a response asks for its JSON options twice',
    resource,
    'const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());',
    'resource.jsonOptions();\n  const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());',
    { 'collection-asked-once-options/page': 'the calls of "options"' },
  ),
  observed(
    'decorated-call-twice',
    'forwardDecoratedCallTo makes the call once more to see what it gives',
    delegate,
    'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    'this.forwardCallTo(object, method, parameters);\n    return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    { 'shared-call-counted/resource-decorated': 'say' },
  ),
  observed(
    'static-macro-twice',
    'a macro that is called statically is called twice',
    macros,
    'macros.has(name) ? (...args: unknown[]) => invoke(macros.get(name), args, null) : undefined,',
    'macros.has(name)\n      ? (...args: unknown[]) => (invoke(macros.get(name), args, null), invoke(macros.get(name), args, null))\n      : undefined,',
    { 'resource-static-call-counted': 'say' },
  ),
  observed(
    'page-asks-items-twice',
    'jsonSerialize of a page makes its array twice',
    page,
    'return this.toArray();',
    'this.toArray();\n    return this.toArray();',
    { 'paginator-asked-once-item/json': 'the calls of "data"' },
  ),
  observed(
    'escaped-view-made-twice',
    'the escaped string form has the view made once more',
    paginator,
    'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    'return this.$escapeWhenCastingToString ? escapeHtml(this.render().toHtml()) : html;',
    { 'paginator-asked-once-view/escaped-string': 'the calls of "make"' },
  ),
  observed(
    'decorated-target-copied',
    'forwardDecoratedCallTo calls a copy of the collection',
    delegate,
    'return decorated(this, object, this.forwardCallTo(object, method, parameters));',
    "const called: any = typeof object === 'object' && object !== null && 'all' in object ? (object as any).map((item: unknown) => item) : object;\n    return decorated(this, called, this.forwardCallTo(called, method, parameters));",
    { 'shared-call-target/resource-decorated': expectedReceived('["Ann", "Ben"]', '["Ann"]') },
  ),
  observed(
    'offset-entry-copied',
    'offsetSet puts a copy of an object into a map',
    underlying,
    'copy.set(offset as Key, entry)',
    'copy.set(offset as Key, isObject(entry) && !isMapLike(entry) ? Object.assign(Object.create(Object.getPrototypeOf(entry)), entry) : entry)',
    { 'resource-delegation-offset-set-object': 'expected: the object "song"' },
  ),
  observed(
    'empty-query-ignored',
    'withQuery of an empty map leaves what was there before',
    resource,
    'this.queryParameters = ',
    'if (OrderedMap.from<unknown>(query).size === 0) return this;\n    this.queryParameters = ',
    { 'collection-with-query-emptied/given': '/posts?page=2' },
  ),
  stated(
    'null-default-wins',
    'a default that is null is given whatever else there is',
    conditional,
    'if (!isThere) return fallbackOf(fallback);',
    'if (!isThere || fallback === null) return fallbackOf(fallback);',
    { 'resource-given-not-chosen/when-loaded-value': expectedReceived('"yes"', 'null') },
  ),
  stated(
    'offset-trimmed',
    'offsetGet looks for a name without the spaces around it',
    underlying,
    "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    "const key = typeof offset === 'string' ? offset.trim() : offset;\n  return isObject(value) ? callOperation(value, 'offsetGet', [key]) : null;",
    { 'resource-delegation-offset-object/get-name': 'Big Book' },
  ),
  observed(
    'attribute-name-lowered',
    'whenHas looks for the attribute in small letters',
    resource,
    'if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);',
    'if (!hasAttribute(this.resource, attribute.toLowerCase())) return fallbackOf(fallback);',
    { 'resource-name-unchanged/when-has': expectedReceived('"Ada L."', 'the missing marker') },
  ),
  observed(
    'path-trimmed',
    'setPath drops the spaces around a path',
    paginator,
    "this.$path = textArgument('Paginator.setPath(path)', path);",
    "this.$path = textArgument('Paginator.setPath(path)', path).trim();",
    { 'paginator-text-unchanged/path': expectedReceived('" /Users "', '"/Users"') },
  ),
  observed(
    'wrapper-lowered',
    'the wrapper key is written in small letters',
    resource,
    "assignStatics(this, { $wrap: textArgument('wrap(value)', value) });",
    "assignStatics(this, { $wrap: textArgument('wrap(value)', value).toLowerCase() });",
    { 'resource-wrap-name-unchanged': 'all posts' },
  ),
];

module.exports = { countedCallFaults };

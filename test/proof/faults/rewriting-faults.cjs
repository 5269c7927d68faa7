const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const delegate = 'src/reference/resource/delegate.ts';
const filter = 'src/reference/resource/filter.ts';

const stated = oneChange('stated');
const observed = oneChange('observed');

/** Faults of rewriting: what was got wrong when one operation of a real system was written anew, and no scenario noticed. */
const rewritingFaults = [
  stated(
    'page-name-of-options',
    'the name of the page is read from the options, also after another was set',
    abstractPaginator,
    'getPageName(): string {\n    return this.$pageName;',
    "getPageName(): string {\n    return (OrderedMap.from<unknown>(this.$options).get('pageName') as string) ?? this.$pageName;",
    { 'paginator-page-name-set-after-option': expectedReceived('"members"', '"users"') },
  ),
  stated(
    'names-like-the-page-dropped',
    'a parameter whose name begins like that of the page is not added',
    abstractPaginator,
    'if (name !== this.$pageName)',
    'if (!name.startsWith(this.$pageName))',
    { 'paginator-appends-like-page-name/longer': 'a URL whose query pages is "7"' },
  ),
  stated(
    'name-page-always-dropped',
    'a parameter called "page" is not added, whatever the page is called',
    abstractPaginator,
    'if (name !== this.$pageName)',
    "if (name !== 'page')",
    {
      'paginator-appends-like-page-name/default': 'a URL whose query page is "7"',
      'paginator-appends-like-page-name/shorter': 'a URL whose query page is "7"',
    },
  ),
  stated(
    'through-leaves-null',
    'through leaves items that are null as they are',
    abstractPaginator,
    'invoke(callback, [value, key]) as TValue',
    '(value === null ? value : invoke(callback, [value, key])) as TValue',
    { 'paginator-through-null-stated': expectedReceived('"seen"', 'null') },
  ),
  stated(
    'empty-page-not-first',
    'a first page without items does not count as the first',
    abstractPaginator,
    'return this.currentPage() <= 1;',
    'return this.currentPage() <= 1 && this.isNotEmpty();',
    { 'paginator-on-first-page-stated/empty': expectedReceived('true', 'false') },
  ),
  stated(
    'data-of-an-object-not-filtered',
    'missing values are removed from maps, and not from what an object gives',
    resource,
    'const filtered = this.filter(expandData(data, this));',
    'const filtered = isMapLike(data) ? this.filter(expandData(data, this)) : (expandData(data, this) as NaturalMap);',
    {
      'resource-resolve-holder-missing/arrayable': '"name"',
      'resource-resolve-holder-missing/json-serializable': '"name"',
    },
  ),
  observed(
    'json-form-before-array',
    'data that have an array form and one for JSON are resolved to the latter',
    filter,
    'if (isArrayable(data)) return',
    'if (isArrayable(data) && !isJsonSerializable(data)) return',
    { 'resource-resolve-both-contracts': expectedReceived('"array"', '"json"') },
  ),
  stated(
    'make-hands-back',
    'make gives a resource of the class back as it is',
    resource,
    'return new this(...parameters);',
    'return parameters[0] instanceof this ? parameters[0] : new this(...parameters);',
    { 'collection-make-of-resource': 'the object "first"' },
  ),
  stated(
    'collection-hands-back',
    'collection gives a collection back as it is',
    resource,
    'return new AnonymousResourceCollection(resource, this);',
    'return resource instanceof AnonymousResourceCollection ? resource : new AnonymousResourceCollection(resource, this);',
    { 'collection-static-of-collection': 'the object "first"' },
  ),
  stated(
    'hook-not-for-created',
    'the hook of a resource is not called when its model was just created',
    resource,
    'resource.withResponse(request, response);',
    'if (!created) resource.withResponse(request, response);',
    { 'collection-with-response-created': expectedReceived('202', '201') },
  ),
  observed(
    'empty-attributes-not-declared',
    'declared attributes that are empty count as none',
    resource,
    'return this.$attributes ?? this.toArray(request);',
    'return Object.keys(this.$attributes ?? {}).length > 0 ? this.$attributes! : this.toArray(request);',
    { 'collection-to-attributes-declared-empty': '{"id": 3}' },
  ),
  observed(
    'force-flag-of-all',
    'the flag that forces wrapping is that of all resources, also where a class declares its own',
    resource,
    'const { $wrap, forceWrapping } = cls;',
    'const { $wrap } = cls;\n  const { forceWrapping } = JsonResource;',
    { 'collection-forced-own': 'received: {"data": 1}' },
  ),
  observed(
    'every-collection-left-out-of-name',
    'every "Collection" in a name is left out when the collected class is looked for',
    resource,
    "name.slice(0, -'Collection'.length)",
    "name.replaceAll('Collection', '')",
    { 'collection-collects-name-twice': 'null' },
  ),
  stated(
    'iterator-leaves-out-null',
    'the iterator of a collection leaves out the resources of items that are null',
    resource,
    'return this.#items().getIterator();',
    'return (this.#items() as any).filter((item: any) => item.resource !== null).getIterator();',
    { 'collection-iterate-falsy': 'the entries of getIterator()' },
  ),
  stated(
    'tap-gives-what-the-callback-gives',
    'tap gives the paginator that its callback gives',
    abstractPaginator,
    'invoke(callback, [this]);\n    return this;',
    'const given = invoke(callback, [this]);\n    return given instanceof AbstractPaginator ? given : this;',
    { 'shared-paginator-tap-other': expectedReceived('the subject itself', '<Paginator o2>') },
  ),
  stated(
    'empty-default-path',
    'a default path that is empty text becomes "/"',
    abstractPaginator,
    "textArgument('Paginator.resolveCurrentPath(default)', fallback)",
    "textArgument('Paginator.resolveCurrentPath(default)', fallback || '/')",
    { 'paginator-current-path-falsy-default/empty': expectedReceived('""', '"/"') },
  ),
  stated(
    'resource-marker-remembered',
    'a paginator remembers the resource class of the first class it was asked about',
    paginator,
    'return marked && resourceByMarker(marked);',
    'return ((this as any).$marked ??= marked && resourceByMarker(marked));',
    { 'paginator-resource-markers-again/resource': 'SongResource' },
  ),
  stated(
    'collection-marker-remembered',
    'a paginator remembers the collection class of the first class it was asked about',
    paginator,
    'return marked && resourceCollectionByMarker(marked);',
    'return ((this as any).$marked ??= marked && resourceCollectionByMarker(marked));',
    { 'paginator-resource-markers-again/collection': 'ChorusCollection' },
  ),
  stated(
    'set-item-counts-anew',
    'whether there are more pages is found out anew when an item is set',
    abstractPaginator,
    'this.$items.offsetSet(key, value);',
    'this.$items.offsetSet(key, value);\n    (this as any).hasMorePagesWhen(this.count() > this.perPage());',
    { 'paginator-offset-set-place-stated': expectedReceived('true', 'false') },
  ),
  stated(
    'pivot-table-by-its-end',
    'a pivot table counts as loaded under the end of its name',
    resource,
    "return callOperation(pivot, 'getTable', []) === table;",
    "return String(callOperation(pivot, 'getTable', [])).endsWith(String(table));",
    { 'resource-has-pivot-loaded/end': expectedReceived('false', 'true') },
  ),
  stated(
    'pivot-of-any-name',
    'whenPivotLoadedAs takes a table as loaded also when it is under the usual name',
    resource,
    'return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);',
    'return this.when(this.hasPivotLoaded(table) || this.hasPivotLoadedAs(accessor, table), ...choice);',
    { 'resource-when-pivot-loaded-as-default': expectedReceived('"nobody"', '"captain"') },
  ),
  stated(
    'null-not-forwarded',
    'null that is written to a resource does not reach the underlying object',
    delegate,
    'this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    'if (value !== null) this.resource = underlying.offsetSet(this.resource, offset, value) as TResource;',
    { 'resource-delegation-offset-object/set-null': 'offsetSet' },
  ),
  stated(
    'attributes-read-once',
    'an attribute that was read once is not read again, though the underlying resource is another',
    delegate,
    "const name = textArgument('__get(key)', key);\n    return underlying.readProperty(this.resource, name);",
    "const name = textArgument('__get(key)', key);\n    const read = ((globalThis as any).$read ??= new WeakMap()).get(this) ?? new Map<string, unknown>();\n    (globalThis as any).$read.set(this, read);\n    if (!read.has(name)) read.set(name, underlying.readProperty(this.resource, name));\n    return read.get(name);",
    { 'resource-delegation-get-anew': expectedReceived('"Grace"', '"Ada"') },
  ),
  observed(
    'attribute-without-accessor',
    'whenHas gives the stored attribute and not what the object shows of it',
    resource,
    'const own = readProperty(this.resource, attribute);',
    "const own = lookUp(callOperation(this.resource, 'getAttributes', []) as MapLike, attribute, null);",
    { 'resource-when-has-accessor': expectedReceived('9', '"9.00"') },
  ),
  stated(
    'resources-gone-through-once',
    'the resources that were gone through once are gone through again, though others were put in their place',
    resource,
    'return this.#items().getIterator();',
    'const kept: any[] = ((this as any).$kept ??= [...this.#items().getIterator()]);\n    return kept[Symbol.iterator]();',
    { 'collection-iterate-replaced': 'the entries of getIterator()' },
  ),
];

module.exports = { rewritingFaults };

const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/additional.feature must notice. */
const additionalFaults = [
  {
    id: 'additional-accumulates',
    what: 'a second call of additional adds to the first',
    level: 'observed',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: "this.$additional = require('../php/recursive-merge').recursiveMerge(this.$additional, copyMap('additional(data)', requireMap('additional(data)', data)));",
    caughtBy: {
      'collection-additional-replaces': 'received: {"data": [{"id": 1}], "took": 5, "cached": [true, false]}',
    },
  },
  {
    id: 'additional-left-out',
    what: 'the response leaves out what additional was given',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: '...extra, resource.with(request), (page === null ? {} : resource.$additional))',
    caughtBy: {
      'collection-additional-in-response': expectedReceived(
        'an entry "took" with 5 somewhere',
        '{"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'additional-gives-nothing',
    what: 'additional returns nothing',
    level: 'stated',
    file: jsonResource,
    replaces: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;`,
    by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return undefined as never;`,
    caughtBy: { 'collection-additional-returned': expectedReceived('an object', 'null') },
  },
  {
    id: 'falsy-metadata-dropped',
    what: 'metadata that are 0 or false are not kept',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: "this.$additional = OrderedMap.from<any>(requireMap('additional(data)', data)).filter(Boolean);",
    caughtBy: {
      'collection-additional-falsy-stated/zero': '"took"',
      'collection-additional-falsy-stated/false': '"took"',
    },
  },
  {
    id: 'extra-data-or-metadata',
    what: 'metadata take the place of extra data',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'isEmptyMap(resource.$additional) ? resource.with(request) : [], resource.$additional);',
    caughtBy: {
      'collection-additional-with-stated': '"version"',
      'collection-paginated-with-and-additional-stated': '"version"',
    },
  },
  {
    id: 'metadata-spent',
    what: 'metadata are in the first response alone',
    level: 'stated',
    file: jsonResource,
    replaces: 'const created = underlying',
    by: `Reflect.set(resource, '$additional', []);
  const created = underlying`,
    caughtBy: {
      'collection-additional-every-response/collection': '"took" with 5',
      'collection-additional-every-response/resource': '"took" with 5',
    },
  },
  {
    id: 'extra-only-beside-the-wrapper',
    what: 'extra data and metadata are lost beside data that are not wrapped',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: ': (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
        by: ': forceWrapping && $wrap !== null;',
      },
      {
        file: jsonResource,
        replaces: "return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);",
        by: "return wraps ? recursiveMerge({ [$wrap ?? 'data']: data }, ...extra) : data;",
      },
    ],
    caughtBy: {
      'collection-additional-not-wrapped/switched': expectedReceived(
        'an entry "took" with 5 somewhere',
        '{"id": 7}',
      ),
      'collection-additional-not-wrapped/has-the-key': expectedReceived(
        'an entry "took" with 5 somewhere',
        '{"posts": {"id": 7}}',
      ),
    },
  },
  {
    id: 'response-adds-to-extra-data',
    what: 'a response leaves the metadata among the extra data',
    level: 'stated',
    file: jsonResource,
    replaces: 'const body = wrapData(',
    by: `resource.$with = recursiveMerge(resource.$with, resource.$additional) as any;
  const body = wrapData(`,
    caughtBy: { 'collection-additional-properties-kept': 'expected: {"version": "2"}' },
  },
  {
    id: 'response-adds-to-metadata',
    what: 'a response leaves the extra data among the metadata',
    level: 'stated',
    file: jsonResource,
    replaces: 'const body = wrapData(',
    by: `resource.$additional = recursiveMerge(resource.$additional, resource.$with) as any;
  const body = wrapData(`,
    caughtBy: { 'collection-additional-properties-kept': 'expected: {"took": 5}' },
  },
  {
    id: 'metadata-property-unread',
    what: 'metadata that was written into the property is not in the response',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "this.$additional = copyMap('additional(data)'",
        by: "(this as any)[Symbol.for('kept')] = this.$additional = copyMap('additional(data)'",
      },
      {
        file: jsonResource,
        replaces: 'resource.with(request), resource.$additional);',
        by: "resource.with(request), (resource as any)[Symbol.for('kept')] ?? []);",
      },
    ],
    caughtBy: { 'collection-additional-as-property': '"took" with 5 somewhere' },
  },
  {
    id: 'additional-first-call',
    what: 'metadata is what the first call of additional gave',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: "if (isEmptyMap(this.$additional)) this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    caughtBy: { 'collection-additional-two-stated/a-second': '"took"' },
  },
  {
    id: 'list-hides-extra-data',
    what: 'a list that is not wrapped has no extra data',
    level: 'stated',
    file: jsonResource,
    replaces: ': (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
    by: `: (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);
  if (!truthy($wrap) && Array.isArray(data)) return data;`,
    caughtBy: { 'collection-additional-not-wrapped/list': '"took" with 5' },
  },
  {
    id: 'first-metadata-stays',
    what: 'metadata under a name that has some are not taken',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: `const before = OrderedMap.from<unknown>(this.$additional);
    const taken = OrderedMap.from<unknown>(requireMap('additional(data)', data));
    for (const [key, value] of before) taken.set(key, value);
    this.$additional = copyMap('additional(data)', taken);`,
    caughtBy: { 'collection-additional-later-stated': 'expected: a value 8 somewhere' },
  },
  {
    id: 'nothing-has-no-metadata',
    what: 'metadata are lost where a collection has no items',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'resource.with(request), isEmptyMap(data) && page === null ? [] : resource.$additional);',
    caughtBy: { 'collection-additional-every-response/nothing': '"took" with 5' },
  },
  {
    id: 'empty-page-has-no-metadata',
    what: 'metadata are lost where a page has no items',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'resource.with(request), isEmptyMap(data) && page !== null ? [] : resource.$additional);',
    caughtBy: { 'collection-additional-every-response/empty-page': '"took" with 5' },
  },
  {
    id: 'list-metadata-dropped',
    what: 'metadata that are a list are not kept',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: 'this.$additional = OrderedMap.from<unknown>(data).filter((each) => !(isMapLike(each) && OrderedMap.from(each).isList));',
    caughtBy: { 'collection-additional-falsy-stated/list': '"took" with [1, 2]' },
  },
  {
    id: 'map-metadata-dropped',
    what: 'metadata that are a map are not kept',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: 'this.$additional = OrderedMap.from<unknown>(data).filter((each) => !isMapLike(each) || OrderedMap.from(each).isList);',
    caughtBy: { 'collection-additional-falsy-stated/map': '"took" with {"ms": 5}' },
  },
  {
    id: 'additional-shared',
    what: 'all collections with metadata have those that were added last to any',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
        by: `this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    Reflect.set(JsonResource, 'lastAdded', this.$additional);`,
      },
      {
        file: jsonResource,
        replaces: 'resource.with(request), resource.$additional)',
        by: "resource.with(request), isEmptyMap(resource.$additional) ? resource.$additional : ((Reflect.get(JsonResource, 'lastAdded') ?? resource.$additional) as MapLike))",
      },
    ],
    caughtBy: {
      'collection-additional-beside-another': expectedReceived(
        'an entry "took" with 5 somewhere',
        '{"data": [{"id": 1}], "took": 8}',
      ),
    },
  },
  {
    id: 'metadata-resolved-at-once',
    what: 'a resource among the metadata is resolved when it is added',
    level: 'observed',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: `this.$additional = changeEntries(
      copyMap('additional(data)', requireMap('additional(data)', data)),
      (entry) => (isResource(entry) && Container.request ? (entry as any).jsonSerialize() : entry),
    );`,
    caughtBy: { 'collection-additional-read-late': expectedReceived('9', '8') },
  },
  {
    id: 'metadata-closures-called',
    what: 'closures in the metadata are called',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: 'const body = wrapData(cls, data, ...extra, resource.with(request), changeEntries(resource.$additional, (value) => valueFrom(value as any)));',
    caughtBy: {
      'collection-additional-closure/metadata': '[[]]',
    },
  },
  {
    id: 'extra-closures-called',
    what: 'closures in the extra data are called',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: 'const body = wrapData(cls, data, ...extra, changeEntries(resource.with(request), (value) => valueFrom(value as any)), resource.$additional);',
    caughtBy: {
      'collection-additional-closure/extra-data': '[[]]',
    },
  },
  {
    id: 'metadata-resource-of-null-null',
    what: 'a resource of null in the metadata is null',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: 'const body = wrapData(cls, data, ...extra, resource.with(request), changeEntries(resource.$additional, (value) => (isResource(value) && isNull(value.resource) ? null : value)));',
    caughtBy: {
      'collection-additional-values/resource-of-null': 'null',
    },
  },
  {
    id: 'additional-data-of-another',
    what: 'resources made later have the additional data too',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: '  $additional: MapLike = NOTHING;',
        by: '  $additional: MapLike = (JsonResource as any).__ad ?? NOTHING;',
      },
      {
        file: jsonResource,
        replaces: 'this.$additional = copyMap(',
        by: '(JsonResource as any).__ad = this.$additional = copyMap(',
      },
    ],
    caughtBy: { 'resource-additional-of-another': '{"took": 5}' },
  },
  {
    id: 'metadata-as-what-resources-wrap',
    what: 'a resource among the metadata is answered as what it wraps',
    level: 'stated',
    file: jsonResource,
    replaces: '  const { $wrap, forceWrapping } = cls;',
    by: `  extra = extra.map((map) => OrderedMap.from<unknown>(map).map((value) => (value instanceof JsonResource ? value.resource : value)));
  const { $wrap, forceWrapping } = cls;`,
    caughtBy: {
      'collection-additional-resource-stated': '"best" with {"author": "Ada"}',
    },
  },
  {
    id: 'empty-text-no-metadata',
    what: 'an empty text among the metadata is left out',
    level: 'stated',
    file: jsonResource,
    replaces: '  const { $wrap, forceWrapping } = cls;',
    by: `  extra = extra.map((map) => OrderedMap.from<unknown>(map).filter((value) => value !== ''));
  const { $wrap, forceWrapping } = cls;`,
    caughtBy: {
      'collection-additional-empty-text-stated': '"note" with ""',
    },
  },
  {
    id: 'empty-metadata-dropped',
    what: 'metadata that is an empty list is left out',
    level: 'stated',
    file: jsonResource,
    replaces: "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));",
    by: "this.$additional = OrderedMap.from<unknown>(requireMap('additional(data)', data)).filter((entry) => !(isMapLike(entry) && isEmptyMap(entry)));",
    caughtBy: {
      'collection-additional-falsy-stated/empty': '"took" with []',
    },
  },
  {
    id: 'null-metadata-dropped',
    what: 'metadata that are null are left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'resource.with(request), OrderedMap.from<unknown>(resource.$additional).filter((value) => value !== null));',
    caughtBy: { 'collection-additional-falsy-stated/null': '"took" with null' },
  },
  {
    id: 'additional-property-untouched',
    what: 'additional leaves the property as it was',
    level: 'stated',
    file: jsonResource,
    replaces: 'additional(data: MapLike): this {',
    by: `additional(data: MapLike): this {
    if (!isMapLike(this.$additional)) return this;
    Object.defineProperty(this, '$additional', { get: () => NOTHING, configurable: true });
    if (isMapLike(data)) return this;`,
    caughtBy: {
      'collection-additional-property': expectedReceived('{"took": 5}', '[]'),
    },
  },
  {
    id: 'metadata-named-as-those-of-pages-dropped',
    what: 'metadata under names that responses have for pages are left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: "resource.with(request), OrderedMap.from<unknown>(resource.$additional).filter((_, name) => !['links', 'meta'].includes(String(name))));",
    caughtBy: { 'collection-additional-names-stated': '"the links"' },
  },
  {
    id: 'metadata-named-as-those-of-errors-dropped',
    what: 'metadata under names that responses have for errors are left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: "resource.with(request), OrderedMap.from<unknown>(resource.$additional).filter((_, name) => !['status', 'message', 'errors'].includes(String(name))));",
    caughtBy: { 'collection-additional-names-stated': '"the status"' },
  },
  {
    id: 'two-metadata-at-most',
    what: 'of the metadata the first two are in the response',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'resource.with(request), OrderedMap.from<unknown>(resource.$additional).slice(0, 2));',
    caughtBy: { 'collection-additional-names-stated': '"the status"' },
  },
  {
    id: 'falsy-inside-extra-data-dropped',
    what: 'extra data that are a map lose their entries that are an empty list or the text of a zero',
    level: 'stated',
    file: jsonResource,
    replaces: '  const { $wrap, forceWrapping } = cls;',
    by: `  const filled = (value: unknown): unknown =>
    isMapLike(value) ? OrderedMap.from<unknown>(value).filter((each) => each !== '0' && !(isMapLike(each) && isEmptyMap(each))) : value;
  extra = extra.map((map) => OrderedMap.from<unknown>(map).map(filled));
  const { $wrap, forceWrapping } = cls;`,
    caughtBy: { 'collection-additional-nested-stated': '"counts" with' },
  },
  {
    id: 'numbers-inside-metadata-rounded',
    what: 'fractions inside a map among the metadata are cut off',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: `resource.with(request), OrderedMap.from<unknown>(resource.$additional).map((value) => (isMapLike(value) ? changeEntries(value, (each) => (typeof each === 'number' ? Math.trunc(each) : each)) : value)));`,
    caughtBy: { 'collection-additional-nested-stated': '"report" with' },
  },
  {
    id: 'current-query-copy-without-metadata',
    what: 'what preserveQuery returns is a copy without the metadata',
    level: 'stated',
    file: jsonResource,
    replaces: `this.preserveAllQueryParameters = true;
    return this;`,
    by: `this.preserveAllQueryParameters = true;
    const copy = Reflect.construct(this.constructor, [this.resource, this.$collects]) as this;
    return Object.assign(copy, { preserveAllQueryParameters: true, $preserveKeys: this.$preserveKeys });`,
    caughtBy: { 'collection-additional-before-others': '"took" with 5' },
  },
];

module.exports = { additionalFaults };

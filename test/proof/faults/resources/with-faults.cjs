const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/with.feature must notice. */
const withFaults = [
  {
    id: 'with-left-out',
    what: 'the response leaves out what with gives',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: '...extra, (page === null ? {} : resource.with(request)), resource.$additional)',
    caughtBy: {
      'collection-with-operation-stated': expectedReceived(
        'an entry "version" with "2" somewhere',
        '{"data": {"id": 1}}',
      ),
    },
  },
  {
    id: 'with-property-ignored',
    what: 'the property with is not what with gives',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.$with;',
    by: 'return NOTHING;',
    caughtBy: {
      'collection-with-top-level': expectedReceived(
        'an entry "version" with "2" somewhere',
        '{"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'with-property-shared',
    what: 'the property with is that of the object whose one was set last',
    level: 'stated',
    file: jsonResource,
    replaces: '$with: MapLike = NOTHING;',
    by: `get $with(): MapLike {
    return (Reflect.get(JsonResource, 'extraOfAll') as MapLike | undefined) ?? NOTHING;
  }

  set $with(extra: MapLike) {
    Reflect.set(JsonResource, 'extraOfAll', extra);
  }`,
    caughtBy: {
      'collection-with-top-level': expectedReceived(
        'an entry "version" with "2" somewhere',
        '{"data": [{"id": 1}], "version": "4"}',
      ),
    },
  },
  {
    id: 'with-gets-current-request',
    what: 'the hook with gets the current request and not the one that is answered',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource',
    by: `...extra, resource.with(
      (resource as unknown as { resolveRequestFromContainer(): Request }).resolveRequestFromContainer(),
    ), resource`,
    caughtBy: { 'collection-with-request': 'expected: an entry "sort" with "date" somewhere' },
  },
  {
    id: 'falsy-extra-data-dropped',
    what: 'extra data that is falsy is left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.$with;',
    by: 'return OrderedMap.from(this.$with).filter((value) => Boolean(value)) as any;',
    caughtBy: { 'collection-with-falsy-stated/zero': '"cached"' },
  },
  {
    id: 'missing-marker-taken-out-of-with',
    what: 'a missing marker in what with gives is taken out',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'withoutMissing(resource.with(request), true), resource.$additional);',
    caughtBy: {
      'collection-with-own-missing': expectedReceived(
        '{"data": {"id": 1}, "note": {}}',
        '{"data": {"id": 1}}',
      ),
    },
  },
  {
    id: 'with-property-of-the-first-item',
    what: 'a collection without extra data of its own takes those of its first item',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$with;',
    by: `const first: any = 'collection' in this ? (this.collection as any)?.first() : null;
    return first instanceof JsonResource && isEmptyMap(this.$with) ? first.$with : this.$with;`,
    caughtBy: { 'collection-with-of-collected-class': '"author": "anna"' },
  },
  {
    id: 'extra-data-from-a-collection',
    what: 'extra data may be a Collection',
    level: 'observed',
    file: jsonResource,
    replaces: "for (const map of extra) requireMap('Extra data', map);",
    by: "for (const map of extra) if (!isCollection(map)) requireMap('Extra data', map);",
    caughtBy: { 'collection-with-own-no-map/object': 'expected: a Type error' },
  },
  {
    id: 'no-extra-data-is-null',
    what: 'extra data that are null are none',
    level: 'observed',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: '...extra, resource.with(request) ?? [], resource.$additional)',
    caughtBy: { 'collection-with-own-no-map/null': 'expected: a Type error' },
  },
  {
    id: 'with-second-key',
    what: 'of extra data the first entry is kept',
    level: 'stated',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: 'const body = wrapData(cls, data, ...extra, OrderedMap.from<any>(resource.with(request)).slice(0, 1), resource.$additional);',
    caughtBy: {
      'resource-with-two-keys': expectedReceived(
        'an entry "by" with "Ada" somewhere',
        '{"data": {"id": 1}, "took": 5}',
      ),
    },
  },
  {
    id: 'with-prop-shared',
    what: 'all resources share their extra data',
    level: 'stated',
    file: jsonResource,
    replaces: '  $with: MapLike = NOTHING;',
    by: `  get $with(): MapLike {
    return (JsonResource as any).__w ?? NOTHING;
  }

  set $with(data: MapLike) {
    (JsonResource as any).__w = data;
  }`,
    caughtBy: { 'collection-with-of-another': '{"took": 5}' },
  },
  {
    id: 'null-extra-data-dropped',
    what: 'extra data that are null are left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.$with;',
    by: 'return OrderedMap.from<unknown>(this.$with).filter((value) => value !== null);',
    caughtBy: { 'collection-with-falsy-stated/null': '"cached" with null' },
  },
  {
    id: 'falsy-extra-data-left-out',
    what: 'extra data of a class that count as false are left out of the response',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: 'OrderedMap.from<unknown>(resource.with(request)).filter(truthy), resource.$additional);',
    caughtBy: {
      'collection-with-operation-falsy/null': 'version',
      'collection-with-operation-falsy/zero': 'version',
      'collection-with-operation-falsy/false': 'version',
      'collection-with-operation-falsy/empty-text': 'version',
    },
  },
  {
    id: 'extra-maps-flattened',
    what: 'a map among the extra data of a class is spread over the top level',
    level: 'stated',
    file: jsonResource,
    replaces: `for (const map of extra) requireMap('Extra data', map);`,
    by: `for (const map of extra) requireMap('Extra data', map);
  extra = extra.map((map) =>
    Object.assign({}, ...[...OrderedMap.from<unknown>(map)].map(([key, value]) => (isPlainObject(value) ? value : { [key]: value }))));`,
    caughtBy: {
      'collection-with-operation-map': '"version" with {"major": 2}',
    },
  },
  {
    id: 'with-of-resources-alone',
    what: 'the extra data that a class of collections gives is left out',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional);',
    by: '...extra, resource instanceof ResourceCollection ? resource.$with : resource.with(request), resource.$additional);',
    caughtBy: {
      'collection-with-operation-of-collection': expectedReceived(
        'an entry "version" with "2" somewhere',
        '{"data": [{"id": 1}]}',
      ),
    },
  },
  {
    id: 'extra-data-named-as-those-of-pages-dropped',
    what: 'extra data under names that responses have for pages are left out',
    level: 'stated',
    file: jsonResource,
    replaces: 'resource.with(request), resource.$additional);',
    by: "OrderedMap.from<unknown>(resource.with(request)).filter((_, name) => !['links', 'meta'].includes(String(name))), resource.$additional);",
    caughtBy: { 'collection-with-operation-names': '"the links"' },
  },
];

module.exports = { withFaults };

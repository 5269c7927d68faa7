const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/to-attributes.feature must notice. */
const toAttributesFaults = [
  {
    id: 'empty-attributes-not-declared',
    what: 'declared attributes that are empty count as none',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return Object.keys(this.$attributes ?? {}).length > 0 ? this.$attributes! : this.toArray(request);',
    caughtBy: { 'collection-to-attributes-declared-empty': '{"id": 3}' },
  },
  {
    id: 'declared-attributes-unfiltered',
    what: 'declared attributes are resolved with their missing values',
    level: 'observed',
    file: jsonResource,
    replaces: 'const filtered = this.filter(expandData(data, this));',
    by: 'const filtered = this.$attributes === data ? (data as any) : this.filter(expandData(data, this));',
    caughtBy: {
      'resource-declared-attributes-filtered': expectedReceived(
        '{"b": 1}',
        '{"a": the missing marker, "b": 1}',
      ),
    },
  },
  {
    id: 'null-array-form-fixed-attributes',
    what: 'the array form of a resource of null has the fixed attributes',
    level: 'observed',
    file: jsonResource,
    replaces: `if (resource === null) return [];
    if (isMapLike`,
    by: `if (resource === null) return (this.$attributes as any) ?? [];
    if (isMapLike`,
    caughtBy: {
      'resource-to-array-null-fixed': expectedReceived('[]', '{"fixed": 1}'),
    },
  },
  {
    id: 'attributes-of-underlying-object',
    what: 'what an underlying object has under the name "attributes" counts as declared',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: `const isPlain = !isObject(this.resource) || isMapLike(this.resource);
    const own = isPlain ? undefined : Reflect.get(this.resource, 'attributes');
    return this.$attributes ?? (own as any) ?? this.toArray(request);`,
    caughtBy: {
      'resource-to-attributes-of-underlying/object': expectedReceived('2', '1'),
    },
  },
  {
    id: 'attributes-of-underlying-map',
    what: 'what an underlying map has under the name "attributes" counts as declared',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: `const own = isMapLike(this.resource) ? lookUp(this.resource, 'attributes', undefined) : undefined;
    return this.$attributes ?? (own as any) ?? this.toArray(request);`,
    caughtBy: {
      'resource-to-attributes-of-underlying/map': expectedReceived(
        '{"id": 2, "attributes": {"id": 1}}',
        '{"id": 1}',
      ),
    },
  },
  {
    id: 'declared-attributes-choose',
    what: 'declared attributes that are a list of names choose entries of the underlying map',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: `const names = this.$attributes;
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
      return names ?? this.toArray(request);
    }
    return OrderedMap.from<unknown>(this.resource as any).filter((_, key) => names.includes(key));`,
    caughtBy: {
      'resource-to-attributes-declared-list': expectedReceived('["id", "title"]', '{"id": 3}'),
    },
  },
  {
    id: 'declared-attributes-expanded',
    what: 'declared attributes that are an object are expanded by toAttributes',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return this.$attributes === undefined ? this.toArray(request) : expandData(this.$attributes, this);',
    caughtBy: {
      'resource-to-attributes-declared-object': '{"fixed": 1}',
    },
  },
  {
    id: 'declared-attributes-not-of-collections',
    what: 'a collection class does not show the attributes that it declares',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return (this instanceof ResourceCollection ? undefined : this.$attributes) ?? this.toArray(request);',
    caughtBy: {
      'collection-to-attributes-declared-own': expectedReceived('{"fixed": 1}', '[{"id": 3}, {"id": 4}]'),
    },
  },
  {
    id: 'attributes-of-class',
    what: 'declared attributes are those of the class, whatever a resource has now',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: `const declared = this.$attributes && (Reflect.construct(this.constructor, [null]) as JsonResource).$attributes;
    return declared ?? this.toArray(request);`,
    caughtBy: {
      'resource-to-attributes-set': '"fixed"',
    },
  },
  {
    id: 'page-response-of-items',
    what: 'the response of a page shows its items also where the collection class declares attributes',
    level: 'observed',
    file: jsonResource,
    replaces: `const data = resource.resolve(request);
`,
    by: `const isPage = page !== null && resource.resolve === JsonResource.prototype.resolve;
  const data = isPage
    ? resource['filter'](expandData(resource.toArray(request), resource))
    : resource.resolve(request);
`,
    caughtBy: {
      'collection-to-attributes-declared-page': '{"fixed": 1}',
    },
  },
  {
    id: 'collections-without-attributes',
    what: 'the data of a collection are empty',
    level: 'stated',
    file: jsonResource,
    replaces: 'return this.$attributes ?? this.toArray(request);',
    by: 'return this.$attributes ?? (this instanceof ResourceCollection ? [] : this.toArray(request));',
    caughtBy: {
      'collection-to-attributes-collection/list': '{"id": 7} somewhere',
      'collection-to-attributes-collection/page': '{"id": 7} somewhere',
      'collection-to-attributes-collection/data': '{"id": 7} somewhere',
      'collection-to-attributes-collection/data-page': '{"id": 7} somewhere',
    },
  },
  {
    id: 'array-of-page-collection-is-first-item',
    what: 'the array of a collection of a page holds no item but the first',
    level: 'stated',
    file: jsonResource,
    replaces: 'const data = items.all().map((item) => {',
    by: 'const data = items.slice(0, isPaginator(this.resource) ? 1 : undefined).all().map((item) => {',
    caughtBy: { 'collection-to-attributes-collection/array-page': '{"id": 8} somewhere' },
  },
];

module.exports = { toAttributesFaults };

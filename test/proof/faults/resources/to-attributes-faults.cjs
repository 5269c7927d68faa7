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
];

module.exports = { toAttributesFaults };

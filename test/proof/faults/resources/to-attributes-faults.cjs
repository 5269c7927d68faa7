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
];

module.exports = { toAttributesFaults };

const { expectedReceived } = require('../../../in-words.cjs');

const filter = 'src/reference/resource/filter.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/conditional/filter-nested-resources.feature must notice. */
const filterNestedResourcesFaults = [
  {
    id: 'resource-of-missing-kept',
    what: 'a resource around a missing value is not removed',
    level: 'observed',
    file: filter,
    replaces:
      'return value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);',
    by: 'return value instanceof MissingValue;',
    caughtBy: {
      'law-filter-model': 'comes out as a simple model says',
      'resource-filter-missing-resource/map': 'received: {"author": <AuthorResource',
    },
  },
  {
    id: 'nested-lists-unfiltered',
    what: 'missing values inside a list are not removed',
    level: 'observed',
    file: filter,
    replaces: 'if (isMissing(value)) {',
    by: 'if (isMissing(value) && !Array.isArray(data)) {',
    caughtBy: {
      'resource-filter-missing-resource/list': expectedReceived('[1]', '[<AuthorResource o3>, 1]'),
    },
  },
  {
    id: 'nested-maps-unfiltered',
    what: 'missing values inside a nested map are not removed',
    level: 'observed',
    file: jsonResource,
    replaces: 'isMapLike(value) ? this.filter(value)',
    by: 'isMapLike(value) ? value',
    caughtBy: {
      'resource-filter-missing-resource/nested': expectedReceived('[]', '{"author": <AuthorResource o3>}'),
    },
  },
  {
    id: 'resource-of-null-shown',
    what: 'a resource around null inside other data is shown',
    level: 'observed',
    file: jsonResource,
    replaces: 'isNull(value.resource) ? null : value;',
    by: 'isNull(value.resource) ? value : value;',
    caughtBy: { 'resource-filter-null-resource/map': expectedReceived('null', '<AuthorResource o2>') },
  },
  {
    id: 'missing-however-deep',
    what: 'a resource around a resource of a missing marker is removed too',
    level: 'observed',
    file: filter,
    replaces:
      'value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);',
    by: 'value instanceof MissingValue || (isResource(value) && isMissing(value.resource));',
    caughtBy: {
      'resource-filter-missing-two-deep': expectedReceived('{"author": the object "wrapper"}', '[]'),
    },
  },
  {
    id: 'nested-resources-not-filtered',
    what: 'a nested list of nothing but resources is not filtered',
    level: 'observed',
    file: jsonResource,
    replaces: `const resolve = (value: unknown): unknown =>
        isMapLike(value) ? this.filter(value)`,
    by: `const resolve = (value: unknown): unknown =>
        isMapLike(value) ? (Array.isArray(value) && value.length > 0 && value.every((v) => isResource(v)) ? value : this.filter(value))`,
    caughtBy: {
      'resource-filter-null-resource/nested-list': expectedReceived('null', '<AuthorResource o2>'),
    },
  },
];

module.exports = { filterNestedResourcesFaults };

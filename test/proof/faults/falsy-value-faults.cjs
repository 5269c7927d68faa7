const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const filter = 'src/reference/resource/filter.ts';

const stated = oneChange('stated');

/** Faults of somebody who asks whether a value is true instead of whether it is there, or asks it of maps alone. */
const falsyValueFaults = [
  stated(
    'empty-default-query',
    'an empty default of the query string counts as none',
    page,
    'this.$queryStringResolver === null ? fallback :',
    "this.$queryStringResolver === null ? (fallback === '' ? null : fallback) :",
    { 'paginator-query-string-named-default/empty-text': expectedReceived('""', 'null') },
  ),
  stated(
    'empty-fragment-reads',
    'fragment with an empty text reads',
    page,
    'if (fragment === null) return this.$fragment;',
    "if (fragment === null || fragment === '') return this.$fragment;",
    { 'paginator-fragment-set-empty': expectedReceived('<Paginator>', '"comments"') },
  ),
  stated(
    'more-pages-of-all',
    'the last that was said of more pages counts for all paginators',
    paginator,
    "this.$hasMore = booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore);",
    "Reflect.deleteProperty(this, '$hasMore');\n    Object.defineProperty(Paginator.prototype, '$hasMore', { value: booleanArgument('Paginator.hasMorePagesWhen(hasMore)', hasMore), writable: true, configurable: true });",
    { 'paginator-beside-another-told': expectedReceived('true', 'false') },
  ),
  stated(
    'missing-kept-in-lists',
    'missing values of a list stay',
    filter,
    'if (isSettled(data, isMissing)) return data;',
    'if (Array.isArray(data) || isSettled(data, isMissing)) return data as NaturalMap;',
    {
      'resource-filter-list-stated': expectedReceived('["a", "b"]', '["a", "b", the missing marker]'),
      'resource-remove-missing-values-list-stated/missing': expectedReceived(
        '["a", "b"]',
        '["a", "b", the missing marker]',
      ),
    },
  ),
  stated(
    'falsy-counts-as-missing',
    'removeMissingValues takes what is false, 0 or empty text out of lists',
    resource,
    "return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    "const falsy = (value: unknown): boolean => value === false || value === 0 || value === '';\n    return withoutMissing(Array.isArray(data) ? data.filter((value) => !falsy(value)) : requireMap('removeMissingValues(data)', data), this.preservesKeys());",
    { 'resource-remove-missing-values-list-stated/falsy': expectedReceived('[0, false, ""]', '[]') },
  ),
  stated(
    'list-hides-extra-data',
    'a list that is not wrapped has no extra data',
    resource,
    ': (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);',
    ': (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);\n  if (!truthy($wrap) && Array.isArray(data)) return data;',
    { 'collection-additional-not-wrapped/list': '"took" with 5' },
  ),
];

module.exports = { falsyValueFaults };

const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const resource = 'src/reference/resource/json-resource.ts';

const stated = oneChange('stated');

/** A page without its links. */
const withoutLinks = (id, what, condition, caughtBy) =>
  stated(
    id,
    `the response of a page has no links ${what}`,
    resource,
    'const extra = page === null ? [] :',
    `const extra = page === null || ${condition} ? [] :`,
    caughtBy,
  );

/** A page whose links are without the query that was asked for. */
const withoutQuery = (id, what, condition, caughtBy) =>
  stated(
    id,
    `the query is not put on the links ${what}`,
    resource,
    'if (query !== null) callOperation(page,',
    `if (query !== null && ${condition}) callOperation(page,`,
    caughtBy,
  );

/** A call that undoes what another one asked for. */
const undoing = (id, what, call, undo, caughtBy) =>
  stated(id, what, resource, call, `${call}\n    ${undo}`, caughtBy);

const givesMetadata = "this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));";
const preserves = 'this.preserveAllQueryParameters = true;';
const afterGiven = 'collection-with-query-before-others';
const afterOthers = 'collection-preserve-query-after-others';

/** What goes wrong only where two things are asked of one collection. */
const meetingFaults = [
  withoutLinks('no-links-beside-metadata', 'beside metadata', '!isEmptyMap(resource.$additional)', {
    'collection-paginated-extra-stated': 'query page "2"',
  }),
  withoutLinks('no-links-beside-extra-data', 'beside extra data', '!isEmptyMap(resource.$with)', {
    'collection-paginated-with-stated': 'query page "2"',
  }),
  withoutLinks('no-links-under-another-key', 'where the wrapper key was set', "cls.$wrap !== 'data'", {
    'collection-paginated-wrap-stated': 'query page "2"',
  }),
  withoutLinks('no-links-unwrapped', 'where wrapping is disabled', 'cls.$wrap === null', {
    [afterOthers]: 'query page "2"',
  }),
  withoutLinks(
    'no-links-of-kept-keys',
    'where keys are kept',
    "Reflect.get(resource, '$preserveKeys') === true",
    {
      [afterGiven]: 'query p "2"',
    },
  ),
  withoutLinks(
    'no-links-of-a-derived-class',
    'where the class of the collection is a derived one',
    'Object.getPrototypeOf(resource) !== AnonymousResourceCollection.prototype',
    { [afterOthers]: 'query page "2"' },
  ),
  withoutQuery('no-query-beside-metadata', 'beside metadata', 'isEmptyMap(this.$additional)', {
    [afterGiven]: 'query tag "red"',
  }),
  withoutQuery('no-query-beside-extra-data', 'beside extra data', 'isEmptyMap(this.$with)', {
    [afterGiven]: 'query tag "red"',
  }),
  withoutQuery('no-query-of-kept-keys', 'where keys are kept', 'this.$preserveKeys !== true', {
    [afterGiven]: 'query tag "red"',
  }),
  withoutQuery(
    'no-query-unwrapped',
    'where wrapping is disabled',
    '(this.constructor as typeof JsonResource).$wrap !== null',
    { [afterOthers]: 'query sort "new"' },
  ),
  withoutQuery(
    'no-query-of-a-named-page',
    'where the page number has a name of its own',
    "callOperation(page, 'getPageName', []) === 'page'",
    { [afterGiven]: 'query tag "red"' },
  ),
  withoutQuery(
    'no-query-of-a-derived-class',
    'where the class of the collection is a derived one',
    'Object.getPrototypeOf(this) === AnonymousResourceCollection.prototype',
    { [afterOthers]: 'query sort "new"' },
  ),
  stated(
    'query-takes-the-fragment',
    'links that get a query lose their fragment',
    resource,
    'if (query !== null) callOperation(page,',
    "if (query !== null) callOperation(page, 'fragment', ['']);\n    if (query !== null) callOperation(page,",
    { [afterGiven]: 'fragment "list"' },
  ),
  stated(
    'query-takes-the-path',
    'links that get a query get the path of the request as well',
    resource,
    'if (query !== null) callOperation(page,',
    "if (query !== null) callOperation(page, 'setPath', [`/${request.path()}`]);\n    if (query !== null) callOperation(page,",
    { [afterGiven]: 'path "/news"' },
  ),
  undoing(
    'metadata-end-the-query',
    'additional forgets the query that was given',
    givesMetadata,
    "if (this instanceof ResourceCollection) Reflect.set(this, 'queryParameters', null);",
    { [afterGiven]: 'query tag "red"' },
  ),
  undoing(
    'metadata-end-kept-keys',
    'additional ends the keeping of keys',
    givesMetadata,
    'this.$preserveKeys = false;',
    { [afterGiven]: expectedReceived('true', 'false') },
  ),
  undoing(
    'query-ends-metadata',
    'withQuery takes the metadata away',
    "this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));",
    'this.$additional = [];',
    { [afterOthers]: '"took" with 5' },
  ),
  undoing(
    'preserved-query-ends-metadata',
    'preserveQuery takes the metadata away',
    preserves,
    'this.$additional = [];',
    { [afterOthers]: '"took" with 5' },
  ),
  undoing(
    'preserved-query-ends-kept-keys',
    'preserveQuery ends the keeping of keys',
    preserves,
    'this.$preserveKeys = false;',
    { [afterOthers]: expectedReceived('true', 'false') },
  ),
  stated(
    'nothing-has-no-metadata',
    'metadata are lost where a collection has no items',
    resource,
    'resource.with(request), resource.$additional);',
    'resource.with(request), isEmptyMap(data) && page === null ? [] : resource.$additional);',
    { 'collection-additional-every-response/nothing': '"took" with 5' },
  ),
  stated(
    'empty-page-has-no-metadata',
    'metadata are lost where a page has no items',
    resource,
    'resource.with(request), resource.$additional);',
    'resource.with(request), isEmptyMap(data) && page !== null ? [] : resource.$additional);',
    { 'collection-additional-every-response/empty-page': '"took" with 5' },
  ),
  stated(
    'hook-not-for-lists',
    'the response of a collection without pages is not customized',
    resource,
    'resource.withResponse(request, response);\n  return response;',
    'if (page !== null || !(resource instanceof ResourceCollection)) resource.withResponse(request, response);\n  return response;',
    { 'collection-with-response-list-stated': expectedReceived('202', '200') },
  ),
];

module.exports = { meetingFaults };

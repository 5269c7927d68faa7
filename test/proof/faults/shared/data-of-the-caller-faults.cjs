const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const recursiveMerge = 'src/reference/php/recursive-merge.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/shared/data-of-the-caller.feature must notice. */
const dataOfTheCallerFaults = [
  {
    id: 'merge-changes-its-data',
    what: 'merging extra data changes the data of the caller',
    level: 'observed',
    file: recursiveMerge,
    replaces: `if (isMapLike(value)) return OrderedMap.from(value);
  if`,
    by: `if (value instanceof OrderedMap) return value;
  if (isMapLike(value)) return OrderedMap.from(value);
  if`,
    caughtBy: { 'resource-caller-with': expectedReceived('[1, 2]', '[1, 2, 2]') },
  },
  {
    id: 'response-writes-into-its-resource',
    what: 'data that bring their wrapper key take up the extra data of a response themselves',
    level: 'observed',
    file: jsonResource,
    replaces: 'const created = underlying instanceof Model && underlying.wasRecentlyCreated;',
    by: `if (isMapLike(underlying) && lookUp(underlying, 'data', null) !== null) resource.resource = body;
  const created = underlying instanceof Model && underlying.wasRecentlyCreated;`,
    caughtBy: {
      'resource-caller-additional-beside': expectedReceived('{"data": 1}', '{"data": 1, "meta": "red"}'),
    },
  },
  {
    id: 'query-option-shared',
    what: 'the query in the options is shared with the caller',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.#query = copyMap('Paginator property query', query);",
    by: "this.#query = query instanceof OrderedMap ? query : copyMap('Paginator property query', query);",
    caughtBy: {
      'paginator-caller-options/appends-new': expectedReceived(
        '{"sort": "name"}',
        '{"sort": "name", "lang": "no"}',
      ),
    },
  },
  {
    id: 'set-collection-copied-for-second-page',
    what: 'a collection that another page took already is copied',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'this.$items = collection;',
    by: `const isTaken = (collection as any).$isTaken;
    (collection as any).$isTaken = true;
    this.$items = isTaken ? collection.slice(0) : collection;`,
    caughtBy: { 'paginator-caller-set-collection-two': expectedReceived('"Dee"', '"Cy"') },
  },
  {
    id: 'page-cut-once-from-collection',
    what: 'pages of one size that are made from the same collection share their items',
    level: 'observed',
    file: paginator,
    replaces: 'this.$items = all.slice(0, this.$perPage);',
    by: `const pages = ((all as any).$pages ??= {});
    this.$items = pages[this.$perPage] ??= all.slice(0, this.$perPage);`,
    caughtBy: { 'paginator-caller-construct-two': expectedReceived('"Ada"', '"changed"') },
  },
  {
    id: 'page-unwrapped-by-response',
    what: 'a page has the underlying values of its resources as items once it was answered with',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(',
    by: `if (isPaginator(page)) page.setCollection(original as any);
  const body = wrapData(`,
    caughtBy: { 'collection-caller-page-answered': expectedReceived('<JsonResource>', '{"name": "red"}') },
  },
  {
    id: 'metadata-kept-with-the-object',
    what: 'metadata are those of all resources around an object',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: "requireMap('additional(data)', data));",
        by: `requireMap('additional(data)', data));
    if (isObject(this.resource)) METADATA.set(this.resource, this.$additional);`,
      },
      {
        file: jsonResource,
        replaces: 'resource.with(request), resource.$additional);',
        by: 'resource.with(request), METADATA.get(resource.resource as object) ?? resource.$additional);',
      },
      {
        file: jsonResource,
        replaces: 'const NOTHING: MapLike',
        by: `const METADATA = new WeakMap<object, MapLike>();
const NOTHING: MapLike`,
      },
    ],
    caughtBy: { 'resource-caller-additional-object': '"took": 5' },
  },
];

module.exports = { dataOfTheCallerFaults };

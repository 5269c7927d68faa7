const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const recursiveMerge = 'src/reference/php/recursive-merge.ts';

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
];

module.exports = { dataOfTheCallerFaults };

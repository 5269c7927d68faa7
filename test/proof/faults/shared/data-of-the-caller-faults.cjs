const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
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

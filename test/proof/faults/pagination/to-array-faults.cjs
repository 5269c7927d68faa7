const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/to-array.feature must notice. */
const toArrayFaults = [
  {
    id: 'array-in-another-order',
    what: 'the array form begins with the data',
    level: 'observed',
    file: paginator,
    replaces: `return {
      current_page: page,`,
    by: `return {
      ...{ data: null },
      current_page: page,`,
    caughtBy: { 'paginator-to-array-order': 'received: data, current_page' },
  },
];

module.exports = { toArrayFaults };

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/paginated-edges.feature must notice. */
const paginatedEdgesFaults = [
  {
    id: 'numbered-page-kept-whole',
    what: 'the metadata of a page with a number among its keys repeats data and addresses',
    level: 'observed',
    file: jsonResource,
    replaces: '.filter((_, name) => !NOT_META.has(name));',
    by: `;
  if (!NOT_META) return {};`,
    caughtBy: { 'collection-paginated-numbered': '"first_page_url"' },
  },
];

module.exports = { paginatedEdgesFaults };

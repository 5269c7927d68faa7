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
  {
    id: 'metadata-without-zero',
    what: 'what is 0 is left out of the metadata of a page',
    level: 'observed',
    file: jsonResource,
    replaces: 'return meta;',
    by: 'return Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== 0));',
    caughtBy: { 'collection-paginated-last-link': '"sold": 0' },
  },
  {
    id: 'metadata-without-total',
    what: 'what a class of pages gives under "links" or "total" is left out of the metadata',
    level: 'observed',
    file: jsonResource,
    replaces: '...meta } = page;',
    by: '...rest } = page;\n  const { links, total, ...meta } = rest as any;',
    caughtBy: { 'collection-paginated-last-link': '"total": 9, "links": 3' },
  },
];

module.exports = { paginatedEdgesFaults };

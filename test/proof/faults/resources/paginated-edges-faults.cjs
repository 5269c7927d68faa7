const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/paginated-edges.feature must notice. */
const paginatedEdgesFaults = [
  {
    id: 'numbered-page-kept-whole',
    what: 'the metadata of a page with a number among its keys repeats data and URLs',
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
  {
    id: 'paged-from-the-start',
    what: 'whether the response has links is decided when the collection is made',
    level: 'observed',
    changes: [
      {
        file: jsonResource,
        replaces: `    this.resource = this.collectResource(resource);
`,
        by: `    this.resource = this.collectResource(resource);
    Object.defineProperty(this, 'isPaged', { value: isPaginator(this.resource) });
`,
      },
      {
        file: jsonResource,
        replaces: 'return isPaginator(this.resource) ? this.preparePaginatedResponse(request)',
        by: "return Reflect.get(this, 'isPaged') === true ? this.preparePaginatedResponse(request)",
      },
    ],
    caughtBy: {
      'collection-paginated-resource-set': expectedReceived(
        'the URL /?page=2',
        'nothing there; the whole is {"data": [{"id": 1}]}',
      ),
      'collection-paginated-resource-unset': expectedReceived(
        '{"data": [{"id": 1}]}',
        '{"data": [{"id": 1}], "links": {"first": null, "last": null,',
      ),
    },
  },
  {
    id: 'items-from-page',
    what: 'a collection of a page has the items that the page has now',
    level: 'observed',
    file: jsonResource,
    replaces: `    if (this.collection !== null) return this.collection;
    throw`,
    by: `    if (isPaginator(this.resource)) return this.resource.getCollection() as any;
    if (this.collection !== null) return this.collection;
    throw`,
    caughtBy: {
      'collection-paginated-page-refilled': 'expected: [<PostResource>, <PostResource>]\n  received: {"0": ',
    },
  },
  {
    id: 'original-from-collection',
    what: 'the origin of the response of a page are the items of the collection',
    level: 'observed',
    file: jsonResource,
    replaces: '  const items = isPaginator(page) ? page.getCollection() : page;',
    by: '  const items: any = isPaginator(page) ? ((resource as any).collection ?? page.getCollection()) : page;',
    caughtBy: {
      'collection-paginated-original-of-page': expectedReceived(
        '<Collection items: [{"id": 1}]>',
        '<Collection items: [{"id": 5}]>',
      ),
    },
  },
  {
    id: 'link-empty',
    what: 'a link that is empty text is none',
    level: 'observed',
    file: jsonResource,
    replaces: 'lookUp(paginated, URLS[name], null) ?? null',
    by: 'lookUp(paginated, URLS[name], null) || null',
    caughtBy: {
      'collection-paginated-address-empty': expectedReceived('""', 'null'),
    },
  },
  {
    id: 'answered-with-what-appends-gives',
    what: 'a response is about the page that appends gives',
    level: 'observed',
    file: jsonResource,
    replaces: `    if (query !== null) callOperation(page, 'appends', [query]);
    return respond(this, request, page);`,
    by: `    const answered: any = query === null ? page : callOperation(page, 'appends', [query]);
    return respond(this, request, answered);`,
    caughtBy: { 'collection-paginated-appends-result': expectedReceived('1', '7') },
  },
  {
    id: 'loop-over-the-items-of-the-page',
    what: 'a loop goes over the items that the page has now',
    level: 'observed',
    file: jsonResource,
    replaces: 'return this.#items().getIterator();',
    by: `const page: any = this.resource;
    return (isPaginator(page) ? (page.getCollection() as any) : this.#items()).getIterator();`,
    caughtBy: {
      'collection-paginated-page-refilled': expectedReceived(
        '[<PostResource>, <PostResource>]',
        '{"0": <PostResource o4>}',
      ),
    },
  },
  {
    id: 'paginated-original-innermost',
    what: 'the original has the innermost value of a resource of a resource',
    level: 'observed',
    file: jsonResource,
    replaces: '  if (isResource(item)) return item.resource;',
    by: '  if (isResource(item)) return isResource(item.resource) ? underlyingOf(item.resource) : item.resource;',
    caughtBy: {
      'collection-paginated-original-of-resources': expectedReceived(
        '<Collection items: [the object "inner"]>',
        '<Collection items: [{"id": 1}]>',
      ),
    },
  },
  {
    id: 'page-of-given-collection',
    what: 'a collection of a collection of a page is one of the page',
    level: 'observed',
    file: jsonResource,
    replaces: 'const collection = this.newCollection(resource);',
    by: `const source = resource instanceof ResourceCollection ? resource.resource : resource;
    const collection = this.newCollection(source);`,
    caughtBy: { 'collection-paginated-collection-of-page': '"links"' },
  },
  {
    id: 'page-asked-for-its-json-form',
    what: 'links and metadata of a page are made of its JSON form',
    level: 'observed',
    file: jsonResource,
    replaces: 'const paginated = page.toArray() as MapLike;',
    by: 'const paginated = (page as any).jsonSerialize() as MapLike;',
    caughtBy: { 'collection-paginated-json-form': '/links/prev' },
  },
  {
    id: 'paginated-original-falsy-lost',
    what: 'the original has null for a resource of 0 or of an empty text',
    level: 'observed',
    file: jsonResource,
    replaces: '  if (isResource(item)) return item.resource;',
    by: '  if (isResource(item)) return item.resource || null;',
    caughtBy: {
      'collection-paginated-original-falsy': expectedReceived(
        '<Collection items: [0, ""]>',
        '<Collection items: [null, null]>',
      ),
    },
  },
  {
    id: 'previous-link-empty',
    what: 'a link to the previous page that is empty text is none',
    level: 'observed',
    file: jsonResource,
    replaces: "prev: link('prev'), next",
    by: "prev: link('prev') || null, next",
    caughtBy: { 'collection-paginated-address-empty': expectedReceived('""', 'null') },
  },
];

module.exports = { paginatedEdgesFaults };

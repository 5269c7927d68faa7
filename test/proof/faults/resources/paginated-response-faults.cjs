const { expectedReceived } = require('../../in-words.cjs');

const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/paginated-response.feature must notice. */
const paginatedResponseFaults = [
  {
    id: 'last-link-left-out',
    what: 'the links of a page have no "last"',
    level: 'observed',
    file: jsonResource,
    replaces: " last: link('last'),",
    by: '',
    caughtBy: { 'collection-paginated-middle': 'expected: {"first": "/posts?page=1", "last": null' },
  },
  {
    id: 'addresses-in-metadata',
    what: 'the metadata of a page repeats the URL of the next one',
    level: 'observed',
    file: jsonResource,
    replaces: 'prev_page_url, next_page_url, ...meta',
    by: 'prev_page_url, ...meta',
    caughtBy: { 'collection-paginated-middle': '"next_page_url"' },
  },
  {
    id: 'page-prepared-for-the-current-request',
    what: 'preparePaginatedResponse answers the current request instead of the given one',
    level: 'stated',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: 'return respond(this, Container.request ?? request, page);',
    caughtBy: {
      'collection-paginated-prepare-request': expectedReceived(
        'an entry "sort" with "old" somewhere',
        '{"data": [{"sort": "new"}',
      ),
    },
  },
  {
    id: 'page-without-links',
    what: 'the response of a page has no links',
    level: 'stated',
    file: jsonResource,
    replaces:
      'return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);',
    by: 'return super.toResponse(request);',
    caughtBy: {
      'collection-paginated-links/next': expectedReceived(
        'a URL somewhere with path "/posts", query page "6"',
        '{"data":[{"id":9},{"id":10}]}',
      ),
    },
  },
  {
    id: 'prepared-without-links',
    what: 'preparePaginatedResponse gives a response without links',
    level: 'stated',
    file: jsonResource,
    replaces: 'return respond(this, request, page);',
    by: 'return super.toResponse(request);',
    caughtBy: {
      'collection-paginated-prepare': expectedReceived(
        'a URL somewhere with path "/posts", query page "3"',
        '{"data":[{"id":3},{"id":4}]}',
      ),
    },
  },
  {
    id: 'next-link-missing',
    what: 'the response of a page has no link to the next one',
    level: 'stated',
    file: jsonResource,
    replaces: "next: link('next') }",
    by: 'next: null }',
    caughtBy: {
      'collection-paginated-links/next': 'received: {"data":[{"id":9},{"id":10}],"links":{"first":"\\/p',
    },
  },
  {
    id: 'previous-link-missing',
    what: 'the response of a page has no link to the previous one',
    level: 'stated',
    file: jsonResource,
    replaces: "prev: link('prev'),",
    by: 'prev: null,',
    caughtBy: {
      'collection-paginated-links/previous': 'received: {"data":[{"id":9},{"id":10}],"links":{"first":"\\/p',
    },
  },
  {
    id: 'links-without-fragment',
    what: 'the links of a response have no fragment',
    level: 'stated',
    changes: [
      {
        file: jsonResource,
        replaces: 'lookUp(paginated, URLS[name], null) ?? null;',
        by: "(lookUp(paginated, URLS[name], null) as string | null)?.split('#')[0] ?? null;",
      },
      {
        file: jsonResource,
        replaces: 'meta: metadataOf(paginated),',
        by: "meta: OrderedMap.from(metadataOf(paginated)).map((value) => (typeof value === 'string' ? value.split('#')[0] : value)),",
      },
    ],
    caughtBy: {
      'collection-paginated-links-parts/given': 'query p "6", fragment "list"',
      'collection-paginated-links-parts/fragment-set': 'query p "6", fragment "list"',
    },
  },
  {
    id: 'no-next-link-of-a-short-page',
    what: 'a page that is not full has no URL of the next in its response',
    level: 'stated',
    file: jsonResource,
    replaces: "next: link('next') }",
    by: "next: Number(lookUp(paginated, 'to', null)) % Number(lookUp(paginated, 'per_page', null)) === 0 ? link('next') : null }",
    caughtBy: {
      'collection-paginated-links-whether-more': 'a URL somewhere with path "/posts", query page "6"',
    },
  },
  {
    id: 'no-links-of-nothing',
    what: 'the response of an empty page has no links',
    level: 'stated',
    file: jsonResource,
    replaces: 'return isPaginator(this.resource) ? this.preparePaginatedResponse',
    by: 'return isPaginator(this.resource) && this.count() > 0 ? this.preparePaginatedResponse',
    caughtBy: { 'collection-paginated-links-empty': 'a URL somewhere with path "/posts", query page "4"' },
  },
  {
    id: 'original-of-a-page-a-list',
    what: 'the original of the response of a page has lost the names of the items',
    level: 'observed',
    file: jsonResource,
    replaces: 'items.map(underlyingOf)',
    by: '(items as any).values().map(underlyingOf)',
    caughtBy: { 'collection-paginated-named': '{"a": {"id": 1}}' },
  },
  {
    id: 'resource-of-page-is-paged',
    what: 'a single resource of a page is answered with links as well',
    level: 'observed',
    file: jsonResource,
    replaces: '    return respond(this, request);',
    by: '    return respond(this, request, isPaginator(this.resource) ? (this.resource as any) : null);',
    caughtBy: {
      'resource-response-of-page': expectedReceived(
        'nothing',
        '{"first": "/posts?page=1", "last": null, "prev": "/posts?page=1", "next": "/posts?page=3"}',
      ),
    },
  },
  {
    id: 'paginated-original-renumbered',
    what: 'the original of a paginated response has its integer keys renumbered',
    level: 'observed',
    file: jsonResource,
    replaces: 'items.map(underlyingOf);',
    by: "((m: any) => (m.values && !m.all().isList && [...m.all().keys()].every((k: Key) => typeof k === 'number') ? m.values() : m))(items.map(underlyingOf));",
    caughtBy: {
      'collection-paginated-original-numbers': expectedReceived(
        '<Collection items: {"9": {"id": 3}}>',
        '<Collection items: [{"id": 3}]>',
      ),
    },
  },
  {
    id: 'resource-of-page-is-its-items',
    what: 'a resource of a page is the items of the page',
    level: 'observed',
    file: jsonResource,
    replaces: "return callOperation(resource, 'toArray', []) as ResourceData;",
    by: `if (isPaginator(resource)) return resource.getCollection().toArray() as ResourceData;
    return callOperation(resource, 'toArray', []) as ResourceData;`,
    caughtBy: { 'resource-response-of-page': 'the response body at /per_page' },
  },
  {
    id: 'page-links-lost-after-map',
    what: 'a page of a subclass of Paginator carries no links',
    level: 'stated',
    file: jsonResource,
    replaces:
      'return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);',
    by: `return isPaginator(this.resource) && (this.resource as any).constructor.name === 'Paginator' ? this.preparePaginatedResponse(request) : super.toResponse(request);`,
    caughtBy: {
      'collection-paginated-links-of-subclass': expectedReceived(
        'a URL somewhere with query page "8"',
        '{"data":[{"name":"Ada"}]}',
      ),
    },
  },
  {
    id: 'previous-link-without-fragment',
    what: 'the link to the previous page has no fragment',
    level: 'stated',
    file: jsonResource,
    replaces: "prev: link('prev')",
    by: "prev: (link('prev') as any)?.replace(/#.*/, '') ?? null",
    caughtBy: { 'collection-paginated-fragment-stated': 'query page "4", fragment "list"' },
  },
  {
    id: 'first-link-without-fragment',
    what: 'the link to the first page has no fragment',
    level: 'observed',
    file: jsonResource,
    replaces: "first: link('first')",
    by: "first: (link('first') as any).replace(/#.*/, '')",
    caughtBy: {
      'collection-paginated-links-fragment/first': expectedReceived(
        'the URL /posts?page=1#list',
        '"/posts?page=1"',
      ),
    },
  },
  {
    id: 'next-link-stays-away',
    what: 'a page that was last in one response has no next link in any later one',
    level: 'observed',
    file: jsonResource,
    replaces: "next: link('next') },",
    by: "next: ((page as any).$hasNext ??= link('next') !== null) ? link('next') : null },",
    caughtBy: { 'collection-paginated-changed-flag': 'null' },
  },
  {
    id: 'meta-without-fragment',
    what: 'the URL of the page in the metadata has no fragment',
    level: 'observed',
    file: jsonResource,
    replaces: 'meta: metadataOf(paginated),',
    by: `meta: OrderedMap.from<unknown>(metadataOf(paginated)).map((value, name) =>
      name === 'current_page_url' ? String(value).split('#')[0] : value,
    ),`,
    caughtBy: {
      'collection-paginated-meta-fragment': expectedReceived('the URL /posts?page=2#list', '"/posts?page=2"'),
    },
  },
  {
    id: 'links-of-anonymous-alone',
    what: 'only the response of an anonymous collection carries pagination links',
    level: 'stated',
    file: jsonResource,
    replaces: 'return isPaginator(this.resource) ? this.preparePaginatedResponse(request)',
    by: 'return isPaginator(this.resource) && this instanceof AnonymousResourceCollection ? this.preparePaginatedResponse(request)',
    caughtBy: { 'collection-paginated-links-of-named': 'query page' },
  },
];

module.exports = { paginatedResponseFaults };

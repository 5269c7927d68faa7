const jsonResource = 'src/reference/resource/json-resource.ts';

/** What features/resources/paginated-extra-data.feature must notice. */
const paginatedExtraDataFaults = [
  {
    id: 'unwrapped-page',
    what: 'a page is not wrapped when wrapping is off',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(',
    by: `const off = page !== null && cls.$wrap === null;
  const body = (off ? (_: object, ...maps: MapLike[]) => recursiveMerge(...maps) : wrapData)(`,
    caughtBy: {
      'collection-paginated-unwrapped': 'received: nothing there; the whole is {"0": {"id": 1}, "links"',
    },
  },
  {
    id: 'page-with-left-out',
    what: 'the response of a page leaves out what with gives',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: '...extra, (page === null ? resource.with(request) : {}), resource.$additional)',
    caughtBy: {
      'collection-paginated-with-stated': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'page-additional-left-out',
    what: 'the response of a page leaves out what additional was given',
    level: 'stated',
    file: jsonResource,
    replaces: '...extra, resource.with(request), resource.$additional)',
    by: '...extra, resource.with(request), (page === null ? resource.$additional : {}))',
    caughtBy: {
      'collection-paginated-extra-stated': 'received: {"data": [{"id": 1}], "links": {"first": "/?page=1',
    },
  },
  {
    id: 'page-never-wrapped-by-key',
    what: 'the data of a page stand under "data" whatever the wrapper key is',
    level: 'stated',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data,',
    by: `const wrapping = page === null ? cls : { $wrap: 'data', forceWrapping: false };
  const body = wrapData(wrapping as typeof cls, data,`,
    caughtBy: { 'collection-paginated-wrap-stated': '/posts' },
  },
  {
    id: 'no-links-beside-metadata',
    what: 'the response of a page has no links beside metadata',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: 'const extra = page === null || !isEmptyMap(resource.$additional) ? [] :',
    caughtBy: { 'collection-paginated-extra-stated': 'query page "2"' },
  },
  {
    id: 'no-links-beside-extra-data',
    what: 'the response of a page has no links beside extra data',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: 'const extra = page === null || !isEmptyMap(resource.$with) ? [] :',
    caughtBy: { 'collection-paginated-with-stated': 'query page "2"' },
  },
  {
    id: 'no-links-under-another-key',
    what: 'the response of a page has no links where the wrapper key was set',
    level: 'stated',
    file: jsonResource,
    replaces: 'const extra = page === null ? [] :',
    by: "const extra = page === null || cls.$wrap !== 'data' ? [] :",
    caughtBy: { 'collection-paginated-wrap-stated': 'query page "2"' },
  },
  {
    id: 'extra-data-lost-beside-the-key',
    what: 'a page with the wrapper key among its items has links and metadata, and none of the extra data',
    level: 'observed',
    file: jsonResource,
    replaces: "return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);",
    by: `if (!wraps && extra.length === 3) return recursiveMerge(data, extra[0] as MapLike);
  return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);`,
    caughtBy: { 'collection-paginated-wrap-present': '/version' },
  },
  {
    id: 'with-links-key',
    what: 'extra data under "meta" of a page are lost',
    level: 'observed',
    file: jsonResource,
    replaces: 'const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);',
    by: 'const body: any = wrapData(cls, data, ...extra, page === null ? resource.with(request) : OrderedMap.from<any>(resource.with(request)).filter((_, k) => k !== "meta"), page === null ? resource.$additional : OrderedMap.from<any>(resource.$additional).filter((_, k) => k !== "meta"));',
    caughtBy: { 'collection-paginated-extra-meta/with': 'expected: 5' },
  },
];

module.exports = { paginatedExtraDataFaults };

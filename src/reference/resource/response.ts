import { type Enumerable, isPaginator, type PaginatorContract } from '../contracts';
import { JsonResponse } from '../http/json-response';
import type { Request } from '../http/request';
import { callOperation, hasOperation } from '../php/calls';
import { truthy } from '../php/casts';
import { isEmptyMap, isMapLike, lookUp, type MapLike } from '../php/maps';
import { type Key, OrderedMap } from '../php/ordered-map';
import { recursiveMerge } from '../php/recursive-merge';
import { ABSENT } from './lazy';
import { Model } from './model';
import { readProperty } from './underlying-value';

/** What a response needs of the resource it is made from. */
interface Responding {
  readonly resource: unknown;
  readonly $additional: MapLike;
  resolve(request: Request): MapLike;
  with(request: Request): MapLike;
  jsonOptions(): number;
  withResponse(request: Request, response: JsonResponse): void;
}

/** What a response needs of the resource's class. */
interface RespondingClass {
  readonly $wrap: string | null;
  readonly forceWrapping: boolean;
  hasMacro(name: string): boolean;
}

/** What a paginated response says about its page, unless `paginationInformation` of the collection changes it. */
export interface PaginationInformation {
  readonly [name: string]: unknown;
  readonly links: Readonly<Record<keyof typeof LINKS, unknown>>;
  readonly meta: OrderedMap<unknown>;
}

/** The links of a response, and what a page calls them. */
const LINKS = {
  first: 'first_page_url',
  last: 'last_page_url',
  prev: 'prev_page_url',
  next: 'next_page_url',
};

/** What is not metadata of a page: its items, and the addresses that are links. */
const NOT_METADATA: ReadonlySet<Key> = new Set(['data', ...Object.values(LINKS)]);

/**
 * Answers a request with a resource.
 *
 * @param resource - The resource.
 * @param cls - Its class.
 * @param request - The request.
 * @param page - Its underlying value where links and metadata of it are shown as well, as of a page; null otherwise.
 * @returns The response, after the resource's hook has seen it.
 * @throws InvalidArgumentException when the data has no JSON form.
 */
export function respond(
  resource: Responding,
  cls: RespondingClass,
  request: Request,
  page: PaginatorContract | Enumerable | null = null,
): JsonResponse {
  const data = resource.resolve(request);
  const underlying = resource.resource;
  const extra = page === null ? [] : [paginationInformation(resource, cls, page, request)];
  const items = isPaginator(page) ? page.getCollection() : page;
  const original = items === null ? underlying : items.map(underlyingOf);
  const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);
  const created = underlying instanceof Model && underlying.wasRecentlyCreated;
  const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());
  response.original = original;
  resource.withResponse(request, response);
  return response;
}

/** Wraps data as a class says, and merges the extra data into it, left to right. */
function wrapData(cls: RespondingClass, data: MapLike, ...extra: readonly MapLike[]): MapLike {
  const { $wrap, forceWrapping } = cls;
  const wraps = truthy($wrap)
    ? forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT
    : (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);
  return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);
}

/**
 * The links and metadata of the page, or what the collection makes of them.
 *
 * Interface row: `Statement.collectionPaginationLinks`
 */
function paginationInformation(
  resource: Responding,
  cls: RespondingClass,
  page: PaginatorContract | Enumerable,
  request: Request,
): MapLike {
  const shown = page.toArray() as MapLike;
  const paginated = shown instanceof OrderedMap ? shown : OrderedMap.from(shown);
  const link = (name: keyof typeof LINKS): unknown => paginated.get(LINKS[name]) ?? null;
  const information: PaginationInformation = {
    links: { first: link('first'), last: link('last'), prev: link('prev'), next: link('next') },
    meta: paginated.filter((_, name) => !NOT_METADATA.has(name)),
  };
  const hook = 'paginationInformation';
  if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;
  return callOperation(resource, hook, [request, paginated, information]) as MapLike;
}

function underlyingOf(item: unknown): unknown {
  // Most items are resources, which are asked first: to find out that one is no map takes a look through all its prototypes.
  return readProperty(item, 'resource') ?? (isMapLike(item) ? lookUp(item, 'resource', null) : null);
}

import type { Collection } from '../collection/collection';
import type { PaginatorContract } from '../contracts';
import type { JsonResponse } from '../http/json-response';
import type { Request } from '../http/request';
import { hasOperation } from '../php/calls';
import type { Key } from '../php/keys';
import { isMapLike, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { JsonResource } from './json-resource';
import { finish, type RespondingResource, wrapData } from './resource-response';
import { offsetGet, readProperty } from './underlying-value';

/** What is not metadata of a page: its items, and the addresses that are links. */
const NOT_METADATA: ReadonlySet<unknown> = new Set([
  'data',
  'first_page_url',
  'last_page_url',
  'prev_page_url',
  'next_page_url',
]);

/** What a paginated response says about its page, unless `paginationInformation` of the collection changes it. */
export interface PaginationInformation {
  readonly [name: string]: unknown;
  readonly links: {
    readonly first: unknown;
    readonly last: unknown;
    readonly prev: unknown;
    readonly next: unknown;
  };
  readonly meta: OrderedMap<unknown>;
}

/** A collection whose underlying value is a paginator. */
export interface PaginatedResource extends RespondingResource {
  readonly resource: PaginatorContract;
  __call(method: string, parameters: readonly unknown[]): unknown;
}

/**
 * Answers a request with a page of resources, its links and its metadata.
 *
 * @param resource - The collection.
 * @param request - The request.
 * @returns The response, after the collection's hook has seen it.
 * @throws InvalidArgumentException when the data has no JSON form.
 */
export function respondPaginated(resource: PaginatedResource, request: Request): JsonResponse {
  const data = resource.resolve(request);
  const information = paginationInformation(resource, request);
  const items = resource.resource.getCollection() as Collection<unknown>;
  const body = wrapData(resource, data, information, resource.with(request), resource.additionalData);
  return finish(resource, request, body, items.map(underlyingOf));
}

/** The links and metadata of the page, or what the collection makes of them. */
function paginationInformation(resource: PaginatedResource, request: Request): MapLike {
  const shown = resource.resource.toArray() as MapLike;
  const paginated = shown instanceof OrderedMap ? shown : OrderedMap.from(shown);
  const information: PaginationInformation = {
    links: linksOf(paginated),
    meta: paginated.filter(isMetadata),
  };
  const parameters = [request, paginated, information] as const;
  if (hasOperation(resource, 'paginationInformation')) {
    return Reflect.apply(Reflect.get(resource, 'paginationInformation'), resource, parameters) as MapLike;
  }
  const Class = resource.constructor as typeof JsonResource;
  if (!Class.hasMacro('paginationInformation')) return information;
  return resource.__call('paginationInformation', parameters) as MapLike;
}

function isMetadata(_value: unknown, name: Key): boolean {
  return !NOT_METADATA.has(name);
}

function linksOf(paginated: OrderedMap<unknown>): PaginationInformation['links'] {
  const link = (name: string): unknown => paginated.get(name) ?? null;
  return {
    first: link('first_page_url'),
    last: link('last_page_url'),
    prev: link('prev_page_url'),
    next: link('next_page_url'),
  };
}

function underlyingOf(item: unknown): unknown {
  // Asking a resource whether it is a map would go through the whole chain of its prototypes.
  if (item instanceof JsonResource) return item.resource;
  return isMapLike(item) ? offsetGet(item, 'resource') : readProperty(item, 'resource');
}

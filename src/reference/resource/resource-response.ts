import { JsonResponse } from '../http/json-response';
import type { Request } from '../http/request';
import { truthy } from '../php/arguments';
import { isEmptyMap, lookUp, type MapLike } from '../php/maps';
import { recursiveMerge } from '../php/recursive-merge';
import { ABSENT } from './lazy';
import { Model } from './model';

/** What a response needs of the resource it is made from. */
export interface RespondingResource {
  readonly resource: unknown;
  readonly additionalData: MapLike;
  resolve(request: Request): MapLike;
  with(request: Request): MapLike;
  jsonOptions(): number;
  withResponse(request: Request, response: JsonResponse): void;
}

/** How the class of a resource wraps its data. */
export interface WrappingClass {
  readonly wrapKey: string | null;
  readonly forceWrapping: boolean;
}

/**
 * Answers a request with a resource.
 *
 * @param resource - The resource.
 * @param request - The request.
 * @returns The response, after the resource's hook has seen it.
 * @throws InvalidArgumentException when the data has no JSON form.
 */
export function respond(resource: RespondingResource, request: Request): JsonResponse {
  const data = resource.resolve(request);
  const body = wrapData(resource, data, resource.with(request), resource.additionalData);
  return finish(resource, request, body, resource.resource);
}

/**
 * Makes the response of a body.
 *
 * @param resource - The resource that answers.
 * @param request - The request.
 * @param body - The body's data.
 * @param original - What the response is to show as its origin.
 * @returns The response, after the resource's hook has seen it.
 * @throws InvalidArgumentException when the body has no JSON form.
 */
export function finish(
  resource: RespondingResource,
  request: Request,
  body: MapLike,
  original: unknown,
): JsonResponse {
  const underlying = resource.resource;
  const created = underlying instanceof Model && underlying.wasRecentlyCreated;
  const response = new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());
  response.original = original;
  resource.withResponse(request, response);
  return response;
}

/**
 * Wraps data as the class of a resource says, and merges the extra data into it.
 *
 * @param resource - The resource.
 * @param data - Its resolved data.
 * @param extra - Maps to merge in, left to right.
 * @returns The body.
 */
export function wrapData(resource: object, data: MapLike, ...extra: readonly MapLike[]): MapLike {
  const { wrapKey, forceWrapping } = resource.constructor as unknown as WrappingClass;
  const wraps = truthy(wrapKey)
    ? forceWrapping || !hasKey(data, wrapKey as string)
    : (forceWrapping && wrapKey !== null) || !extra.every(isEmptyMap);
  return recursiveMerge(wraps ? { [wrapKey ?? 'data']: data } : data, ...extra);
}

function hasKey(data: MapLike, key: string): boolean {
  return lookUp(data, key, ABSENT) !== ABSENT;
}

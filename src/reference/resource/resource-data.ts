import { type Arrayable, isArrayable, isJsonSerializable, type JsonSerializable } from '../contracts';
import { isMapLike, type MapLike, requireMap } from '../php/maps';
import { className } from '../values';

/** What a resource may be turned into: a map, or something that returns one. */
export type ResourceData = MapLike | Arrayable | JsonSerializable;

/**
 * Expands what a resource was turned into.
 *
 * @param data - The data; something JSON-serializable may stand for a scalar, which becomes a list of one.
 * @param resource - The resource, whose class is named when the data will not do.
 * @returns The map.
 * @throws TypeError when the data is none of what a resource may be turned into.
 */
export function expandData(data: unknown, resource: object): MapLike {
  // Nearly always; the error's text is not worth building for it.
  if (isMapLike(data)) return data;
  const source = `What ${className(resource)}.toArray(request) gives`;
  if (isArrayable(data)) return requireMap(source, data.toArray());
  if (!isJsonSerializable(data)) return requireMap(source, data);
  const serialized = data.jsonSerialize() ?? [];
  return typeof serialized === 'object' ? requireMap(source, serialized) : [serialized];
}

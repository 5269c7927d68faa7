import { className } from '../support/class-name';
import type { Arrayable, JsonSerializable } from '../support/contracts';
import { isArrayable, isJsonSerializable } from '../support/contracts';
import { wrongType } from '../support/errors';
import { isMapLike, type MapLike } from '../support/is-map-like';

/** What a resource may be turned into: a map, or something that gives one. */
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
  if (isMapLike(data)) return data;
  const source = `${className(resource)}.toArray(request)`;
  if (isArrayable(data)) return asMap(data.toArray(), `${source}: toArray()`);
  if (isJsonSerializable(data)) {
    const serialized = data.jsonSerialize();
    if (serialized === null || serialized === undefined) return [];
    return typeof serialized === 'object' ? asMap(serialized, `${source}: jsonSerialize()`) : [serialized];
  }
  throw wrongType(source, 'a map, arrayable or JSON-serializable', data);
}

function asMap(value: unknown, source: string): MapLike {
  if (!isMapLike(value)) throw wrongType(source, 'a map', value);
  return value;
}

import { InvalidArgumentException, JSON_FAILURE } from './errors';
import { isMapLike } from './is-map-like';
import { OrderedMap } from './ordered-map';

const MAX_DEPTH = 512;

/**
 * Copies a map and all maps in it, so that later changes to the original have no effect.
 *
 * @param source - A map, see {@link isMapLike}.
 * @param depth - How deep this map lies in the copied value.
 * @returns A new map; other values than maps are the same as in the source.
 * @throws InvalidArgumentException when maps are nested without end.
 */
export function copyMap(source: unknown, depth = 1): OrderedMap<unknown> {
  if (depth > MAX_DEPTH) throw new InvalidArgumentException(`Nested values: ${JSON_FAILURE.depth}`);
  const map = isMapLike(source) ? OrderedMap.from(source) : new OrderedMap<unknown>();
  return map.map((value) => (isMapLike(value) ? copyMap(value, depth + 1) : value));
}

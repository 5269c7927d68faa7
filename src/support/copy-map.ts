import { isMapLike, type MapLike } from './is-map-like';
import { OrderedMap } from './ordered-map';

/**
 * Copies a map and all maps in it, so that later changes to the original have no effect.
 *
 * @param source - A map.
 * @returns A new map; other values than maps are the same as in the source.
 */
export function copyMap(source: MapLike): OrderedMap<unknown> {
  return OrderedMap.from<unknown>(source).map((value) => (isMapLike(value) ? copyMap(value) : value));
}

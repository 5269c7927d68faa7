import { requireShallow } from '../support/nesting';
import { isMapLike, type MapLike } from './is-map-like';
import { OrderedMap } from './ordered-map';

/**
 * Copies a map and all maps in it, so that later changes to the original have no effect.
 *
 * @param culprit - What is copied, for the error message.
 * @param source - A map.
 * @param depth - How many maps are around this one.
 * @returns A new map; other values than maps are the same as in the source.
 * @throws InvalidArgumentException when the map is nested too deeply, as one that contains itself is.
 */
export function copyMap(culprit: string, source: MapLike, depth = 0): OrderedMap<unknown> {
  requireShallow(culprit, depth);
  return OrderedMap.from<unknown>(source).map((value) =>
    isMapLike(value) ? copyMap(culprit, value, depth + 1) : value,
  );
}

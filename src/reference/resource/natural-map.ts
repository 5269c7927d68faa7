import type { OrderedMap } from '../php/ordered-map';

/**
 * A map in the form a JavaScript program would write it: an array for a list, an object while all keys are
 * names, and an OrderedMap only where an object could not keep the order (integer-like keys beside others).
 */
export type NaturalMap = readonly unknown[] | Readonly<Record<string, unknown>> | OrderedMap<unknown>;

/**
 * Chooses the natural form for a map.
 *
 * @param map - The map; it is not changed.
 * @returns An array, a plain object, or the map itself.
 */
export function toNaturalMap(map: OrderedMap<unknown>): NaturalMap {
  if (map.isList) return [...map.values()];
  for (const key of map.keys()) if (typeof key === 'number') return map;
  return Object.fromEntries(map);
}

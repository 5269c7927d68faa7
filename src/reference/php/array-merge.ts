import { type Key, OrderedMap } from './ordered-map';

/**
 * Joins maps one after the other: integer keys are renumbered from 0, an equal string key keeps its first
 * position and takes the last value.
 *
 * @param maps - The maps to join, left to right; none of them is changed.
 * @returns A new map.
 */
export function arrayMerge<V>(...maps: readonly Iterable<[Key, V]>[]): OrderedMap<V> {
  const merged = new OrderedMap<V>();
  for (const map of maps) {
    for (const [key, value] of map) {
      if (typeof key === 'number') merged.push(value);
      else merged.set(key, value);
    }
  }
  return merged;
}

/**
 * Adds to a map the entries of others whose keys it does not have yet, integer keys included.
 *
 * @param maps - The maps to unite; on an equal key the earliest map wins. None of them is changed.
 * @returns A new map.
 */
export function arrayUnion<V>(...maps: readonly Iterable<[Key, V]>[]): OrderedMap<V> {
  const united = new OrderedMap<V>();
  for (const map of maps) {
    for (const [key, value] of map) {
      if (!united.has(key)) united.set(key, value);
    }
  }
  return united;
}

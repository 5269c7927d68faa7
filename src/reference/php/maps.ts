import { requireShallow, wrongType } from '../errors';
import { isPlainObject } from '../values';
import { isWord, type Key, type MapLike, normalizeKey, OrderedMap } from './ordered-map';

export type { MapLike } from './ordered-map';

/**
 * Tells whether a value is a map by its class, so that its operations are not those of a user's object.
 *
 * @param value - Any value.
 * @returns Whether it is an array, a Map or an OrderedMap.
 */
export function isKeyed(
  value: unknown,
): value is readonly unknown[] | Map<Key, unknown> | OrderedMap<unknown> {
  return Array.isArray(value) || value instanceof OrderedMap || value instanceof Map;
}

/**
 * Tells whether a value counts as a map.
 *
 * @param value - Any value.
 * @returns Whether it is an array, a Map, a plain object or an OrderedMap.
 */
export function isMapLike(value: unknown): value is MapLike {
  return isPlainObject(value) || isKeyed(value);
}

/**
 * Tells whether a value is a map without entries.
 *
 * @param value - Any value.
 * @returns Whether it counts as a map and is empty.
 */
export function isEmptyMap(value: unknown): boolean {
  if (isKeyed(value)) return value.keys().next().done === true;
  return isPlainObject(value) && Object.keys(value).length === 0;
}

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
  for (const map of maps) for (const [key, value] of map) if (!united.has(key)) united.set(key, value);
  return united;
}

/**
 * Copies a map and all maps in it, so that later changes to the original have no effect.
 *
 * @param culprit - What is copied, for the error message.
 * @param source - A map.
 * @param depth - How many maps are around this one.
 * @returns A new map, a plain object where the source is one; other values than maps are the same as in the source.
 * @throws InvalidArgumentException when the map is nested too deeply, as one that contains itself is.
 */
export function copyMap(culprit: string, source: MapLike, depth = 0): MapLike {
  requireShallow(culprit, depth);
  const copied = (value: unknown): unknown => (isMapLike(value) ? copyMap(culprit, value, depth + 1) : value);
  if (isKeyed(source)) return OrderedMap.from<unknown>(source).map(copied);
  const copy: Record<string, unknown> = { ...(source as Readonly<Record<string, unknown>>) };
  for (const name of Object.keys(copy)) copy[name] = copied(copy[name]);
  return copy;
}

/**
 * Lists the entries of a map, or the fields of another object.
 *
 * @param container - The map or object.
 * @returns Its entries; integer keys of an array or object are text.
 */
export function entriesOf(container: object): Iterable<[Key, unknown]> {
  if (container instanceof Map) return OrderedMap.from<unknown>(container);
  return container instanceof OrderedMap ? container : Object.entries(container);
}

/**
 * Reads an entry of a map where it stands; an ordered map is made first only where keys of a native Map may be one.
 *
 * @param map - The map.
 * @param key - The key, in any form that a map takes.
 * @param fallback - What to return when there is no such key.
 * @returns The entry's value, or the fallback.
 * @throws TypeError when the value cannot be a key.
 */
export function lookUp(map: MapLike, key: unknown, fallback: unknown): unknown {
  const normal = normalizeKey(key);
  // A native Map may have several keys that are one in an ordered map, such as 1 and "1", but no word twice.
  const isName = typeof normal === 'string' && isWord(normal);
  const keyed = map instanceof Map && !isName ? OrderedMap.from<unknown>(map) : map;
  if (keyed instanceof OrderedMap || keyed instanceof Map)
    return keyed.has(normal) ? keyed.get(normal) : fallback;
  const record = map as Readonly<Record<string, unknown>>;
  return Object.prototype.propertyIsEnumerable.call(record, normal) ? record[normal] : fallback;
}

/**
 * Takes a value that has to be a map.
 *
 * @param culprit - Where it came from, for the error message.
 * @param value - The value.
 * @returns The map.
 * @throws TypeError when it is none.
 */
export function requireMap(culprit: string, value: unknown): MapLike {
  if (isMapLike(value)) return value;
  throw wrongType(culprit, 'a map', value);
}

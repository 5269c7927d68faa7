import { isPlainObject } from '../support/is-plain-object';
import { type Key, OrderedMap } from './ordered-map';

/** What counts as "a map" everywhere: an array, a Map, a plain object or an OrderedMap. */
export type MapLike<V = unknown> =
  | readonly V[]
  | ReadonlyMap<Key, V>
  | OrderedMap<V>
  | Readonly<Record<string, V>>;

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

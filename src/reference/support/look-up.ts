import type { MapLike } from '../php/is-map-like';
import { type Key, normalizeKey } from '../php/normalize-key';
import { OrderedMap } from '../php/ordered-map';
import { ABSENT, type Absent } from './absent';

/**
 * Reads an entry of a map where it stands, without making an ordered map of it first.
 *
 * @param map - The map.
 * @param key - The key, in any form that a map takes.
 * @returns The entry's value, or ABSENT when there is no such key.
 * @throws TypeError when the value cannot be a key.
 */
export function lookUp(map: MapLike, key: unknown): unknown | Absent {
  const normal = normalizeKey(key);
  if (map instanceof OrderedMap) return map.has(normal) ? map.get(normal) : ABSENT;
  if (Array.isArray(map)) return isIndex(normal, map.length) ? map[normal] : ABSENT;
  if (map instanceof Map) return lookUpNative(map, normal);
  const record = map as Readonly<Record<string, unknown>>;
  return Object.prototype.propertyIsEnumerable.call(record, normal) ? record[normal] : ABSENT;
}

function isIndex(key: Key, length: number): key is number {
  return typeof key === 'number' && key >= 0 && key < length;
}

/** A native Map may have several keys that are one in an ordered map, such as 1 and "1"; the last of them counts. */
function lookUpNative(map: ReadonlyMap<unknown, unknown>, key: Key): unknown {
  if (map.has(key) && !(typeof key === 'number' && map.has(String(key)))) return map.get(key);
  let found: unknown = ABSENT;
  for (const [own, value] of map) if (normalizeKey(own) === key) found = value;
  return found;
}

import { isResource } from '../contracts';
import { isNumericKey, type Key, normalizeKey } from '../php/keys';
import { isKeyed, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { isObject } from '../values';
import { MergeValue } from './merge-value';
import { MissingValue } from './missing-value';

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

/**
 * Finds an entry of a map where it stands.
 *
 * @param map - The map.
 * @param test - Tells whether an entry is the one; called in order until it does.
 * @returns The entry's value; undefined when there is none.
 */
export function findEntry(map: MapLike, test: (value: unknown, key: Key) => boolean): unknown {
  if (Array.isArray(map)) return map.find(test);
  if (isKeyed(map)) {
    for (const [key, value] of OrderedMap.from<unknown>(map)) if (test(value, key)) return value;
    return undefined;
  }
  const row = map as Readonly<Record<string, unknown>>;
  // What somebody gave to all objects is visited as well, which is cheaper than asking every key whose it is.
  for (const key in row) if (test(row[key], key)) return row[key];
  return undefined;
}

/**
 * Tells whether a map has a merge value behind a position.
 *
 * @param map - The map.
 * @param index - The position, from 0.
 * @returns Whether there is one.
 */
export function hasMergeAfter(map: MapLike, index: number): boolean {
  let position = -1;
  const isLater = (value: unknown): boolean => {
    position += 1;
    return position > index && value instanceof MergeValue;
  };
  return findEntry(map, isLater) !== undefined;
}

/**
 * Drops the missing values of a map, not of nested ones. A map that loses integer keys keeps its memory of them, which
 * decides where later merges append.
 *
 * @param data - The map; it is not changed.
 * @param keepsKeys - Tells whether numeric keys are kept where no name is among the keys, instead of renumbered.
 * @returns The remaining map in its natural form; the same one when nothing has to change.
 */
export function withoutMissing(data: MapLike, keepsKeys: () => boolean): NaturalMap {
  if (!(data instanceof Map) && findEntry(data, mayChange) === undefined) return data as NaturalMap;
  let kept = null as OrderedMap<unknown> | null;
  let isNumeric = true;
  let isNatural = !(data instanceof Map);
  let hasMemory = data instanceof OrderedMap;
  findEntry(data, (value, ownKey) => {
    const key = normalizeKey(ownKey);
    if (isMissing(value)) {
      kept ??= OrderedMap.from<unknown>(data);
      kept.delete(key);
      hasMemory ||= typeof key === 'number';
    } else {
      isNumeric &&= isNumericKey(key);
      isNatural &&= key === ownKey;
    }
    return false;
  });
  if (isNumeric && !keepsKeys()) {
    return kept === null && Array.isArray(data)
      ? data
      : [...(kept ?? OrderedMap.from<unknown>(data)).values()];
  }
  if (kept === null && isNatural) return data as NaturalMap;
  const map = kept ?? OrderedMap.from<unknown>(data);
  return hasMemory ? map : toNaturalMap(map);
}

/** Rows hold nothing but scalars under names as a rule, and this is asked of them before anything else. */
function mayChange(value: unknown, key: Key): boolean {
  return isNumericKey(key) || isObject(value);
}

/**
 * Tells whether a value is missing.
 *
 * @param value - Any value.
 * @returns Whether it is a missing value or a resource of one.
 */
export function isMissing(value: unknown): boolean {
  if (!isObject(value)) return false;
  return value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);
}

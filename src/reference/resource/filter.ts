import type { Arrayable, JsonSerializable } from '../contracts';
import { isArrayable, isJsonSerializable, isResource } from '../contracts';
import { isMapLike, type MapLike, requireMap } from '../php/maps';
import { isNumericKey, OrderedMap } from '../php/ordered-map';
import { className, isObject, isPlainObject } from '../values';
import { MergeValue, MissingValue } from './merge-value';

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
 * Tells whether a value is a list, or an object with only names for keys, and holds nothing that is to be changed: most do.
 *
 * @param value - Any value.
 * @param isOpen - Returns whether a value in it may have to be changed; by default any object that is not itself settled.
 * @returns Whether the value is such a map, which can stay as it is.
 */
export function isSettled(
  value: unknown,
  isOpen: (value: unknown) => boolean = isUnsettled,
): value is readonly unknown[] | Readonly<Record<string, unknown>> {
  if (Array.isArray(value)) return !value.some(isOpen);
  if (!isPlainObject(value)) return false;
  // What somebody gave to all objects is visited as well, which is cheaper than asking every key whose it is.
  for (const key in value) if (isOpen(value[key]) || isNumericKey(key)) return false;
  return true;
}

function isUnsettled(value: unknown): boolean {
  return isObject(value) && !isSettled(value);
}

/**
 * Finds the first merge value of a map.
 *
 * @param map - The map.
 * @returns The merge value and its position, from 0; null when there is none.
 */
export function firstMerge(map: MapLike): { readonly merge: MergeValue; readonly index: number } | null {
  if (Array.isArray(map) && !map.some(isMerge)) return null;
  let index = 0;
  for (const [key, merge] of OrderedMap.from<unknown>(map)) {
    if (isMerge(merge) && isNumericKey(key)) return { merge, index };
    index += 1;
  }
  return null;
}

/**
 * Changes the entries of a map.
 *
 * @param map - The map; it is not changed itself.
 * @param change - Returns what to put in the place of a value.
 * @returns The changed map in the same form; a native Map in its natural form.
 */
export function changeEntries(map: MapLike, change: (value: unknown) => unknown): NaturalMap {
  if (Array.isArray(map)) return [...map].map(change);
  if (isPlainObject(map)) {
    return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
  }
  const changed = OrderedMap.from<unknown>(map);
  for (const [key, value] of changed) changed.set(key, change(value));
  return map instanceof OrderedMap ? changed : toNaturalMap(changed);
}

/**
 * Drops the missing values of a map, not of nested ones. A map that loses integer keys keeps its memory of them, which
 * decides where later merges append.
 *
 * @param data - The map; it is not changed.
 * @param keepsKeys - Whether numeric keys are kept where no name is among the keys, instead of renumbered.
 * @returns The remaining map in its natural form; the map itself where nothing is missing and nothing to renumber.
 */
export function withoutMissing(data: MapLike, keepsKeys: boolean): NaturalMap {
  if (isSettled(data, isMissing)) return data;
  const kept = OrderedMap.from<unknown>(data);
  let isNumeric = true;
  let hasMemory = data instanceof OrderedMap;
  for (const [key, value] of kept) {
    if (isMissing(value)) {
      kept.delete(key);
      hasMemory ||= typeof key === 'number';
    } else isNumeric &&= isNumericKey(key);
  }
  if (isNumeric && !keepsKeys) return [...kept.values()];
  return hasMemory ? kept : toNaturalMap(kept);
}

function isMerge(value: unknown): value is MergeValue {
  return value instanceof MergeValue;
}

/**
 * Tells whether a value is missing.
 *
 * @param value - Any value.
 * @returns Whether it is a missing value or a resource of one.
 */
export function isMissing(value: unknown): boolean {
  return value instanceof MissingValue || (isResource(value) && value.resource instanceof MissingValue);
}

/** What a resource may be turned into: a map, whose type may be an interface, or something that returns one; no promise. */
export type ResourceData = MapLike | Arrayable | JsonSerializable | (object & { readonly then?: never });

/**
 * Expands what a resource was turned into.
 *
 * @param data - The data; something JSON-serializable may stand for a scalar, which becomes a list of one.
 * @param resource - The resource, whose class is named when the data will not do.
 * @returns The map.
 * @throws TypeError when the data is none of what a resource may be turned into.
 */
export function expandData(data: unknown, resource: object): MapLike {
  // Nearly always; the error's text is not worth building for it.
  if (isMapLike(data)) return data;
  const source = `The result of ${className(resource)}.toArray(request)`;
  if (isArrayable(data)) return requireMap(source, data.toArray());
  if (!isJsonSerializable(data)) return requireMap(source, data);
  const serialized = data.jsonSerialize() ?? [];
  return typeof serialized === 'object' ? requireMap(source, serialized) : [serialized];
}

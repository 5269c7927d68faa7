import { isResource } from '../contracts';
import { isNumericKey } from '../php/keys';
import { arrayMerge, arrayUnion, type MapLike } from '../php/maps';
import { OrderedMap } from '../php/ordered-map';
import { MissingValue } from './missing-value';
import { type NaturalMap, toNaturalMap } from './natural-map';

/**
 * Drops the entries that hold a missing value, and renumbers what is left if every key is numeric.
 *
 * @param data - The map.
 * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
 * @returns The remaining map in its natural form.
 */
export function removeMissingValues(data: MapLike, keepsKeys: boolean): NaturalMap {
  return removeMissing(OrderedMap.from<unknown>(data), keepsKeys, data instanceof OrderedMap);
}

/**
 * Combines the entries around a merge value with those it brings.
 *
 * @param before - The entries before it.
 * @param merge - The entries it brings.
 * @param isList - Whether these are a list, to be appended and renumbered; else the earliest of equal keys wins.
 * @param rest - The entries after it.
 * @returns The combined map, in which values may still be missing.
 */
export function combine(
  before: OrderedMap<unknown>,
  merge: MapLike,
  isList: boolean,
  rest: MapLike,
): OrderedMap<unknown> {
  const merged = isList ? arrayMerge : arrayUnion;
  return merged<unknown>(before, OrderedMap.from(merge), OrderedMap.from(rest));
}

/**
 * Drops missing values from a map that belongs to this call. A map keeps its memory of the integer keys it ever
 * had, which decide where later merges append; forms without such a memory are used where there is none to keep.
 *
 * @param map - The map, which is changed.
 * @param keepsKeys - Whether numeric keys are kept instead of renumbered.
 * @param hasMemory - Whether the map comes with such a memory.
 * @returns The remaining map.
 */
export function removeMissing(map: OrderedMap<unknown>, keepsKeys: boolean, hasMemory: boolean): NaturalMap {
  let numeric = true;
  let memory = hasMemory;
  for (const [key, value] of map) {
    if (isMissing(value)) {
      map.delete(key);
      memory ||= typeof key === 'number';
    } else {
      numeric &&= isNumericKey(key);
    }
  }
  if (numeric && !keepsKeys) return [...map.values()];
  return memory ? map : toNaturalMap(map);
}

/**
 * Tells whether a value is missing.
 *
 * @param value - Any value.
 * @returns Whether it is a missing value or a resource of one.
 */
export function isMissing(value: unknown): boolean {
  return value instanceof MissingValue || (isResource(value) && underlying(value) instanceof MissingValue);
}

/**
 * Gives the underlying value of a resource.
 *
 * @param resource - A resource.
 * @returns The value, null for none.
 */
export function underlying(resource: unknown): unknown {
  return (resource as { resource: unknown }).resource ?? null;
}

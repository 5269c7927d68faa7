import { isMapLike } from './is-map-like';
import { type Key, type MapInput, OrderedMap } from './ordered-map';

/**
 * The member by which an object lists its public properties, for the one place where an object is merged into
 * a map: both sides hold something under the same string key.
 */
export const publicProperties: unique symbol = Symbol('public properties');

/**
 * Merges maps left to right. Under a string key that both sides have, both values become maps (a scalar or null
 * becomes a list of one) and are merged in turn; values under integer keys are never matched but appended. The
 * integer keys of the outermost map are renumbered from 0.
 *
 * @param maps - The maps to merge; none of them is changed.
 * @returns A new map.
 */
export function recursiveMerge(...maps: readonly MapInput<unknown>[]): OrderedMap<unknown> {
  const merged = new OrderedMap<unknown>();
  for (const map of maps) mergeInto(merged, OrderedMap.from(map));
  return merged;
}

function mergeInto(target: OrderedMap<unknown>, source: Iterable<[Key, unknown]>): void {
  for (const [key, value] of source) {
    if (typeof key === 'number') target.push(value);
    else if (target.has(key)) target.set(key, mergeValues(target.get(key), value));
    else target.set(key, value);
  }
}

function mergeValues(left: unknown, right: unknown): OrderedMap<unknown> {
  const merged = toMap(left);
  if (typeof right === 'object' && right !== null) mergeInto(merged, toMap(right));
  else merged.push(right);
  return merged;
}

/** Always a map of its own, so that merging into it never reaches the caller's data. */
function toMap(value: unknown): OrderedMap<unknown> {
  if (isMapLike(value)) return OrderedMap.from(value);
  if (typeof value !== 'object' || value === null) return OrderedMap.of<unknown>(value);
  if (publicProperties in value) {
    const listed = value[publicProperties];
    if (typeof listed === 'function') return OrderedMap.from(listed.call(value) as MapInput<unknown>);
  }
  return OrderedMap.from<unknown>({ ...value });
}

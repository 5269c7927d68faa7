import { InvalidArgumentException, JSON_FAILURE } from '../errors';
import { isObject } from '../values';
import { isMapLike } from './maps';
import { type Key, type MapInput, OrderedMap } from './ordered-map';

// What is nested more deeply has no JSON form either.
const MAXIMUM_DEPTH = 512;

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
 * @throws InvalidArgumentException when both sides nest too deeply under the same keys.
 */
export function recursiveMerge(...maps: readonly MapInput<unknown>[]): OrderedMap<unknown> {
  const merged = new OrderedMap<unknown>();
  for (const map of maps) mergeInto(merged, OrderedMap.from(map), 1);
  return merged;
}

function mergeInto(target: OrderedMap<unknown>, source: Iterable<[Key, unknown]>, depth: number): void {
  for (const [key, value] of source) {
    if (typeof key === 'number') target.push(value);
    else if (target.has(key)) target.set(key, mergeValues(target.get(key), value, depth + 1));
    else target.set(key, value);
  }
}

function mergeValues(left: unknown, right: unknown, depth: number): OrderedMap<unknown> {
  const merged = toMap(left, depth);
  mergeInto(merged, toMap(right, depth), depth);
  return merged;
}

/** Always a map of its own, so that merging into it never reaches the caller's data. */
function toMap(value: unknown, depth: number): OrderedMap<unknown> {
  if (depth > MAXIMUM_DEPTH) throw new InvalidArgumentException(`Merged data: ${JSON_FAILURE.depth}`);
  if (isMapLike(value)) return OrderedMap.from(value);
  if (!isObject(value)) return OrderedMap.of(value);
  if (publicProperties in value) {
    const list = value[publicProperties] as () => MapInput<unknown>;
    return OrderedMap.from(list.call(value));
  }
  return OrderedMap.from<unknown>({ ...value });
}

import { isArrayable, isCollection, isJsonSerializable } from '../contracts';
import { requireShallow } from '../nesting';
import { isIterable, isObject } from '../values';
import type { Key } from './keys';
import { isMapLike } from './maps';
import { OrderedMap } from './ordered-map';

interface Keyed {
  entries(): Iterable<readonly [Key, unknown]>;
}

function isKeyed(value: object): value is Keyed {
  return !(value instanceof Set) && typeof Reflect.get(value, 'entries') === 'function';
}

/**
 * Turns anything that can stand for items into a new map.
 *
 * null is empty, a scalar is one item, maps and collections are copied; of other objects it is their `toArray()`,
 * their iteration (with keys where they offer `entries()`), their `jsonSerialize()`, or at last their public
 * fields.
 *
 * @param value - Any value.
 * @param depth - How many objects this one stands for.
 * @returns A new, independent map.
 * @throws InvalidArgumentException when one object after the other stands for a further one.
 */
export function toOrderedMap(value: unknown, depth = 0): OrderedMap<unknown> {
  requireShallow('What stands for items', depth);
  if (value === null || value === undefined) return new OrderedMap();
  if (isMapLike(value)) return OrderedMap.from(value);
  if (!isObject(value)) return OrderedMap.of(value);
  if (isCollection(value)) return value.all().clone();
  if (isArrayable(value)) return toOrderedMap(value.toArray(), depth + 1);
  if (isIterable(value)) {
    return isKeyed(value) ? OrderedMap.fromEntries(value.entries()) : OrderedMap.from(value);
  }
  if (isJsonSerializable(value)) return toOrderedMap(value.jsonSerialize(), depth + 1);
  return OrderedMap.fromEntries(Object.entries(value));
}

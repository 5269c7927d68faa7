import type { OrderedMap } from '../support/ordered-map';

/** The member by which a resource tells whether filtering again what it resolves to would change nothing. */
export const settles: unique symbol = Symbol('settles');

const settled = new WeakSet<object>();

/**
 * Notes that every value of a map is filtered data in which no numeric keys were kept. Filtering such data again
 * changes nothing, whatever the flag, so only the map's own keys are left to look at.
 *
 * @param items - The map.
 * @returns The map.
 */
export function settle<V>(items: OrderedMap<V>): OrderedMap<V> {
  settled.add(items);
  return items;
}

/**
 * Tells whether the values of a map are known to need no filtering.
 *
 * @param items - The map.
 * @returns Whether {@link settle} was told so.
 */
export function isSettled(items: OrderedMap<unknown>): boolean {
  return settled.has(items);
}

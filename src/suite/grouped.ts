/**
 * Puts what has the same key together.
 *
 * @param items - What there is.
 * @param keyOf - Returns the key of an item.
 * @returns The items by their key, in the order in which the keys come first.
 */
export function grouped<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

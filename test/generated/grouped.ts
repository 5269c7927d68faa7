/**
 * Puts what has the same key together.
 *
 * @param items - What is grouped.
 * @param keyOf - Returns the key of one.
 * @returns The groups by their keys, in the order in which these come first.
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

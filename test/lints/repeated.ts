/**
 * Finds what repeats something before it.
 *
 * @param items - The items.
 * @param keyOf - What must be different from item to item.
 * @returns Each item that has the key of an earlier one, with the first that has it.
 */
export function repeated<T>(items: readonly T[], keyOf: (item: T) => string): [item: T, first: T][] {
  const firsts = new Map<string, T>();
  return items.flatMap((item): [T, T][] => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first !== undefined) return [[item, first]];
    firsts.set(key, item);
    return [];
  });
}

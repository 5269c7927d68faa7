import { grouped } from '../grouped';

/**
 * Puts scenarios, or verdicts on them, under each of the rows that they are about.
 *
 * @param items - What there is.
 * @returns The items by the id of the row, in their order.
 */
export function byRow<T extends { readonly rows: readonly string[] }>(
  items: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const pairs = items.flatMap((item) => item.rows.map((row) => ({ row, item })));
  const about = [...grouped(pairs, ({ row }) => row)];
  return new Map(about.map(([row, found]) => [row, found.map(({ item }) => item)]));
}

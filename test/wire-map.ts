/** Writes a map as it travels: `wireMap(['a', 1], [2, 'b'])`. */
export function wireMap<P extends [string | number, unknown][]>(...pairs: P): { $map: P } {
  return { $map: pairs };
}

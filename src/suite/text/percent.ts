/**
 * Writes a ratio as a percentage. It says none or all only of what is exactly that: one of thousands is not 0.0 %.
 *
 * @param ratio - From 0 to 1; null when there is nothing to divide.
 * @param none - What is written then.
 * @returns Such as `97.4 %`.
 */
export function percent(ratio: number | null, none = '–'): string {
  if (ratio === null) return none;
  const rounded = (ratio * 100).toFixed(1);
  const isExact = ratio === 0 || ratio === 1 || (rounded !== '0.0' && rounded !== '100.0');
  return `${isExact ? rounded : (ratio * 100).toFixed(2)} %`;
}

/**
 * Writes a ratio as a percentage.
 *
 * @param ratio - From 0 to 1; null when there is nothing to divide.
 * @returns Such as `97.4 %`.
 */
export function percent(ratio: number | null): string {
  return ratio === null ? '–' : `${(ratio * 100).toFixed(1)} %`;
}

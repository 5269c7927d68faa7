/**
 * Returns the middle value.
 *
 * @param values - At least one number.
 * @returns The middle one, or the mean of the two in the middle.
 * @throws RangeError without numbers.
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('median(values) needs at least one number, none given');
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

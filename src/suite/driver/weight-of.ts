/**
 * Estimates how much memory a value takes that was received as JSON.
 *
 * @param value - The value.
 * @returns The approximate number of bytes.
 */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 16;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 32;
  for (const [key, part] of Object.entries(value)) sum += key.length + 16 + weightOf(part);
  return sum;
}

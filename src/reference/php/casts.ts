import { isNull } from '../values';
import { isEmptyMap } from './maps';

/**
 * Converts any value to an integer without refusing: text by its leading number, null to 0, what is too large to the largest.
 *
 * @param value - Any value.
 * @returns The integer; 0 where there is nothing to convert.
 */
export function castToInteger(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number') return truthy(number) ? 1 : 0;
  const most = Number.MAX_SAFE_INTEGER;
  return Number.isFinite(number) ? Math.trunc(Math.max(-most, Math.min(number, most))) : 0;
}

/**
 * Tells whether a value counts as true: everything but null, undefined, false, 0, "", "0" and an empty map.
 *
 * @param value - Any value.
 * @returns Whether it counts as true.
 */
export function truthy(value: unknown): boolean {
  if (isNull(value) || value === false || value === 0 || value === '' || value === '0') return false;
  return !isEmptyMap(value);
}

import { isEmptyMap } from './is-map-like';

/**
 * Tells whether a value counts as true: everything but null, undefined, false, 0, "", "0" and an empty map.
 *
 * @param value - Any value.
 * @returns Whether it counts as true.
 */
export function truthy(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return false;
  if (value === 0 || value === '' || value === '0') return false;
  return !isEmptyMap(value);
}

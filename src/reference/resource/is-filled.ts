import { isHtmlable } from '../contracts';
import { hasOperation } from '../php/calls';
import { isEmptyMap } from '../php/maps';

/**
 * Tells whether a value holds something: not null, a blank text, an empty map, blank HTML or something
 * countable that counts 0. Numbers and booleans always do.
 *
 * @param value - Any value.
 * @returns Whether it is filled.
 */
export function isFilled(value: unknown): boolean {
  if ((value ?? null) === null || isEmptyMap(value)) return false;
  if (typeof value === 'string') return /[^ \t\n\r\0\v]/.test(value);
  if (hasOperation(value, 'count')) return (value as { count(): number }).count() !== 0;
  return !isHtmlable(value) || isFilled(String(value));
}

import { wrongType } from './errors';

/** A key of an ordered map: an integer or a string. */
export type Key = number | string;

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]{0,15})$/;

/**
 * Turns a key into the form in which maps store it.
 *
 * Strings that spell an integer canonically become that integer, fractions are cut off, booleans are 0 and 1,
 * null is the empty string. Integers beyond the safe range stay text, because as numbers they would collide.
 *
 * @param key - The key as given.
 * @returns The stored form.
 * @throws TypeError when the value cannot be a key.
 */
export function normalizeKey(key: unknown): Key {
  if (typeof key === 'number') {
    if (Number.isSafeInteger(key)) return key === 0 ? 0 : key;
    const integer = Math.trunc(key);
    if (Number.isSafeInteger(integer)) return integer === 0 ? 0 : integer;
    throw wrongType('A map key', 'a string or a safe integer', key);
  }
  if (typeof key === 'string') {
    if (!mayBeInteger(key.charCodeAt(0)) || !CANONICAL_INTEGER.test(key)) return key;
    const integer = Number(key);
    return Number.isSafeInteger(integer) ? integer : key;
  }
  if (key === null || key === undefined) return '';
  if (typeof key === 'boolean') return key ? 1 : 0;
  throw wrongType('A map key', 'a string or an integer', key);
}

// Most keys are words, which the first character tells faster than the pattern.
function mayBeInteger(first: number): boolean {
  return (first >= 48 && first <= 57) || first === 45;
}

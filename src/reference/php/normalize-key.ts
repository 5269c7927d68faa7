import { wrongType } from '../support/errors';

/** A key of an ordered map: an integer or a string. */
export type Key = number | string;

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const CODE_OF_NINE = 57;

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
  if (typeof key === 'string') {
    // Most keys are words, which the first character tells faster than the pattern.
    if (key.charCodeAt(0) > CODE_OF_NINE || !CANONICAL_INTEGER.test(key)) return key;
    const integer = Number(key);
    return Number.isSafeInteger(integer) ? integer : key;
  }
  if (key === null || key === undefined) return '';
  const integer =
    typeof key === 'boolean' ? Number(key) : typeof key === 'number' ? Math.trunc(key) : Number.NaN;
  if (Number.isSafeInteger(integer)) return integer;
  throw wrongType('A map key', 'a string or a safe integer', key);
}

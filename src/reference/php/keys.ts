import { wrongType } from '../errors';

/** A key of an ordered map: an integer or a string. */
export type Key = number | string;

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

// Every character has one place to match, so the time grows with the length of the text and no faster.
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[ \t\n\r\v\f]*$/;

const CODE_OF_NINE = 57;

/**
 * Tells whether text begins like a word, as most keys do. No number begins with a letter, and all letters come after the
 * digits: the first character says faster than a pattern that a text is none.
 *
 * @param text - The text.
 * @returns True for "k" and "_1", false for "3", " 1" and empty text.
 */
export function isWord(text: string): boolean {
  return text.charCodeAt(0) > CODE_OF_NINE;
}

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
    if (isWord(key) || !CANONICAL_INTEGER.test(key)) return key;
    const integer = Number(key);
    return Number.isSafeInteger(integer) ? integer : key;
  }
  if (key === null || key === undefined) return '';
  const integer =
    typeof key === 'boolean' ? Number(key) : typeof key === 'number' ? Math.trunc(key) : Number.NaN;
  if (Number.isSafeInteger(integer)) return integer;
  throw wrongType('A map key', 'a string or a safe integer', key);
}

/**
 * Tells whether text spells a decimal number: blanks, sign, digits, fraction, exponent.
 *
 * @param text - The text.
 * @returns True for "3", "1.5", "2e3" and " 1", false for "k" and "0x1".
 */
export function isNumericText(text: string): boolean {
  return !isWord(text) && NUMERIC.test(text);
}

/**
 * Tells whether a key is a number or spells one.
 *
 * @param key - A key of a map.
 * @returns Whether it does.
 */
export function isNumericKey(key: Key): boolean {
  return typeof key === 'number' || isNumericText(key);
}

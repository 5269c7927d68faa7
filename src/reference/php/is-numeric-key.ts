import type { Key } from './ordered-map';

const decimalNumber = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;
const CODE_OF_NINE = 57;

/**
 * Tells whether a key is a number or the text of a decimal number: optional blanks, sign, fraction and exponent.
 *
 * @param key - A key of a map.
 * @returns True for 3, "3", "1.5", "2e3" and " 1", false for "k" and "0x1".
 */
export function isNumericKey(key: Key): boolean {
  // Letters begin nearly all keys, and no number begins with one; all of them come after the digits.
  return typeof key === 'number' || (key.charCodeAt(0) <= CODE_OF_NINE && decimalNumber.test(key));
}

// Every character has one place to match, so the time grows with the length of the text and no faster.
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[ \t\n\r\v\f]*$/;

// Integers of 64 bits are written in full, and none of them is further from 0.
const LARGEST_INTEGER = 2 ** 63;

/**
 * Tells whether text spells a decimal number: blanks, sign, digits, fraction, exponent.
 *
 * @param text - The text.
 * @returns Whether it does.
 */
export function isNumericString(text: string): boolean {
  return NUMERIC.test(text);
}

/**
 * Writes text that spells a number as a JSON number.
 *
 * @param text - The text.
 * @param writeFloat - Writes a number that is not an integer, or is spelled like none.
 * @returns The JSON number, or null when the text does not spell a finite number.
 */
export function numericStringToJson(text: string, writeFloat: (value: number) => string): string | null {
  if (!isNumericString(text)) return null;
  const number = Number(text);
  if (!/[.eE]/.test(text) && Math.abs(number) <= LARGEST_INTEGER) {
    const integer = BigInt(text);
    if (BigInt.asIntN(64, integer) === integer) return integer.toString();
  }
  return Number.isFinite(number) ? writeFloat(number) : null;
}

import { isNumericText } from './ordered-map';

// Where a number leaves plain decimal notation: below 1e-4, and from this many digits before the point on.
const SMALLEST_PLAIN_EXPONENT = -4;
const SHORTEST_PRECISION = 17;
const TEXT_PRECISION = 14;

/**
 * Writes a number as JSON text does: the shortest digits that read back as the same number.
 *
 * @param value - A finite number.
 * @returns For example `1`, `0.1`, `1.0e-7`, `1.5e+300`.
 */
export function numberToJson(value: number): string {
  return Object.is(value, -0) ? '-0' : layOut(value.toExponential(), SHORTEST_PRECISION, 'e');
}

/**
 * Writes a number as it appears in plain text and in query strings: integers in full, others with 14 digits.
 *
 * @param value - Any number.
 * @returns For example `1`, `0.33333333333333`, `1.0E-7`, `INF`, `NAN`.
 */
export function numberToText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  if (!Number.isFinite(value)) return String(value).replace('Infinity', 'INF').toUpperCase();
  return layOut(roundedToEven(value), TEXT_PRECISION, 'E');
}

function layOut(scientific: string, precision: number, mark: string): string {
  const [mantissa, exponentText] = scientific.split('e') as [string, string];
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '').replace(/0+$/, '');
  const exponent = Number(exponentText);
  if (exponent < SMALLEST_PLAIN_EXPONENT || exponent + 1 > precision) {
    return `${sign}${digits[0]}.${digits.slice(1) || '0'}${mark}${exponentText}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

// JavaScript rounds a number half way between two texts up, Laravel and Hypervel to the even last digit. After the
// point there are 13 digits to keep, the 5 of a number half way, and zeros as far as any such number reaches.
function roundedToEven(value: number): string {
  const exact = value.toExponential(60);
  const even = exact.replace(/([02468])50{46}e/, '$1e');
  return even === exact ? value.toExponential(TEXT_PRECISION - 1) : even;
}

/**
 * Writes text that spells a number as a JSON number.
 *
 * @param text - The text.
 * @param writeFloat - Writes a number that is not an integer, or is spelled like none.
 * @returns The JSON number, or null when the text does not spell a finite number.
 */
export function numericStringToJson(text: string, writeFloat: (value: number) => string): string | null {
  if (!isNumericText(text)) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) return null;
  // Integers of 64 bits are written in full.
  const integer = /[.eE]/.test(text) ? null : BigInt(text);
  return integer !== null && BigInt.asIntN(64, integer) === integer ? String(integer) : writeFloat(number);
}

import { wrongType } from './errors';
import { numberToText } from './number-text';
import { isNumericString } from './numeric-string';
import { truthy } from './truthy';

// What calls accept beyond the declared types is what the observed systems accept: "2" for an integer, 5 for
// text, 1 for a flag. What would lose its meaning is refused.

/**
 * Takes an integer argument; numeric text, booleans and fractions are converted, fractions by cutting.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The integer.
 * @throws TypeError when the value has no integer meaning.
 */
export function integerArgument(culprit: string, value: unknown): number {
  const isNumeric =
    typeof value === 'string'
      ? isNumericString(value)
      : typeof value === 'number' || typeof value === 'boolean';
  const integer = isNumeric ? Math.trunc(Number(value)) : Number.NaN;
  if (Number.isSafeInteger(integer)) return integer;
  throw wrongType(culprit, 'an integer', value);
}

/**
 * Takes a text argument; numbers, booleans and objects with a `toString` of their own are converted.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The text.
 * @throws TypeError when the value has no text form.
 */
export function textArgument(culprit: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberToText(value);
  if (typeof value === 'boolean') return value ? '1' : '';
  if (isStringable(value)) return String(value);
  throw wrongType(culprit, 'a string', value);
}

/**
 * Takes a boolean argument; other scalars are converted by truth.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The flag.
 * @throws TypeError when the value is not a scalar.
 */
export function booleanArgument(culprit: string, value: unknown): boolean {
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return truthy(value);
  throw wrongType(culprit, 'a boolean', value);
}

/**
 * Tells whether an object has a text form of its own.
 *
 * @param value - Any value.
 * @returns Whether it is an instance of a class that defines `toString`.
 */
export function isStringable(value: unknown): value is { toString(): string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const method: unknown = Reflect.get(value, 'toString');
  return typeof method === 'function' && method !== Object.prototype.toString;
}

/**
 * Converts any value to an integer without refusing: text by its leading number, null to 0.
 *
 * @param value - Any value.
 * @returns The integer; 0 where there is nothing to convert.
 */
export function castToInteger(value: unknown): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number') return truthy(number) ? 1 : 0;
  return Number.isFinite(number) ? Math.trunc(number) : 0;
}

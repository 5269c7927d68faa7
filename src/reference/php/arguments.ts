import { wrongType } from '../errors';
import { isFunction, isObject } from '../values';
import { truthy } from './casts';
import { numberToText } from './numbers';
import { isNumericText } from './ordered-map';

// What calls accept beyond the declared types is what Laravel and Hypervel accept: "2" for an integer, 5 for
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
      ? isNumericText(value)
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
 * @param expected - What would have been right, for the error message.
 * @returns The text.
 * @throws TypeError when the value has no text form.
 */
export function textArgument(culprit: string, value: unknown, expected = 'a string'): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberToText(value);
  if (typeof value === 'boolean') return value ? '1' : '';
  const own: unknown = isStringable(value) ? value.toString() : null;
  if (typeof own === 'string') return own;
  throw wrongType(culprit, expected, value);
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
  if (['boolean', 'number', 'string'].includes(typeof value)) return truthy(value);
  throw wrongType(culprit, 'a boolean', value);
}

/**
 * Takes a function as argument.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The function.
 * @throws TypeError when it is none.
 */
export function functionArgument<F>(culprit: string, value: F): F {
  if (isFunction(value)) return value;
  throw wrongType(culprit, 'a function', value);
}

/**
 * Takes a class as argument.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The class.
 * @throws TypeError when there are no instances of it.
 */
export function classArgument<C>(culprit: string, value: C): C {
  if (typeof value === 'function' && isObject(value.prototype)) return value;
  throw wrongType(culprit, 'a class', value);
}

/**
 * Takes a list as argument.
 *
 * @param culprit - The operation and parameter, for the error message.
 * @param value - The argument as given.
 * @returns The list.
 * @throws TypeError when it is not an array.
 */
export function listArgument(culprit: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongType(culprit, 'an array', value);
}

/**
 * Tells whether an object has a text form of its own.
 *
 * @param value - Any value.
 * @returns Whether it is an instance of a class that defines `toString`.
 */
function isStringable(value: unknown): value is { toString(): string } {
  if (!isObject(value) || Array.isArray(value)) return false;
  const method: unknown = Reflect.get(value, 'toString');
  return typeof method === 'function' && method !== Object.prototype.toString;
}

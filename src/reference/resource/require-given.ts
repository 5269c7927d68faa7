import { wrongType } from '../errors';

/**
 * Takes an argument that has to be given; null is a value.
 *
 * @param culprit - The parameter, for the error message.
 * @param value - The argument.
 * @returns The argument.
 * @throws TypeError when it is undefined.
 */
export function requireGiven<T>(culprit: string, value: T): T {
  if (value === undefined) throw wrongType(culprit, 'a value', value);
  return value;
}

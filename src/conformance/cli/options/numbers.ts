import { InvalidArgumentError } from 'commander';

/**
 * Reads a whole number from the command line.
 *
 * @param text - What was typed.
 * @returns The number, 0 or above.
 * @throws InvalidArgumentError for any other text.
 */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError(`Expected a whole number, received "${text}".`);
  return Number(text);
}

/**
 * Reads a number above 0 from the command line.
 *
 * @param text - What was typed.
 * @returns The number.
 * @throws InvalidArgumentError for any other text.
 */
export function positive(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('Expected a number above 0, received "0".');
  return number;
}

import { InvalidArgumentError } from 'commander';
import { longestTimeout } from '../../driver/longest-timeout';

/** Reads a whole number, 0 or above, from the command line. */
function wholeNumber(text: string): number {
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

/**
 * Reads a time limit from the command line.
 *
 * @param text - What was typed.
 * @returns The milliseconds.
 * @throws InvalidArgumentError for a text that is no number above 0, or a time that no timer can wait.
 */
export function milliseconds(text: string): number {
  const number = positive(text);
  if (number <= longestTimeout) return number;
  throw new InvalidArgumentError(`Expected at most ${longestTimeout} (almost 25 days), received "${text}".`);
}

/** The largest seed: fast-check computes with 32 bits, and would print another number for a larger one. */
export const largestSeed = 2 ** 31 - 1;

/**
 * Reads the seed of generated data from the command line.
 *
 * @param text - What was typed.
 * @returns The seed.
 * @throws InvalidArgumentError for a text that is no whole number, or one that a run would not print as it is.
 */
export function seed(text: string): number {
  const number = wholeNumber(text);
  if (number <= largestSeed) return number;
  throw new InvalidArgumentError(`Expected at most ${largestSeed}, received "${text}".`);
}

/**
 * Reads the path of a case, which the failure of a law shows.
 *
 * @param text - What was typed.
 * @returns The path.
 * @throws InvalidArgumentError for a text that is no such path.
 */
export function path(text: string): string {
  if (/^\d+(:\d+)*$/.test(text)) return text;
  throw new InvalidArgumentError(`Expected whole numbers with colons between, received "${text}".`);
}

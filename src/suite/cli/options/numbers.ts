import { largestSeed } from '../../seed';
import { UsageError } from '../../usage/usage-error';

/**
 * Makes a reader of an option that takes an integer.
 *
 * @param option - The option, for the error message.
 * @param least - The smallest integer it takes.
 * @param most - The largest integer it takes.
 * @returns A function of the text that was typed. It throws UsageError for any other text.
 */
export function integer(
  option: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  const limits =
    most === Number.MAX_SAFE_INTEGER ? `an integer from ${least} up` : `an integer from ${least} to ${most}`;
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UsageError(`${option}: expected ${limits}, received "${text}"`);
  };
}

/** The longest time that a timer can wait, in milliseconds. */
const longestTimeout = 2 ** 31 - 1;

/** Reads a time limit in milliseconds; no timer can wait longer than almost 25 days. */
export const timeout = integer('--timeout', 1, longestTimeout);

/** Reads the seed of generated data. */
export const seed = integer('--seed', 0, largestSeed);

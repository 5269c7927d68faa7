import { largestSeed } from './numbers';

/**
 * Draws a seed that nobody chose: it is printed, so that what was done with it can be repeated.
 *
 * @returns The seed.
 */
export function freshSeed(): number {
  return Math.floor(Math.random() * (largestSeed + 1));
}

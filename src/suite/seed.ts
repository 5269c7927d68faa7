/** The largest seed: fast-check computes with 32 bits, and would print another number for a larger one. */
export const largestSeed = 2 ** 31 - 1;

/** Draws a seed that nobody chose: it is printed, so that what was done with it can be repeated. */
export function freshSeed(): number {
  return Math.floor(Math.random() * (largestSeed + 1));
}

/** Of how much data the growth is looked at first. */
const smallest = 2000;

/** How much more data there is then. */
const factor = 4;

/**
 * How many times as long that may take, with twice as much data at each step. Time that grows with the data takes four times as
 * long, or up to ten times where data no longer fits a processor's caches; with the square it takes sixteen times as long, or less
 * as long as other work is beside it. So the last step alone tells.
 */
const mostGrowth = [8, 8, 12] as const;

/** How often a time is taken; the shortest one counts. */
const tries = 5;

/** What is over sooner than this many milliseconds proves nothing. */
const shortest = 8;

/** What takes longer than this many milliseconds is not tried with more data. */
const longest = 2000;

/** Returns the times and the sizes when time grows faster than data at every size; else null. */
export function excessOf(timeOf: (size: number) => number): string | null {
  for (const [step, most] of mostGrowth.entries()) {
    const size = smallest * 2 ** step;
    const last = least(timeOf, factor * size, shortest);
    if (last < shortest) return null;
    const first = least(timeOf, size);
    if (last <= most * first) return null;
    if (step === mostGrowth.length - 1 || last > longest)
      return `${first.toFixed(1)} ms for ${size}, ${last.toFixed(1)} ms for ${factor * size}`;
  }
  return null;
}

/** The shortest time of several, or the first below what matters. */
function least(timeOf: (size: number) => number, size: number, mattering = 0): number {
  let time = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries && time >= mattering; run += 1) time = Math.min(time, timeOf(size));
  return time;
}

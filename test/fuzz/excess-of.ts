/** Of how much data the growth is looked at first. */
const smallest = 2000;

/** How much more data than at first there is at last. */
const factor = 4;

/**
 * How many times as long that may take: four times as long where time grows with the data, sixteen times where it grows with
 * the square.
 */
const mostGrowth = 9;

/** How often the data is doubled before growth is believed: what a memory or a compiler does at one size it does not do at all. */
const doublings = 2;

/** How often a time is taken; the shortest one counts. */
const tries = 5;

/** What is over sooner than this many milliseconds proves nothing. */
const shortest = 8;

/** What takes longer than this many milliseconds is not tried with more data. */
const longest = 2000;

/**
 * Tells whether time grows faster than data does.
 *
 * @param timeOf - Takes the time that a size takes, in milliseconds.
 * @returns The times and the sizes, when it grows too fast at every size; else null.
 */
export function excessOf(timeOf: (size: number) => number): string | null {
  let found: string | null = null;
  for (let size = smallest, doubled = 0; doubled <= doublings; size *= 2, doubled += 1) {
    const last = least(timeOf, factor * size, shortest);
    if (last < shortest) return null;
    const first = least(timeOf, size);
    if (last <= mostGrowth * first) return null;
    found = `${first.toFixed(1)} ms for ${size}, ${last.toFixed(1)} ms for ${factor * size}`;
    if (last > longest) break;
  }
  return found;
}

/** The shortest time of several, or the first below what matters. */
function least(timeOf: (size: number) => number, size: number, mattering = 0): number {
  let time = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries && time >= mattering; run += 1) time = Math.min(time, timeOf(size));
  return time;
}

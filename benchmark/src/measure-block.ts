import type { Clock } from './clock';

/** One run of the same operation over a stretch of time. */
export interface Block {
  readonly operations: number;
  /** Nanoseconds by the wall. */
  readonly wall: number;
  /** Microseconds of processor time. */
  readonly processor: number;
}

const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const CHECKS_PER_BLOCK = 20;

/**
 * Repeats an operation for a stretch of time.
 *
 * The operation runs at least once. The clock is read about twenty times a block, so that reading it costs fast
 * operations nothing.
 *
 * @param operation - Returns a text; its last character is read, so that lazily joined text counts as work too.
 * @param milliseconds - How long.
 * @param clock - The clock.
 * @returns What was counted.
 */
export function measureBlock(operation: () => string, milliseconds: number, clock: Clock): Block {
  const length = milliseconds * NANOSECONDS_PER_MILLISECOND;
  const processorStart = clock.processor();
  const start = clock.wall();
  let operations = 0;
  let batch = 1;
  let elapsed = 0;
  do {
    for (let count = 0; count < batch; count += 1) consume(operation());
    operations += batch;
    const now = clock.wall() - start;
    const isFast = now - elapsed < length / CHECKS_PER_BLOCK;
    elapsed = now;
    if (isFast) batch *= 2;
  } while (elapsed < length);
  return { operations, wall: elapsed, processor: clock.processor() - processorStart };
}

let consumed = 0;

// Uses the result, so that no compiler can leave the operation out.
function consume(text: string): void {
  consumed = (consumed + text.charCodeAt(text.length - 1)) | 0;
}

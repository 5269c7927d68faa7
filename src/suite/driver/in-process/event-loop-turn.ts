import { setImmediate } from 'node:timers/promises';

/** How long signals and timers wait for their turn at most, in milliseconds. */
const longestWait = 50;

/** Lets signals and timers have their turn during work that never waits for anything. */
export class EventLoopTurn {
  #last = performance.now();

  /** Whether the last turn was long enough ago. */
  get isDue(): boolean {
    return performance.now() - this.#last >= longestWait;
  }

  /** Waits until the signals and timers that are due have been handled. */
  async take(): Promise<void> {
    await setImmediate();
    this.#last = performance.now();
  }
}

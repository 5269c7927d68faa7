import { setImmediate } from 'node:timers/promises';

/** How long signals and timers wait for their turn at most, in milliseconds. */
const patience = 50;

/** Lets signals and timers have their turn while work goes on that never waits for anything. */
export class EventLoopTurn {
  #last = performance.now();

  /** Whether the last turn was long enough ago. */
  get isDue(): boolean {
    return performance.now() - this.#last >= patience;
  }

  /** Waits until everything that has happened meanwhile was heard. */
  async take(): Promise<void> {
    await setImmediate();
    this.#last = performance.now();
  }
}

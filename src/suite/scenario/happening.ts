import type { Outcome } from '../protocol/wire';
import { ExpectationFailure } from './expectation-failure';

/** What was done: in words, or how to put it into words should a message need them. */
export type Description = string | (() => string);

/** The last thing a scenario did, and whether a step has looked at it. */
export class Happening {
  seen = false;
  readonly #what: Description;

  /**
   * @param what - What was done.
   * @param outcome - What came of it.
   */
  constructor(
    what: Description,
    readonly outcome: Outcome,
  ) {
    this.#what = what;
  }

  /** What was done, in words. */
  get what(): string {
    return typeof this.#what === 'string' ? this.#what : this.#what();
  }

  /** Fails when the driver could not do what it declares to serve. */
  requireServed(): void {
    if (!('cannot' in this.outcome)) return;
    const expected = 'an outcome, as the driver declares to serve it';
    throw new ExpectationFailure(this.what, expected, `cannot: ${this.outcome.cannot}`);
  }
}

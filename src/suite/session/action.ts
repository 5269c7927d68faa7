import type { Outcome } from '../protocol/wire';
import { ExpectationFailure } from './expectation-failure';

/** What was done: in words, or how to put it into words should a message need them. */
export type Description = string | (() => string);

/** A thing that a scenario did, and whether a step has looked at its outcome. */
export class Action {
  seen = false;

  /**
   * @param description - What was done.
   * @param outcome - What came of it.
   * @throws ExpectationFailure when the driver could not do what it declares to serve.
   */
  constructor(
    private readonly description: Description,
    readonly outcome: Outcome,
  ) {
    if (!('cannot' in outcome)) return;
    const expected = 'an outcome or an error of the implementation, as the driver declares to serve it';
    throw new ExpectationFailure(this.what, expected, `cannot: ${outcome.cannot}`);
  }

  /** What was done, in words. */
  get what(): string {
    return typeof this.description === 'string' ? this.description : this.description();
  }
}

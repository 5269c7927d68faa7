import type { Outcome } from '../protocol/wire';
import { ExpectationFailure } from './expectation-failure';

/** What was done: in words, or how to put it into words should a message need them. */
export type Description = string | (() => string);

/** A thing that a scenario did, and whether a step has looked at its outcome. */
export class Action {
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
    return inWords(this.#what);
  }
}

/**
 * Makes sure that the driver could do what it declares to serve.
 *
 * @param what - What was done.
 * @param outcome - What came of it.
 * @returns The outcome.
 * @throws ExpectationFailure when it could not.
 */
export function requireServed(what: Description, outcome: Outcome): Outcome {
  if (!('cannot' in outcome)) return outcome;
  const expected = 'an outcome or an error of the implementation, as the driver declares to serve it';
  throw new ExpectationFailure(inWords(what), expected, `cannot: ${outcome.cannot}`);
}

function inWords(what: Description): string {
  return typeof what === 'string' ? what : what();
}

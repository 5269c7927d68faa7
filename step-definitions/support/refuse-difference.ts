import type { Difference } from '../../src/suite/notation/difference';
import { ExpectationFailure } from '../../src/suite/session/expectation-failure';

/**
 * Fails when there is a difference.
 *
 * @param what - What was looked at.
 * @param difference - Where it is not what was expected; null when it is.
 */
export function refuseDifference(what: string, difference: Difference | null): void {
  if (difference === null) return;
  throw new ExpectationFailure(what, difference.expected, difference.received, difference.path);
}

import type { WireValue } from '../../src/suite/protocol/wire';
import { ExpectationFailure } from '../../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../../src/suite/session/show-outcome';
import type { TouchstoneWorld } from './world';

/**
 * Returns the value that came of the last action.
 *
 * @param world - The scenario.
 * @param expected - What the step expects of the value, in words; asked for only when there is none.
 * @returns The value.
 * @throws ExpectationFailure when it raised an error instead.
 */
export function resultValue(world: TouchstoneWorld, expected: () => string): WireValue {
  const { last } = world.session;
  const { outcome } = last;
  if ('value' in outcome) return outcome.value;
  throw new ExpectationFailure(last.what, expected(), showOutcomeBriefly(outcome));
}

import { findDifference } from '../../src/suite/notation/match';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { showExpected, showWire } from '../../src/suite/notation/show';
import type { Action } from '../../src/suite/session/action';
import { ExpectationFailure, refuseDifference } from '../../src/suite/session/expectation-failure';
import { showOutcomeBriefly } from '../../src/suite/session/show-outcome';
import { resultValue } from './result-value';
import type { TouchstoneWorld } from './world';

/**
 * Fails unless the last action gave the expected value; the order of keys counts as the scenario says.
 *
 * @param world - The scenario.
 * @param expected - The expectation, as the feature has it.
 */
export function expectValue(world: TouchstoneWorld, expected: OrderedJson): void {
  expectOutcome(world, world.session.last, expected);
}

/**
 * Fails unless the last action gave a value other than one.
 *
 * @param world - The scenario.
 * @param unwanted - What it must not be.
 */
export function expectOtherValue(world: TouchstoneWorld, unwanted: OrderedJson): void {
  const { outcome } = world.session.last;
  world.expect({ of: outcome, look: 'value', check: 'isNot', expected: unwanted }, () =>
    refuseValue(world, unwanted, 'anything but'),
  );
}

/**
 * Fails when the last action gave the unwanted value; an error, or any other value, passes.
 *
 * @param world - The scenario.
 * @param unwanted - What it must not be.
 */
export function expectErrorOrOtherValue(world: TouchstoneWorld, unwanted: OrderedJson): void {
  const { outcome } = world.session.last;
  world.expect({ of: outcome, look: 'outcome', check: 'isNot', expected: unwanted }, () => {
    if (!('error' in outcome)) refuseValue(world, unwanted, 'an error, or anything but');
  });
}

function refuseValue(world: TouchstoneWorld, unwanted: OrderedJson, inWords: string): void {
  const { session, keyOrder } = world;
  const text = () => `${inWords} ${showExpected(unwanted)}`;
  const value = resultValue(world, text);
  if (findDifference(unwanted, value, session.handleOf, keyOrder) !== null) return;
  const [shown, named] = [showWire(value), showExpected(unwanted)];
  const received = shown === named ? shown : `${shown}, which is ${named}`;
  throw new ExpectationFailure(session.last.what, text(), received);
}

/**
 * Fails unless an outcome is the expected value; the order of keys counts as the scenario says.
 *
 * @param world - The scenario.
 * @param action - What was done, and what came of it.
 * @param expected - The expectation, as the feature has it.
 */
export function expectOutcome(
  world: TouchstoneWorld,
  action: Pick<Action, 'what' | 'outcome'>,
  expected: OrderedJson,
): void {
  const { outcome } = action;
  world.expect({ of: outcome, look: 'value', check: 'is', expected }, () => {
    if (!('value' in outcome)) {
      throw new ExpectationFailure(action.what, showExpected(expected), showOutcomeBriefly(outcome));
    }
    const { session, keyOrder } = world;
    refuseDifference(action.what, findDifference(expected, outcome.value, session.handleOf, keyOrder));
  });
}

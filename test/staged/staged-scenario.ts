import type { Driver } from '../../src/suite/driver/driver';
import type { Expectation } from '../../src/suite/export/expectation';
import type { KeyOrder } from '../../src/suite/notation/difference';
import type { RunParameters } from '../../src/suite/run/judged-run';
import type { InitialState } from '../../src/suite/session/initial-state';
import { ScenarioSession } from '../../src/suite/session/scenario-session';
import type { TouchstoneWorld } from '../../step-definitions/support/world';
import { servesAll } from '../serves-all.cjs';
import type { MatchedStep } from './matched-steps';

/** Returns the world of a scenario with a session of one's own in it. */
export type MakeWorld = (
  session: ScenarioSession,
  keyOrder: KeyOrder,
  parameters: RunParameters,
) => TouchstoneWorld;

/** A scenario as it is carried out here: without Cucumber, on any driver. */
export interface StagedScenario {
  readonly steps: readonly MatchedStep[];
  readonly keyOrder: KeyOrder;
  readonly parameters: RunParameters;
  readonly makeWorld: MakeWorld;
}

/** Told of the course of a scenario. */
export interface Watcher {
  /** A step begins. */
  onStep(index: number): void;
  /** The step expects something. */
  onExpect(expectation: Expectation): void;
}

/**
 * Carries out every step of a scenario, also after one that failed. Returns what each step threw, and last
 * what its end threw; null where nothing was.
 */
export async function carryOut(
  { steps, keyOrder, parameters, makeWorld }: StagedScenario,
  driver: Driver,
  watcher: Watcher,
): Promise<(unknown | null)[]> {
  const session = new ScenarioSession(driver, servesAll);
  const world = makeWorld(session, keyOrder, parameters);
  world.expect = (expectation, judge) => {
    watcher.onExpect(expectation);
    judgeAlone(world, judge);
  };
  const thrown: unknown[] = [];
  for (const [index, { code, args }] of steps.entries()) {
    watcher.onStep(index);
    thrown.push(await whatIsThrown(() => code.apply(world, [...args])));
  }
  return [...thrown, await whatIsThrown(() => session.assertNothingUnseen())];
}

/** Judges an expectation; those that it is made of are no expectations of the step. */
function judgeAlone(world: TouchstoneWorld, judge: () => void): void {
  const { expect } = world;
  world.expect = (_expectation, judgePart) => judgePart();
  try {
    judge();
  } finally {
    world.expect = expect;
  }
}

/**
 * Carries out a scenario and brings the driver back to the state in which it began. Returns why the scenario
 * fails, a state that stays behind included; null when it passes.
 */
export async function failureOf(
  scenario: StagedScenario,
  driver: Driver,
  state: InitialState,
): Promise<unknown | null> {
  const thrown = await carryOut(scenario, driver, { onStep: () => {}, onExpect: () => {} });
  const leak = await whatIsThrown(() => state.restore(driver));
  return [...thrown, leak].find((each) => each !== null) ?? null;
}

async function whatIsThrown(action: () => unknown): Promise<unknown | null> {
  try {
    await action();
    return null;
  } catch (thrown) {
    return thrown ?? new Error('something without a name was thrown');
  }
}

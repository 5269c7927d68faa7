import type { Driver } from '../../src/suite/driver/driver';
import type { KeyOrder } from '../../src/suite/notation/difference';
import type { Outcome } from '../../src/suite/protocol/wire';
import type { RunParameters } from '../../src/suite/run/judged-run';
import type { Action } from '../../src/suite/session/action';
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
  /** The step looks at what happened last. */
  onLook(outcome: Outcome): void;
}

class WatchedSession extends ScenarioSession {
  onLook: ((outcome: Outcome) => void) | null = null;

  override get last(): Action {
    const last = super.last;
    this.onLook?.(last.outcome);
    return last;
  }
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
  const session = new WatchedSession(driver, servesAll);
  session.onLook = (outcome) => watcher.onLook(outcome);
  const world = makeWorld(session, keyOrder, parameters);
  const thrown: unknown[] = [];
  for (const [index, { code, args }] of steps.entries()) {
    watcher.onStep(index);
    thrown.push(await whatIsThrown(() => code.apply(world, [...args])));
  }
  return [...thrown, await whatIsThrown(() => session.assertNothingUnseen())];
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
  const thrown = await carryOut(scenario, driver, { onStep: () => {}, onLook: () => {} });
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

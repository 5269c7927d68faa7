import type { Pickle } from '@cucumber/messages';
import { Needs } from '../../src/suite/needs/needs';
import { PlanningDriver } from '../../src/suite/needs/planning-driver';
import { carryOutStep } from '../../src/suite/run/carry-out-step';
import type { StepDefinition } from '../../src/suite/run/step-definitions';
import { ExpectationFailure } from '../../src/suite/session/expectation-failure';
import { ScenarioSession } from '../../src/suite/session/scenario-session';
import { TouchstoneWorld } from './world';

/** A scenario that is walked through and not judged. */
export class WalkedWorld extends TouchstoneWorld {
  readonly #walk: ScenarioSession;

  /**
   * @param world - The world in which the scenario is judged; nothing is done in it.
   * @param session - The session of the walk.
   */
  constructor(world: TouchstoneWorld, session: ScenarioSession) {
    // A law says what it needs before its first case, so it has none here.
    const { path: _path, verbose: _verbose, ...parameters } = world.parameters;
    super({ ...world, parameters: { ...parameters, runs: 0 } });
    this.#walk = session;
  }

  override get session(): ScenarioSession {
    return this.#walk;
  }
}

/**
 * Finds out what a scenario needs before it runs: from its tags, and by walking through its steps.
 *
 * @param world - The world in which it will run.
 * @param pickle - The scenario.
 * @param definitions - The step definitions; without any, only the tags tell.
 * @returns Everything it needs of a driver.
 * @throws Error of a step that cannot be carried out on any implementation.
 */
export async function needsOf(
  world: TouchstoneWorld,
  pickle: Pickle,
  definitions: readonly StepDefinition[],
): Promise<Needs> {
  const needs = new Needs();
  needs.addTags(pickle.tags);
  const session = new ScenarioSession(new PlanningDriver(), needs);
  await walkThrough(new WalkedWorld(world, session), pickle, definitions);
  return needs;
}

/**
 * Carries out the steps of a scenario, whatever comes of them.
 *
 * @param world - The world in which.
 * @param pickle - The scenario.
 * @param definitions - The step definitions; a step that none matches does nothing.
 */
export async function walkThrough(
  world: WalkedWorld,
  pickle: Pickle,
  definitions: readonly StepDefinition[],
): Promise<void> {
  for (const step of pickle.steps) {
    try {
      await carryOutStep(world, step, definitions);
    } catch (thrown) {
      if (!(thrown instanceof ExpectationFailure)) throw thrown;
    }
  }
}

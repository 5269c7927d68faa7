import { type Pickle, PickleStepType } from '@cucumber/messages';
import type { Driver } from '../driver/driver';
import { Needs } from '../needs/needs';
import { PlanningDriver } from '../needs/planning-driver';
import type { KeyOrder } from '../notation/difference';
import type { Outcome } from '../protocol/wire';
import { matchStep } from '../run/match-step';
import type { StepDefinition } from '../run/step-definitions';
import { ScenarioSession } from '../session/scenario-session';
import type { Expectation } from './expectation';

/** The world of a scenario that is written down: what its steps need and expect is noted, and nothing is judged. */
export class NotedScenario {
  readonly needs = new Needs();
  readonly keyOrder: KeyOrder = 'unordered';
  /** A law says what it needs before its first case, so it has none here. */
  readonly parameters = { runs: 0 };
  readonly expectations: Expectation[] = [];
  /** The texts of the Thens that noted no expectation. */
  readonly silentSteps: string[] = [];
  readonly session: ScenarioSession;

  private constructor(driver: Driver) {
    this.session = new ScenarioSession(driver, this.needs);
  }

  /**
   * Carries out the steps of a scenario.
   *
   * @param pickle - The scenario.
   * @param definitions - The step definitions; without any, only the tags tell what it needs.
   * @param driver - Who answers; nobody, unless it is given.
   * @returns The scenario, with all that its steps need and expect.
   * @throws Error of a step that cannot be carried out on any implementation.
   */
  static async of(
    pickle: Pickle,
    definitions: readonly StepDefinition[],
    driver: Driver = new PlanningDriver(),
  ): Promise<NotedScenario> {
    const noted = new NotedScenario(driver);
    noted.needs.addTags(pickle.tags);
    for (const step of pickle.steps) {
      const before = noted.expectations.length;
      const match = matchStep(noted, step, definitions);
      await match?.definition.code.apply(noted, [...match.args]);
      if (step.type === PickleStepType.OUTCOME && noted.expectations.length === before)
        noted.silentSteps.push(step.text);
    }
    return noted;
  }

  /** Notes what a step expects; its own judgement is left aside. */
  expect(expectation: Expectation, _judge: () => void): void {
    this.expectations.push(expectation);
  }

  /**
   * Tells which message an outcome is of.
   *
   * @param outcome - An outcome in this scenario.
   * @returns The handle by which the scenario calls it.
   */
  static messageOf(outcome: Outcome): string {
    const { $ref } = ('value' in outcome ? outcome.value : null) as { readonly $ref: string };
    return $ref;
  }
}

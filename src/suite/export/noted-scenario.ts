import { type Pickle, PickleStepType } from '@cucumber/messages';
import { RecordingDriver, type TranscriptEntry } from '../driver/recording-driver';
import { Needs } from '../needs/needs';
import { PlanningDriver } from '../needs/planning-driver';
import type { KeyOrder } from '../notation/difference';
import type { Outcome } from '../protocol/wire';
import { carryOutStep } from '../run/carry-out-step';
import type { StepDefinition } from '../run/step-definitions';
import { ScenarioSession } from '../session/scenario-session';
import type { Expectation } from './expectation';

/** The world of a scenario that is written down: its steps send to nobody, and what they expect is noted and not judged. */
export class NotedScenario {
  readonly needs = new Needs();
  readonly keyOrder: KeyOrder = 'unordered';
  readonly expectations: Expectation[] = [];
  readonly #driver = new RecordingDriver(new PlanningDriver());
  readonly session = new ScenarioSession(this.#driver, this.needs);

  /**
   * Carries out the steps of a scenario.
   *
   * @param pickle - The scenario.
   * @param definitions - The step definitions.
   * @returns The scenario, with all that its steps sent and expect.
   * @throws Error naming the step, for a Then that notes no expectation.
   */
  static async of(pickle: Pickle, definitions: readonly StepDefinition[]): Promise<NotedScenario> {
    const noted = new NotedScenario();
    noted.needs.addTags(pickle.tags);
    for (const step of pickle.steps) {
      const before = noted.expectations.length;
      await carryOutStep(noted, step, definitions);
      if (step.type === PickleStepType.OUTCOME && noted.expectations.length === before)
        throw new Error(`"${step.text}": expected the step to note what it expects`);
    }
    return noted;
  }

  /** Notes what a step expects; its own judgement is left aside. */
  expect(expectation: Expectation, _judge: () => void): void {
    this.expectations.push(expectation);
  }

  /** Returns the messages that the steps sent, in their order. */
  sent(): Promise<readonly TranscriptEntry[]> {
    return this.#driver.transcript();
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

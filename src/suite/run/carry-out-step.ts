import type { PickleStep } from '@cucumber/messages';
import { matchStep } from './match-step';
import type { StepDefinition } from './step-definitions';

/**
 * Carries out one step outside a run of Cucumber.
 *
 * @param world - What the step definitions get as `this`.
 * @param step - The step.
 * @param definitions - The step definitions; a step that none matches does nothing.
 */
export async function carryOutStep(
  world: object,
  step: PickleStep,
  definitions: readonly StepDefinition[],
): Promise<void> {
  const match = matchStep(world, step, definitions);
  await match?.definition.code.apply(world, [...match.args]);
}

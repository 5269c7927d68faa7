import { DataTable } from '@cucumber/cucumber';
import type { PickleStep, PickleStepArgument } from '@cucumber/messages';
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
  { text, argument }: PickleStep,
  definitions: readonly StepDefinition[],
): Promise<void> {
  for (const { expression, code } of definitions) {
    const found = expression.match(text);
    if (found === null) continue;
    await code.apply(world, [...found.map((each) => each.getValue(world)), ...blockOf(argument)]);
    return;
  }
}

/** The text or table below a step, if there is one. */
function blockOf(argument: PickleStepArgument | undefined): readonly unknown[] {
  if (argument?.docString !== undefined) return [argument.docString.content];
  return argument?.dataTable === undefined ? [] : [new DataTable(argument.dataTable)];
}

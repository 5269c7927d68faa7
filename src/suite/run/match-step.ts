import { DataTable } from '@cucumber/cucumber';
import type { PickleStep, PickleStepArgument } from '@cucumber/messages';
import type { StepDefinition } from './step-definitions';

/** The definition of a step, and the arguments that the step gives it. */
export interface StepMatch<D extends StepDefinition> {
  readonly definition: D;
  readonly args: readonly unknown[];
}

/**
 * Finds the definition of a step.
 *
 * @param world - What the step definitions get as `this`.
 * @param step - The step.
 * @param definitions - The step definitions.
 * @returns The first definition that matches, with its arguments; null when none does.
 */
export function matchStep<D extends StepDefinition>(
  world: object,
  { text, argument }: PickleStep,
  definitions: readonly D[],
): StepMatch<D> | null {
  for (const definition of definitions) {
    const found = definition.expression.match(text);
    if (found === null) continue;
    return { definition, args: [...found.map((each) => each.getValue(world)), ...blockOf(argument)] };
  }
  return null;
}

/** The text or table below a step, if there is one. */
function blockOf(argument: PickleStepArgument | undefined): readonly unknown[] {
  if (argument?.docString !== undefined) return [argument.docString.content];
  return argument?.dataTable === undefined ? [] : [new DataTable(argument.dataTable)];
}

import { DataTable } from '@cucumber/cucumber';
import type { Pickle, PickleStep } from '@cucumber/messages';
import type { StepDefinition } from '../../src/suite/run/step-definitions';
import type { Opening } from '../../step-definitions/support/leaves-open';

/** A step of a scenario with the definition that carries it out. */
export interface MatchedStep {
  readonly text: string;
  /** Whether it is a Then, which looks at what happened; a Given or When that looks only wants to go on with it. */
  readonly isOutcome: boolean;
  readonly code: StepDefinition['code'];
  readonly args: readonly unknown[];
  /** What it declares to leave open; null when it has to notice everything. */
  readonly opening: Opening | null;
}

/** What Cucumber keeps of a definition beside its code. */
interface Declared {
  readonly keyword?: string;
  readonly options?: { readonly wrapperOptions?: Opening };
}

/** Finds the definition of every step of a scenario, and throws for a step without one. */
export function matchedSteps(pickle: Pickle, definitions: readonly StepDefinition[]): MatchedStep[] {
  return pickle.steps.map((step) => matched(step, definitions));
}

function matched(
  { text, argument }: PickleStep,
  definitions: readonly (StepDefinition & Declared)[],
): MatchedStep {
  for (const { expression, code, keyword, options } of definitions) {
    const found = expression.match(text);
    if (found === null) continue;
    const block = argument?.docString?.content ?? (argument?.dataTable && new DataTable(argument.dataTable));
    const args = found.map((each) => each.getValue({}));
    return {
      text,
      isOutcome: keyword === 'Then',
      code,
      args: block === undefined ? args : [...args, block],
      opening: options?.wrapperOptions ?? null,
    };
  }
  throw new Error(`No step definition matches: ${text}`);
}

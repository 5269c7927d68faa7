import type { Pickle, PickleStep } from '@cucumber/messages';
import { matchStep } from '../../src/suite/run/match-step';
import type { StepDefinition } from '../../src/suite/run/step-definitions';

/** A step of a scenario with the definition that carries it out. */
export interface MatchedStep {
  readonly text: string;
  /** Whether it is a Then, which looks at what happened; a Given or When that looks only wants to go on with it. */
  readonly isOutcome: boolean;
  readonly code: StepDefinition['code'];
  readonly args: readonly unknown[];
}

/** What Cucumber keeps of a definition beside its code. */
interface Declared {
  readonly keyword?: string;
}

/** Finds the definition of every step of a scenario, and throws for a step without one. */
export function matchedSteps(pickle: Pickle, definitions: readonly StepDefinition[]): MatchedStep[] {
  return pickle.steps.map((step) => matched(step, definitions));
}

function matched(step: PickleStep, definitions: readonly (StepDefinition & Declared)[]): MatchedStep {
  const match = matchStep({}, step, definitions);
  if (match === null) throw new Error(`No step definition matches: ${step.text}`);
  const { definition, args } = match;
  const { code, keyword } = definition;
  return { text: step.text, isOutcome: keyword === 'Then', code, args };
}

import type { KeyOrder } from '../../src/suite/notation/difference';
import type { Outcome } from '../../src/suite/protocol/wire';

/** What a step was told, and what it looked at. */
export interface StepView {
  /** The arguments of the step: placeholders, then the doc string or table. */
  readonly args: readonly unknown[];
  /** What it looked at, in that order: the outcome of the last action, and those that it asked for. */
  readonly outcomes: readonly Outcome[];
  /** Whether the order of keys counts in the scenario. */
  readonly keyOrder: KeyOrder;
}

/** What a step deliberately leaves to implementations. */
export interface Opening {
  /** In words, such as "the order of keys". */
  readonly what: string;
  /** Returns what is left when this is taken away: where it is the same, the step has to come to the same verdict. */
  readonly seen: (look: StepView) => unknown;
}

/** The options of a step definition that leaves something open. */
export interface OpenStep {
  readonly wrapperOptions: Opening;
}

/**
 * Declares what a step leaves open; a step without a declaration has to notice every difference.
 *
 * `npm run liveness` holds every step to its declaration: what is open must not make it fail, and everything else must.
 *
 * @param opening - What the step leaves open.
 * @returns The options for the step definition.
 */
export function leavesOpen(opening: Opening): OpenStep {
  return { wrapperOptions: opening };
}

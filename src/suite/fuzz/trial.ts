import type { Program } from './program';
import type { StepOutcome } from './run-program';

/** How a program fares: where it was found that the two do not do the same. */
export interface Trial {
  /** What it has in common with others of the same cause. */
  readonly cause: string;
  /** The interface row that its last step is about. */
  readonly row: string;
  /** How they differ, the same for all differences of one cause. */
  readonly shape: string;
  /** The program up to where they differ, and what each made of it. */
  readonly program: Program;
  readonly left: readonly StepOutcome[];
  readonly right: readonly StepOutcome[];
}

/** The row that a program ends in; what a closure was called with is about the call before. */
export function rowOf(steps: Program['steps']): string {
  const last = steps.findLast((step) => 'row' in step);
  return last !== undefined && 'row' in last ? last.row : 'Statement.inProcess';
}

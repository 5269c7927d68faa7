import type { Program } from './program';
import type { StepOutcome } from './run-program';

/** A disagreement of two implementations: the smallest program that shows it. */
export interface Finding {
  /** What it has in common with others of the same cause. */
  readonly cause: string;
  /** The interface row that its last step is about. */
  readonly row: string;
  /** How they differ, the same for all differences of one cause. */
  readonly shape: string;
  readonly program: Program;
  /** What each made of each step. */
  readonly left: readonly StepOutcome[];
  readonly right: readonly StepOutcome[];
  /** What leads to it again. */
  readonly seed: number;
  readonly path: string;
  /** Whether it still shows when the smallest program is run alone. */
  readonly isRepeatable: boolean;
}

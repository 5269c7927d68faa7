import type { Trial } from './trial';

/** A disagreement of two implementations: the smallest program that shows it. */
export interface Finding extends Trial {
  /** What leads to it again. */
  readonly seed: number;
  readonly path: string;
  /** Whether it still shows when the smallest program is run alone. */
  readonly isRepeatable: boolean;
}

import type { Outcome } from '../../src/suite/protocol/wire';

/** One thing changed in something that was observed. */
export interface Corrupted<T> {
  /** What was done to it, such as "an entry dropped". */
  readonly kind: string;
  /** Where, from the outside in; empty for the whole. */
  readonly place: string;
  readonly now: T;
}

/** An outcome with one thing changed. */
export type Corruption = Corrupted<Outcome>;

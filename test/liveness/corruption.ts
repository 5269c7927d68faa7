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

/** The changes of a part as changes of the whole that has it. */
export function ofWhole<P, W>(
  changes: readonly Corrupted<P>[],
  before: string,
  whole: (now: P) => W,
): Corrupted<W>[] {
  return changes.map(({ kind, place, now }) => ({ kind, place: `${before}${place}`, now: whole(now) }));
}

/** A JavaScript class, or anything else that can be constructed. */
export type ClassFunction = abstract new (...args: never[]) => object;

/** What an expression is evaluated with: the surroundings of the closure or message it stands in. */
export interface Frame {
  /** The arguments that the closure received. */
  readonly args: readonly unknown[];
  /** The bound object. */
  readonly self: object | null;
  /** Runs the inherited implementation of the method being run. */
  readonly inherited: ((args: readonly unknown[]) => unknown) | null;
}

/** The frame of expressions that stand in no closure. */
export const outermostFrame: Frame = { args: [], self: null, inherited: null };

import type { Frame as KitFrame } from '../../../../drivers/javascript/touchstone-expressions.cjs';

/** A JavaScript class, or anything else that can be constructed. */
export type ClassFunction = abstract new (...args: never[]) => object;

/** What an expression is evaluated with: the surroundings of the closure or message it stands in. */
export type Frame = KitFrame;

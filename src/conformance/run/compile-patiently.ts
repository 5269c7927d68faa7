import { setFlagsFromString } from 'node:v8';

/** How much a function runs before V8 optimizes it, in bytes of bytecode; a few times V8's own. */
const interruptBudget = 400_000;

/**
 * Makes the engine wait longer before it optimizes a function.
 *
 * A run lasts seconds and spreads over thousands of functions: by default about a third of its processor time goes into
 * optimizing code that is hardly called again. What code does is not affected, and an engine without the setting
 * goes on as before.
 */
export function compilePatiently(): void {
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`);
}

import { showWire } from '../notation/show';
import type { Expression } from '../protocol/wire';
import { callText } from '../text/call-text';
import { counted } from '../text/counted';

/** A call that a law made: the name of the operation, or "new" and a class, with the arguments. */
export type Call = readonly [what: string, args: readonly Expression[]];

/** Of more calls than this, the first and the last ones are shown. */
const mostCalls = 8;

/**
 * Writes the calls that a law made, in their order.
 *
 * @param calls - The calls.
 * @returns One line of text.
 */
export function showCalls(calls: readonly Call[]): string {
  const leftOut = calls.length - mostCalls;
  if (leftOut <= 0) return calls.map(show).join(', ');
  const last = calls.slice(1 - mostCalls).map(show);
  return [...calls.slice(0, 1).map(show), `… ${counted(leftOut, 'more call')} …`, ...last].join(', ');
}

function show([what, args]: Call): string {
  return callText(what, args.map(showWire));
}

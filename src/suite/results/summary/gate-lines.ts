import { wrapText } from '../../text/wrap-text';
import type { JudgedGate } from '../gate';

/**
 * Writes what was demanded of the figures, and what they are.
 *
 * @param gates - The gates of the run.
 * @returns Lines of text; none without gates.
 */
export function gateLines(gates: readonly JudgedGate[]): string[] {
  if (gates.length === 0) return [];
  const lines = gates.flatMap(({ figure, part, percent: limit, received, isMet }) => {
    const bound = figure === 'coverage' ? 'at least' : 'at most';
    const shown = received === null ? 'none, as nothing ran' : `${beside(limit, received)} %`;
    const mark = isMet ? 'met   ' : 'MISSED';
    const text = `${mark} ${figure} of ${part}: expected ${bound} ${limit} %, received ${shown}`;
    return wrapText(text, { hanging: '       ' });
  });
  return ['', ...lines];
}

/** Rounds a figure, but never so far that it seems to be on the other side of its limit, or right on it. */
function beside(limit: number, received: number): string {
  const side = (figure: number): number => Math.sign(Number((figure - limit).toFixed(9)));
  const digits = [1, 2, 3].find((count) => side(Number(received.toFixed(count))) === side(received));
  return received.toFixed(digits ?? 4);
}

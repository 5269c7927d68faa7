import { printableText } from '../../text/printable-text';
import { wrapText } from '../../text/wrap-text';
import type { JudgedGate } from '../gate';
import type { ResultFile } from '../result-file';
import { traitLines } from './trait-lines';

/**
 * Writes the two figures of the portable core, of every trait and of all scenarios.
 *
 * @param file - The results.
 * @returns Lines of text, the first one naming the implementation.
 */
export function figureLines(file: ResultFile): string[] {
  const { implementation } = file;
  const [name, version, language] = [
    implementation.name,
    implementation.version,
    implementation.language,
  ].map((text) => printableText(text, { oneLine: true, maxLength: 30 }));
  return ['', ...wrapText(`${name} ${version} (${language})`), '', ...traitLines(file)];
}

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

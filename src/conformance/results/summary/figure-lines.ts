import { levels } from '../../scenarios/scenario-info';
import { printableText } from '../../text/printable-text';
import type { JudgedGate } from '../gate';
import type { ResultFile } from '../result-file';
import type { Totals } from '../verdict';

/**
 * Writes the two figures of every level, and of all.
 *
 * @param file - The results.
 * @returns Lines of text, the first one naming the implementation.
 */
export function figureLines({ implementation, totals }: ResultFile): string[] {
  const [name, version, language] = [
    implementation.name,
    implementation.version,
    implementation.language,
  ].map((text) => printableText(text, { oneLine: true, maxLength: 30 }));
  return [
    '',
    `${name} ${version} (${language})`,
    'level       divergence    coverage   passed  failed  unsupported  not run',
    ...[...levels, 'all' as const].map((level) => figureLine(level, totals[level])),
  ];
}

function figureLine(level: string, totals: Totals): string {
  const numbers = [
    String(totals.passed).padStart(9),
    String(totals.failed).padStart(8),
    String(totals.unsupported).padStart(13),
    String(totals.notRun).padStart(9),
  ];
  const ratios = [totals.divergence, totals.coverage].map((ratio) => percent(ratio).padStart(12));
  return [level.padEnd(10), ...ratios, ...numbers].join('');
}

function percent(ratio: number | null): string {
  return ratio === null ? '-' : `${(ratio * 100).toFixed(1)} %`;
}

/**
 * Writes what was demanded of the figures, and what they are.
 *
 * @param gates - The gates of the run.
 * @returns Lines of text; none without gates.
 */
export function gateLines(gates: readonly JudgedGate[]): string[] {
  if (gates.length === 0) return [];
  const lines = gates.map(({ figure, level, percent: limit, received, isMet }) => {
    const bound = figure === 'coverage' ? 'at least' : 'at most';
    const shown = received === null ? 'none, as nothing ran' : `${received.toFixed(1)} %`;
    return `${isMet ? 'met   ' : 'MISSED'} ${figure} of ${level}: expected ${bound} ${limit} %, received ${shown}`;
  });
  return ['', ...lines];
}

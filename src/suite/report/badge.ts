import type { Totals } from '../results/verdict';
import type { Level } from '../scenarios/scenario-info';
import { percent } from '../text/percent';

/**
 * Writes the badge of a level, as an endpoint for shields.io: both figures of the portable core, never one.
 *
 * @param level - The level.
 * @param totals - The figures of the level in the portable core.
 * @returns JSON text.
 */
export function badge(level: Level, totals: Totals): string {
  const { coverage, divergence } = totals;
  const message =
    divergence === null ? 'nothing run' : `${percent(divergence)} divergence, ${percent(coverage)} coverage`;
  return `${JSON.stringify({ schemaVersion: 1, label: level, message, color: colourOf(totals) })}\n`;
}

function colourOf({ divergence, coverage }: Totals): string {
  if (divergence === null) return 'lightgrey';
  if (divergence > 0) return 'red';
  return coverage === 1 ? 'brightgreen' : 'green';
}

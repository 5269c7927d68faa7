import { type Level, levels } from '../scenarios/scenario-info';
import type { ResultFile } from './result-file';
import type { Totals } from './verdict';

/** What a gate can be about: a level, all scenarios, or the same in the portable core. */
export const gateParts = [
  ...levels,
  'all',
  'core',
  ...levels.map((level): `core.${Level}` => `core.${level}`),
] as const;

/** One of {@link gateParts}. */
export type GatePart = (typeof gateParts)[number];

/** A figure that a run has to reach, or must not exceed. */
export interface Gate {
  readonly figure: 'coverage' | 'divergence';
  readonly part: GatePart;
  readonly percent: number;
}

/** A gate with what a run showed. */
export interface JudgedGate extends Gate {
  /** The figure of the run, in percent; null when there is none. */
  readonly received: number | null;
  readonly isMet: boolean;
}

/** A percentage computed as a fraction may be off by this much. */
const tolerance = 1e-9;

/**
 * Compares the figures of a run with gates.
 *
 * @param gates - The gates.
 * @param file - The results of the run.
 * @returns Each gate with the figure. A gate without a figure is missed: nothing was shown.
 */
export function judgeGates(gates: readonly Gate[], file: Pick<ResultFile, 'core' | 'totals'>): JudgedGate[] {
  return gates.map((gate) => {
    const ratio = totalsIn(file, gate.part)[gate.figure];
    if (ratio === null) return { ...gate, received: null, isMet: false };
    const received = ratio * 100;
    const excess = gate.figure === 'coverage' ? received - gate.percent : gate.percent - received;
    return { ...gate, received, isMet: excess >= -tolerance };
  });
}

function totalsIn({ core, totals }: Pick<ResultFile, 'core' | 'totals'>, part: GatePart): Totals {
  if (part === 'core') return core.all;
  const level = part.replace('core.', '') as Level | 'all';
  return (level === part ? totals : core)[level];
}

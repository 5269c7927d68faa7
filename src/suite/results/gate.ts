import type { Level } from '../scenarios/scenario-info';
import type { ResultFile } from './result-file';

/** A figure that a run has to reach, or must not exceed. */
export interface Gate {
  readonly figure: 'coverage' | 'divergence';
  readonly level: Level | 'all';
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
 * @param totals - The figures.
 * @returns Each gate with the figure. A gate without a figure is missed: nothing was shown.
 */
export function judgeGates(gates: readonly Gate[], totals: ResultFile['totals']): JudgedGate[] {
  return gates.map((gate) => {
    const ratio = totals[gate.level][gate.figure];
    if (ratio === null) return { ...gate, received: null, isMet: false };
    const received = ratio * 100;
    const excess = gate.figure === 'coverage' ? received - gate.percent : gate.percent - received;
    return { ...gate, received, isMet: excess >= -tolerance };
  });
}

import { levels } from '../scenarios/scenario-info';
import { stanceOn } from '../traits/trait-choice';
import type { LevelTotals, ResultFile } from './result-file';
import type { Totals } from './verdict';

/** One line of a table of figures. */
export interface FigureRow {
  readonly name: string;
  readonly totals: Totals;
  /** What is said instead of the two figures. */
  readonly instead?: string;
}

/**
 * Lists the figures of every level, and of all.
 *
 * @param totals - The figures.
 * @returns A line for each.
 */
export function levelRows(totals: LevelTotals): FigureRow[] {
  return [...levels, 'all' as const].map((name) => ({ name, totals: totals[name] }));
}

/**
 * Lists the figures of the traits that scenarios of a run have. What a driver does not follow has none, and says so.
 *
 * @param file - The results.
 * @returns A line for each.
 */
export function traitRows({ byTrait, declared }: ResultFile): FigureRow[] {
  return byTrait
    .filter(({ totals }) => totals.scenarios > 0)
    .map(({ trait, totals }) => {
      const stance = stanceOn(declared.traits, trait);
      return { name: trait, totals, ...(stance === 'followed' ? {} : { instead: stance }) };
    });
}

import { levels } from '../../scenarios/scenario-info';
import { stanceOn } from '../../traits/trait-choice';
import type { LevelTotals, ResultFile } from '../result-file';
import { type FigureRow, figureTable } from './figure-table';

/**
 * Writes the figures of the portable core, then of each trait, then of all scenarios.
 *
 * @param file - The results.
 * @returns Lines of text; one table is enough where no scenario has a trait.
 */
export function traitLines({ core, byTrait, totals, declared }: ResultFile): string[] {
  const rows = byTrait
    .filter(({ totals: { scenarios } }) => scenarios > 0)
    .map(({ trait, totals: figures }): FigureRow => {
      const stance = stanceOn(declared.traits, trait);
      return { name: trait, totals: figures, ...(stance === 'followed' ? {} : { instead: stance }) };
    });
  if (rows.length === 0) return levelTable('level', totals);
  return [
    ...levelTable('portable core', core),
    '',
    ...figureTable('trait', rows),
    '',
    ...levelTable('all scenarios', totals),
  ];
}

function levelTable(head: string, totals: LevelTotals): string[] {
  const rows = [...levels, 'all' as const].map((name) => ({ name, totals: totals[name] }));
  return figureTable(head, rows);
}

import { levelRows, traitRows } from '../figure-rows';
import type { ResultFile } from '../result-file';
import { figureTable } from './figure-table';

/**
 * Writes the figures of the portable core, then of each trait, then of all scenarios.
 *
 * @param file - The results.
 * @returns Lines of text; one table is enough where no scenario has a trait.
 */
export function traitLines(file: ResultFile): string[] {
  const ofTraits = traitRows(file);
  if (ofTraits.length === 0) return figureTable('level', levelRows(file.totals));
  return [
    ...figureTable('portable core', levelRows(file.core)),
    '',
    ...figureTable('trait', ofTraits),
    '',
    ...figureTable('all scenarios', levelRows(file.totals)),
  ];
}

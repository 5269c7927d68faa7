import { percent } from '../../text/percent';
import { type FigureRow, levelRows, traitRows } from '../figure-rows';
import type { ResultFile } from '../result-file';

/** The widths of the name, of each of the two figures and of each number. */
const widths = { name: 19, figure: 11, numbers: [8, 8, 13, 9] } as const;

/**
 * Writes the figures of the portable core, then of each trait, then of all scenarios.
 *
 * @param file - The results.
 * @returns Lines of text; one table is enough where no scenario has a trait.
 */
export function figureTables(file: ResultFile): string[] {
  const ofTraits = traitRows(file);
  if (ofTraits.length === 0) return figureTable('level', levelRows(file.totals));
  return [
    ...figureTable('portable core', levelRows(file.core)),
    '',
    ...traitTable(ofTraits),
    '',
    ...figureTable('all scenarios', levelRows(file.totals)),
  ];
}

/** What only passed of many traits is said in one line: it would hide the others. */
function traitTable(rows: readonly FigureRow[]): string[] {
  const isWhole = ({ totals: { passed, failed, unsupported, notRun } }: FigureRow): boolean =>
    passed > 0 && failed + unsupported + notRun === 0;
  const rest = rows.filter((row) => !isWhole(row));
  const whole = rows.length - rest.length;
  if (whole < 2) return figureTable('trait', rows);
  const which = rest.length === 0 ? `all ${whole}` : `${whole} others`;
  return [...figureTable('trait', rest), `${which}: every scenario passed`];
}

function figureTable(head: string, rows: readonly FigureRow[]): string[] {
  return [
    tableLine(head, ['divergence', 'coverage'], ['passed', 'failed', 'unsupported', 'not run']),
    ...rows.map(({ name, totals, instead }) => {
      const figures = [percent(totals.divergence, '-'), percent(totals.coverage, '-')];
      const { passed, failed, unsupported, notRun } = totals;
      const numbers = [passed, failed, unsupported, notRun].map(String);
      return tableLine(name, instead === undefined ? figures : [instead], numbers);
    }),
  ];
}

function tableLine(name: string, figures: readonly string[], numbers: readonly string[]): string {
  const width = (widths.figure * 2) / figures.length;
  return [
    name.padEnd(widths.name),
    ...figures.map((figure) => figure.padStart(width)),
    ...numbers.map((number, index) => number.padStart(widths.numbers[index] ?? 0)),
  ].join('');
}

import { percent } from '../../text/percent';
import type { FigureRow } from '../figure-rows';

/** The widths of the name, of each of the two figures and of each number. */
const widths = { name: 19, figure: 11, numbers: [8, 8, 13, 9] } as const;

/**
 * Writes a table of divergence, coverage and verdicts.
 *
 * @param head - What the lines of the table are.
 * @param rows - The lines.
 * @returns Lines of text, the first one with the names of the columns.
 */
export function figureTable(head: string, rows: readonly FigureRow[]): string[] {
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

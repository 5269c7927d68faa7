import { grouped } from '../grouped';
import type { RecordedResult } from '../results/result-file';
import type { Row } from '../rows/row';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { wrapText } from '../text/wrap-text';
import { seenLines } from './seen-lines';

/**
 * Explains an interface row: what it says, which rules and scenarios ask for it, and how many of them passed where.
 *
 * @param row - The row.
 * @param scenarios - Every scenario there is.
 * @param recorded - What was recorded of real systems.
 * @returns Lines that fit the screen.
 */
export function explainRow(
  row: Row,
  scenarios: readonly ScenarioInfo[],
  recorded: readonly RecordedResult[],
): readonly string[] {
  const about = scenarios.filter(({ rows }) => rows.includes(row.id));
  return [
    `${row.id} (${row.kind})`,
    ...wrapText(row.text, { indent: '  ', hanging: '    ' }),
    `Scenarios (${about.length})`,
    ...[...grouped(about, ({ rule }) => rule)].flatMap(([rule, asking]) => [
      ...wrapText(`Rule: ${rule}`, { indent: '  ', hanging: '    ' }),
      ...asking.flatMap(({ id, level, name }) =>
        wrapText(`${id} [${level}] ${name}`, { indent: '    ', hanging: '      ' }),
      ),
    ]),
    'Results',
    ...seenLines(recorded, (file) => countsIn(file, row.id)),
  ];
}

function countsIn(file: RecordedResult, id: string): string {
  const row = file.rows.find((candidate) => candidate.id === id);
  if (row === undefined) return 'not recorded';
  return `${row.passed} passed, ${row.failed} failed, ${row.unsupported} unsupported, ${row.notRun} not run`;
}

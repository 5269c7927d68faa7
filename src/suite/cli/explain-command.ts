import { explainRow } from '../explain/explain-row';
import { explainScenario } from '../explain/explain-scenario';
import { inNameOrder } from '../results/in-name-order';
import { readRecordedResults } from '../results/recorded-results';
import { allRows, findRow, suggestRow } from '../rows/catalogue';
import { readScenarios } from '../scenarios/read-scenarios';
import { touchstoneCommand } from '../touchstone-command';
import { UsageError } from '../usage/usage-error';
import { reportLeftOut } from './report-left-out';

/**
 * Shows a scenario or an interface row with what the interface says and on which real systems it holds.
 *
 * @param id - The id of a scenario, of an outline or of a row.
 * @returns The exit code: 2 when a record had to be left out.
 * @throws UsageError when there is none of that id.
 */
export function explainCommand(id: string): number {
  const scenarios = readScenarios();
  const { files, problems } = readRecordedResults();
  const recorded = inNameOrder(files);
  const row = findRow(id);
  const named = scenarios.filter((scenario) => scenario.id === id || scenario.id.startsWith(`${id}/`));
  if (row === null && named.length === 0) {
    const known = [...allRows.map((entry) => entry.id), ...scenarios.map((scenario) => scenario.id)];
    throw new UsageError(
      `explain: expected the id of a scenario or an interface row, received "${id}"${suggestRow(id, known) || `; ${touchstoneCommand} list shows them`}`,
    );
  }
  const parts =
    row === null
      ? named.map((scenario) => explainScenario(scenario, recorded))
      : [explainRow(row, scenarios, recorded)];
  process.stdout.write(`${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  return reportLeftOut(problems);
}

import { readRecordedResults } from '../results/recorded-results';
import type { ResultFile } from '../results/result-file';
import { allRows, findRow } from '../rows/catalogue';
import type { Row } from '../rows/row';
import { readScenarios } from '../scenarios/read-scenarios';
import type { ScenarioInfo } from '../scenarios/scenario-info';
import { traits as allTraits } from '../traits/trait-catalogue';
import { suggest } from '../usage/suggest';
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
  const { files: recorded, problems } = readRecordedResults();
  const row = findRow(id);
  const named = scenarios.filter((scenario) => scenario.id === id || scenario.id.startsWith(`${id}/`));
  if (row === null && named.length === 0) {
    const known = [...allRows.map((entry) => entry.id), ...scenarios.map((scenario) => scenario.id)];
    throw new UsageError(
      `explain: expected the id of a scenario or an interface row, received "${id}"${suggest(id, known)}`,
    );
  }
  const text =
    row === null
      ? named.map((scenario) => explainScenario(scenario, recorded))
      : [explainRow(row, scenarios, recorded)];
  process.stdout.write(`${text.join('\n\n')}\n`);
  return reportLeftOut(problems);
}

/** Why the suite may ask this: what the document says, or on which systems it was seen. */
function explainScenario(scenario: ScenarioInfo, recorded: readonly ResultFile[]): string {
  const isStated = scenario.level === 'stated';
  const interfaceText = scenario.rows.map((row) => `  ${row}: ${findRow(row)?.text ?? 'unknown row'}`);
  const seen = recorded.map((file) => `  ${nameOf(file)}: ${statusIn(file, scenario)}`);
  return [
    `${scenario.id} [${scenario.level}] ${scenario.name}`,
    `${scenario.uri}:${scenario.line}`,
    `Rule: ${scenario.rule}`,
    ...(scenario.notes.length === 0 ? [] : ['Note', ...scenario.notes.map((line) => `  ${line}`)]),
    'Traits',
    ...traitTexts(scenario),
    isStated ? 'The interface says' : 'The interface does not say this. It is about',
    ...interfaceText,
    'Steps',
    ...scenario.steps.flatMap((step) => step.split('\n')).map((line) => `  ${line}`),
    isStated ? 'Seen' : 'Seen on these systems, which is why it is asked',
    ...(recorded.length === 0 ? ['  no recorded results'] : seen),
  ].join('\n');
}

function traitTexts({ traits }: ScenarioInfo): string[] {
  if (traits.length === 0) return ['  none: it belongs to the portable core, and every port is asked'];
  return allTraits
    .filter(({ name }) => traits.includes(name))
    .map(({ name, asks }) => `  ${name}: ${asks} A port may decline it.`);
}

function statusIn(file: ResultFile, { id, digest }: ScenarioInfo): string {
  const result = file.scenarios.find((candidate) => candidate.id === id);
  if (result === undefined) return 'recorded before this scenario existed';
  const since = result.digest === digest ? '' : ' (when it asked something else)';
  const reason = result.message === '' ? '' : `: ${result.message.split('\n')[0]}`;
  return `${result.status}${since}${reason}`;
}

function explainRow(row: Row, scenarios: readonly ScenarioInfo[], recorded: readonly ResultFile[]): string {
  const about = scenarios.filter(({ rows }) => rows.includes(row.id));
  return [
    `${row.id} (${row.kind})`,
    `  ${row.text}`,
    `Scenarios (${about.length})`,
    ...about.map(({ id, level, name }) => `  ${id} [${level}] ${name}`),
    'Seen',
    ...recorded.map((file) => `  ${nameOf(file)}: ${rowIn(file, row.id)}`),
    ...(recorded.length === 0 ? ['  no recorded results'] : []),
  ].join('\n');
}

function rowIn(file: ResultFile, id: string): string {
  const row = file.rows.find((candidate) => candidate.id === id);
  if (row === undefined) return 'not recorded';
  return `${row.passed} passed, ${row.failed} failed, ${row.unsupported} unsupported, ${row.notRun} not run`;
}

function nameOf({ implementation }: ResultFile): string {
  return `${implementation.name} ${implementation.version}`;
}

import type { Pickle } from '@cucumber/messages';
import { RecordingDriver } from '../driver/recording-driver';
import { PlanningDriver } from '../needs/planning-driver';
import { rowsOfOption } from '../needs/rows-of-option';
import type { StepDefinition } from '../run/step-definitions';
import { isLaw, type ScenarioInfo } from '../scenarios/scenario-info';
import { exportedExpectations } from './exported-expectations';
import { NotedScenario } from './noted-scenario';

/** Why a law is no data. */
const lawReason = 'a law: its data is generated while it runs';

/**
 * Turns a scenario into data (docs/export.md).
 *
 * @param scenario - The scenario.
 * @param pickle - The same as Cucumber runs it.
 * @param definitions - The step definitions, which are carried out for it.
 * @returns What fits `schemas/exported-scenario.json`.
 * @throws Error naming the step, for a Then that notes no expectation.
 */
export async function exportScenario(
  scenario: ScenarioInfo,
  pickle: Pickle,
  definitions: readonly StepDefinition[],
): Promise<object> {
  const { id, name: title, level, rows, traits, feature, rule, uri, line, digest } = scenario;
  const head = { id, title, feature, rule, place: `${uri}:${line}`, level, rows, traits, digest };
  if (isLaw(scenario)) return { ...head, notExported: lawReason };
  return { ...head, ...(await contentOf(scenario, pickle, definitions)) };
}

async function contentOf(
  { traits }: ScenarioInfo,
  pickle: Pickle,
  definitions: readonly StepDefinition[],
): Promise<object> {
  const driver = new RecordingDriver(new PlanningDriver());
  const noted = await NotedScenario.of(pickle, definitions, driver);
  const { needs, session, silentSteps } = noted;
  if (silentSteps.length > 0)
    throw new Error(`"${silentSteps[0]}": expected the step to note what it expects`);
  const calls = (await driver.transcript()).map(({ request }, index) => ({
    id: `r${index + 1}`,
    ...request,
  }));
  const isOrdered = traits.includes('ordered-maps');
  const expectations = noted.expectations.flatMap((each) =>
    exportedExpectations(each, session.handleOf, isOrdered),
  );
  const looked = new Set(expectations.map(({ of }) => of));
  // A scenario fails as well when something raises an error that no step looks at.
  const silent = calls.filter((call) => !looked.has(call.id));
  return {
    needs: {
      rows: [
        ...needs.namesOf('requireRow').map((row) => [row]),
        ...needs.namesOf('requireOption').map(rowsOfOption),
      ].filter((rows) => rows.some(isServed)),
      capabilities: needs.namesOf('requireCapability'),
    },
    calls,
    expectations: [
      ...silent.map((call) => ({ of: call.id, look: ['value'], check: 'isPresent' })),
      ...expectations,
    ],
  };
}

/** Whether a row is one that drivers declare: statements and errors are about the whole. */
function isServed(row: string): boolean {
  return !/^(Statement|Error)\./.test(row);
}

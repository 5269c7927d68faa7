import { runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, GherkinDocument, StepDefinition } from '@cucumber/messages';
import { cucumberEnvironment, cucumberOptions } from '../../src/suite/run/cucumber-options';
import { loadedSupport } from '../../src/suite/run/loaded-support';

/** A step of a feature, and where it is. */
interface PlacedStep {
  readonly text: string;
  readonly place: string;
}

/**
 * Matches every step of the features with the step definitions, without running any. One line for each step
 * that no definition or several match, and for each definition that no step uses.
 */
export async function lintSteps(paths: readonly string[] = ['features/**/*.feature']): Promise<string[]> {
  const definitions: StepDefinition[] = [];
  const used = new Set<string>();
  const problems = new Set<string>();
  const places = new Map<string, string>();
  const steps = new Map<string, PlacedStep>();
  const accept = ({ gherkinDocument, stepDefinition, pickle, testCase }: Envelope): void => {
    if (gherkinDocument !== undefined) addPlaces(gherkinDocument, places);
    if (stepDefinition !== undefined) definitions.push(stepDefinition);
    for (const { id, text, astNodeIds } of pickle?.steps ?? [])
      steps.set(id, { text, place: places.get(astNodeIds[0] ?? '') ?? '' });
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase?.testSteps ?? []) {
      if (pickleStepId === undefined) continue;
      for (const id of stepDefinitionIds) used.add(id);
      const step = steps.get(pickleStepId);
      if (step !== undefined && stepDefinitionIds.length !== 1)
        problems.add(
          `${step.place}: expected one step definition, received ${stepDefinitionIds.length}: ${step.text}`,
        );
    }
  };
  const options = cucumberOptions({ paths, dryRun: true });
  await runCucumber({ ...options, support: await loadedSupport() }, cucumberEnvironment(), accept);
  const unused = definitions.filter(({ id }) => !used.has(id));
  return [
    ...problems,
    ...unused.map(
      ({ pattern, sourceReference: { uri, location } }) =>
        `${uri}:${location?.line}: no step uses "${pattern.source}"`,
    ),
  ];
}

function addPlaces({ uri, feature }: GherkinDocument, places: Map<string, string>): void {
  const children = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])]);
  for (const { background, scenario } of children)
    for (const { id, location } of (background ?? scenario)?.steps ?? [])
      places.set(id, `${uri}:${location.line}`);
}

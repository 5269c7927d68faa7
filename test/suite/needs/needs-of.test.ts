import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDriver } from '../../../src/suite/driver/open-driver';
import { Needs } from '../../../src/suite/needs/needs';
import { loadedSupport } from '../../../src/suite/run/loaded-support';
import { type StepDefinition, stepDefinitions } from '../../../src/suite/run/step-definitions';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';
import { ScenarioSession } from '../../../src/suite/session/scenario-session';

type Planning = typeof import('../../../step-definitions/support/needs-of');
type Worlds = typeof import('../../../step-definitions/support/world');

const kinds = ['requireRow', 'requireOption', 'requireCapability', 'requireTrait'] as const;

/** Loads the step definitions as a run does; only then may the files beside them be loaded. */
async function loadSteps(): Promise<{
  definitions: readonly StepDefinition[];
  planning: Planning;
  worlds: Worlds;
}> {
  return {
    definitions: stepDefinitions(await loadedSupport()),
    planning: require('../../../step-definitions/support/needs-of') as Planning,
    worlds: require('../../../step-definitions/support/world') as Worlds,
  };
}

test('everything that a scenario asks for while it runs was known before its first step', async () => {
  const { definitions, planning, worlds } = await loadSteps();
  const silent = async (): Promise<void> => {};
  const world = new worlds.TouchstoneWorld({ attach: silent, log: silent, link: silent, parameters: {} });
  const driver = openDriver();
  await driver.initialize();
  const surprises: string[] = [];
  for (const pickle of readFeatures().flatMap(({ pickles }) => pickles)) {
    await driver.reset();
    const asked = new Needs();
    const session = new ScenarioSession(driver, asked);
    await planning.walkThrough(new planning.WalkedWorld(world, session), pickle, definitions);
    const known = await planning.needsOf(world, pickle, definitions);
    if (kinds.some((kind) => asked.namesOf(kind).some((name) => !known.namesOf(kind).includes(name)))) {
      surprises.push(`${pickle.tags.find(({ name }) => name.startsWith('@id:'))?.name} ${pickle.name}`);
    }
  }
  assert.deepEqual(surprises, []);
});

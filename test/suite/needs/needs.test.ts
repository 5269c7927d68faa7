import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDriver } from '../../../src/suite/driver/open-driver';
import { NotedScenario } from '../../../src/suite/export/noted-scenario';
import { loadedSupport } from '../../../src/suite/run/loaded-support';
import { stepDefinitions } from '../../../src/suite/run/step-definitions';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';

const kinds = ['requireRow', 'requireOption', 'requireCapability', 'requireTrait'] as const;

test('everything that a scenario asks for while it runs was known before its first step', async () => {
  const definitions = stepDefinitions(await loadedSupport());
  const driver = openDriver();
  await driver.initialize();
  const surprises: string[] = [];
  for (const pickle of readFeatures().flatMap(({ pickles }) => pickles)) {
    await driver.reset();
    const { needs: asked } = await NotedScenario.of(pickle, definitions, driver);
    const { needs: known } = await NotedScenario.of(pickle, definitions);
    if (kinds.some((kind) => asked.namesOf(kind).some((name) => !known.namesOf(kind).includes(name)))) {
      surprises.push(`${pickle.tags.find(({ name }) => name.startsWith('@id:'))?.name} ${pickle.name}`);
    }
  }
  assert.deepEqual(surprises, []);
});

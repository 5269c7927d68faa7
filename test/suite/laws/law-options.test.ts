import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDriver } from '../../../src/suite/driver/open-driver';
import { allLaws, findLaw } from '../../../src/suite/laws/all-laws';
import { checkLaw } from '../../../src/suite/laws/check-law';
import { Needs } from '../../../src/suite/needs/needs';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';
import type { Expression } from '../../../src/suite/protocol/wire';
import { ServiceCheck } from '../../../src/suite/session/service-check';
import { Unsupported } from '../../../src/suite/session/unsupported';
import { sampleDescription } from '../../sample-description';

function optionsIn(options: Expression | undefined): readonly string[] {
  const { $map = [] } = (options ?? {}) as { readonly $map?: readonly (readonly [string, Expression])[] };
  return $map.map(([name]) => name);
}

test('a law names every option that it gives to a paginator', async () => {
  const driver = openDriver();
  await driver.initialize();
  const create = driver.create.bind(driver);
  const given = new Set<string>();
  driver.create = (className, args) => {
    if (className === 'Paginator') for (const name of optionsIn(args[3])) given.add(name);
    return create(className, args);
  };
  let withOptions = 0;
  for (const law of allLaws.values()) {
    given.clear();
    await driver.reset();
    await checkLaw(law, driver, new Needs(), { seed: 1, runs: 10 });
    assert.deepEqual([...given].sort(), [...(law.options ?? [])].sort(), law.name);
    if (given.size > 0) withOptions += 1;
  }
  assert.ok(withOptions > 5);
});

test('a law asks nothing of a driver that does not serve the options it gives', async () => {
  const serves = ['Paginator.__construct', 'Paginator.url', 'Paginator.path'];
  const services = new ServiceCheck(sampleDescription({ rows: { serves } }));
  const law = findLaw('a URL carries exactly its page under the page name');
  await assert.rejects(
    checkLaw(law, new PlanningDriver(), services, { seed: 1, runs: 1 }),
    (thrown) => thrown instanceof Unsupported && /needs the option "query"/.test(thrown.message),
  );
});

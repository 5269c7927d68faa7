import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScenarioRun } from './scenario-run';

type Reference = typeof import('../../src/reference/conformance');

test('scenarios of features and test/library run on a reference that is loaded anew each time', async () => {
  const run = await ScenarioRun.stage();
  const ofSuite = 'paginator-per-page-after-adding';
  const ofLibrary = run.places.find(({ uri }) => uri === 'test/library/paginator-objects.feature')?.id ?? '';
  await assert.rejects(run.whyFails(ofSuite), /Expected a reference to be loaded/);

  await run.load();
  assert.match((await run.whyFails('no such')) ?? '', /Expected the id of a scenario, received no such/);
  assert.deepEqual([await run.whyFails(ofSuite), await run.whyFails(ofLibrary)], [null, null]);

  const { Paginator } = require('../../src/reference/conformance') as Reference;
  const broken = (): never => {
    throw new TypeError('broken');
  };
  Object.assign(Paginator.prototype, { perPage: broken, items: broken });
  for (const id of [ofSuite, ofLibrary]) assert.match((await run.whyFails(id)) ?? '', /broken/, id);
  await run.load();
  assert.deepEqual([await run.whyFails(ofSuite), await run.whyFails(ofLibrary)], [null, null]);
});

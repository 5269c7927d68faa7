import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintFeatures } from '../../src/conformance/lint/lint-features';
import { lintSteps } from '../../src/conformance/lint/lint-steps';
import { readFeatures } from '../../src/conformance/scenarios/read-scenarios';

test('the features follow the rules of docs/writing-features.md, and every interface row has a scenario', () => {
  assert.deepEqual(lintFeatures(readFeatures()), []);
});

test('every step has exactly one definition and every definition is used', async () => {
  assert.deepEqual(await lintSteps(), []);
});

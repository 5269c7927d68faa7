import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadSupport, runCucumber } from '@cucumber/cucumber/api';
import { packageRoot } from '../../src/suite/package-root';
import { cucumberEnvironment, cucumberOptions } from '../../src/suite/run/cucumber-options';
import { newFolder } from '../suite/cli/touchstone';

test('a step that breaks is told without its stack', async () => {
  const folder = newFolder();
  const feature = join(folder, 'broken.feature');
  const steps = join(folder, 'broken.steps.cjs');
  writeFileSync(feature, 'Feature: A\n  Scenario: B\n    Given a step that breaks\n');
  const cucumber = JSON.stringify(require.resolve('@cucumber/cucumber'));
  writeFileSync(
    steps,
    `require(${cucumber}).Given('a step that breaks', () => { throw new TypeError('no such name'); });\n`,
  );
  const environment = cucumberEnvironment();
  const options = cucumberOptions({ paths: [feature] });
  const requirePaths = [join(packageRoot, 'step-definitions', 'support', 'definition-wrapper.ts'), steps];
  const code = { requireModules: [], requirePaths, importPaths: [], loaders: [] };
  const support = await loadSupport({ sources: options.sources, support: code }, environment);
  const messages: (string | undefined)[] = [];
  await runCucumber({ ...options, support }, environment, ({ testStepFinished }) => {
    const result = testStepFinished?.testStepResult;
    if (result?.status === 'FAILED') messages.push(result.exception?.message);
  });
  assert.deepEqual(messages, ['no such name']);
});

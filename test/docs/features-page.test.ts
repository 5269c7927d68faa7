import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { pretty } from '@cucumber/gherkin-utils';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';
import { lintFeatures } from '../lints/lint-features';
import { lintSteps } from '../lints/lint-steps';
import { newFolder } from '../suite/cli/touchstone';
import { MarkdownPage } from './markdown-page';

it('the sample of docs/writing-features.md passes the lint and is formatted', async () => {
  const sample = new MarkdownPage('docs/writing-features.md').blocks.find(
    ({ language }) => language === 'gherkin',
  );
  const root = newFolder();
  const file = join(root, 'features', 'sample.feature');
  mkdirSync(join(root, 'features'));
  writeFileSync(file, `${sample?.text}\n`);
  const features = readFeatures(root);
  const [feature] = features;
  assert.ok(feature !== undefined && feature.scenarios.length > 1);
  assert.equal(pretty(feature.document), `${sample?.text}\n`);
  // One sample uses few of the rows and of the steps there are.
  const isAboutSample = (problem: string): boolean => problem.includes('sample.feature');
  assert.deepEqual([...lintFeatures(features), ...(await lintSteps(features))].filter(isAboutSample), []);
});

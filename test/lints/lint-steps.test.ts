import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';
import { newFile } from '../suite/cli/touchstone';
import { lintSteps } from './lint-steps';

const feature = `Feature: A
  Background:
    Given a Paginator of [1] with 1 per page
  Rule: R
    Scenario: S
      When "url" is called wiht [1]
      Then the result is 1
    Scenario Outline: O
      Then the sky is <colour>
      Examples:
        | colour |
        | blue   |
`;

test('a step without a definition names itself and its place, and a definition that no step uses does as well', async () => {
  const file = newFile('a.feature', feature);
  const problems = await lintSteps(readFeatures(dirname(file), '.'));
  const [wrong = '', sky = '', ...unused] = problems;
  assert.match(wrong, /^a\.feature:6: expected one step definition, received 0: "url" is called wiht \[1\]$/);
  assert.match(sky, /^a\.feature:9: expected one step definition, received 0: the sky is blue$/);
  assert.ok(unused.some((line) => /^step-definitions\/law\.steps\.ts:\d+: no step uses /.test(line)));
  assert.ok(unused.every((line) => !line.endsWith('no step uses "the result is {json}"')));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TestStepResultStatus } from '@cucumber/messages';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { VerdictCollector } from '../../../src/suite/run/verdict-collector';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';
import { packageWith } from '../scenarios/package-with';

const timestamp = { seconds: 0, nanos: 0 };

it('a step that no step definition matches is named with its text and its place', () => {
  const root = packageWith(
    'Feature: One\n  @id:one\n  Scenario: One\n    Given a known step\n    When nobody knows this\n',
  );
  const { document: gherkinDocument, pickles } = readFeatures(root)[0] ?? assert.fail();
  const pickle = pickles[0] ?? assert.fail();
  const results: ScenarioResult[] = [];
  const { accept } = new VerdictCollector(
    () => undefined,
    (result) => results.push(result),
  );

  accept({ gherkinDocument });
  accept({ pickle });
  const testSteps = pickle.steps.map(({ id }) => ({ id, pickleStepId: id }));
  accept({ testCase: { id: 'case', pickleId: pickle.id, testSteps } });
  accept({ testCaseStarted: { id: 'start', testCaseId: 'case', attempt: 0, timestamp } });
  const statuses = [TestStepResultStatus.PASSED, TestStepResultStatus.UNDEFINED];
  for (const [index, status] of statuses.entries()) {
    const testStepResult = { status, duration: timestamp };
    const testStepId = testSteps[index]?.id ?? '';
    accept({ testStepFinished: { testCaseStartedId: 'start', testStepId, testStepResult, timestamp } });
  }
  accept({ testCaseFinished: { testCaseStartedId: 'start', timestamp, willBeRetried: false } });

  assert.deepEqual(
    results.map(({ status, message, failedStep }) => ({ status, message, failedStep })),
    [{ status: 'failed', message: 'no step definition matches: nobody knows this', failedStep: 2 }],
  );
});

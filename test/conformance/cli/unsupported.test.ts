import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ScenarioResult } from '../../../src/conformance/results/verdict';
import { newFolder, resultsIn, saboteur, touchstone } from './touchstone';

/** Judges a driver by some scenarios; gives the exit code and the verdicts. */
function judge(
  scenario: string,
  driver: string,
): { code: number | null; scenarios: readonly ScenarioResult[] } {
  const report = newFolder();
  const { code } = touchstone('run', '--scenario', scenario, '--report', report, '--driver', driver);
  return { code, scenarios: resultsIn(report).scenarios };
}

describe('a scenario with a trait that the driver does not follow is unsupported', () => {
  const scenario = 'paginator-to-resource-collection-names-class';
  for (const [what, traits, message] of [
    ['declined', { follows: ['*'], declines: ['messages'] }, 'declines the trait messages'],
    [
      'not applicable',
      { follows: ['*'], notApplicable: [{ trait: 'messages', reason: 'errors are numbers' }] },
      'the trait messages cannot apply: errors are numbers',
    ],
    ['not mentioned', { follows: ['json-text'] }, 'does not say that it follows the trait messages'],
  ] as const) {
    it(`because it is ${what}`, () => {
      const { code, scenarios } = judge(scenario, saboteur('traits', JSON.stringify(traits)));
      assert.equal(code, 0);
      assert.deepEqual(
        scenarios.map((result) => [result.status, result.message]),
        scenarios.map(() => ['unsupported', message]),
      );
    });
  }

  it('and runs when it is followed', () => {
    const { scenarios } = judge(scenario, saboteur('traits', JSON.stringify({ follows: ['messages'] })));
    assert.ok(scenarios.length > 1 && scenarios.every(({ status }) => status === 'passed'));
  });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { failureLines } from '../../../src/suite/results/summary/failure-lines';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { coloursFor } from '../../../src/suite/text/colours';
import { sampleScenario } from '../../sample-scenario';
import { sampleFile, sampleResult } from './sample-result';

const message = 'url(3)\n  expected: 1\n  received: 2';

function linesOf(
  results: readonly ScenarioResult[],
  steps: Readonly<Record<string, readonly string[]>> = {},
): string {
  return failureLines(results, sampleFile(results), {
    rerun: () => '',
    transcript: () => null,
    scenario: (id) => sampleScenario(id, { steps: steps[id] ?? [] }),
    featurePath: (uri) => uri,
    known: new Set(),
    colours: coloursFor({}, {}),
  }).join('\n');
}

it('shows the steps before the one that failed, of those that differ in the same way what is not as above', () => {
  const steps = ['a new Paginator', '"page" is called', '"url" is called'];
  const failedAfter = (...ids: readonly string[]): string =>
    linesOf(
      ids.map((id) => ({ ...sampleResult(id, 'failed', message), failedStep: 4 })),
      { a: steps, b: steps, other: [...steps.slice(0, 2), 'another step'] },
    );
  const whole = steps.map((step) => `\n      ${step}`).join('');
  assert.ok(failedAfter('a').includes(`\n    after:${whole}\n    rerun:`));
  assert.match(failedAfter('a', 'b'), /\n {4}after the first 3 steps above\n {4}rerun:/);
  assert.match(
    failedAfter('a', 'other'),
    /\n {4}after the first 2 steps above and:\n {6}another step\n {4}rerun:/,
  );
});

it('shows no more than a hundred causes in short', () => {
  const linesOfCauses = (count: number): string =>
    linesOf(
      Array.from({ length: count }, (_, index) =>
        sampleResult(`s${index}`, 'failed', `x${index}()\n  expected: 1\n  received: 2`),
      ),
    );
  const text = linesOfCauses(122);
  assert.equal(text.split('FAILED ').length, 121);
  assert.match(text, /\n102 more causes, shortened; .*\n\n… 2 more causes, see conformance\.json$/s);
  assert.doesNotMatch(linesOfCauses(120), /see conformance/);
});

it('puts a failure under the id of an operation, or the text of a statement', () => {
  const under = (row: string): string => linesOf([{ ...sampleResult('a', 'failed', message), rows: [row] }]);
  assert.match(under('Paginator.url'), /\nPaginator\.url\n {2}FAILED a/);
  assert.match(
    under('Statement.paginatorNoTotal'),
    /\nStatement\.paginatorNoTotal: The paginator does not hold a total count\.\n {2}FAILED a/,
  );
});

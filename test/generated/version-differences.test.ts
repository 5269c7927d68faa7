import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedResult } from '../../src/suite/results/result-file';
import { type Explanation, explainedFailures } from './explained-failures';

/** As much of a record as explanations look at. */
function record(version: string, failed: readonly string[]): RecordedResult {
  const scenarios = [...failed, 'passes'].map((id) => {
    return { id, digest: '', status: id === 'passes' ? 'passed' : 'failed', message: `why ${id}` };
  });
  const part = { implementation: { name: 'shop', version }, scenarios };
  return part as unknown as RecordedResult; // the rest of a record is not looked at
}

function explanation(difference: string, ...scenarios: readonly string[]): Explanation {
  return { system: 'shop', difference, scenarios };
}

test('failures are divided among the explanations, by version; the first that names one has it', () => {
  const versions = [record('1.9', ['a/one', 'a/two', 'b']), record('1.10', ['b'])];
  const explanations = [explanation('no a', 'a/*'), explanation('other b', 'b')];
  assert.deepEqual(explainedFailures(versions, explanations), [
    { difference: 'no a', failed: [['a/one', 'a/two'], []] },
    { difference: 'other b', failed: [['b'], ['b']] },
  ]);
});

test('a failure without an explanation is named with its version and message', () => {
  assert.throws(
    () => explainedFailures([record('1.9', ['a']), record('2.0', ['b'])], [explanation('no a', 'a')]),
    /^Error: b fails in shop 2\.0: expected an explanation in .*\.json\nwhy b$/,
  );
});

test('an explanation that nothing needs is named', () => {
  const explanations = [explanation('no a', 'a', 'a/*')];
  assert.throws(
    () => explainedFailures([record('1.9', ['a'])], explanations),
    /^Error: "no a": nothing that was recorded fails as a\/\*$/,
  );
});

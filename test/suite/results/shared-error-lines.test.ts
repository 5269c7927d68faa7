import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sharedErrorLines } from '../../../src/suite/results/summary/shared-error-lines';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { sampleResult } from './sample-result';

const rows = ['url', 'path', 'items', 'count', 'items'].map((name) => `Paginator.${name}`);

function failures(received: (index: number) => string): ScenarioResult[] {
  return rows.map((row, index) =>
    sampleResult(row, 'failed', `x()\n  expected: ${index}\n  received: ${received(index)}`, [row]),
  );
}

const other = sampleResult('other', 'failed', 'url(3)\n  expected: 1\n  received: 2');
const same = failures(() => 'Type error (ArgumentError): given 1, expected 0');

it('says which error half of the failures received', () => {
  assert.deepEqual(sharedErrorLines([other, ...same]), [
    '',
    '5 of 6 failures received the same error: Type error (ArgumentError): given 1,',
    'expected 0',
  ]);
});

it('takes errors for one that differ in quoted names and in numbers', () => {
  const lines = sharedErrorLines(
    failures((index) => `Other error (KeyError): no "k${index}" of \`m' at ${index}`),
  );
  assert.deepEqual(lines, [
    '',
    '5 of 5 failures received the same kind of error, such as Other error (KeyError):',
    'no "k0" of `m\' at 0',
  ]);
  assert.deepEqual(sharedErrorLines(failures((index) => `Other error (KeyError): no ${'abcde'[index]}`)), []);
});

it('says nothing of few failures, of those about two rows, and of values that are the same', () => {
  assert.deepEqual(sharedErrorLines(same.slice(1)), []);
  assert.deepEqual(sharedErrorLines([...same.slice(2, 4), ...same.slice(2, 4), ...same.slice(3, 4)]), []);
  assert.deepEqual(sharedErrorLines(failures(() => 'null')), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../../src/suite/protocol/wire';
import { wireMap } from '../wire-map';
import { corruptedOutcome } from './corrupted-outcome';

test('a recorded call more or less, and each other change of a list', () => {
  const calls: Outcome = { value: [['a'], ['b']] };
  const now = corruptedOutcome(calls).map((change) => JSON.stringify(change.now));
  for (const value of [[['a']], [['b']], [['a'], ['b'], ['b']], [['b'], ['a']], null])
    assert.ok(now.includes(JSON.stringify({ value })), JSON.stringify(value));
});

for (const [what, outcome, kinds] of [
  [
    'a map',
    {
      value: wireMap(['a', 1], ['b', null]),
    },
    ['a list for a map', 'order changed', 'missing for null'],
  ],
  ['the missing marker', { value: { $missing: true } }, ['null for missing']],
  [
    'an object',
    { value: { $ref: 'o1', class: 'A', items: [1] } },
    ['another instance', 'another class', 'off by one'],
  ],
  [
    'JSON text',
    { value: '{"a":[1]}' },
    ['another layout', 'in JSON text, a map for a list', 'in JSON text, off by one'],
  ],
  [
    'a URL',
    { value: '/?a=x&b=2#c' },
    ['in a URL, another encoding', 'in a URL, a parameter dropped', 'in a URL, order of parameters changed'],
  ],
  [
    'an error',
    { error: { kind: 'Type', class: 'E', message: 'no' } },
    [
      'a value for an error',
      'another kind of error',
      "another kind of the language's own errors",
      'another message',
    ],
  ],
] as const satisfies readonly (readonly [string, Outcome, readonly string[]])[]) {
  test(`changes of ${what}`, () => {
    const changes = corruptedOutcome(outcome);
    for (const kind of kinds)
      assert.ok(
        changes.some((change) => change.kind === kind),
        kind,
      );
    const unchanged = changes.filter(({ now }) => JSON.stringify(now) === JSON.stringify(outcome));
    assert.deepEqual(unchanged, []);
  });
}

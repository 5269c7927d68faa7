import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Law } from '../../src/suite/laws/law';
import { lawFindings } from './law-findings';
import type { Finding } from './probe';

test('a law has to notice each kind of change in some case, unless it leaves it open', () => {
  const finding = (kind: string, verdict: Finding['verdict']): Finding => ({
    kind,
    verdict,
    step: 'the law',
    place: '',
    request: '["call",{"target":"o1","operation":"count"}]',
    was: { value: 3 },
    opening: '',
    message: '',
  });
  const cases = [
    finding('off by one', 'survived'),
    finding('off by one', 'noticed'),
    finding('another type', 'survived'),
  ];
  const law = { name: 'a law', rows: [] } as unknown as Law;
  const judged = (leavesOpen: Law['leavesOpen']): string[] =>
    lawFindings({ ...law, ...(leavesOpen && { leavesOpen }) }, cases).map(
      ({ kind, verdict }) => `${kind}: ${verdict}`,
    );
  assert.deepEqual([...new Set(judged(undefined))], ['off by one: noticed', 'another type: survived']);
  assert.deepEqual(
    [...new Set(judged({ count: ['another type'] }))],
    ['off by one: noticed', 'another type: open'],
  );
  assert.ok(judged({ count: ['off by one'] }).includes('off by one: untrue'));
  assert.ok(judged({ count: ['order changed'] }).includes('order changed: untrue'));
});

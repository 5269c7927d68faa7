import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeFault, judgeVariant, type Verdict } from './judge.cjs';

function verdict(id: string, status: string, more: Partial<Verdict> = {}): Verdict {
  return {
    id,
    level: 'stated',
    rows: ['Paginator.url'],
    status,
    message: 'expected: 1\nreceived: 2',
    ...more,
  };
}

const fault = { level: 'stated', caughtBy: { one: 'received: 2' } } as const;
const variant = { declines: ['messages'], rows: ['Paginator.url'] };
const noTraits = (): readonly string[] => [];

test('a fault is caught when every named scenario fails in the words given', () => {
  const { gaps, remark } = judgeFault(fault, [verdict('one', 'failed'), verdict('two', 'passed')]);
  assert.deepEqual(gaps, []);
  assert.equal(remark, '1 of 2 stated scenarios fail');
});

test('a fault is not caught by a scenario that passes, is not there, or fails in other words', () => {
  assert.deepEqual(judgeFault(fault, [verdict('one', 'passed')]).gaps, ['one passed']);
  assert.match(judgeFault(fault, []).gaps[0] ?? '', /^one is not among the stated scenarios/);
  const elsewhere = judgeFault(fault, [verdict('one', 'failed', { message: 'received: 3' })]);
  assert.match(elsewhere.gaps[0] ?? '', /^one fails in other words: expected\nreceived: 2\nin\nreceived: 3/);
});

test('a fault is not caught by an error that the planted text itself raises', () => {
  const message = 'expected: 1\nreceived: Type error (TypeError): page.first is not a function';
  const { gaps } = judgeFault({ level: 'stated', caughtBy: { one: '' } }, [
    verdict('one', 'failed', { message }),
  ]);
  assert.equal(gaps[0], `one meets an error of the planted text itself: ${message}`);
});

test('a fault that names no scenario is not caught, and shows which scenarios would do', () => {
  const { gaps } = judgeFault({ level: 'stated', caughtBy: {} }, [verdict('one', 'failed')]);
  assert.deepEqual(gaps, ['no scenario is named that must catch it', 'stated one: expected: 1 received: 2']);
});

test('a variant may fail scenarios of declined traits and, above the stated level, of its rows', () => {
  const verdicts = [
    verdict('worded', 'failed', { rows: ['Paginator.path'] }),
    verdict('own', 'failed', { level: 'exact' }),
    verdict('other', 'passed'),
  ];
  const { gaps, remark } = judgeVariant(variant, verdicts, (id) => (id === 'worded' ? ['messages'] : []));
  assert.deepEqual(gaps, []);
  assert.equal(remark, '3 scenarios, failing: 1 of declined traits, 1 of its rows');
});

test('a variant may fail no stated scenario, not even of its rows', () => {
  const { gaps } = judgeVariant(variant, [verdict('one', 'failed')], noTraits);
  assert.deepEqual(gaps, ['stated one: expected: 1 received: 2']);
});

test('a variant may fail no scenario of other rows, and none of a trait that it follows', () => {
  const elsewhere = [verdict('one', 'failed', { level: 'observed', rows: ['Paginator.path'] })];
  assert.deepEqual(judgeVariant(variant, elsewhere, noTraits).gaps, [
    'observed one: expected: 1 received: 2',
  ]);
  assert.equal(judgeVariant(variant, elsewhere, () => ['query-text']).gaps.length, 1);
});

test('a variant that no scenario notices proves nothing', () => {
  const { gaps } = judgeVariant(variant, [verdict('one', 'passed')], noTraits);
  assert.deepEqual(gaps, ['no scenario notices it, so it proves nothing']);
});

test('a variant may say why no scenario notices it, as long as none does', () => {
  const unseen = { ...variant, unseen: 'a reason' };
  assert.deepEqual(judgeVariant(unseen, [verdict('one', 'passed')], noTraits).gaps, []);
  const noticed = [verdict('one', 'failed', { level: 'exact' })];
  assert.deepEqual(judgeVariant(unseen, noticed, noTraits).gaps, ['a scenario notices it after all']);
});

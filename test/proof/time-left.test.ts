import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeft } from './time-left.cjs';

test('a proof says how long the rest takes', () => {
  assert.equal(timeLeft(20, 100, 60_000), '20 of 100, about 4 minutes left');
  assert.equal(timeLeft(99, 100, 990_000), '99 of 100, about 1 minute left');
});

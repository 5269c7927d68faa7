import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excessOf } from './excess-of';

/** A clock whose times are what a function of the size says, with more at some of the measurements. */
function measuring(
  timeOf: (size: number) => number,
  disturbed: (measurement: number, size: number) => boolean = () => false,
): { readonly excess: string | null; readonly sizes: readonly number[] } {
  const sizes: number[] = [];
  const excess = excessOf((size) => {
    sizes.push(size);
    return timeOf(size) * (disturbed(sizes.length, size) ? 50 : 1);
  });
  return { excess, sizes };
}

const linear = (size: number): number => size / 200;
const quadratic = (size: number): number => size ** 2 / 2e6;

test('time that grows with the data is no finding, nor is time with a logarithm in it', () => {
  assert.equal(measuring(linear).excess, null);
  assert.equal(measuring((size) => (size * Math.log2(size)) / 2000).excess, null);
});

test('time that grows with the square of the data is a finding, with its times and sizes', () => {
  assert.equal(measuring(quadratic).excess, '32.0 ms for 8000, 512.0 ms for 32000');
});

test('a square that shows only beside much work of another kind is a finding', () => {
  assert.notEqual(measuring((size) => quadratic(size) + size / 1000).excess, null);
});

test('a machine that is busy for most of the measurements makes no finding', () => {
  assert.equal(measuring(linear, (measurement) => measurement % 5 !== 0).excess, null);
});

test('what is slow at one size alone is no finding', () => {
  assert.equal(measuring(linear, (_, size) => size === 8000).excess, null);
});

test('a square is found on a machine that is busy for most of the measurements', () => {
  assert.notEqual(measuring(quadratic, (measurement) => measurement % 5 !== 0).excess, null);
});

test('one slow measurement of little data hides nothing', () => {
  const delays = [2];
  const excess = excessOf((size) => quadratic(size) + (size === 2000 ? (delays.pop() ?? 0) : 0));
  assert.notEqual(excess, null);
});

test('a cache that is too small for the data makes no finding', () => {
  assert.equal(measuring((size) => 10 * (size / 2000) ** 1.66).excess, null);
});

test('what is over at once is measured once', () => {
  assert.deepEqual(measuring(() => 1).sizes, [8000]);
});

test('what takes minutes is believed without more data', () => {
  const { excess, sizes } = measuring((size) => size ** 2 / 2000);
  assert.equal(excess, '2000.0 ms for 2000, 32000.0 ms for 8000');
  assert.equal(Math.max(...sizes), 8000);
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Clock } from '../../benchmark/src/clock';
import { handWritten, prebuilt } from '../../benchmark/src/contenders/hand-written';
import { reference } from '../../benchmark/src/contenders/reference';
import { makePosts } from '../../benchmark/src/dataset';
import { writeEmptySuite } from '../../benchmark/src/empty-suite';
import { measureBlock } from '../../benchmark/src/measure-block';
import { parseOptions } from '../../benchmark/src/parse-options';
import { median } from '../../benchmark/src/statistics';
import { findTask, tasks } from '../../benchmark/src/tasks';
import { newFolder } from '../suite/cli/touchstone';

function clockOf(steps: { wall: number; processor: number }): Clock & { tick(): void } {
  let wall = 0;
  let processor = 0;
  return {
    wall: () => wall,
    processor: () => processor,
    tick: () => {
      wall += steps.wall;
      processor += steps.processor;
    },
  };
}

test('a block runs until its time is over and reports what it used', () => {
  const clock = clockOf({ wall: 1_000_000, processor: 700 });
  let calls = 0;
  const block = measureBlock(
    () => {
      calls += 1;
      clock.tick();
      return 'x';
    },
    10,
    clock,
  );
  assert.equal(block.operations, calls);
  assert.equal(block.wall, calls * 1_000_000);
  assert.equal(block.processor, calls * 700);
  assert.ok(block.wall >= 10_000_000);
});

test('a block of no length still runs once', () => {
  const clock = clockOf({ wall: 5, processor: 1 });
  let calls = 0;
  const operation = (): string => {
    calls += 1;
    return 'x';
  };
  measureBlock(operation, 0, clock);
  assert.equal(calls, 1);
});

test('the median is the middle, or the mean of the two in the middle', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 10, 2]), 3);
  assert.throws(() => median([]), RangeError);
});

test('a contender gives the bytes of the reference in just the tasks for which it claims them', () => {
  for (const { id, name, size } of tasks) {
    const posts = makePosts(size + 1);
    const expected = reference.prepare(name, posts)?.();
    assert.equal(typeof expected, 'string', id);
    for (const [who, contender] of Object.entries({ handWritten, prebuilt })) {
      const text = contender.prepare(name, posts)?.();
      assert.equal(text === expected, contender.sameBytes.includes(name), `${who}, task ${id}`);
    }
  }
});

test('bodies have 100 characters, and the items differ', () => {
  const posts = makePosts(300);
  assert.ok(posts.every(({ body }) => body.length === 100));
  assert.equal(new Set(posts.map((post) => JSON.stringify(post))).size, 300);
});

test('the command line is read, and what is wrong in it is named', () => {
  const options = parseOptions(['--only', 'growth,race', '--tasks', 'c,a', '--rounds', '3', '--php', '']);
  assert.deepEqual(options.parts, ['race', 'growth']);
  assert.deepEqual(options.tasks, ['a', 'c']);
  assert.equal(options.rounds, 3);
  assert.equal(options.phpRoot, null);
  assert.throws(() => parseOptions(['--only', 'speed']), /--only.*received "speed"/);
  assert.throws(() => parseOptions(['--rounds', '0']), /--rounds.*received "0"/);
  assert.throws(() => parseOptions(['--nonsense']), TypeError);
  assert.throws(() => findTask('z'), /received "z"/);
});

test('the empty suite is as large as the real one', () => {
  const folder = newFolder();
  const size = writeEmptySuite(folder);
  const texts = readdirSync(join(folder, 'features')).map((name) =>
    readFileSync(join(folder, 'features', name), 'utf8'),
  );
  const occurrences = (text: string): number =>
    texts.reduce((sum, feature) => sum + feature.split(text).length - 1, 0);
  assert.equal(texts.length, size.features);
  assert.equal(occurrences('Scenario:'), size.scenarios);
  assert.equal(occurrences('Given nothing'), size.steps);
  assert.ok(size.scenarios > size.features && size.steps > size.scenarios);
});

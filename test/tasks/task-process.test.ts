import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { TaskProcess } from './task-process.cjs';

const told = new TaskProcess(join(__dirname, 'told.cjs'), 15_000);
after(() => told.stop());

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('after a task that ends the process, or never comes to its end, another one is run', async () => {
  await assert.rejects(told.run({ exit: 3 }), /the process ended with 3/);
  assert.equal(await told.run({ answer: 'one' }), 'one');
  mock.timers.enable({ apis: ['setTimeout'] });
  const looped = assert.rejects(told.run({ loop: true }), /no end after 15 s/);
  mock.timers.tick(15_000);
  await looped;
  mock.timers.reset();
  assert.equal(await told.run({ answer: 'two' }), 'two');
});

test('after a process ended between two tasks, the next one is run', async () => {
  const pid: number = await told.run({});
  process.kill(pid);
  while (isRunning(pid)) await setTimeout(10);
  assert.equal(await told.run({ answer: 'two' }), 'two');
});

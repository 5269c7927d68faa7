import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { TaskProcess } from '../tasks/task-process.cjs';
import type { Verdict } from './judge.cjs';
import type { Change } from './planted-text.cjs';

// Loading the suite counts as well, which takes long where much else is done.
const timeLimit = 180_000;
const worker = new TaskProcess(join(__dirname, 'worker.cjs'), timeLimit);
after(() => worker.stop());

const run = (changes: readonly Change[]): Promise<Verdict[]> => worker.run({ changes, selected });

const selected = readScenarios().filter(({ id }) => id === 'paginator-path-set/set-path');
const change: Change = {
  file: 'src/reference/paginator/abstract-paginator.ts',
  replaces: 'return this.$path;',
  by: "return '/';",
};

test('what is planted is there in one run and gone in the next', async () => {
  const ids = selected.map(({ id }) => id);
  const statuses = async (changes: readonly Change[]): Promise<Record<string, string>> =>
    Object.fromEntries((await run(changes)).map(({ id, status }) => [id, status]));
  assert.deepEqual(ids, ['paginator-path-set/set-path']);
  assert.deepEqual(await statuses([]), { 'paginator-path-set/set-path': 'passed' });
  assert.deepEqual(await statuses([change]), { 'paginator-path-set/set-path': 'failed' });
  assert.deepEqual(await statuses([]), { 'paginator-path-set/set-path': 'passed' });
});

test('what cannot be planted is an error, and so is a file that is never loaded', async () => {
  await assert.rejects(run([{ ...change, replaces: 'no such text' }]), /found 0 times/);
  await assert.rejects(run([{ ...change, file: 'src/no-such-file.ts' }]), /never loaded/);
});

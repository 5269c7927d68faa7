import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import type { Change } from './change';

interface Verdict {
  readonly id: string;
  readonly status: string;
}
const { Worker } = require('./worker-process.cjs') as {
  Worker: new () => {
    run(changes: readonly Change[], selected: readonly object[]): Promise<Verdict[]>;
    stop(): void;
  };
};

const worker = new Worker();
after(() => worker.stop());

const selected = readScenarios().filter(({ id }) => id === 'paginator-path-set/set-path');
const change: Change = {
  file: 'src/reference/paginator/abstract-paginator.ts',
  replaces: 'return this.$path;',
  by: "return '/';",
};

test('what is planted is there in one run and gone in the next', async () => {
  const ids = selected.map(({ id }) => id);
  const statuses = async (changes: readonly Change[]): Promise<Record<string, string>> =>
    Object.fromEntries((await worker.run(changes, selected)).map(({ id, status }) => [id, status]));
  assert.deepEqual(ids, ['paginator-path-set/set-path']);
  assert.deepEqual(await statuses([]), { 'paginator-path-set/set-path': 'passed' });
  assert.deepEqual(await statuses([change]), { 'paginator-path-set/set-path': 'failed' });
  assert.deepEqual(await statuses([]), { 'paginator-path-set/set-path': 'passed' });
});

test('what cannot be planted is an error, and so is a file that is never loaded', async () => {
  await assert.rejects(worker.run([{ ...change, replaces: 'no such text' }], selected), /found 0 times/);
  await assert.rejects(worker.run([{ ...change, file: 'src/no-such-file.ts' }], selected), /never loaded/);
});

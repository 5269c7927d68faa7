import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Change } from '../proof/planted-text.cjs';
import { TaskProcess } from '../tasks/task-process.cjs';
import type { FailingScenario } from './failing-scenarios';

// Loading the suite counts as well, which takes long where much else is done.
const timeLimit = 180_000;
const worker = new TaskProcess(join(__dirname, 'failing-worker.ts'), timeLimit);
after(() => worker.stop());

const reaching = ['paginator-path-set/set-path'];
const change: Change = {
  file: 'src/reference/paginator/abstract-paginator.ts',
  replaces: 'return this.$path;',
  by: "return '/';",
};

async function failing(changes: readonly Change[]): Promise<string[]> {
  const found: FailingScenario[] = await worker.run({ changes, reaching });
  return found.map(({ id }) => id);
}

test('what is planted is there in one run and gone in the next', async () => {
  assert.deepEqual(await failing([]), []);
  assert.deepEqual(await failing([change]), reaching);
  assert.deepEqual(await failing([]), []);
});

test('what cannot be planted is an error, and so is a file that is never loaded', async () => {
  await assert.rejects(failing([{ ...change, replaces: 'no such text' }]), /found 0 times/);
  await assert.rejects(failing([{ ...change, file: 'src/no-such-file.ts' }]), /never loaded/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Guard, guarded } from './guards';
import type { Mutant } from './read-mutants';

const rows: Readonly<Record<string, readonly string[]>> = { a: ['A'], b: ['B'] };

function guardOf(owners: readonly string[], status: string, failing: string | null): Guard | undefined {
  const start = { line: 1, column: 1 };
  const mutant: Mutant = { file: 'f.ts', start, code: 'a', replacement: 'b', status, failing };
  const all = guarded(
    [mutant],
    () => owners,
    (id) => rows[id] ?? [],
  );
  return all[0]?.guard;
}

test('what notices a mutant is a scenario of a row that owns the code, or only others, or none', () => {
  assert.equal(guardOf(['A'], 'Killed', 'a'), 'own row');
  assert.equal(guardOf(['A'], 'Killed', 'b'), 'other rows');
  assert.equal(guardOf([], 'Killed', 'b'), 'own row');
  assert.equal(guardOf(['A'], 'Killed', null), 'library');
  assert.equal(guardOf(['A'], 'Timeout', null), 'stopped');
  for (const status of ['Survived', 'NoCoverage', 'RuntimeError'])
    assert.equal(guardOf(['A'], status, null), 'not killed', status);
});

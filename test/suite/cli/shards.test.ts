import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import type { ResultFile } from '../../../src/suite/results/result-file';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { newFolder, touchstone } from './touchstone';

it('a shard runs its part and leaves it in a folder of its own, which is not merged without the others', () => {
  const report = newFolder();
  const { code, stdout } = touchstone('run', '--shard', '7/300', '--report', report);
  assert.equal(code, 0, stdout);
  const file = join(report, 'shard-7-of-300', 'conformance.json');
  const { partial, scenarios } = JSON.parse(readFileSync(file, 'utf8')) as ResultFile;
  assert.deepEqual(partial, ['--shard 7/300']);
  assert.deepEqual(
    scenarios.map(({ id }) => id),
    readScenarios()
      .filter((_, index) => index % 300 === 6)
      .map(({ id }) => id),
  );
  const merged = touchstone('merge', file, '--output', join(report, 'merged.json'));
  assert.equal(merged.code, 2);
  assert.match(merged.stderr, /merge: shard 1, 2, .* of 300 is missing/);
});

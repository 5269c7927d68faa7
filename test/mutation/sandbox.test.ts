import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';

// Stryker copies the project without what stryker.config.json ignores.
test("Stryker's copy of the project has all that the scenarios need: none fails there before anything is mutated", () => {
  const stryker = join(packageRoot, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const options =
    '--dryRunOnly --concurrency 1 --reporters clear-text --cleanTempDir always --mutate src/reference/errors.ts';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [stryker, 'run', ...options.split(' ')],
    // What runs in the copy is no part of this project's coverage.
    { cwd: packageRoot, encoding: 'utf8', env: { ...process.env, NODE_V8_COVERAGE: '' } },
  );
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /The dry-run has been completed successfully/);
});

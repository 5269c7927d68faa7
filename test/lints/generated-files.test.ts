import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { generatedFiles } from '../generated/generated-files';

for (const [path, content] of generatedFiles) {
  test(`${path} is as npm run generate writes it`, () => {
    assert.equal(readFileSync(join(packageRoot, path), 'utf8'), content());
  });
}

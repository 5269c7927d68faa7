import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';

test('what Composer installs for judging comes from whatever registry Composer is set up with', () => {
  const text = readFileSync(join(packageRoot, 'drivers/php/composer/composer.json'), 'utf8');
  const { repositories } = JSON.parse(text);
  assert.equal(repositories, undefined);
  assert.doesNotMatch(text, /\w:\/\//);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pretty } from '@cucumber/gherkin-utils';
import { readFeatures } from '../../src/suite/scenarios/read-scenarios';

const root = join(__dirname, '..', '..');

test('every feature is formatted as `npm run fix` formats it', () => {
  const features = [...readFeatures(root), ...readFeatures(root, 'test/library')];
  const unformatted = features.filter(
    ({ uri, document }) => pretty(document) !== readFileSync(join(root, uri), 'utf8'),
  );
  assert.deepEqual(
    unformatted.map(({ uri }) => uri),
    [],
  );
});

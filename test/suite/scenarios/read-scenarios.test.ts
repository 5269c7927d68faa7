import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';
import { newFolder } from '../cli/touchstone';

describe('a broken feature', () => {
  it('is named in one line, with the place', () => {
    const root = newFolder();
    mkdirSync(join(root, 'features'));
    writeFileSync(
      join(root, 'features', 'a.feature'),
      'Feature: A\n  Scenario: B\n    Given nothing\n    nor this\n',
    );
    assert.throws(() => readFeatures(root), {
      name: 'UsageError',
      message: /^features\/a\.feature: [^\n]*\(4:5\): expected: [^\n]*$/,
    });
  });
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { allRows } from '../../src/suite/rows/catalogue';

interface Mistake {
  readonly what: string;
  readonly row: string;
  readonly file: string;
  readonly replaces: string;
  readonly by: string;
}
const { pythonMistakes } = require('./python-mistakes.cjs') as { pythonMistakes: readonly Mistake[] };
const { plantedText } = require('../proof/planted-text.cjs') as {
  plantedText(text: string, changes: readonly Mistake[]): string;
};

const port = join(__dirname, '..', '..', 'ports', 'python');
const read = (...path: string[]) => readFileSync(join(port, ...path), 'utf8');
const skip =
  spawnSync('python3', ['--version']).status === 0
    ? false
    : 'NOT PROVEN: python3 is not installed, so the port was not run';

describe('the Python port', () => {
  it('passes its own tests, and the samples of its README do what they say', { skip }, () => {
    const args = ['-B', '-m', 'unittest', 'discover', '--start-directory', join(port, 'tests')];
    const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });

  it('has a driver of at most sixty lines', () => {
    assert.ok(read('driver.py').trimEnd().split('\n').length <= 60);
  });
});

describe('the mistakes that are planted in the Python port', () => {
  it('are at least forty, each with a name of its own and about a row that there is', () => {
    assert.ok(pythonMistakes.length >= 40);
    assert.equal(new Set(pythonMistakes.map(({ what }) => what)).size, pythonMistakes.length);
    const rows = new Set<string>(allRows.map(({ id }) => id));
    assert.deepEqual(
      pythonMistakes.filter(({ row }) => !rows.has(row)),
      [],
    );
  });

  it('can be planted', () => {
    for (const mistake of pythonMistakes)
      assert.doesNotThrow(() => plantedText(read('touchstone_pages', mistake.file), [mistake]), mistake.what);
  });
});

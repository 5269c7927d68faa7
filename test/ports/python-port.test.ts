import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { allRows } from '../../src/suite/rows/catalogue';
import { newFolder, resultsIn, touchstone } from '../suite/cli/touchstone';

interface Mistake {
  readonly what: string;
  readonly row: string;
  readonly file: string;
  readonly replaces: string;
  readonly by: string;
}
const { pythonMistakes } = require('./python-mistakes.cjs') as { pythonMistakes: readonly Mistake[] };
const { plantedPort } = require('./planted-port.cjs') as {
  plantedPort(folder: string, mistakes: readonly Mistake[]): string;
};
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

  it('gives the same verdicts where a few lines run the scenarios as data', { skip }, () => {
    const folder = newFolder();
    const cases = join(folder, 'cases.jsonl');
    assert.equal(touchstone('export', '--output', cases).code, 0);
    // A mistake that many scenarios see, so that both have failures to agree about.
    const mistake = pythonMistakes.filter(({ what }) => what === 'the page number is not looked at');
    assert.equal(mistake.length, 1);
    for (const [name, mistakes] of [
      ['right', []],
      ['wrong', mistake],
    ] as const) {
      const planted = plantedPort(join(folder, name), mistakes);
      const report = join(folder, name, 'report');
      const driver = `python3 -B "${join(planted, 'driver.py')}"`;
      const all = ['--tags', 'not @property', '--quiet', '--no-smoke', '--seed', '1'];
      const { stderr } = touchstone('run', '--driver', driver, '--report', report, ...all);
      const { stdout } = spawnSync('python3', ['-B', join(planted, 'run_export.py'), cases], {
        encoding: 'utf8',
      });
      const lines = stdout.trimEnd().split('\n');
      const bySuite = resultsIn(report).scenarios.map(({ status, id }) => `${status} ${id}`);
      const byData = lines.filter((line) => !line.startsWith('not exported '));
      assert.deepEqual(byData.sort(), bySuite.sort(), stderr);
      assert.equal(
        byData.some((line) => line.startsWith('failed ')),
        name === 'wrong',
      );
    }
  });

  it('runs the scenarios as data with at most sixty lines of code', () => {
    const [, ...code] = read('run_export.py')
      .split('\n')
      .filter((line) => line !== '');
    assert.ok(code.length <= 60, String(code.length));
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

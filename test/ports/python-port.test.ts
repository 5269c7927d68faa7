import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { skipWithout } from '../skip-without';
import { judge, newFolder, touchstone } from '../suite/cli/touchstone';
import { plantedPort } from './planted-port.cjs';
import { ports } from './ports.cjs';

const port = join(__dirname, '..', '..', 'ports', 'python');
const read = (...path: string[]) => readFileSync(join(port, ...path), 'utf8');
const skip = skipWithout('python3');

describe('the Python port', () => {
  it('passes its own tests, and the samples of its README do what they say', { skip }, () => {
    const args = ['-B', '-m', 'unittest', 'discover', '--start-directory', join(port, 'tests')];
    const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });

  it('gives the same verdicts where a few lines run the scenarios as data', { skip }, async () => {
    const folder = newFolder();
    const cases = join(folder, 'cases.jsonl');
    // `.ci/run` has the port run all scenarios as data.
    const part = ['--shard', '1/4', '--tags', 'not @property'];
    assert.equal(touchstone('export', ...part, '--output', cases).code, 0);
    // With a mistake that many scenarios see there are failures to agree about, beside what passes.
    const mistake = ports.python.mistakes.filter(({ what }) => what === 'the next page is this page');
    assert.equal(mistake.length, 1);
    const planted = plantedPort(ports.python, folder, mistake);
    const driver = await ports.python.commandIn(planted);
    const { stderr, file } = judge(...part, '--driver', driver, '--no-smoke');
    const [program = '', ...args] = ports.python.dataRunIn?.(planted) ?? [];
    const { stdout } = spawnSync(program, [...args, cases], { encoding: 'utf8' });
    const byData = stdout.trimEnd().split('\n');
    const bySuite = file.scenarios.map(({ status, id }) => `${status} ${id}`);
    assert.deepEqual(byData.sort(), bySuite.sort(), stderr);
    for (const status of ['passed', 'failed'])
      assert.ok(
        byData.some((line) => line.startsWith(`${status} `)),
        status,
      );
  });

  it('runs the scenarios as data with at most sixty-eight lines of code', () => {
    const [, ...code] = read('run_export.py')
      .split('\n')
      .filter((line) => line !== '');
    assert.ok(code.length <= 68, String(code.length));
  });
});

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../../src/suite/package-root';
import { about, judge, newFolder, placeIn, resultsIn, saboteur, stopped, touchstone } from './touchstone';

const operation = 'onEachSide';
const row = 'Paginator.onEachSide';
const rows = ['--rows', row, 'Paginator.getPageName'];

describe('what a driver says at length', () => {
  it('is cut, and written out, in every report', () => {
    const driver = saboteur('lacks-at-length', row);
    const { report, file } = judge(...rows, '--driver', driver, '--format', 'messages');
    const reasons = about(file, row).map(({ message }) => message);
    assert.ok(reasons.length > 0);
    for (const reason of reasons)
      assert.ok(/no\\u0000x{3000,}\.\.\. \d+ characters more$/.test(reason), reason.slice(0, 200));
    for (const name of ['messages.ndjson', 'index.html']) {
      const text = readFileSync(join(placeIn(report), name), 'utf8');
      assert.ok(!text.includes('x'.repeat(4001)), name);
      assert.ok(!text.includes('[31mno'), name);
    }
  });
});

describe('what a complete run left', () => {
  it('stays when a failure is run again, and the transcript is where the summary says', () => {
    const report = newFolder();
    writeFileSync(join(report, 'conformance.json'), 'the complete result');
    const { stdout } = touchstone(
      ...['run', '--scenario', 'paginator-on-each-side-set', '--report', report],
      ...['--driver', saboteur('lie', operation), '--format', 'messages'],
    );
    assert.equal(readFileSync(join(report, 'conformance.json'), 'utf8'), 'the complete result');
    const transcript = / {4}transcript:\n {6}(\S+)/.exec(stdout)?.[1] ?? '';
    assert.match(transcript, /\/partial\/transcripts\//);
    assert.ok(existsSync(resolve(packageRoot, transcript)), transcript);
    // What goes through Cucumber stays in memory until the end of the run; transcripts must not.
    const messages = readFileSync(join(report, 'partial', 'messages.ndjson'), 'utf8');
    assert.doesNotMatch(messages, /"attachment"/);
    assert.ok(stdout.includes(`--report ${report}`), stdout);
    const { failedStep } = about(resultsIn(join(report, 'partial')), row)[0] ?? {};
    assert.equal(failedStep, 3, 'the step that asks for the result');
    assert.match(readFileSync(join(report, 'partial', 'index.html'), 'utf8'), /class="here">/);
  });
});

it('a verdict is given although its reports cannot be written', () => {
  const report = newFolder();
  mkdirSync(join(report, 'partial'));
  writeFileSync(join(report, 'partial', 'transcripts'), 'in the way');
  const args = ['--scenario', 'paginator-on-each-side-set', '--driver', saboteur('lie', operation)];
  const { code, stdout, stderr } = touchstone('run', ...args, '--report', report);
  assert.equal(code, 2);
  assert.match(stdout, /FAILED paginator-on-each-side-set/);
  assert.match(stderr, /^touchstone: .*\/partial\/transcripts: file already exists \(EEXIST\)$/m);
});

describe('an interrupted run', () => {
  it('writes what is known, says partial, and blames nobody', async () => {
    const report = newFolder();
    const ended = await stopped('SIGINT', 'run', ...rows, '--report', report, '--driver', saboteur('slow'));
    assert.equal(ended.code, 130, ended.stderr);
    // The suite ended the driver itself, so there is nothing to remark on.
    assert.doesNotMatch(ended.stderr, /^touchstone: |SIGKILL/m);
    assert.match(ended.stdout, /Partial run: .*interrupted/);
    const file = resultsIn(report);
    assert.ok(file.partial.includes('interrupted'));
    assert.ok(file.totals.all.notRun > 0);
    assert.ok(file.totals.all.passed > 0);
  });
});

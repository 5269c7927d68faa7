import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { hasEnded } from '../fake-driver/fake-program';
import {
  commandLine,
  type Judged,
  judge,
  newFile,
  newFolder,
  resultsIn,
  saboteur,
  stopped,
  touchstone,
} from './touchstone';

const rows = ['--scenario', 'paginator-on-each-side-any', 'paginator-page-name-default'];

/** Judges a driver by a few scenarios. */
function run(driver: string, ...args: readonly string[]): Judged {
  return judge(...rows, '--driver', driver, ...args);
}

describe('a driver that lives on after a wrong introduction', () => {
  const transcript = newFile(
    'transcript.ndjson',
    '{"request":{"method":"reset","params":{}},"outcome":null}\n',
  );
  for (const command of [['run', ...rows, '--report', newFolder()], ['smoke'], ['replay', transcript]]) {
    it(`does not outlive "${command[0]}", which ends with 3`, async () => {
      const file = join(newFolder(), 'pid');
      const { code, stderr } = touchstone(...command, '--driver', saboteur('lie', 'initialize', file));
      assert.equal(code, 3, stderr);
      assert.match(stderr, /initialize: the result is wrong/);
      assert.ok(await hasEnded(Number(readFileSync(file, 'utf8'))));
    });
  }
});

describe('a driver that is lost again and again', () => {
  it('is given up; what is left is not run, and the result says why', () => {
    const { code, stdout, file } = run(saboteur('exit', 'onEachSide'), '--give-up-after', '2');
    const { totals, scenarios, partial } = file;
    assert.equal(code, 1, stdout);
    assert.ok(totals.all.failed >= 2);
    assert.ok(totals.all.notRun > 0);
    for (const { status, message } of scenarios)
      if (status === 'notRun')
        assert.match(message, /^the driver was given up after 2 losses in a row; .*code 9/);
    assert.ok(partial.includes('the driver was given up after 2 losses in a row'));
    assert.match(stdout.replace(/\s+/g, ' '), /the driver was given up after 2 losses in a row/);
  });

  it('in every scenario ends the run with 3', () => {
    const { code, stderr } = run(saboteur('exit', 'create'), '--no-smoke', '--give-up-after', '2');
    assert.equal(code, 3);
    assert.match(stderr, /create of Paginator: expected an answer, but the driver ended with code 9/);
  });

  it('before every scenario ends the run with 3, and nothing is judged', () => {
    const limits = ['--no-smoke', '--give-up-after', '2', '--fail-fast'];
    const { code, stdout, stderr, file } = run(saboteur('exit', 'reset'), ...limits);
    assert.equal(code, 3, stdout);
    // None failed, so none was left out for that.
    assert.ok(!file.partial.includes('--fail-fast'));
    for (const { status, message } of file.scenarios)
      assert.match(`${status}: ${message}`, /^(unsupported: |notRun: the driver (could not|was given up))/);
    assert.match(stderr, /reset: expected an answer, but the driver ended with code 9/);
    assert.doesNotMatch(stdout, /FAILED/);
  });

  it('and cannot be started again leaves the rest not run', () => {
    const driver = saboteur('end-for-good', 'onEachSide', join(newFolder(), 'ended'));
    const { code, stdout, file } = run(driver);
    const { totals, scenarios } = file;
    assert.equal(code, 1, stdout);
    assert.equal(totals.all.failed, 1);
    const notRun = scenarios.filter(({ status }) => status === 'notRun');
    assert.ok(notRun.length > 0);
    for (const { message } of notRun)
      assert.match(message, /^the driver (could not be made ready|was given up)/);
    assert.ok((totals.all.coverage ?? 1) < 1);
  });
});

describe('the smoke checks', () => {
  it('that do not apply are named, and the verdict says how far it goes', () => {
    const { code, stdout } = touchstone('smoke', '--driver', saboteur('serves', 'Paginator.perPage'));
    assert.equal(code, 0, stdout);
    assert.match(
      stdout,
      /^n\/a {2}the same object always has the same handle\n {5}does not apply: [^\n]*\n?[^\n]*items/m,
    );
    assert.match(stdout, /The driver works, as far as it was checked: 5 of 9 checks do not apply/);
  });

  it('are exit 2 when none applies', () => {
    const { code, stdout } = touchstone('smoke', '--driver', saboteur('serves-nothing'));
    assert.equal(code, 2, stdout);
    assert.match(stdout, /Nothing was checked/);
    assert.doesNotMatch(stdout, /The driver works/);
  });

  it('say so when the driver does not end as it is told to, and are exit 3', () => {
    const { code, stdout, stderr } = touchstone('smoke', '--driver', saboteur('rpc-error', 'shutdown'));
    assert.equal(code, 3, stdout);
    assert.match(
      stdout,
      /\nFAIL the driver ends when it is told to\n[\s\S]*shutdown: expected [\s\S]*look at: shutdown answers null/,
    );
    assert.match(stdout, /The driver is not ready: 1 of 9 checks failed/);
    assert.doesNotMatch(stdout, /The driver works/);
    assert.equal(stderr.replace(/^the saboteur.*\n/gm, ''), '');
  });

  it('reset a driver that cannot be reset only once', () => {
    const { code, stdout } = touchstone('smoke', '--driver', saboteur('rpc-error', 'reset'));
    assert.equal(code, 3, stdout);
    assert.equal(stdout.match(/reset: expected a result, received the error/g)?.length, 1);
    assert.match(stdout, /look at: reset forgets/);
  });
});

it('a run that something ends before its end is no success', () => {
  const preload = newFile('exit.cjs', 'setTimeout(() => process.exit(), 0);');
  const shell = commandLine('run', '--quiet', '--report', newFolder()).replace(
    "'-r'",
    `-r '${preload}' '-r'`,
  );
  assert.equal(spawnSync('sh', ['-c', shell]).status, 2);
});

it('SIGTERM ends a run of the reference before its end', async () => {
  const report = newFolder();
  const ended = await stopped('SIGTERM', 'run', '--rows', 'Paginator.url', '--report', report);
  assert.equal(ended.code, 143, ended.stderr);
  assert.ok(resultsIn(report).totals.all.notRun > 0);
});

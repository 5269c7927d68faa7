import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { reportError } from '../../../src/suite/cli/report-error';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { UsageError } from '../../../src/suite/usage/usage-error';
import { commandLine, judge, newFolder, outputOf, saboteur, touchstone } from './touchstone';

const few = ['--scenario', 'paginator-page-name-default'];
const folder = newFolder();
const file = join(folder, 'file');
const throwing = join(folder, 'throwing.cjs');
writeFileSync(file, '');
writeFileSync(throwing, 'throw new Error("I cannot be loaded")');

function assertOneLine(stderr: string, says: RegExp): void {
  assert.match(stderr, says);
  // Hints in brackets may follow.
  assert.equal(
    stderr
      .trimEnd()
      .replaceAll(/\n\(.*\)/g, '')
      .split('\n').length,
    1,
    stderr,
  );
  assert.doesNotMatch(stderr, /\n {4}at /);
}

describe('what is wrong is told in one line', () => {
  for (const [what, args, says] of [
    ['an unknown option', ['run', '--levl', 'exact'], /unknown option '--levl'/],
    ['an unknown command', ['rnu'], /Did you mean run/],
    [
      'a seed that is no number',
      ['run', '--seed', 'x'],
      /--seed: expected an integer from 0 to 2147483647, received "x"/,
    ],
    [
      'a seed too large to be read back',
      ['run', '--seed', '2147483648'],
      /--seed: expected an integer from 0 to 2147483647, received "2147483648"/,
    ],
    ['a format that does not exist', ['run', '--format', 'xml'], /--format: expected one of junit, messages/],
    [
      'a time no timer can wait',
      ['run', '--timeout', '3000000000'],
      /--timeout: expected an integer from 1 to 2147483647, received "3000000000"/,
    ],
    ['a driver and a module', ['run', '--driver', 'x', '--module', __filename], /cannot be used with/],
    ['an id that does not exist', ['explain', 'Paginator.urll'], /did you mean "Paginator.url"/],
    ['one result to compare', ['compare', 'a.json'], /two or more results, received 1/],
    ['a module that is not there', ['run', ...few, '--module', './no.cjs'], /--module: .*\.\/no\.cjs/],
    ['--update without a list', ['run', ...few, '--update'], /--update: expected --known-failures FILE/],
    [
      'a report folder that is a file',
      // With a driver, which must not be left waiting.
      ['run', ...few, '--report', file, '--driver', saboteur('none')],
      /\/file\S*: (file already exists|not a directory)/,
    ],
    ['a result that is a folder', ['compare', folder, folder], /illegal operation on a directory/],
    ['a disk that is full', ['matrix', '--report', '/dev/full'], /\/dev\/full/],
  ] as const) {
    it(`2 for ${what}`, () => {
      const { code, stderr } = touchstone(...args);
      assert.equal(code, 2, stderr);
      assertOneLine(stderr, says);
    });
  }

  it('3 for a module that is there and cannot be loaded', () => {
    const { code, stderr } = judge(...few, '--module', throwing);
    assert.equal(code, 3, stderr);
    assert.match(stderr, /I cannot be loaded/);
  });

  it('names the disk that is full behind the output', { skip: process.platform !== 'linux' }, () => {
    const { status, stderr } = spawnSync('sh', ['-c', `${commandLine('--help')} > /dev/full`], {
      encoding: 'utf8',
    });
    assert.equal(status, 2, stderr);
    assertOneLine(stderr, /^touchstone: write: no space left on device \(ENOSPC\)$/m);
  });

  it('a reader that has seen enough is no error', () => {
    const shell = `{ ${commandLine('list')}; echo "ended with $?" >&2; } | head -n 1`;
    const { stdout, stderr } = spawnSync('bash', ['-c', shell], { encoding: 'utf8' });
    assert.equal(stderr, 'ended with 0\n');
    assert.equal(stdout.split('\n').length, 2);
  });

  it('shows where it happened with --debug alone', () => {
    const { stderr } = touchstone('compare', 'nowhere.json', 'nowhere.json', '--debug');
    assert.match(stderr, /\n {4}at /);
  });
});

describe('the boundary for errors', () => {
  const report = (context: TestContext, thrown: unknown): { code: number; text: string } => {
    const texts = outputOf(context, 'stderr');
    return { code: reportError(thrown, false), text: texts.join('') };
  };

  it('tells an error of the program itself from wrong usage, and never calls it a verdict', (context) => {
    const { code, text } = report(context, new TypeError('x is not a function'));
    assert.equal(code, 2);
    assert.equal(text, 'touchstone: unexpected error: x is not a function (--debug shows where)\n');
  });

  it('takes what is no error at all', (context) => {
    assert.equal(report(context, 'a text').text, 'touchstone: a text\n');
  });

  it('tells whose fault a fault is', (context) => {
    assert.equal(report(context, new DriverFault('exited', 'gone')).code, 3);
    assert.equal(report(context, new DriverFault('cannot-start', 'bad quotes', 'suite')).code, 2);
    assert.equal(report(context, new UsageError('no')).code, 2);
  });

  it('lets no escape sequence through', (context) => {
    assert.equal(report(context, new DriverFault('exited', 'a\u001b[2Jb\0')).text, 'touchstone: ab\\u0000\n');
  });
});

describe('a run of nothing', () => {
  it('is exit 2 and says so', () => {
    const { code, stdout } = judge(...few, '--driver', saboteur('serves', 'Paginator.url'));
    assert.equal(code, 2, stdout);
    assert.match(stdout, /Nothing ran/);
  });
});

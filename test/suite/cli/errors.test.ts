import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { reportError } from '../../../src/suite/cli/report-error';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { countVerdicts } from '../../../src/suite/results/count-verdicts';
import { gateParts, judgeGates } from '../../../src/suite/results/gate';
import type { LevelTotals } from '../../../src/suite/results/result-file';
import type { Totals } from '../../../src/suite/results/verdict';
import { UsageError } from '../../../src/suite/usage/usage-error';
import { commandLine, newFolder, saboteur, touchstone } from './touchstone';

const few = ['--scenario', 'paginator-page-name-default'];
const folder = newFolder();
const file = join(folder, 'file');
const throwing = join(folder, 'throwing.cjs');
writeFileSync(file, '');
writeFileSync(throwing, 'throw new Error("I cannot be loaded")');
mkdirSync(join(folder, 'is-a-folder'));

function assertOneLine(stderr: string, says: RegExp): void {
  assert.match(stderr, says);
  assert.equal(stderr.trimEnd().split('\n').length, 1, stderr);
  assert.doesNotMatch(stderr, /\n {4}at /);
}

describe('what is wrong is told in one line', () => {
  for (const [what, args, says] of [
    [
      'a transcript that is not there',
      ['replay', 'nowhere.ndjson'],
      /^touchstone: nowhere\.ndjson: no such file/,
    ],
    [
      'a result that is not there',
      ['compare', 'nowhere.json', 'nowhere.json'],
      /nowhere\.json: .*no such file/,
    ],
    ['a list that is not there', ['run', ...few, '--known-failures', 'no.txt'], /no\.txt: no such file/],
    ['a module that is not there', ['run', ...few, '--module', './no.cjs'], /--module: .*\.\/no\.cjs/],
    ['a module to smoke that is not there', ['smoke', '--module', './no.cjs'], /--module: .*\.\/no\.cjs/],
    ['--update without a list', ['run', ...few, '--update'], /--update: expected --known-failures FILE/],
    [
      'a report folder that is a file',
      // With a driver, which must not be left waiting.
      ['run', ...few, '--report', file, '--driver', saboteur('none')],
      /file: file already exists|not a directory/,
    ],
    ['a result that is a folder', ['compare', folder, folder], /illegal operation on a directory/],
    ['a disk that is full', ['matrix', '--folder', '/dev/full'], /\/dev\/full/],
    [
      'quotes that are not balanced',
      ['smoke', '--driver', '"php driver.php'],
      /--driver: expected a command line in which every quote is closed, received "\\"php driver\.php"/,
    ],
  ] as const) {
    it(`2 for ${what}`, () => {
      const { code, stderr } = touchstone(...args);
      assert.equal(code, 2, stderr);
      assertOneLine(stderr, says);
    });
  }

  it('3 for a module that is there and cannot be loaded', () => {
    const { code, stderr } = touchstone('run', ...few, '--report', newFolder(), '--module', throwing);
    assert.equal(code, 3, stderr);
    assert.match(stderr, /I cannot be loaded/);
  });

  it('names the disk that is full behind the output', { skip: process.platform !== 'linux' }, () => {
    const { status, stderr } = spawnSync('sh', ['-c', `${commandLine('list')} > /dev/full`], {
      encoding: 'utf8',
    });
    assert.equal(status, 2, stderr);
    assertOneLine(stderr, /no space left on device \(ENOSPC\)/);
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
  const report = (thrown: unknown, debug = false): { code: number; text: string } => {
    let text = '';
    const code = reportError(thrown, debug, (more) => {
      text += more;
    });
    return { code, text };
  };

  it('tells an error of the program itself from wrong usage, and never calls it a verdict', () => {
    const { code, text } = report(new TypeError('x is not a function'));
    assert.equal(code, 2);
    assert.equal(text, 'touchstone: unexpected error: x is not a function (--debug shows where)\n');
  });

  it('takes what is no error at all', () => {
    assert.equal(report('a text').text, 'touchstone: a text\n');
  });

  it('names the path that a full disk leaves out', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      errno: -28,
      code: 'ENOSPC',
      syscall: 'write',
    });
    assert.equal(report(full).text, 'touchstone: write: no space left on device (ENOSPC)\n');
  });

  it('tells whose fault a fault is', () => {
    assert.equal(report(new DriverFault('exited', 'gone')).code, 3);
    assert.equal(report(new DriverFault('cannot-start', 'bad quotes', 'suite')).code, 2);
    assert.equal(report(new UsageError('no')).code, 2);
  });

  it('lets no escape sequence through', () => {
    assert.equal(report(new DriverFault('exited', 'a\u001b[2Jb\0')).text, 'touchstone: ab\\u0000\n');
  });
});

describe('a run of nothing', () => {
  it('is exit 2 and says so', () => {
    const { code, stdout } = touchstone(
      'run',
      ...few,
      '--report',
      newFolder(),
      '--driver',
      saboteur('serves', 'Paginator.url'),
    );
    assert.equal(code, 2, stdout);
    assert.match(stdout, /Nothing ran/);
  });
});

describe('gates', () => {
  const run = (...args: readonly string[]) =>
    touchstone('run', '--rows', 'Paginator.getPageName', '--report', newFolder(), ...args);
  const lying = ['--driver', saboteur('lie', 'getPageName')];

  it('that are met leave the exit code alone, and are told', () => {
    const { code, stdout } = run(
      '--min-coverage',
      '100',
      '--max-divergence',
      'all=0%',
      '--min-coverage',
      'observed=50.5',
    );
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^met {4}coverage of all: expected at least 100 %, received 100\.0 %$/m);
    assert.match(stdout, /^met {4}coverage of observed: expected at least 50\.5 %/m);
    assert.match(stdout, /^met {4}divergence of all: expected at most 0 %, received 0\.0 %$/m);
  });

  it('are about the portable core where they say so', () => {
    const figures = (divergence: number, coverage: number): Totals => ({
      ...countVerdicts([]),
      divergence,
      coverage,
    });
    const levelTotals = (from: number): LevelTotals => ({
      stated: figures(from, 0),
      observed: figures(from + 0.1, 0),
      exact: figures(from + 0.2, 0),
      all: figures(from + 0.3, 0),
    });
    const file = { totals: levelTotals(0), core: levelTotals(0.5) };
    const gates = gateParts.map((part) => ({ figure: 'divergence', part, percent: 50 }) as const);
    assert.deepEqual(
      judgeGates(gates, file).map(({ part, received, isMet }) => [part, Math.round(received ?? -1), isMet]),
      [
        ['stated', 0, true],
        ['observed', 10, true],
        ['exact', 20, true],
        ['all', 30, true],
        ['core', 80, false],
        ['core.stated', 50, true],
        ['core.observed', 60, false],
        ['core.exact', 70, false],
      ],
    );
    const { code, stdout } = run('--min-coverage', 'core=100', '--max-divergence', 'core.exact=0');
    assert.equal(code, 1, stdout);
    assert.match(stdout, /^met {4}coverage of core: expected at least 100 %, received 100\.0 %$/m);
    assert.match(stdout, /^MISSED divergence of core\.exact: /m);
  });

  it('make the exit code 1 when one is missed, though nothing failed', () => {
    const { code, stdout } = run('--max-divergence', 'exact=0');
    assert.equal(code, 1, stdout);
    assert.match(
      stdout,
      /^MISSED divergence of exact: expected at most 0 %, received none, as nothing ran$/m,
    );
  });

  it('judge known failures too', () => {
    const list = join(newFolder(), 'known.txt');
    const { stdout } = run(...lying);
    const ids = [...stdout.matchAll(/FAILED (\S+)/g)].map(([, id]) => `${id}  # `);
    writeFileSync(list, ids.join('\n'));
    assert.equal(run(...lying, '--known-failures', list).code, 0);
    const { code, stdout: gated } = run(...lying, '--known-failures', list, '--max-divergence', '1');
    assert.equal(code, 1, gated);
    assert.match(gated, /MISSED divergence of all/);
  });

  for (const [text, says] of [
    ['statd=5', /received "statd", did you mean "stated"/],
    ['101', /a number from 0 to 100, .*received "101"/],
    ['-1', /a number from 0 to 100/],
    ['stated=', /a number from 0 to 100/],
    ['=5', /received ""/],
    ['1e1', /a number from 0 to 100/],
  ] as const) {
    it(`that say ${text} are refused`, () => {
      const { code, stderr } = run(`--min-coverage=${text}`);
      assert.equal(code, 2);
      assert.match(stderr, says);
    });
  }
});

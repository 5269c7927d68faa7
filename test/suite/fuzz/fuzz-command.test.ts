import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { newFile, newFolder, touchstone } from '../cli/touchstone';

const root = join(__dirname, '..', '..', '..');
const wrong = join(__dirname, 'wrong-pages.cjs');
const fixed = ['--time', '200', '--seed', '5', '--programs', '60'];

/** Runs features through Cucumber as it is, on the reference or a module; gives the count of its verdicts. */
function cucumber(features: readonly string[], module?: string): string {
  const parameters = JSON.stringify(module === undefined ? {} : { module });
  const bin = join(root, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
  const words = [
    '-r',
    'ts-node/register',
    bin,
    ...features,
    '--format',
    'summary',
    '--world-parameters',
    parameters,
  ];
  const { stdout } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return /^\d+ scenarios? \(.*\)$/m.exec(stdout)?.[0] ?? stdout;
}

describe('touchstone fuzz', () => {
  const report = newFolder();
  const folder = join(report, 'fuzz');
  mkdirSync(folder);
  for (const name of ['9999.feature', 'mine.feature']) writeFileSync(join(folder, name), '');
  const found = touchstone('fuzz', '--module', wrong, ...fixed, '--report', report);
  const left = readdirSync(folder);
  rmSync(join(folder, 'mine.feature'));
  const features = readdirSync(folder).filter((name) => name.endsWith('.feature'));

  it('deletes what an earlier search wrote, and nothing else', () => {
    assert.ok(left.includes('mine.feature'));
    assert.ok(!left.includes('9999.feature'));
  });

  it('finds each mistake, once for every row and way in which it shows', () => {
    assert.equal(found.code, 1, found.stderr);
    assert.match(found.stdout, /^Cause \d+: Paginator\.perPage: another number/m);
    assert.match(found.stdout, /^Cause \d+: Paginator\.getPageName: another text/m);
    const causes = [...found.stdout.matchAll(/^Cause \d+: ([\s\S]+?)\n {2}\S+ \S+:/gm)].map(
      ([, cause]) => cause,
    );
    assert.equal(new Set(causes).size, causes.length);
    assert.equal(features.length, causes.length);
    assert.match(found.stdout, /^Cause \d+ showed in \d+ more programs?\.$/m);
  });

  it('writes features that pass on the reference and fail on what is wrong', () => {
    const paths = features.map((name) => join(folder, name));
    const all = `${paths.length} scenarios (${paths.length}`;
    assert.equal(cucumber(paths), `${all} passed)`);
    assert.equal(cucumber(paths, wrong), `${all} failed)`);
  });

  it('writes transcripts that replay the difference', () => {
    const transcript = join(folder, '1.ndjson');
    assert.equal(touchstone('replay', transcript).code, 0);
    assert.equal(touchstone('replay', transcript, '--module', wrong).code, 1);
  });

  it('tells a command that shows the cause again', () => {
    const [, seed = '', path = ''] = /again: .* --seed (\d+) --path (\S+)/.exec(found.stdout) ?? [];
    const again = touchstone('fuzz', '--module', wrong, '--seed', seed, '--path', path, '--report', report);
    assert.ok(existsSync(join(folder, 'again', '1.ndjson')), 'beside what the search wrote');
    assert.ok(existsSync(join(folder, '2.ndjson')));
    const first = /^Cause 1: (.*)$/m;
    assert.equal(again.code, 1, again.stdout);
    assert.equal(first.exec(again.stdout)?.[1], first.exec(found.stdout)?.[1]);
    assert.match(again.stdout, /^1 program, /m);
  });

  it('says how often each row and each class of arguments was used', () => {
    assert.match(found.stdout, /Paginator\.url \d+ \(\d+ values\)/);
    assert.match(found.stdout, /^60 programs, \d+ steps compared; not counted: \d+ refused steps$/m);
  });
});

it('fuzz finds nothing between two that are the same, and leaves out what is known', () => {
  const entry = {
    id: 'wrong-pages',
    rows: ['Paginator.*'],
    shape: '*',
    differs: 'wrong pages',
    why: 'a test',
  };
  const known = newFile('known.json', JSON.stringify([entry]));
  const options = [...fixed, '--quiet', '--report', newFolder()];
  const same = touchstone('fuzz', '--module', join(root, 'src', 'reference', 'conformance.ts'), ...options);
  assert.equal(same.code, 0, same.stdout);
  assert.match(same.stdout, /No difference was found\.\n$/);
  const explained = touchstone('fuzz', '--module', wrong, ...options, '--known-differences', known);
  assert.match(
    explained.stdout,
    /^Known differences that were met:\n {2}wrong-pages: \d+ programs; wrong pages$/m,
  );
  assert.doesNotMatch(explained.stdout, /^Cause \d+: Paginator/m);
});

it('fuzz refuses what it cannot follow', () => {
  const refused = (...args: readonly string[]): string => {
    const { code, stderr } = touchstone('fuzz', ...args);
    assert.equal(code, 2, stderr);
    return stderr;
  };
  assert.match(refused(), /expected one or two implementations as --driver or --module, received none/);
  assert.match(
    refused('--driver', 'a', '--driver', 'b', '--driver', 'c'),
    /--driver "c": expected at most two implementations, received a third/,
  );
  assert.match(
    refused('--driver', 'a', '--driver', 'b', '--module', wrong),
    /--module ".*wrong-pages\.cjs": expected at most two implementations, received a third/,
  );
  assert.match(refused('--module', wrong, '--path', '1'), /--path: expected --seed with it/);
  const reference = JSON.stringify(join(root, 'src', 'reference', 'conformance.ts'));
  const pages = newFile(
    'pages.cjs',
    `const { AnonymousResourceCollection, ...rest } = require(${reference});\nmodule.exports = rest;\n`,
  );
  assert.match(
    refused('--module', pages),
    /expected both drivers to serve .*; the driver of .* does not serve AnonymousResourceCollection\.__construct$/m,
  );
  const known = newFile('known.json', '[{"id": "x"}]');
  const inFile = refused('--module', wrong, '--programs', '1', '--report', known);
  assert.equal(inFile, `touchstone: ${join(known, 'fuzz')}: not a directory (ENOTDIR)\n`);
});

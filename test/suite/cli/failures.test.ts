import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { judge, newFile, placeIn, reportsIn, saboteur, touchstone } from './touchstone';

const rows = ['--rows', 'Paginator.onEachSide', 'Paginator.getPageName'];

describe('a failure', () => {
  const driver = saboteur('lie', 'onEachSide');
  const { code, stdout, report, file } = judge(...rows, '--driver', driver, '--seed', '3');
  const failed = file.scenarios.find(({ status }) => status === 'failed');
  const transcript = join(placeIn(report), 'transcripts', `${failed?.id.replaceAll('/', '__')}.ndjson`);

  it('leaves the result, its page and its transcripts, and nothing that was not asked for', () => {
    assert.deepEqual(reportsIn(placeIn(report)), ['conformance.json', 'index.html', 'transcripts']);
  });

  it('shows row, expected, received, and how to run it again', () => {
    assert.equal(code, 1);
    for (const part of [
      'Paginator.onEachSide',
      'expected: ',
      'received: 4711',
      `--scenario ${failed?.id}`,
      '--driver',
      '--seed 3',
    ]) {
      assert.ok(stdout.includes(part), `${part} in\n${stdout}`);
    }
  });

  it('can be replayed without the suite: the same driver gives the same, another differs', () => {
    assert.ok(existsSync(transcript));
    const same = touchstone('replay', transcript, '--driver', driver);
    assert.equal(same.code, 0, same.stdout + same.stderr);
    const other = touchstone('replay', transcript);
    assert.equal(other.code, 1, other.stdout + other.stderr);
    assert.match(other.stdout, /recorded: \{"value":4711\}/);
  });

  it('that is listed as known is no news; one that is gone is', () => {
    const lines = file.scenarios
      .filter(({ status }) => status === 'failed')
      .map(({ id, message }) => `${id}  # ${message.split('\n')[0]}`);
    const list = newFile('known.txt', `# the saboteur lies\n${lines.join('\n')}\n`);
    const args = [...rows, '--known-failures', list];
    const known = judge(...args, '--driver', driver, '--format', 'junit');
    assert.equal(known.code, 0);
    assert.match(
      known.stdout,
      new RegExp(
        `^Known failures: ${lines.length} known, 0 new \\(${lines.length} failed in all\\); 0 fixed$`,
        'm',
      ),
    );
    const junit = readFileSync(join(placeIn(known.report), 'junit.xml'), 'utf8');
    assert.match(junit, / failures="0" errors="0" /);
    const mended = judge(...args);
    assert.equal(mended.code, 1);
    assert.match(mended.stdout, /is listed but passes/);
    const refused = judge(...args, '--driver', driver, '--update');
    assert.equal(refused.code, 2);
    assert.equal(refused.stdout, '', 'it is refused before it runs');
    assert.match(refused.stderr, /expected a complete run, received a partial one/);
    assert.match(readFileSync(list, 'utf8'), /the saboteur lies/);
  });

  it('of a law has the seed and the path once, in the command to rerun', () => {
    const law = ['--scenario', 'law-has-more', '--runs', '3', '--seed', '2147483647'];
    const lying = ['--driver', saboteur('lie', 'hasMorePages')];
    const ended = judge(...law, ...lying);
    assert.equal(ended.file.seed, 2147483647);
    const [, path = ''] =
      /rerun:\s+npm run conformance .* --seed 2147483647 --path (\S+) /.exec(ended.stdout) ?? [];
    const page = readFileSync(join(placeIn(ended.report), 'index.html'), 'utf8');
    for (const shown of [ended.stdout, page]) assert.doesNotMatch(shown, /^ *path \d/m);
    const again = judge(...law, '--path', path, ...lying);
    assert.match(again.stdout, /found after 1 case, shrunk 0 times$/m);
  });

  it('refuses a path without its seed, and for anything but one law', () => {
    const refusals: readonly (readonly [string[], RegExp])[] = [
      [['--scenario', 'law-has-more', '--path', '0'], /--path: expected --seed with it/],
      [
        ['--path', '0', '--seed', '1'],
        /--path: expected one law \(--scenario ID\), received every scenario$/m,
      ],
      [['--scenario', 'law-*', '--path', '0', '--seed', '1'], /expected one law .*, received \d\d laws$/m],
      [
        ['--scenario', 'paginator-one-page', '--path', '0', '--seed', '1'],
        /expected one law .*, received 0 laws$/m,
      ],
      [
        ['--scenario', 'law-has-more', '--path', '0:x', '--seed', '1'],
        /--path: expected integers joined by colons/,
      ],
    ];
    for (const [args, words] of refusals) {
      const { code, stderr } = judge(...args);
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, words);
    }
  });

  it('ends the run with --fail-fast, and what did not run is said', () => {
    const ended = judge(...rows, '--driver', driver, '--fail-fast');
    assert.equal(ended.code, 1);
    assert.ok(ended.file.totals.all.notRun > 0);
    assert.match(JSON.stringify(ended.file.scenarios), /an earlier scenario failed/);
  });
});

it('replay shows a difference in full, without a control character of the transcript', () => {
  const entry = {
    request: {
      method: 'callStatic',
      params: { class: 'Paginator', operation: 'resolveQueryString', args: [] },
    },
    outcome: { value: { $map: [['a\u009b2J\u0085key', `\u202e${'long '.repeat(2000)}`]] } },
  };
  const transcript = newFile('transcript.ndjson', `${JSON.stringify(entry)}\n`);
  const { code, stdout } = touchstone('replay', transcript);
  assert.equal(code, 1, stdout);
  assert.match(stdout, /^Message 1 \(callStatic\) differs at \S+:\n {2}request: {2}\{"class":"Paginator",/);
  assert.match(
    stdout,
    /\n {2}recorded: \{"value":\{"\$map":\[\["a\\u0085key","\\u202elong .* characters more\n/,
  );
  assert.match(stdout, /\n {2}now: {6}\{"value":null\}\n$/);
  assert.doesNotMatch(stdout, /(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  assert.deepEqual(
    tooWide(stdout).map((line) => line.trim().split(' ')[0]),
    ['recorded:'],
  );
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { about, newFolder, placeIn, resultsIn, saboteur, touchstone, touchstoneProcess } from './touchstone';

const rows = ['--rows', 'Paginator.onEachSide', 'Paginator.getPageName'];
const operation = 'onEachSide';
const row = 'Paginator.onEachSide';
const otherRow = 'Paginator.getPageName';
// A hang takes the whole time limit, which has to leave a busy machine the time to start: one scenario is enough.
const hanging = ['--scenario', 'paginator-on-each-side-set', 'paginator-page-name-default'];

/** The reports in a folder; not the list of them that the next run needs. */
function reportsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

describe('exit codes', () => {
  const one = ['--scenario', 'paginator-page-name-default'];
  for (const [code, says, ...args] of [
    [0, /Conforms/, ...one],
    [1, /Does not conform/, ...one, '--driver', saboteur('lie', 'getPageName')],
    [2, /no-such-scenario/, '--scenario', 'no-such-scenario'],
    [3, /no-such-program/, ...one, '--driver', 'no-such-program'],
  ] as const) {
    it(`${code} is what the process ends with`, () => {
      const ended = touchstoneProcess('run', '--report', newFolder(), ...args);
      assert.equal(ended.code, code, ended.stderr);
      assert.match(code < 2 ? ended.stdout : ended.stderr, says);
    });
  }

  it('0 when the reference conforms; every report is written', () => {
    const report = newFolder();
    const { code, stdout } = touchstone(
      ...['run', ...rows, '--report', report, '--seed', '5'],
      ...['--format', 'junit', 'messages'],
    );
    assert.equal(code, 0, stdout);
    assert.deepEqual(reportsIn(placeIn(report)), [
      'conformance.json',
      'index.html',
      'junit.xml',
      'messages.ndjson',
    ]);
    assert.match(
      stdout,
      /conformance\.json, index\.html, junit\.xml, messages\.ndjson in\n {2}\S+\/partial$/m,
    );
    assert.match(stdout, /seed 5/);
    assert.match(stdout, /Partial run: --rows/);
  });

  for (const [what, args, says] of [
    ['an unknown option', ['run', '--levl', 'exact'], /unknown option '--levl'/],
    ['an unknown command', ['rnu'], /Did you mean run/],
    ['a row that does not exist', ['run', '--rows', 'Paginator.urll'], /did you mean "Paginator.url"/],
    ['a shard out of range', ['run', '--shard', '3/2'], /expected i\/n/],
    ['a seed that is no number', ['run', '--seed', 'x'], /Expected a whole number, received "x"/],
    [
      'a seed too large to be read back',
      ['run', '--seed', '2147483648'],
      /Expected at most 2147483647, received "2147483648"/,
    ],
    ['a format that does not exist', ['run', '--format', 'xml'], /Allowed choices are json, html, junit/],
    [
      'a time no timer can wait',
      ['run', '--timeout', '3000000000'],
      /at most 2147483647 .*received "3000000000"/,
    ],
    [
      'a command for a shell',
      ['smoke', '--driver', 'cd x && php driver.php'],
      /write: sh -c 'cd x && php driver\.php'/,
    ],
    ['a driver and a module', ['run', '--driver', 'x', '--module', 'y'], /cannot be used with/],
    ['an id that does not exist', ['explain', 'Paginator.urll'], /did you mean "Paginator.url"/],
    ['something else to list', ['list', 'scenaros'], /did you mean "scenarios"/],
    ['one result to compare', ['compare', 'a.json'], /two or more results, received 1/],
    ['a result that does not exist', ['merge', 'nowhere.json', '--output', 'x.json'], /nowhere\.json/],
  ] as const) {
    it(`2 for ${what}`, () => {
      const { code, stderr } = touchstone(...args);
      assert.equal(code, 2, stderr);
      assert.match(stderr, says);
    });
  }

  for (const [what, driver, says] of [
    ['cannot start', 'no-such-program --at-all', /no-such-program/],
    ['speaks another version', saboteur('version'), /99/],
    ['serves a row that does not exist', saboteur('unknown-row'), /received "Paginator.urll"/],
    [
      'follows a trait that does not exist',
      saboteur('traits', '{"follows":["mesages"]}'),
      /traits\.follows of the driver: .*received "mesages", did you mean "messages"\?/,
    ],
    [
      'follows and declines a trait',
      saboteur('traits', '{"follows":["messages"],"declines":["messages"]}'),
      /each trait in one list, received "messages" in follows and in declines/,
    ],
    ['gives traits another shape', saboteur('traits', '["messages"]'), /at \/traits: expected object/],
  ] as const) {
    it(`3 when the driver ${what}`, () => {
      const { code, stderr } = touchstone('run', '--report', newFolder(), '--driver', driver);
      assert.equal(code, 3, stderr);
      assert.match(stderr, says);
    });
  }
});

describe('a driver that misbehaves at one operation', () => {
  for (const [mode, says] of [
    ['exit', /code 9[\s\S]*the saboteur leaves/],
    ['hang', /within 5000 ms/],
    ['garbage', /Notice: something is wrong/],
    ['rpc-error', /out of order/],
    ['cannot', /cannot: no time/],
  ] as const) {
    it(`"${mode}" fails the scenarios it happens in, with the reason, and no other`, () => {
      const report = newFolder();
      const driver = saboteur(mode, operation);
      const { code, stdout } = touchstone(
        'run',
        ...(mode === 'hang' ? hanging : rows),
        '--report',
        report,
        '--driver',
        driver,
      );
      const file = resultsIn(report);
      assert.equal(code, 1, stdout);
      assert.ok(about(file, row).some(({ status }) => status === 'failed'));
      for (const { status, message } of about(file, row))
        if (status === 'failed') assert.match(message, says);
      for (const { status, message, id } of about(file, otherRow))
        assert.equal(status, 'passed', `${id}: ${message}`);
      assert.equal(file.totals.all.notRun, 0);
    });
  }

  it('a reset that does nothing is noticed', () => {
    const report = newFolder();
    const args = [
      '--rows',
      'Paginator.defaultSimpleView',
      '--report',
      report,
      '--driver',
      saboteur('no-reset'),
    ];
    assert.equal(touchstone('run', ...args).code, 3);
    touchstone('run', ...args, '--no-smoke');
    const failed = resultsIn(report).scenarios.filter(({ status }) => status === 'failed');
    assert.ok(failed.some(({ message }) => /reset leaves state behind/.test(message)));
  });

  it('rows that are not served are unsupported, never failed', () => {
    const report = newFolder();
    const { code } = touchstone('run', ...rows, '--report', report, '--driver', saboteur('serves', otherRow));
    const file = resultsIn(report);
    assert.equal(code, 0);
    assert.ok(about(file, row).every(({ status }) => status === 'unsupported'));
    assert.ok(about(file, otherRow).some(({ status }) => status === 'passed'));
  });
});

describe('a failure', () => {
  const report = newFolder();
  const driver = saboteur('lie', operation);
  const { code, stdout } = touchstone('run', ...rows, '--report', report, '--driver', driver, '--seed', '3');
  const failed = resultsIn(report).scenarios.find(({ status }) => status === 'failed');
  const transcript = join(placeIn(report), 'transcripts', `${failed?.id.replaceAll('/', '__')}.ndjson`);

  it('leaves the result, its page and its transcripts, and nothing that was not asked for', () => {
    assert.deepEqual(reportsIn(placeIn(report)), ['conformance.json', 'index.html', 'transcripts']);
  });

  it('shows row, expected, received, and how to run it again', () => {
    assert.equal(code, 1);
    for (const part of [
      row,
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
    const list = join(newFolder(), 'known.txt');
    const args = ['run', ...rows, '--report', newFolder(), '--known-failures', list];
    const lines = resultsIn(report)
      .scenarios.filter(({ status }) => status === 'failed')
      .map(({ id, message }) => `${id}  # ${message.split('\n')[0]}`);
    writeFileSync(list, `# the saboteur lies\n${lines.join('\n')}\n`);
    const known = touchstone(...args, '--driver', driver, '--format', 'junit');
    assert.equal(known.code, 0);
    assert.match(
      known.stdout,
      new RegExp(
        `^Known failures: ${lines.length} known, 0 new \\(${lines.length} failed in all\\); 0 fixed$`,
        'm',
      ),
    );
    const junit = readFileSync(join(placeIn(args[args.indexOf('--report') + 1] ?? ''), 'junit.xml'), 'utf8');
    assert.match(junit, / failures="0" errors="0" /);
    assert.match(junit, /file="features\/pagination\/on-each-side\.feature" line="\d+"/);
    assert.match(junit, /<skipped message="known failure: onEachSide/);
    const mended = touchstone(...args);
    assert.equal(mended.code, 1);
    assert.match(mended.stdout, /is listed but passes/);
    const refused = touchstone(...args, '--driver', driver, '--update');
    assert.equal(refused.code, 2);
    assert.equal(refused.stdout, '', 'it is refused before it runs');
    assert.match(refused.stderr, /expected a complete run, received a partial one/);
    assert.match(readFileSync(list, 'utf8'), /the saboteur lies/);
  });

  it('of a law names the seed that was given, even the largest', () => {
    const folder = newFolder();
    const law = ['--scenario', 'law-has-more', '--runs', '3', '--seed', '2147483647'];
    const ended = touchstone('run', ...law, '--report', folder, '--driver', saboteur('lie', 'hasMorePages'));
    assert.equal(resultsIn(folder).seed, 2147483647);
    assert.match(ended.stdout, /found after \d+ cases?, .*seed 2147483647$/m);
    const [, path = ''] =
      /rerun:\s+npm run conformance .* --seed 2147483647 --path (\S+) /.exec(ended.stdout) ?? [];
    const again = touchstone(
      'run',
      ...law,
      '--path',
      path,
      '--report',
      folder,
      '--driver',
      saboteur('lie', 'hasMorePages'),
    );
    assert.match(again.stdout, /found after 1 case, shrunk 0 times, seed 2147483647$/m);
  });

  it('refuses a path without its seed, and for anything but one law', () => {
    const refusals: readonly (readonly [string[], RegExp])[] = [
      [['--scenario', 'law-has-more', '--path', '0'], /--path: expected --seed beside it/],
      [['--path', '0', '--seed', '1'], /--path: expected one law \(--scenario ID\), received all$/m],
      [['--scenario', 'law-*', '--path', '0', '--seed', '1'], /expected one law .*, received \d\d$/m],
      [
        ['--scenario', 'paginator-one-page', '--path', '0', '--seed', '1'],
        /expected one law .*, received 0$/m,
      ],
      [['--scenario', 'law-has-more', '--path', '0:x', '--seed', '1'], /Expected whole numbers with colons/],
    ];
    for (const [args, words] of refusals) {
      const { code, stderr } = touchstone('run', ...args, '--report', newFolder());
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, words);
    }
  });

  it('ends the run with --fail-fast, and what did not run is said', () => {
    const folder = newFolder();
    const ended = touchstone('run', ...rows, '--report', folder, '--driver', driver, '--fail-fast');
    assert.equal(ended.code, 1);
    assert.ok(resultsIn(folder).totals.all.notRun > 0);
    assert.match(JSON.stringify(resultsIn(folder).scenarios), /an earlier scenario failed/);
  });
});

describe('shards', () => {
  it('merge into the whole; a missing one is an error', () => {
    const report = newFolder();
    for (const shard of ['1/2', '2/2'])
      touchstone('run', '--shard', shard, '--report', report, '--seed', '1', '--runs', '2');
    const files = [1, 2].map((index) => join(report, `shard-${index}-of-2`, 'conformance.json'));
    const merged = join(newFolder(), 'merged.json');
    const { code, stdout } = touchstone('merge', ...files, '--output', merged);
    assert.equal(code, 0, stdout);
    const whole = JSON.parse(readFileSync(merged, 'utf8'));
    assert.deepEqual(whole.partial, []);
    const listed = JSON.parse(touchstone('list', '--json').stdout) as { id: string }[];
    assert.deepEqual(
      whole.scenarios.map(({ id }: { id: string }) => id),
      listed.map(({ id }) => id),
    );
    assert.equal(touchstone('merge', files[0] ?? '', '--output', merged).code, 2);
    assert.equal(touchstone('compare', merged, merged).code, 0);
  });
});

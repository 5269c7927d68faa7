import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compareKnownFailures } from '../../../src/conformance/known-failures/compare-known-failures';
import {
  readKnownFailures,
  writeKnownFailures,
} from '../../../src/conformance/known-failures/known-failures';
import { toMatrix } from '../../../src/conformance/results/matrix';
import { mergeResults } from '../../../src/conformance/results/merge-results';
import { readResultFile } from '../../../src/conformance/results/read-result-file';
import { readRecordedResults, recordResult } from '../../../src/conformance/results/recorded-results';
import { rerunCommand } from '../../../src/conformance/results/rerun-command';
import type { ResultFile } from '../../../src/conformance/results/result-file';
import { terminalSummary } from '../../../src/conformance/results/terminal-summary';
import { toResultFile } from '../../../src/conformance/results/to-result-file';
import type { ScenarioResult, Verdict } from '../../../src/conformance/results/verdict';
import type { ScenarioInfo } from '../../../src/conformance/scenarios/scenario-info';

function result(id: string, status: Verdict, message = ''): ScenarioResult {
  return { id, name: `name of ${id}`, level: 'observed', rows: ['Paginator.url'], status, message };
}

function file(
  results: readonly ScenarioResult[],
  partial: readonly string[] = [],
  version = '1.0',
): ResultFile {
  const implementation = { name: 'acme', version, language: 'x' };
  const description = { protocolVersion: 1, implementation, rows: { serves: ['*'] }, capabilities: [] };
  return toResultFile({ description, seed: 7, partial, results });
}

const mixed = [
  result('a', 'passed'),
  result('b', 'failed', 'url(3)\n  expected: 1\n  received: 2'),
  result('c', 'unsupported', 'needs Paginator.url'),
  result('d', 'notRun', 'the run ended before it'),
];

function infos(ids: readonly string[]): ScenarioInfo[] {
  return ids.map((id) => ({
    ...result(id, 'passed'),
    traits: [],
    tags: [],
    feature: '',
    rule: '',
    uri: '',
    line: 1,
    steps: [],
  }));
}

function temporary(name: string, content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'touchstone-')), name);
  writeFileSync(path, content);
  return path;
}

test('divergence and coverage are two figures', () => {
  const { totals, rows } = file(mixed);
  assert.equal(totals.all.divergence, 1 / 2);
  assert.equal(totals.all.coverage, 2 / 4);
  assert.equal(totals.stated.divergence, null);
  assert.equal(totals.stated.coverage, null);
  const url = rows.find(({ id }) => id === 'Paginator.url');
  assert.deepEqual(url, {
    id: 'Paginator.url',
    scenarios: 4,
    passed: 1,
    failed: 1,
    unsupported: 1,
    notRun: 1,
  });
});

test('the summary shows each failure with row, level, expected, received, rerun command and transcript', () => {
  const text = terminalSummary(file(mixed, ['--fail-fast']), {
    rerun: (id) => `rerun ${id}`,
    reports: 'out',
    files: ['conformance.json', 'transcripts/b.ndjson'],
    known: new Set(),
    gates: [],
  });
  for (const part of [
    'Paginator.url\n  FAILED b [observed] name of b',
    'expected: 1',
    'received: 2',
    'rerun: rerun b',
    'out/transcripts/b.ndjson',
    'Reports: out (conformance.json)',
    '1 x needs Paginator.url',
    'Partial run: --fail-fast',
    'seed 7',
    '50.0 %',
  ]) {
    assert.ok(text.includes(part), `${part} in\n${text}`);
  }
});

test('a known failure is not shown again', () => {
  const text = terminalSummary(file(mixed), {
    rerun: String,
    reports: 'out',
    files: [],
    known: new Set(['b']),
    gates: [],
  });
  assert.ok(!text.includes('FAILED b'));
});

test('the rerun command can be pasted into a shell', () => {
  assert.match(
    rerunCommand('a/b', { driver: "php it's.php", timeout: 100 }, 3),
    /--scenario a\/b --driver 'php it'\\''s\.php' --timeout 100 --seed 3$/,
  );
  assert.match(rerunCommand('a', { module: '/m.cjs' }, 3), /--module \/m\.cjs --seed 3$/);
  assert.match(rerunCommand('a', { report: 'my reports' }, 3), /--seed 3 --report 'my reports'$/);
  assert.match(rerunCommand('a', { report: 'reports' }, 3), /--seed 3$/);
});

test('shards merge into what one run would have given', () => {
  const shards = [
    file([mixed[0], mixed[2]] as ScenarioResult[], ['--shard 1/2']),
    file([mixed[1], mixed[3]] as ScenarioResult[], ['--shard 2/2']),
  ];
  assert.deepEqual(mergeResults(shards), file(mixed));
  assert.deepEqual(mergeResults([...shards].reverse()), file(mixed));
});

for (const [what, shards, message] of [
  ['nothing', [], /received none/],
  ['a missing shard', [file(mixed, ['--shard 1/2'])], /shard 2 of 2 is missing/],
  ['a shard given twice', [file(mixed, ['--shard 1/2']), file(mixed, ['--shard 1/2'])], /given twice/],
  ['a complete run', [file(mixed)], /received a complete run/],
  [
    'a shard cut short',
    [file(mixed, ['--shard 1/1', 'interrupted'])],
    /partial by --shard 1\/1, interrupted/,
  ],
  [
    'shards of other counts',
    [file(mixed, ['--shard 1/2']), file(mixed, ['--shard 2/3'])],
    /shards of 2, received one of 3/,
  ],
  [
    'shards of two runs',
    [file(mixed, ['--shard 1/2']), file(mixed, ['--shard 2/2'], '2.0')],
    /shards of one run/,
  ],
] as const) {
  test(`merging ${what} is an error`, () => {
    assert.throws(() => mergeResults(shards), { name: 'UsageError', message });
  });
}

test('a complete run is recorded, read back and shown in the matrix; the same run gives the same text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const path = recordResult(file(mixed), folder);
  assert.deepEqual(readResultFile(path), file(mixed));
  const before = readFileSync(path, 'utf8');
  recordResult(file(mixed), folder);
  assert.equal(readFileSync(path, 'utf8'), before);
  const matrix = toMatrix(readRecordedResults(folder));
  assert.ok(matrix.includes('| `Paginator.url` | **1 / 4** |'), matrix);
  assert.equal(matrix, toMatrix(readRecordedResults(folder)));
  assert.deepEqual(readRecordedResults(join(folder, 'nowhere')), []);
});

test('a partial run is not recorded', () => {
  assert.throws(() => recordResult(file(mixed, ['interrupted']), tmpdir()), {
    message: /partial: interrupted/,
  });
});

for (const [content, message] of [
  ['{', /JSON/],
  ['null', /received null/],
  ['{"schemaVersion":2}', /schemaVersion 2/],
  ['{"schemaVersion":1}', /without scenarios or rows/],
] as const) {
  test(`results that are ${content} are refused with the file's name`, () => {
    const path = temporary('r.json', content);
    assert.throws(
      () => readResultFile(path),
      (error: Error) => message.test(error.message) && error.message.includes(path),
    );
  });
}

const list = '# why\n\nb  # url(3) expected: 1\n';

test('a listed failure with the same message is no problem', () => {
  const known = readKnownFailures(temporary('known.txt', list), infos(['a', 'b']));
  assert.deepEqual(compareKnownFailures(known, mixed, []), []);
});

for (const [what, line, message] of [
  ['passes', 'a  # x', /a is listed but passes/],
  ['fails otherwise', 'b  # other', /b fails otherwise than listed\n {2}listed: other/],
  ['is unsupported', 'c  # x', /c is listed but is unsupported/],
  ['was not run', 'e  # x', /e is listed but was not run/],
] as const) {
  test(`a listed scenario that ${what} is a problem`, () => {
    const known = readKnownFailures(temporary('known.txt', line), infos(['a', 'b', 'c', 'e']));
    assert.match(compareKnownFailures(known, mixed, []).join(), message);
  });
}

test('in a partial run a listed scenario that was not selected is no problem', () => {
  const known = readKnownFailures(temporary('known.txt', 'e  # x'), infos(['e']));
  assert.deepEqual(compareKnownFailures(known, mixed, ['--rows x']), []);
});

test('an unknown id in a list is an error with its line and a suggestion', () => {
  const path = temporary('known.txt', '# c\npaginator-urll  # x');
  assert.throws(() => readKnownFailures(path, infos(['paginator-url'])), {
    name: 'UsageError',
    message: `${path}:2: expected the id of a scenario, received "paginator-urll", did you mean "paginator-url"?`,
  });
});

test('an id that stands twice in a list is an error', () => {
  const path = temporary('known.txt', 'a  # x\na  # y');
  assert.throws(() => readKnownFailures(path, infos(['a'])), { message: /:2: "a" stands twice/ });
});

test('updating keeps comments, drops what passes, renews messages and adds what is new', () => {
  const path = temporary('known.txt', '# first\na  # gone\n\n# second\nb  # old\n');
  const known = readKnownFailures(path, infos(['a', 'b']));
  writeKnownFailures(path, known, file([...mixed, result('n', 'failed', 'new\nfailure')]));
  assert.equal(
    readFileSync(path, 'utf8'),
    '# first\n\n# second\nb  # url(3) expected: 1 received: 2\nn  # new failure\n',
  );
});

test('a partial run updates nothing', () => {
  assert.throws(() => writeKnownFailures('unused', null, file(mixed, ['interrupted'])), {
    name: 'UsageError',
  });
});

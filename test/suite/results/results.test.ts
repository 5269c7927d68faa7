import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeResults } from '../../../src/suite/results/merge-results';
import { rerunCommand } from '../../../src/suite/results/rerun-command';
import type { ResultFile } from '../../../src/suite/results/result-file';
import { toResultFile } from '../../../src/suite/results/to-result-file';
import type { ScenarioResult, Verdict } from '../../../src/suite/results/verdict';

import { suiteInfo } from '../../../src/suite/suite-info';

function result(id: string, status: Verdict, message = ''): ScenarioResult {
  return {
    id,
    name: `name of ${id}`,
    level: 'observed',
    traits: [],
    rows: ['Paginator.url'],
    digest: 'd1',
    status,
    message,
  };
}

function file(
  results: readonly ScenarioResult[],
  partial: readonly string[] = [],
  version = '1.0',
): ResultFile {
  const implementation = { name: 'acme', version, language: 'x' };
  const description = { protocolVersion: 2, implementation, rows: { serves: ['*'] }, capabilities: [] };
  return toResultFile({ description, seed: 7, partial, results });
}

const mixed = [
  result('a', 'passed'),
  result('b', 'failed', 'url(3)\n  expected: 1\n  received: 2'),
  result('c', 'unsupported', 'needs Paginator.url'),
  result('d', 'notRun', 'the run ended before it'),
];

/** The scenarios of a suite that has no others. */
const ids = mixed.map(({ id }) => id);

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

test('the rerun command can be pasted into a shell', () => {
  assert.match(
    rerunCommand('a/b', { driver: "php it's.php", timeout: 100 }, 3),
    /--scenario a\/b --driver 'php it'\\''s\.php' --timeout 100 --seed 3$/,
  );
  assert.match(rerunCommand('a', { module: '/m.cjs' }, 3), /--module \/m\.cjs --seed 3$/);
  assert.match(rerunCommand('a', { report: 'my reports' }, 3), /--seed 3 --report 'my reports'$/);
  assert.match(rerunCommand('a', { report: 'reports' }, 3), /--seed 3$/);
  assert.match(rerunCommand('a', {}, 3, '1:0:2'), /--seed 3 --path 1:0:2$/);
});

test('shards merge into what one run would have given', () => {
  const shards = [
    file([mixed[0], mixed[2]] as ScenarioResult[], ['--shard 1/2']),
    file([mixed[1], mixed[3]] as ScenarioResult[], ['--shard 2/2']),
  ];
  assert.deepEqual(mergeResults(shards, ids), file(mixed));
  assert.deepEqual(mergeResults([...shards].reverse(), ids), file(mixed));
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
  [
    'a scenario twice',
    [file([mixed[0], mixed[0], ...mixed.slice(1)] as ScenarioResult[], ['--shard 1/1'])],
    /every scenario once, received 1 that stand twice: a$/,
  ],
  [
    'without a scenario',
    [file(mixed.slice(2), ['--shard 1/1'])],
    /every scenario once, received 2 that are missing: a, b$/,
  ],
  [
    'a scenario that does not exist',
    [file([...mixed, result('e', 'passed')], ['--shard 1/1'])],
    /every scenario once, received 1 that do not exist: e$/,
  ],
  [
    'results of another version of the suite',
    [{ ...file(mixed, ['--shard 1/1']), suite: { name: suiteInfo.name, version: '0.0.0' } }],
    /expected results of touchstone \S+, received one of touchstone 0\.0\.0/,
  ],
] as const) {
  test(`merging ${what} is an error`, () => {
    assert.throws(() => mergeResults(shards, ids), { name: 'UsageError', message });
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeResults } from '../../../src/suite/results/merge-results';
import { rerunCommand } from '../../../src/suite/results/rerun-command';
import type { ResultFile } from '../../../src/suite/results/result-file';
import type { ScenarioResult } from '../../../src/suite/results/verdict';
import { suiteInfo } from '../../../src/suite/suite-info';
import { sampleFile, sampleResult, sampleResults } from './sample-result';

function file(
  results: readonly ScenarioResult[],
  partial: readonly string[] = [],
  version = '1.0',
): ResultFile {
  return sampleFile(results, partial, { version });
}

/** The scenarios of a suite that has no others. */
const ids = sampleResults.map(({ id }) => id);

test('divergence and coverage are two figures', () => {
  const { totals, rows } = file(sampleResults);
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
  assert.match(rerunCommand('a', { report: 'reports', smoke: true }, 3), / a --seed 3$/);
  assert.match(rerunCommand('a', { smoke: false }, 3), / a --no-smoke --seed 3$/);
  assert.match(rerunCommand('a', {}, 3, '1:0:2'), /--seed 3 --path 1:0:2$/);
});

const inFiles = (shards: readonly ResultFile[]) =>
  shards.map((each, index) => ({ path: `${index + 1}.json`, file: each }));

test('shards merge into what one run would have given', () => {
  const shards = [
    file([sampleResults[0], sampleResults[2]] as ScenarioResult[], ['--shard 1/2']),
    file([sampleResults[1], sampleResults[3]] as ScenarioResult[], ['--shard 2/2']),
  ];
  assert.deepEqual(mergeResults(inFiles(shards), ids), file(sampleResults));
  assert.deepEqual(mergeResults(inFiles(shards).reverse(), ids), file(sampleResults));
});

for (const [what, shards, message] of [
  ['nothing', [], /received none/],
  ['a missing shard', [file(sampleResults, ['--shard 1/2'])], /expected shards 1 to 2, received no shard 2/],
  [
    'a shard given twice',
    [file(sampleResults, ['--shard 1/2']), file(sampleResults, ['--shard 1/2'])],
    /received shard 1 of 2 twice/,
  ],
  ['a complete run', [file(sampleResults)], /^1\.json: .*received a complete run/],
  [
    'a shard cut short',
    [file(sampleResults, ['--shard 1/1', 'interrupted'])],
    /partial by --shard 1\/1, interrupted/,
  ],
  [
    'shards of other counts',
    [file(sampleResults, ['--shard 1/2']), file(sampleResults, ['--shard 2/3'])],
    /^2\.json: expected shards of 2, received one of 3/,
  ],
  [
    'shards of two runs',
    [file(sampleResults, ['--shard 1/2']), file(sampleResults, ['--shard 2/2'], '2.0')],
    /^2\.json: expected the implementation of 1\.json, \{.*"1\.0".*\}, received \{.*"2\.0".*\}$/,
  ],
  [
    'shards with two seeds',
    [file(sampleResults, ['--shard 1/2']), { ...file(sampleResults, ['--shard 2/2']), seed: 8 }],
    /^2\.json: expected the seed of 1\.json, 7, received 8; run every shard with the same --seed$/,
  ],
  [
    'shards whose drivers declared other traits',
    [
      file(sampleResults, ['--shard 1/2']),
      {
        ...file(sampleResults, ['--shard 2/2']),
        declared: { ...file(sampleResults).declared, traits: { follows: [] } },
      },
    ],
    /^2\.json: .* the same traits as that of 1\.json, null, received \{"follows":\[\]\}$/,
  ],
  [
    'a scenario twice',
    [
      file([sampleResults[0], sampleResults[0], ...sampleResults.slice(1)] as ScenarioResult[], [
        '--shard 1/1',
      ]),
    ],
    /every scenario once, received 1 that appears twice: a$/,
  ],
  [
    'without a scenario',
    [file(sampleResults.slice(2), ['--shard 1/1'])],
    /every scenario once, received 2 that are missing: a, b$/,
  ],
  [
    'a scenario that does not exist',
    [file([...sampleResults, sampleResult('e', 'passed')], ['--shard 1/1'])],
    /every scenario once, received 1 that does not exist: e$/,
  ],
  [
    'results of another version of the suite',
    [{ ...file(sampleResults, ['--shard 1/1']), suite: { name: suiteInfo.name, version: '0.0.0' } }],
    /expected a result of touchstone \S+, received one of touchstone 0\.0\.0/,
  ],
] as const) {
  test(`merging ${what} is an error`, () => {
    assert.throws(() => mergeResults(inFiles(shards), ids), { name: 'UsageError', message });
  });
}

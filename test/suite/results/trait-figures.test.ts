import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { schemaProblem } from '../../../src/suite/protocol/message-check';
import { toMatrix } from '../../../src/suite/results/matrix';
import { figureTables } from '../../../src/suite/results/summary/figure-tables';
import type { ScenarioResult, Verdict } from '../../../src/suite/results/verdict';
import type { Level } from '../../../src/suite/scenarios/scenario-info';
import { sampleFile, sampleResult } from './sample-result';

function result(level: Level, traits: readonly string[], status: Verdict): ScenarioResult {
  const id = [level, ...traits, status].join('-');
  return { ...sampleResult(id, status), level, traits };
}

const traits = {
  follows: ['*'],
  declines: ['messages'],
  notApplicable: [{ trait: 'static-languages', reason: 'a compiler refuses the call' }],
};

const results = [
  result('stated', [], 'passed'),
  result('observed', [], 'failed'),
  result('observed', ['json-text'], 'passed'),
  result('exact', ['json-text', 'ordered-maps'], 'failed'),
  result('observed', ['messages'], 'unsupported'),
  result('observed', ['static-languages'], 'unsupported'),
];
const file = sampleFile(results, [], {}, traits);

function squeezed(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/ +/g, ' '));
}

describe('figures', () => {
  it('of the portable core are of the scenarios without a trait', () => {
    const { passed, failed, unsupported, divergence, coverage } = file.core.all;
    assert.deepEqual([passed, failed, unsupported, divergence, coverage], [1, 1, 0, 1 / 2, 1]);
    assert.equal(file.core.observed.divergence, 1);
    assert.equal(file.core.exact.scenarios, 0);
    assert.equal(file.totals.all.scenarios, 6);
  });

  it('of a trait are of the scenarios that have it, one with two counts for both', () => {
    const counts = file.byTrait.map(({ trait, totals }) => [trait, totals.passed, totals.failed]);
    const some = counts.filter(([, passed, failed]) => passed !== 0 || failed !== 0);
    assert.deepEqual(some, [
      ['ordered-maps', 0, 1],
      ['json-text', 1, 1],
    ]);
  });

  it('stand beside what the driver declared, and follow the schema', () => {
    assert.deepEqual(file.declared.traits, traits);
    const known = [{ id: 'a', message: 'url(3)' }];
    assert.equal(
      schemaProblem('conformance-result.json', JSON.parse(JSON.stringify({ ...file, known }))),
      null,
    );
  });
});

describe('the summary', () => {
  it('says of several traits in one line that all of their scenarios passed', () => {
    const passed = ['json-text', 'messages'].map((trait) => result('observed', [trait], 'passed'));
    const lines = squeezed(figureTables(sampleFile(passed)));
    assert.ok(lines.includes('all 2: every scenario passed'), lines.join('\n'));
    const others = squeezed(
      figureTables(sampleFile([...passed, result('exact', ['ordered-maps'], 'failed')])),
    );
    const at = others.indexOf('2 others: every scenario passed');
    assert.match(others[at - 1] ?? '', /^ordered-maps .* 0 1 0 0$/);
    const one = squeezed(figureTables(sampleFile(passed.slice(1))));
    assert.ok(
      one.some((line) => line.startsWith('messages ')),
      one.join('\n'),
    );
  });

  it('shows the portable core first, then the traits, then all', () => {
    const lines = squeezed(figureTables(file));
    const heads = lines.filter((line) => line.includes('divergence'));
    assert.deepEqual(
      heads.map((line) => line.replace(/ divergence.*/, '')),
      ['portable core', 'trait', 'all scenarios'],
    );
    assert.ok(lines.includes('all 50.0 % 100.0 % 1 1 0 0'), lines.join('\n'));
    assert.ok(lines.includes('json-text 50.0 % 100.0 % 1 1 0 0'));
    assert.ok(lines.includes('all 50.0 % 66.7 % 2 2 2 0'));
  });

  it('says of a trait that is not followed why it has no figures', () => {
    const lines = squeezed(figureTables(file));
    assert.ok(lines.includes('messages declined 0 0 1 0'));
    assert.ok(lines.includes('static-languages not applicable 0 0 1 0'));
    const silent = squeezed(figureTables({ ...file, declared: { ...file.declared, traits: null } }));
    assert.ok(silent.includes('messages not followed 0 0 1 0'));
  });

  it('is one table where no scenario has a trait, and fits 80 columns', () => {
    assert.equal(figureTables(sampleFile([result('stated', [], 'passed')])).length, 5);
    for (const line of figureTables(file)) assert.ok(line.length <= 80, line);
  });
});

it('the matrix shows the portable core, the traits and all, in this order', () => {
  const matrix = toMatrix([file], []);
  const places = ['| portable core |', '| trait |', '| all scenarios |', '| interface row |'].map((head) =>
    matrix.indexOf(head),
  );
  assert.ok(places[0] !== -1);
  assert.deepEqual(
    places,
    [...places].sort((left, right) => left - right),
  );
  assert.ok(matrix.includes('\n| all | 50.0 % / 100.0 % |\n'));
  assert.ok(matrix.includes('\n| json-text | 50.0 % / 100.0 % |\n'));
  assert.ok(matrix.includes('\n| messages | declined |\n'));
});

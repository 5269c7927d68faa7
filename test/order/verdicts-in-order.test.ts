import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Envelope } from '@cucumber/messages';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { judge, touchstone } from '../suite/cli/touchstone';
import { differencesBetween, verdictsInOrder } from './verdicts-in-order';

const scenarios = readScenarios().filter(({ uri }) => uri === 'features/pagination/per-page.feature');
const program = (name: string): string => `"${process.execPath}" "${join(__dirname, name)}"`;

describe('the order in which scenarios run', () => {
  it('makes no difference on the reference', async () => {
    const runs = await verdictsInOrder({ seed: 1, runs: 5 }, scenarios, 'random:7');
    assert.deepEqual(differencesBetween(runs), []);
    for (const { how, verdicts } of runs) assert.equal(verdicts.size, scenarios.length, how);
  });

  it('is another one on demand, and reports keep that of the features', () => {
    const orders = ['random:7', 'random:7', 'random:8', 'defined'].map((order) => {
      const options = ['--order', order, '--format', 'messages'];
      const { code, file, report } = judge('features/pagination/per-page.feature', ...options);
      assert.equal(code, 0);
      const reported = file.scenarios.map(({ id }) => id);
      assert.deepEqual(
        reported,
        scenarios.map(({ id }) => id),
      );
      const messages = readFileSync(join(report, 'partial', 'messages.ndjson'), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Envelope);
      const known = messages.flatMap(({ pickle }) => pickle?.id ?? []);
      return messages.flatMap(({ testCase }) =>
        testCase === undefined ? [] : known.indexOf(testCase.pickleId),
      );
    });
    const [first, again, other, defined] = orders;
    assert.equal(first?.length, scenarios.length);
    assert.notDeepEqual(first, other, 'two seeds');
    assert.notDeepEqual(first, defined, 'no order');
    assert.deepEqual(again, first, 'the same seed');
    assert.deepEqual(defined, [...scenarios.keys()]);
    assert.match(touchstone('run', '--order', 'random').stderr, /--order: expected defined, or random:SEED/);
  });

  it('is seen to matter where an implementation wears out', async () => {
    const runs = await verdictsInOrder(
      { driver: program('tiring-driver.cjs'), seed: 1 },
      scenarios,
      'random:7',
    );
    const differences = differencesBetween(runs);
    assert.ok(differences.length > 0);
    for (const line of differences)
      assert.match(
        line,
        /^paginator-[\w/-]+: (passed|failed) as the features have them, (passed|failed) (once|in)/,
      );
  });
});

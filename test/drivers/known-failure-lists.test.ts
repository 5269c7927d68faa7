import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { nearestList } from '../../drivers/php/nearest-list.cjs';
import { KnownFailures, readKnownFailures } from '../../src/suite/known-failures/known-failures';
import { packageRoot } from '../../src/suite/package-root';
import { readRecordedResults } from '../../src/suite/results/recorded-results';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';

const lists = join(packageRoot, 'drivers/php/known-failures');
const all = readScenarios();
const recorded = readRecordedResults().files.filter(({ implementation }) =>
  ['laravel', 'hypervel', 'hyperf'].includes(implementation.name),
);

for (const { implementation, scenarios } of recorded) {
  const { name, version } = implementation;

  test(`the known failures of ${name} ${version} are those that were recorded`, () => {
    const list = nearestList(name, version);
    const known = list === '' ? new KnownFailures() : readKnownFailures(join(lists, list), all);
    assert.deepEqual(
      known.entries.map(({ id }) => id).sort(),
      scenarios
        .filter(({ status }) => status === 'failed')
        .map(({ id }) => id)
        .sort(),
    );
  });
}

const names = ['laravel-8.83.txt', 'laravel-13.9.txt', 'laravel-13.42.txt', 'hyperf-3.2.txt', 'README.md'];

test('a version has the list of the newest version of its major that is no newer', () => {
  for (const [name, version, expected] of [
    ['laravel', '13.42.0', 'laravel-13.42.txt'],
    ['laravel', '13.100.3', 'laravel-13.42.txt'],
    ['laravel', '13.41.9', 'laravel-13.9.txt'],
    ['laravel', '13.8.0', ''],
    ['laravel', '12.72.0', ''],
    ['laravel', '8.83', 'laravel-8.83.txt'],
    ['hyperf', '3.2', 'hyperf-3.2.txt'],
    ['hypervel', '0.4', ''],
  ] as const) {
    assert.equal(nearestList(name, version, names), expected, `${name} ${version}`);
  }
});

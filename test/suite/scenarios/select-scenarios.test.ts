import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScenarioInfo } from '../../../src/suite/scenarios/scenario-info';
import { selectScenarios } from '../../../src/suite/scenarios/select-scenarios';
import { sampleScenario } from '../../sample-scenario';

const scenario = (id: string, more: Partial<ScenarioInfo> = {}): ScenarioInfo =>
  sampleScenario(id, { level: 'stated', tags: ['@op:Paginator.url'], ...more });

const all = [
  scenario('url-a'),
  scenario('url-b/one', { level: 'exact' }),
  scenario('url-b/two', { level: 'exact' }),
  scenario('tap', { rows: ['Shared.tap'], tags: ['@error'], level: 'observed' }),
];

function ids(selection: Parameters<typeof selectScenarios>[1]): string[] {
  return selectScenarios(all, selection).scenarios.map(({ id }) => id);
}

test('without a criterion everything is selected and the run is complete', () => {
  assert.deepEqual(selectScenarios(all, {}), { scenarios: all, partial: [] });
});

for (const [what, selection, expected] of [
  ['level', { level: ['exact', 'observed'] }, ['url-b/one', 'url-b/two', 'tap']],
  ['row', { rows: ['Shared.tap'] }, ['tap']],
  ['prefix of rows', { rows: ['Paginator.*'] }, ['url-a', 'url-b/one', 'url-b/two']],
  ['scenario', { scenario: ['url-b/two'] }, ['url-b/two']],
  ['outline', { scenario: ['url-b'] }, ['url-b/one', 'url-b/two']],
  ['prefix of scenarios', { scenario: ['url*'] }, ['url-a', 'url-b/one', 'url-b/two']],
  ['tags', { tags: 'not @error' }, ['url-a', 'url-b/one', 'url-b/two']],
  ['first shard', { shard: '1/3' }, ['url-a', 'tap']],
  ['last shard', { shard: '3/3' }, ['url-b/two']],
  ['several criteria', { level: ['exact'], scenario: ['url-b/one', 'url-a'] }, ['url-b/one']],
] as const) {
  test(`scenarios are selected by ${what}`, () => {
    assert.deepEqual(ids(selection), expected);
    assert.notDeepEqual(selectScenarios(all, selection).partial, []);
  });
}

for (const [what, selection, message] of [
  [
    'level',
    { level: ['statd'] },
    /expected one of stated, observed, exact, received "statd", did you mean "stated"/,
  ],
  [
    'level that is a path',
    { level: ['stated', 'features/laws'] },
    /received "features\/laws" \(paths stand before --level\)/,
  ],
  [
    'row',
    { rows: ['Paginator.urll'] },
    /--rows: expected the id of an interface row.* received "Paginator\.urll", did you mean "Paginator\.url"/,
  ],
  [
    'rows joined by a comma',
    { rows: ['Paginator.url,Paginator.items'] },
    /received "Paginator\.url,Paginator\.items"; several are separated by blanks/,
  ],
  [
    'scenario',
    { scenario: ['tapp'] },
    /--scenario: expected the id of a scenario.* received "tapp", did you mean "tap"/,
  ],
  ['tag expression', { tags: '(@a' }, /expected a tag expression/],
  ['shard', { shard: '3' }, /expected i\/n/],
  ['shard out of range', { shard: '3/2' }, /received "3\/2"/],
  ['shard of more parts than scenarios', { shard: '1/1000000000' }, /at most 4 parts.*received 1000000000/],
  [
    'shard of more parts than are left',
    { scenario: ['url-b'], shard: '1/3' },
    /at most 2 parts, one for each scenario, received 3/,
  ],
  ['shard zero', { shard: '0/2' }, /received "0\/2"/],
  ['selection of nothing', { tags: '@nope' }, /no scenario matches --tags @nope/],
] as const) {
  test(`a wrong ${what} is an error`, () => {
    assert.throws(() => selectScenarios(all, selection), { name: 'UsageError', message });
  });
}

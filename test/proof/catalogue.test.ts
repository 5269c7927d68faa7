import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import traits from '../../spec/traits.json';
import { allRows } from '../../src/suite/rows/catalogue';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { faults, faultsByFeature } from './faults.cjs';
import { flaws } from './flaws.cjs';
import { lawFaults } from './law-faults.cjs';
import { plantedText } from './planted-text.cjs';
import { variants } from './variants/variants.cjs';

const root = join(__dirname, '..', '..');
const known = { rows: allRows.map(({ id }) => id), traits: traits.map(({ name }) => name) };
const scenarios = [{ id: 'one', level: 'stated', rows: ['Paginator.url'] }];
const fault = { id: 'a', level: 'stated', caughtBy: { one: 'words' } } as const;
const variant = { id: 'b', declines: ['messages'], rows: ['Paginator.url'] };

test('the catalogue names levels, scenarios, traits and rows that there are', () => {
  assert.deepEqual(flaws(faults, variants, readScenarios(), known), []);
});

test('each list of faults has what the feature of its name must notice', () => {
  const places = new Map(readScenarios().map(({ id, uri }) => [id, uri]));
  for (const [feature, list] of faultsByFeature)
    for (const { id, caughtBy } of list)
      assert.ok(
        Object.keys(caughtBy).some((named) => places.get(named) === `features/${feature}.feature`),
        `${id} stands in the list of ${feature}`,
      );
});

test('every entry can be planted', () => {
  for (const { id, changes } of [...faults, ...variants, ...lawFaults]) {
    for (const file of new Set(changes.map((change) => change.file))) {
      const own = changes.filter((change) => change.file === file);
      assert.doesNotThrow(() => plantedText(readFileSync(join(root, file), 'utf8'), own), id);
    }
  }
});

test('every file that a planted text asks for is there', () => {
  const changes = [...faults, ...variants].flatMap(({ id, changes: own }) =>
    own.map((change) => ({ id, ...change })),
  );
  const missing = changes.flatMap(({ id, file, by }) =>
    Array.from(by.matchAll(/require\('(\.[^']+)'\)/g), ([, path = '']) => join(dirname(file), `${path}.ts`))
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${id}: ${path}`),
  );
  assert.deepEqual(missing, []);
});

test('no two faults are the same change, or said in the same words', () => {
  for (const part of ['changes', 'what'] as const) {
    const seen = new Map<string, string>();
    for (const fault of faults) {
      const told = JSON.stringify(fault[part]);
      assert.equal(seen.get(told), undefined, `${fault.id} has the ${part} of another fault`);
      seen.set(told, fault.id);
    }
  }
});

test('what names something unknown, or an id twice, is a flaw', () => {
  assert.deepEqual(flaws([fault], [variant], scenarios, known), []);
  assert.deepEqual(
    flaws(
      [
        { ...fault, level: 'exact' },
        { ...fault, caughtBy: { two: '' } },
      ],
      [{ ...variant, declines: ['no-trait'], rows: ['no-row'] }],
      scenarios,
      known,
    ),
    [
      'a: the id stands twice',
      'a: one is stated, expected exact',
      'a: two is no scenario, expected stated',
      'a: expected a part of the message with which two must fail, received an empty text',
      'b: "no-trait" is no trait',
      'b: "no-row" is no row',
    ],
  );
});

test('text that does not stand exactly once in its file cannot be replaced', () => {
  const change = { file: 'src/a.ts', replaces: 'one', by: 'two' };
  assert.equal(plantedText('one;', [change]), 'two;');
  assert.throws(
    () => plantedText('none;one;', [{ ...change, replaces: 'ne;' }]),
    /expected exactly once in src\/a.ts, found 2 times:\nne;/,
  );
  assert.throws(() => plantedText('', [change]), /found 0 times/);
});

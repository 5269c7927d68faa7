import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageRoot } from '../../../src/suite/package-root';
import { FeaturePaths } from '../../../src/suite/scenarios/feature-paths';
import { readFeatures } from '../../../src/suite/scenarios/read-scenarios';
import { newFolder } from '../cli/touchstone';

const features = readFeatures();
const file = 'features/pagination/url.feature';
const feature = features.find(({ uri }) => uri === file);
const all = features.flatMap(({ scenarios }) => scenarios);
const own = feature?.scenarios ?? [];
const outline = own.find(({ id }) => id.includes('/'));
const plain = own.find(({ id }) => !id.includes('/'));
const ruleLine = feature?.document.feature?.children[0]?.rule?.location.line;
const ruleName = feature?.document.feature?.children[0]?.rule?.name;

function chosen(...given: string[]): string[] {
  const paths = new FeaturePaths(given, features, packageRoot);
  return all.filter((scenario) => paths.includes(scenario)).map(({ id }) => id);
}

describe('a path to run', () => {
  const ids = (of: typeof own): string[] => of.map(({ id }) => id);

  it('is a feature', () => assert.deepEqual(chosen(file), ids(own)));

  it('is a feature whose path begins elsewhere', () => {
    assert.deepEqual(chosen(join(packageRoot, file)), ids(own));
    const paths = new FeaturePaths(['url.feature'], features, join(packageRoot, 'features', 'pagination'));
    assert.ok(own.every((scenario) => paths.includes(scenario)));
  });

  it('is a folder', () => {
    const inside = all.filter(({ uri }) => uri.startsWith('features/laws/'));
    assert.deepEqual(chosen('features/laws'), ids(inside));
    assert.deepEqual(chosen('features/laws/'), ids(inside));
    assert.equal(chosen('features').length, all.length);
  });

  it('is found in the suite also where the working directory has features of its own', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'features', 'laws'), { recursive: true });
    const paths = new FeaturePaths(['features/laws'], features, folder);
    assert.deepEqual(ids(all.filter((scenario) => paths.includes(scenario))), chosen('features/laws'));
  });

  it('is the line of a feature, which is also what is meant above it', () => {
    const line = feature?.document.feature?.location.line ?? 0;
    assert.deepEqual(chosen(`${file}:${line}`), ids(own));
    assert.throws(() => chosen(`${file}:${line - 1}`), {
      message: `${file}:${line - 1}: expected the line of a feature, a rule, a scenario or a row of its examples, received a line that begins none of them, did you mean ${file}:${line}?`,
    });
  });

  it('is the line of a scenario', () => assert.deepEqual(chosen(`${file}:${plain?.line}`), [plain?.id]));

  it('is the line of a row of examples', () => {
    assert.deepEqual(chosen(`${file}:${outline?.line}`), [outline?.id]);
  });

  it('is the line of an outline, which stands for all its rows', () => {
    const slug = outline?.id.split('/')[0];
    const scenario = feature?.document.feature?.children
      .flatMap(({ rule }) => rule?.children ?? [])
      .find(({ scenario: node }) =>
        node?.examples.some(({ tableBody }) =>
          tableBody.some(({ location }) => location.line === outline?.line),
        ),
      );
    const rows = own.filter(({ id }) => id.startsWith(`${slug}/`));
    assert.ok(rows.length > 1);
    assert.deepEqual(chosen(`${file}:${scenario?.scenario?.location.line}`), ids(rows));
  });

  it('is the line of a rule', () => {
    assert.deepEqual(chosen(`${file}:${ruleLine}`), ids(own.filter(({ rule }) => rule === ruleName)));
  });

  it('may come with others, and with several lines', () => {
    assert.deepEqual(
      chosen(`${file}:${outline?.line}:${plain?.line}`).sort(),
      [outline?.id, plain?.id].sort(),
    );
    assert.equal(chosen(file, 'features/laws').length, own.length + chosen('features/laws').length);
  });

  for (const [text, says] of [
    [
      'features/pagination/ulr.feature',
      /^features\/pagination\/ulr\.feature: expected a feature .*did you mean "features\/pagination\/url\.feature"\?$/,
    ],
    ['url.feature', /did you mean "features\/pagination\/url\.feature"\?$/],
    ['docs', /^docs: expected a feature or a folder of features, but there is none at this path$/],
    [
      `${file}:99999`,
      /expected the line of a feature, a rule, a scenario or a row of its examples, received a line that begins none of them, did you mean features\/pagination\/url\.feature:\d+\?$/,
    ],
    ['features/laws:3', /^features\/laws:3: expected a feature before a line, received a folder$/],
  ] as const) {
    it(`is refused where nothing is: ${text}`, () => {
      assert.throws(() => chosen(text), { name: 'UsageError', message: says });
    });
  }
});

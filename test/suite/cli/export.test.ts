import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Pickle, PickleStepType } from '@cucumber/messages';
import { exportScenario } from '../../../src/suite/export/export-scenario';
import { schemaProblem } from '../../../src/suite/protocol/message-check';
import type { StepDefinition } from '../../../src/suite/run/step-definitions';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { isLaw, type ScenarioInfo } from '../../../src/suite/scenarios/scenario-info';
import { newFolder, touchstone } from './touchstone';

interface Line {
  readonly id: string;
  readonly traits?: readonly string[];
  readonly needs?: { readonly rows: readonly (readonly string[])[] };
  readonly notExported?: string;
  readonly calls?: readonly { readonly id: string; readonly params: object }[];
  readonly expectations?: readonly {
    readonly of: string;
    readonly from?: { readonly of: string };
    readonly look: readonly unknown[];
  }[];
}

const linesIn = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** The calls that a part of a line names. */
function named(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(/"(?:\$ref|target)":"(r\d+)"/g)].map(([, name = '']) => name);
}

describe('export', () => {
  const file = join(newFolder(), 'cases.jsonl');
  const ended = touchstone('export', '--output', file);
  const lines = linesIn(readFileSync(file, 'utf8'));
  const scenarios = readScenarios();

  it('writes every scenario, in the order of the features, as the schema says', () => {
    assert.equal(ended.code, 0);
    assert.equal(ended.stdout, '');
    assert.deepEqual(
      lines.map(({ id }) => id),
      scenarios.map(({ id }) => id),
    );
    const problems = lines.flatMap((line) => schemaProblem('exported-scenario.json', line) ?? []);
    assert.deepEqual(problems, []);
  });

  it('needs one fixture class of a driver that serves the paginator alone, and another for json-text', () => {
    const used = lines
      .filter(({ needs }) =>
        needs?.rows.every((rows) => rows.some((row) => /^(Paginator|Statement)\./.test(row))),
      )
      .flatMap(({ calls, traits }) =>
        [
          ...JSON.stringify(calls ?? []).matchAll(
            /"(?:class|extends)":"(Model|Pivot|Song|Nest|ViewFactory)"/g,
          ),
        ].map(([, name]) => (traits?.includes('json-text') ? `${name} with json-text` : name)),
      );
    assert.deepEqual([...new Set(used)].toSorted(), ['Nest with json-text', 'ViewFactory']);
  });

  it('says of laws alone that they are no data', () => {
    const laws = scenarios.filter(isLaw).map(({ id }) => id);
    const left = lines.filter(({ notExported }) => notExported !== undefined).map(({ id }) => id);
    assert.deepEqual(left, laws);
    assert.equal(
      ended.stderr,
      `${lines.length} scenarios; laws, whose data is generated during a run, have no calls: ${laws.length}\n`,
    );
  });

  it('names no result before the call that gives it, and looks at the result of every call', () => {
    for (const { id, calls = [], expectations = [] } of lines) {
      for (const [index, { params }] of calls.entries())
        for (const name of named(params)) assert.ok(Number(name.slice(1)) <= index, `${id}: ${name}`);
      const ids = new Set(calls.map((call) => call.id));
      const looked = expectations.flatMap(({ of, from }) => [of, ...(from === undefined ? [] : [from.of])]);
      for (const name of [...looked, ...named(expectations)]) assert.ok(ids.has(name), `${id}: ${name}`);
      assert.deepEqual(
        [...ids].filter((name) => !looked.includes(name)),
        [],
        id,
      );
    }
  });

  it('chooses scenarios as a run does', () => {
    const chosen = ['--level', 'exact', '--tags', 'not @trait:messages'];
    const { stdout } = touchstone('export', 'features/resources/to-json.feature', ...chosen);
    const expected = scenarios.filter(
      ({ uri, level, traits }) =>
        uri === 'features/resources/to-json.feature' && level === 'exact' && !traits.includes('messages'),
    );
    assert.deepEqual(
      linesIn(stdout).map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    assert.equal(touchstone('export', '--rows', 'Paginator.nope').code, 2);
    assert.equal(touchstone('export', '--format', 'yaml').code, 2);
  });

  it('has no room for a Then that does not note what it expects', async () => {
    const code = (): void => {};
    const definitions: StepDefinition[] = [{ expression: { match: () => [] }, code }];
    const pickle = (type: PickleStepType): Pickle => ({
      ...{ id: '', uri: '', name: '', language: 'en', astNodeIds: [], tags: [] },
      steps: [{ id: '', astNodeIds: [], type, text: 'it is all right' }],
    });
    const scenario = scenarios.find((each) => !isLaw(each)) as ScenarioInfo;
    await exportScenario(scenario, pickle(PickleStepType.ACTION), definitions);
    const exported = exportScenario(scenario, pickle(PickleStepType.OUTCOME), definitions);
    await assert.rejects(exported, /it is all right/);
  });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { explainRow } from '../../../src/suite/explain/explain-row';
import { explainScenario } from '../../../src/suite/explain/explain-scenario';
import { allRows } from '../../../src/suite/rows/catalogue';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { resultOf, sampleFile } from '../results/sample-result';
import { tooWide } from '../text/too-wide';

const scenarios = readScenarios();
const recorded = sampleFile(
  scenarios.map((scenario) => resultOf(scenario, 'unsupported', `${'many words '.repeat(20)}\u202e`)),
  [],
  { name: 'acme\u009b2J' },
);

it('explain fits every scenario to 80 columns, but for its place and what belongs to a step', () => {
  for (const scenario of scenarios) {
    const asItStands = scenario.steps.flatMap((step) =>
      step
        .split('\n')
        .slice(1)
        .map((line) => `    ${line}`),
    );
    const wide = tooWide(explainScenario(scenario, [recorded]).join('\n'));
    assert.deepEqual(
      wide.filter((line) => !asItStands.includes(line)),
      [],
      scenario.id,
    );
  }
});

it('explain fits every row to 80 columns', () => {
  for (const row of allRows)
    assert.deepEqual(tooWide(explainRow(row, scenarios, [recorded]).join('\n')), [], row.id);
});

it('explain groups the scenarios of a row by their rules', () => {
  for (const row of allRows) {
    const lines = explainRow(row, scenarios, [])
      .join('\n')
      .replace(/\n {6}/g, ' ');
    const [, listed = ''] = /\nScenarios \(\d+\)\n([\s\S]*)\nResults\n/.exec(lines) ?? [];
    const rules = listed
      .replace(/\n {4}(?! *\S+ \[\w+\] )/g, ' ')
      .split(/^ {2}Rule: /m)
      .slice(1);
    const about = scenarios.filter(({ rows }) => rows.includes(row.id));
    assert.equal(rules.length, new Set(about.map(({ rule }) => rule)).size, row.id);
    for (const { id, level, rule } of about)
      assert.ok(rules.find((text) => text.startsWith(`${rule}\n`))?.includes(`\n    ${id} [${level}] `), id);
  }
});

it('explain lets no control character of a record through', () => {
  const [scenario] = scenarios;
  assert.ok(scenario !== undefined);
  const text = explainScenario(scenario, [recorded]).join('\n');
  assert.match(text, /\n {2}acme 1\.0: unsupported: many words/);
  assert.match(text, /\\u202e/);
  assert.doesNotMatch(text, /(?!\n)\p{Cc}|\p{Bidi_Control}/u);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome } from '../../src/suite/protocol/wire';
import type { TouchstoneWorld } from '../../step-definitions/support/world';
import { AnsweringDriver } from './answering-driver';
import { hasTeeth } from './has-teeth';
import type { MatchedStep } from './matched-steps';
import { observe } from './observation';
import { type Finding, probe } from './probe';
import { reportLines } from './report-lines';
import type { StagedScenario } from './staged-scenario';
import { addFindings, emptyTally } from './tally';

type Step = (this: TouchstoneWorld) => unknown;

function step(code: Step, more: Partial<MatchedStep> = {}): MatchedStep {
  return {
    text: 'a step',
    isOutcome: true,
    code: code as MatchedStep['code'],
    args: [],
    opening: null,
    ...more,
  };
}

const create = step(
  async function () {
    await this.session.create('it', 'Paginator', []);
  },
  { isOutcome: false },
);
const call = step(
  async function () {
    await this.session.call('it', 'items', []);
  },
  { isOutcome: false },
);

function staged(...steps: readonly MatchedStep[]): StagedScenario {
  return {
    steps,
    keyOrder: 'unordered',
    parameters: {},
    // Steps of these tests use nothing but the session.
    makeWorld: (session) => ({ session }) as unknown as TouchstoneWorld,
  };
}

async function findingsOf(scenario: StagedScenario, result: Outcome): Promise<Finding[]> {
  const driver = new AnsweringDriver(async (method) =>
    method === 'create' ? { value: { $ref: 'o1', class: 'Paginator' } } : result,
  );
  return probe(scenario, await observe(scenario, driver));
}

function kindsOf(findings: readonly Finding[], verdict: Finding['verdict']): string[] {
  return [
    ...new Set(findings.filter((finding) => finding.verdict === verdict).map(({ kind }) => kind)),
  ].sort();
}

function lastValue(world: TouchstoneWorld): unknown {
  const { outcome } = world.session.last;
  return 'value' in outcome ? outcome.value : undefined;
}

const isThree = step(function () {
  assert.equal(lastValue(this), 3);
});

test('a step that compares everything notices every change', async () => {
  const findings = await findingsOf(staged(create, call, isThree), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'noticed'), [
    'an error for a value',
    'another type',
    'null for a value',
    'off by one',
  ]);
  assert.deepEqual(kindsOf(findings, 'survived'), []);
  assert.ok(hasTeeth(findings));
});

test('a step that compares less than it declares lets changes pass', async () => {
  const lax = step(function () {
    assert.equal(Number(lastValue(this)), 3);
  });
  const findings = await findingsOf(staged(create, call, lax), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'survived'), ['another type']);
});

test('a step is judged for itself: another one that notices a change does not stand in for it', async () => {
  const idle = step(function () {
    lastValue(this);
  });
  const findings = await findingsOf(staged(create, call, isThree, idle), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'survived'), kindsOf(findings, 'noticed'));
});

test('what a step declares to leave open passes, and is counted under its name', async () => {
  const opening = {
    what: 'the number',
    seen: ({ outcomes }: { outcomes: readonly Outcome[] }) =>
      outcomes.map((outcome) => ('value' in outcome ? typeof outcome.value : outcome)),
  };
  const anyNumber = step(
    function () {
      assert.equal(typeof lastValue(this), 'number');
    },
    { opening },
  );
  const findings = await findingsOf(staged(create, call, anyNumber), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'open'), ['off by one']);
  assert.deepEqual(kindsOf(findings, 'survived'), []);
  const strict = await findingsOf(staged(create, call, { ...isThree, opening }), { value: 3 });
  assert.deepEqual(kindsOf(strict, 'untrue'), ['off by one']);
});

test('a result that no step looks at is unobserved, but an error in its place is noticed', async () => {
  const findings = await findingsOf(staged(create, call), { value: [1] });
  assert.deepEqual(kindsOf(findings, 'noticed'), ['an error for a value']);
  assert.ok(kindsOf(findings, 'unobserved').includes('an entry dropped'));
  assert.equal(hasTeeth(findings), false);
});

test('a value that must not be is put in the place of the one that is', async () => {
  const isNot = step(
    function () {
      assert.notEqual(lastValue(this), 4);
    },
    {
      args: [4],
      opening: {
        what: 'others',
        seen: ({ outcomes }) =>
          JSON.stringify(outcomes) === '[{"value":4}]' || 'error' in (outcomes[0] ?? {}),
      },
    },
  );
  const findings = await findingsOf(staged(create, call, isNot), { value: 3 });
  assert.ok(kindsOf(findings, 'noticed').includes('a value that the step names'));
});

test('the report names scenario, step, value and change of what is wrong', async () => {
  const tally = emptyTally();
  const idle = step(
    function () {
      lastValue(this);
    },
    { text: 'the result is looked at' },
  );
  addFindings(tally, 'some-scenario', await findingsOf(staged(create, call, idle), { value: 3 }));
  const lines = reportLines(tally).join('\n');
  for (const part of [
    'some-scenario: PASSES although it is not declared open: off by one',
    'step:    the result is looked at',
    '"operation":"items"',
    'outcome: 3',
  ])
    assert.ok(lines.includes(part), lines);
});

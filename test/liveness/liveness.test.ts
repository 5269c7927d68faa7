import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from '../../src/suite/export/expectation';
import type { Outcome } from '../../src/suite/protocol/wire';
import type { TouchstoneWorld } from '../../step-definitions/support/world';
import type { MatchedStep } from '../staged/matched-steps';
import type { StagedScenario } from '../staged/staged-scenario';
import { AnsweringDriver } from './answering-driver';
import { hasTeeth } from './has-teeth';
import { observe } from './observation';
import { type Finding, probe } from './probe';
import { reportLines } from './report-lines';
import { addFindings, emptyTally } from './tally';

type Step = (this: TouchstoneWorld) => unknown;

function step(code: Step, more: Partial<MatchedStep> = {}): MatchedStep {
  return { text: 'a step', isOutcome: true, code: code as MatchedStep['code'], args: [], ...more };
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

/** A Then that expects something of the last value, and judges it in its own way. */
function then(
  expectation: Omit<Expectation, 'of'>,
  judge: (value: unknown) => void,
  more: Partial<MatchedStep> = {},
): MatchedStep {
  return step(function () {
    const { outcome } = this.session.last;
    this.expect({ of: outcome, ...expectation }, () => judge('value' in outcome ? outcome.value : undefined));
  }, more);
}

const three = { look: 'value', check: 'is', expected: 3 } as const;
const isThree = then(three, (value) => assert.equal(value, 3));
const anyNumber = {
  look: 'value',
  check: 'is',
  expected: new Map([['$any', 'integer']]),
} as const;

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

test('a step that compares less than it expects lets changes pass', async () => {
  const lax = then(three, (value) => assert.equal(Number(value), 3));
  const findings = await findingsOf(staged(create, call, lax), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'survived'), ['another type']);
});

test('a step is judged for itself: another one that notices a change does not stand in for it', async () => {
  const idle = then(three, () => {});
  const findings = await findingsOf(staged(create, call, isThree, idle), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'survived'), kindsOf(findings, 'noticed'));
});

test('what an expectation leaves open passes, and is counted under its name', async () => {
  const isNumber = then(anyNumber, (value) => assert.ok(Number.isInteger(value)));
  const findings = await findingsOf(staged(create, call, isNumber), { value: 3 });
  assert.deepEqual(kindsOf(findings, 'open'), ['off by one']);
  assert.deepEqual(kindsOf(findings, 'survived'), []);
  const open = findings.filter(({ verdict }) => verdict === 'open');
  assert.deepEqual(new Set(open.map(({ opening }) => opening)), new Set(['value is']));
  const strict = then(anyNumber, (value) => assert.equal(value, 3));
  assert.deepEqual(kindsOf(await findingsOf(staged(create, call, strict), { value: 3 }), 'untrue'), [
    'off by one',
  ]);
});

test('a result that no step looks at is unobserved, but an error in its place is noticed', async () => {
  const findings = await findingsOf(staged(create, call), { value: [1] });
  assert.deepEqual(kindsOf(findings, 'noticed'), ['an error for a value']);
  assert.ok(kindsOf(findings, 'unobserved').includes('an entry dropped'));
  assert.equal(hasTeeth(findings), false);
});

test('a value that must not be is put in the place of the one that is', async () => {
  const isNotFour = then(
    { look: 'value', check: 'isNot', expected: 4 },
    (value) => assert.ok(value !== undefined && value !== 4),
    { args: [4] },
  );
  const findings = await findingsOf(staged(create, call, isNotFour), { value: 3 });
  assert.ok(kindsOf(findings, 'noticed').includes('a value that the step names'));
});

test('the report names scenario, step, value and change of what is wrong', async () => {
  const tally = emptyTally();
  const idle = then(three, () => {}, { text: 'the result is looked at' });
  addFindings(tally, 'some-scenario', await findingsOf(staged(create, call, idle), { value: 3 }));
  const lines = reportLines(tally).join('\n');
  for (const part of [
    'some-scenario: PASSES although it is not left open: off by one',
    'step:    the result is looked at',
    '"operation":"items"',
    'outcome: 3',
  ])
    assert.ok(lines.includes(part), lines);
});

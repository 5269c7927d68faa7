import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as reference from '../../../src/reference/conformance';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import { CommonGround } from '../../../src/suite/fuzz/common-ground';
import { Coverage } from '../../../src/suite/fuzz/coverage';
import { programArbitrary } from '../../../src/suite/fuzz/generate/program-arbitrary';
import { parametersOf } from '../../../src/suite/fuzz/parameters';
import type { Program } from '../../../src/suite/fuzz/program';
import { coverageLines } from '../../../src/suite/fuzz/report-lines';
import { runProgram } from '../../../src/suite/fuzz/run-program';
import { stepText } from '../../../src/suite/fuzz/step-text';
import type { DriverDescription } from '../../../src/suite/protocol/wire';
import { findRow } from '../../../src/suite/rows/catalogue';
import type { Row } from '../../../src/suite/rows/row';

const driver = new InProcessDriver(reference, { name: 'r', version: '1', language: 'typescript' });

/** The ground of the reference and a copy of it that says something else of itself. */
async function ground(other: Partial<DriverDescription> = {}): Promise<CommonGround> {
  const description = await driver.initialize();
  return new CommonGround({ ...description, ...other }, description);
}

async function programs(count: number, on?: Partial<DriverDescription>): Promise<readonly Program[]> {
  return fc.sample(programArbitrary(await ground(on)), { seed: 5, numRuns: count });
}

const unknownOperation = {
  error: { kind: 'BadMethodCall', class: 'BadMethodCallException', message: '' },
} as const;

const textOf = ({ steps }: Program): string => steps.flatMap(stepText).join('\n');

describe('generated programs', () => {
  it('declare what they use, and can be carried out', async () => {
    for (const program of await programs(400)) {
      const classes = program.steps.flatMap((step) => (step.kind === 'class' ? [step.name] : []));
      const mentioned = [...textOf(program).matchAll(/\b(?:Post|Tag)Resource\b|\bPostCollection\b/g)];
      for (const [name] of mentioned) assert.ok(classes.includes(name), `${name} in ${textOf(program)}`);
      const outcomes = await runProgram(program, driver);
      const odd = outcomes.findIndex((outcome) => 'fault' in outcome || 'cannot' in outcome);
      assert.equal(odd, -1, `step ${odd + 1} of ${textOf(program)}: ${JSON.stringify(outcomes[odd])}`);
    }
  });

  it('give operations as many arguments as they take', async () => {
    for (const { steps } of await programs(400)) {
      for (const step of steps) {
        if (step.kind !== 'call' || findRow(step.row)?.member !== step.operation) continue;
        const parameters = parametersOf(findRow(step.row) as Row);
        const required = parameters.filter(({ isOptional }) => !isOptional).length;
        assert.ok(step.args.length >= required && step.args.length <= parameters.length, step.row);
      }
    }
  });

  it('reach every row that both serve, with several kinds of each class of arguments', async () => {
    const coverage = new Coverage();
    for (const program of await programs(3000))
      coverage.add(
        program,
        program.steps.map(() => unknownOperation),
      );
    assert.deepEqual(coverage.missing(await ground()), []);
    const mixed = [...coverage.args].filter(([name]) => /mixed|int|bool|null/.test(name));
    assert.ok(mixed.length > 20);
    assert.deepEqual(
      mixed.filter(([, kinds]) => kinds.size < 2).map(([name]) => name),
      [],
    );
  });

  it('leave out the rows that one does not serve, and what its driver cannot do', async () => {
    const unserved = [
      'Paginator.url',
      'AnonymousResourceCollection.response',
      'Paginator.toResourceCollection',
    ];
    const { capabilities } = await driver.initialize();
    const rows = { serves: ['*'], lacks: unserved.map((row) => ({ row, reason: 'a test' })) };
    const without = {
      rows,
      capabilities: capabilities.filter((name) => !['markers', 'model'].includes(name)),
    };
    const all = (await programs(400, without as Partial<DriverDescription>)).map(textOf).join('\n');
    assert.doesNotMatch(all, /"url"|"response"|"toResourceCollection"|"markers"|OrmModel/);
    const usual = (await programs(400)).map(textOf).join('\n');
    for (const part of ['"url"', '"response"', '"toResourceCollection"', '"markers"', 'OrmModel'])
      assert.ok(usual.includes(part), part);
  });
});

describe('the coverage of programs', () => {
  const step = { kind: 'call', on: 'it', inside: false, keep: null } as const;
  const url = (...args: readonly number[]) => ({ ...step, row: 'Paginator.url', operation: 'url', args });

  it('counts uses, values and kinds of arguments, and names what was never reached', async () => {
    const coverage = new Coverage();
    const error = { error: { kind: 'Type', class: 'TypeError', message: '' } } as const;
    coverage.add({ steps: [url(1), url(-1), url(0)] }, [{ value: '/' }, error, { skipped: true }]);
    const text = coverageLines(coverage, await ground()).join('\n');
    assert.match(text, /^ {2}Paginator\.url 2 \(1 value\)$/m);
    assert.match(text, /^ {2}int \$page: above zero 1, below zero 1$/m);
    assert.match(text, /^Never reached: [\s\S]*Paginator\.toArray/m);
    assert.doesNotMatch(text, /Never reached: [\s\S]*Paginator\.url,/);
  });

  it('says when everything was reached', async () => {
    const coverage = new Coverage();
    const few = await ground({ rows: { serves: ['Paginator.url'] } } as Partial<DriverDescription>);
    const transfer = { ...url(), row: 'Paginator.toResourceCollection', operation: 'toResourceCollection' };
    coverage.add({ steps: [url(1), transfer] }, [{ value: '/' }, unknownOperation]);
    assert.match(coverageLines(coverage, few).join('\n'), /^Every row that both serve was reached\.$/m);
  });
});

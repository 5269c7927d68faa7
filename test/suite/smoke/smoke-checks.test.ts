import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlanningDriver } from '../../../src/suite/needs/planning-driver';
import type { Outcome, WireValue } from '../../../src/suite/protocol/wire';
import { smokeChecks } from '../../../src/suite/smoke/smoke-checks';

/** Answers every call with the same object. */
function answering(value: WireValue): PlanningDriver {
  return new (class extends PlanningDriver {
    override async create(): Promise<Outcome> {
      return { value: { $ref: 'o1', class: 'Paginator' } };
    }

    override async call(): Promise<Outcome> {
      return { value };
    }
  })();
}

test('the keys of a handle may come in any order', async () => {
  const check = smokeChecks.find(({ name }) => name === 'the same object always has the same handle');
  assert.ok(check);
  assert.equal(await check.run(answering({ class: 'Paginator', $ref: 'o1' })), null);
  assert.deepEqual(await check.run(answering({ class: 'Paginator', $ref: 'o2' })), {
    expected: '{"value":{"$ref":"o1","class":"Paginator"}}',
    received: '{"value":{"class":"Paginator","$ref":"o2"}}',
  });
});

/** Answers as if the resolver had been called so often, each time with these arguments. */
function recording(calls: WireValue): PlanningDriver {
  return new (class extends PlanningDriver {
    override async callStatic(_: string, operation: string): Promise<Outcome> {
      return { value: operation === 'resolveCurrentPage' ? 7 : null };
    }

    override async get(): Promise<Outcome> {
      return { value: calls };
    }
  })();
}

test('what a resolver is given is left to the implementation, that its call is recorded is not', async () => {
  const check = smokeChecks.find(({ name }) => name.startsWith('a closure is called'));
  assert.ok(check);
  for (const calls of [[['p']], [['p', 1]], [[]]]) assert.equal(await check.run(recording(calls)), null);
  for (const calls of [[], [['p'], ['p']], ['p'], null]) {
    const received = JSON.stringify({ value: calls });
    const finding = { expected: 'one call, a list of its arguments', received };
    assert.deepEqual(await check.run(recording(calls)), finding);
  }
});

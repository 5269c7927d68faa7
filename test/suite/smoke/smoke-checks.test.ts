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

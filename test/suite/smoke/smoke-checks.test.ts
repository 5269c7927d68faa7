import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestSubject } from '../../../src/suite/protocol/request-subject';
import type { Outcome, WireValue } from '../../../src/suite/protocol/wire';
import type { SmokeCheck } from '../../../src/suite/smoke/smoke-check';
import { smokeChecks } from '../../../src/suite/smoke/smoke-checks';
import { AnsweringDriver } from '../../liveness/answering-driver';

const followsAll = (): boolean => true;

function checkNamed(start: string): SmokeCheck {
  const check = smokeChecks.find(({ name }) => name.startsWith(start));
  assert.ok(check);
  return check;
}

/** Answers every call with the same value. */
function answering(value: WireValue): AnsweringDriver {
  const made = { $ref: 'o1', class: 'Paginator' };
  return new AnsweringDriver(async (verb) => ({ value: verb === 'create' ? made : value }));
}

test('the keys of a handle may come in any order', async () => {
  const check = checkNamed('the same object always has the same handle');
  assert.equal(await check.run(answering([{ class: 'Paginator', $ref: 'o1' }]), followsAll), null);
  assert.deepEqual(await check.run(answering([{ class: 'Paginator', $ref: 'o2' }]), followsAll), {
    expected: '{"value":[{"$ref":"o1","class":"Paginator"}]}',
    received: '{"value":[{"class":"Paginator","$ref":"o2"}]}',
  });
});

/** Answers as if the resolver had been called with these arguments when it was set, and with those after it was asked for. */
function recording(before: WireValue, after: WireValue): AnsweringDriver {
  let calls = before;
  return new AnsweringDriver(async (verb, params) => {
    if (verb === 'get') return { value: calls };
    const isAsked = (params as RequestSubject).operation === 'resolveCurrentPage';
    calls = isAsked ? after : before;
    return { value: isAsked ? 7 : null };
  });
}

test('what a resolver is given, how often and when else, is left to the implementation; that its call is recorded is not', async () => {
  const check = checkNamed('a closure is called');
  for (const calls of [[['p']], [['p', 1]], [[]], [['p'], ['p']]])
    assert.equal(await check.run(recording([], calls), followsAll), null);
  assert.equal(await check.run(recording([['page']], [['page'], ['p']]), followsAll), null);
  for (const calls of [[], ['p'], [['p'], 'p'], null]) {
    const received = JSON.stringify({ value: calls });
    const finding = { expected: 'one or more calls, each a list of its arguments', received };
    assert.deepEqual(await check.run(recording([], calls), followsAll), finding);
  }
});

test('a resolver that cannot be set is what failed, not its calls', async () => {
  const error = { kind: 'Generic', class: 'Error', message: 'no such function' } as const;
  const driver = new AnsweringDriver(async () => ({ error }));
  assert.deepEqual(await checkNamed('a closure is called').run(driver, followsAll), {
    expected: 'currentPageResolver() to take a closure',
    received: JSON.stringify({ error }),
  });
});

const entries: readonly [string | number, string][] = [
  ['b', 'Berlin'],
  [2, 'Bonn'],
];

/** Answers what becomes of a map as the default of the query string, and as the items of a collection. */
function holding(byDefault: Outcome, items: WireValue): AnsweringDriver {
  const made = { value: { $ref: 'o1', class: 'Collection', items } };
  return new AnsweringDriver(async (verb) => (verb === 'create' ? made : byDefault));
}

test('a map may be refused as a query string or become text, and lose its order, but not its keys', async () => {
  const check = checkNamed('a map keeps');
  const refusal = { error: { kind: 'Type', class: 'TypeError', message: 'expected text' } } as const;
  const map: WireValue = { $map: entries };
  const turned: WireValue = { $map: entries.toReversed() };
  const flattened: WireValue = ['Berlin', 'Bonn'];
  for (const [byDefault, items, ordered, unordered] of [
    [{ value: map }, null, true, true],
    [{ value: turned }, null, false, true],
    [{ value: flattened }, map, false, false],
    [refusal, map, true, true],
    [{ value: 'b=Berlin&2=Bonn' }, map, true, true],
    [refusal, turned, false, true],
    [refusal, flattened, false, false],
    [{ cannot: 'not here' }, map, false, false],
  ] as const) {
    const driver = holding(byDefault, items);
    const about = JSON.stringify([byDefault, items]);
    assert.equal((await check.run(driver, () => true)) === null, ordered, about);
    assert.equal((await check.run(driver, () => false)) === null, unordered, about);
  }
});

test('a class that could not be declared is what failed, not what is asked of its objects', async () => {
  const check = checkNamed('a fixture class reaches protected operations');
  const refused: Outcome = { error: { kind: 'Generic', class: 'Error', message: 'no such parent' } };
  const done = { value: null };
  const refusing = new AnsweringDriver(async (verb) => (verb === 'define' ? refused : done));
  assert.deepEqual(await check.run(refusing, followsAll), {
    expected: 'the class',
    received: JSON.stringify(refused),
  });
});

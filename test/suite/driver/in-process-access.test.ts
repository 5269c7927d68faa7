import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Expression, errorKinds } from '../../../src/suite/protocol/wire';
import { driver, errorOf, evaluate, fn, handleOf, resultOf, thisObject } from './toy-driver';

describe('closures', () => {
  it('come back as the closure they are', async () => {
    const given = await evaluate({ $arg: 0 }, [{ $fn: { id: 'fn:x', body: 1 } }]);
    assert.deepEqual(given, { $ref: 'fn:x', class: 'Closure' });
    const anonymous = (await evaluate({ $arg: 0 }, [fn(1)])) as { class: string };
    assert.equal(anonymous.class, 'Closure');
  });

  it('keep the object of their surroundings unless they are bound to another one', async () => {
    const whoAmI = fn({ $field: { of: thisObject, name: 'name' } });
    await driver.define({
      class: 'Outer',
      extends: 'JsonResource',
      properties: { name: 'outer' },
      methods: { kept: fn({ $call: { on: thisObject, operation: 'when', args: [true, whoAmI] } }) },
    });
    const outer = await handleOf(driver.create('Outer', [1]));
    assert.equal(
      await resultOf(driver.call(outer, 'kept', [])),
      'outer',
      'an accidental this does not count',
    );
    assert.equal(await resultOf(driver.call(outer, 'bound', [whoAmI])), 'outer');
  });
});

describe('outside and inside', () => {
  it('a protected operation is not reached from outside, and answered by the dynamic handler', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.deepEqual(await resultOf(driver.call(resource, 'when', [false, 2])), ['when', false, 2]);
    assert.equal(await resultOf(driver.call(resource, 'when', [false, 2], 'inside')), 2);
  });

  it('a class that makes a protected operation public opens it', async () => {
    await driver.define({ class: 'Open', extends: 'JsonResource', methods: { when: fn('open') } });
    assert.equal(await resultOf(driver.call(await handleOf(driver.create('Open', [1])), 'when', [])), 'open');
  });

  it('a protected property is not reached from outside', async () => {
    const page = await handleOf(driver.create('Paginator', []));
    assert.match((await errorOf(driver.get(page, 'perPage'))).message, /^Paginator\.perPage is protected$/);
    assert.match((await errorOf(driver.set(page, 'perPage', 1))).message, /is protected$/);
    assert.equal(await resultOf(driver.get(page, 'onEachSide')), 3);
    await driver.set(page, 'onEachSide', 5);
    assert.equal(await resultOf(driver.get(page, 'onEachSide')), 5);
    assert.equal(await resultOf(driver.get(page, 'perPage', 'inside')), 2);
    await driver.set(page, 'perPage', 4, 'inside');
    assert.equal(await resultOf(driver.get(page, 'perPage', 'inside')), 4);
  });

  it('an operation that does not exist is an error when nothing answers dynamically', async () => {
    const page = await handleOf(driver.create('Paginator', []));
    for (const name of ['nope', 'constructor', 'hasOwnProperty', '__proto__']) {
      const error = await errorOf(driver.call(page, name, []));
      assert.deepEqual(error, {
        kind: 'BadMethodCall',
        class: 'TypeError',
        message: `Paginator.${name} is not a function`,
      });
    }
    const { message } = await errorOf(driver.callStatic('Paginator', 'url', [1]));
    assert.equal(message, 'Paginator.url is not a function');
  });

  it('dynamic reading answers what is not declared; writing makes a property of the object', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await resultOf(driver.get(resource, 'title')), 'dynamic title');
    await driver.set(resource, 'title', 'own');
    assert.equal(await resultOf(driver.get(resource, 'title')), 'own');
  });

  it('a property and an operation of one name are told apart by the sign of the property', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await resultOf(driver.get(resource, 'additional')), 'of the field');
    assert.equal(
      await resultOf(driver.get(resource, 'collects')),
      'dynamic collects',
      'undefined is not there',
    );
    await driver.set(resource, 'additional', 'written');
    assert.equal(await resultOf(driver.get(resource, 'additional')), 'written');
    assert.equal(await resultOf(driver.call(resource, 'additional', [])), 'of the operation');
  });

  it('maps are no objects', async () => {
    const calls = { $call: { on: { $arg: 0 }, operation: 'entries', args: [] } };
    await driver.define({ class: 'Caller', methods: { run: fn(calls) } });
    const caller = await handleOf(driver.create('Caller', []));
    for (const target of [{ $map: [['a', 1]] }, [1], null, 'x'] satisfies Expression[]) {
      assert.equal((await errorOf(driver.call(caller, 'run', [target]))).kind, 'Generic');
    }
  });

  it('an operation that the language names otherwise is found', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    assert.equal(await resultOf(driver.call(resource, '__toString', [])), 'as text');
  });
});

describe('errors', () => {
  it('have the kind of their class', async () => {
    const resource = await handleOf(driver.create('JsonResource', [1]));
    const raised = async (kind: string): Promise<unknown> => errorOf(driver.call(resource, 'fails', [kind]));
    assert.deepEqual(await raised('type'), { kind: 'Type', class: 'TypeError', message: 'wrong type' });
    assert.deepEqual(await raised('logic'), {
      kind: 'Logic',
      class: 'LogicException',
      message: 'broken rule',
    });
    assert.deepEqual(await raised('range'), {
      kind: 'Generic',
      class: 'RangeError',
      message: 'out of range',
    });
    assert.deepEqual(await raised('text'), { kind: 'Generic', class: 'string', message: 'only text' });
  });

  it('of all kinds can be raised by an expression', async () => {
    for (const kind of errorKinds) {
      const error = await errorOf(driver.create('JsonResource', [{ $throw: { kind, message: 'm' } }]));
      assert.deepEqual([error.kind, error.message], [kind, 'm']);
    }
  });
});

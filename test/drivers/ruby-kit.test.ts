import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { skipWithout } from '../skip-without';
import { handleIn } from './driver-conversation';
import { askAboutPage, callOf, errorIn, errorKindOf, pairs, pick, type Send } from './hook-conversation';

describe('the Ruby kit', { skip: skipWithout('ruby') }, () => {
  const asking = (ask: (send: Send) => Promise<void>) =>
    askAboutPage(['ruby', join(__dirname, 'hooks', 'driver.rb')], ask);

  it('keeps a property in an instance variable out of reach, though a method gives the same', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('taken')), { value: 3 });
      const refused = (await send('get', { property: 'total' })) as Record<string, Json>;
      assert.deepEqual(Object.keys(refused), ['error']);
      assert.deepEqual(await send('set', { property: 'total', value: 4, from: 'inside' }), { value: null });
      assert.deepEqual(await send('get', { property: 'total', from: 'inside' }), { value: 4 });
    }));

  it('gives fixture classes properties that an implementation can remove', () =>
    asking(async (send) => {
      const size = { $concat: [{ $field: { of: { $this: true }, name: 'colour' } }, 'dish'] };
      const methods = { __construct: { $fn: { body: null } }, shade: { $fn: { body: size } } };
      await send('define', { class: 'Paint', properties: { colour: 'red' }, methods });
      const paint = { target: handleIn(await send('create', { class: 'Paint', args: [] })) };
      assert.deepEqual(await send('call', { ...paint, ...callOf('shade') }), { value: 'reddish' });
      assert.deepEqual(await send('call', { ...paint, ...callOf('fade') }), { value: 'red' });
      assert.deepEqual(await send('get', { ...paint, property: 'colour' }), { value: null });
    }));

  it('gives them properties that are instance variables', () =>
    asking(async (send) => {
      await send('define', { class: 'Told', extends: 'Paginator', properties: { total: 9, size: 2 } });
      const target = handleIn(await send('create', { class: 'Told', args: [5, pairs] }));
      assert.deepEqual(await send('get', { target, property: 'total', from: 'inside' }), { value: 3 });
      assert.deepEqual(await send('get', { target, property: 'size' }), { value: 5 });
      await send('define', { class: 'Free', properties: { total: 9 } });
      const free = handleIn(await send('create', { class: 'Free', args: [] }));
      assert.deepEqual(await send('get', { target: free, property: 'total', from: 'inside' }), { value: 9 });
    }));

  it('keeps private methods of fixture classes private, and others protected', () =>
    asking(async (send) => {
      const fixed = { $fn: { body: 1 } };
      const visibility = { own: 'private', shared: 'protected' };
      await send('define', { class: 'Shy', methods: { own: fixed, shared: fixed, open: fixed }, visibility });
      const shy = { $new: { class: 'Shy', args: [] } };
      assert.deepEqual(await send('call', callOf('shown', shy)), { value: [['open'], ['shared'], ['own']] });
    }));

  it('writes what is lazy as what it gives', () =>
    asking(async (send) => {
      assert.deepEqual(pick(await send('call', callOf('doubled')), 'entries'), [
        [0, 2],
        [1, 4],
      ]);
    }));

  it('knows every marker of a missing value where there are several', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('gaps')), {
        value: [{ $missing: true }, { $missing: true }],
      });
    }));

  it('takes names that begin with a capital for others than those in small letters', () =>
    asking(async (send) => {
      const fixed = (body: Json) => ({ $fn: { body } });
      await send('define', { class: 'Cased', methods: { Hello: fixed('big'), hello: fixed('small') } });
      const target = handleIn(await send('create', { class: 'Cased', args: [] }));
      assert.deepEqual(await send('call', { target, ...callOf('Hello') }), { value: 'big' });
      assert.deepEqual(await send('call', { target, ...callOf('hello') }), { value: 'small' });
    }));

  it('answers a reset with null, whatever the driver gives', () =>
    asking(async (send) => {
      assert.equal(await send('reset', {}), null);
    }));

  it('writes symbols as text, and finds entries under them', () =>
    asking(async (send) => {
      const label = { $map: [['colour', 'red']] };
      assert.deepEqual(await send('call', callOf('label')), { value: label });
      const written = { $call: { on: { $this: true }, operation: 'label', args: [] } };
      const methods = { colourOf: { $fn: { body: { $field: { of: written, name: 'colour' } } } } };
      await send('define', { class: 'Reader', extends: 'Paginator', methods });
      const target = handleIn(await send('create', { class: 'Reader', args: [5, pairs] }));
      assert.deepEqual(await send('call', { target, ...callOf('colourOf') }), { value: 'red' });
    }));

  it('gives no result of an operation that is an assignment', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('resize', 8)), { value: null });
      assert.deepEqual(await send('get', { property: 'size' }), { value: 8 });
    }));

  it('answers with the errors that Ruby does not count among the standard ones', () =>
    asking(async (send) => {
      for (const [operation, expected] of [
        ['unfinished', 'NotImplementedError'],
        ['endless', 'SystemStackError'],
      ] as const) {
        const error = errorIn(await send('call', callOf(operation)));
        assert.deepEqual([error.kind, error.class], ['Generic', expected]);
      }
    }));

  it('takes an error of an enumerator for one of the implementation', () =>
    asking(async (send) => {
      assert.equal(await errorKindOf(send, 'stumble'), 'Logic');
    }));

  it('finds an operation missing also when the port says so itself', () =>
    asking(async (send) => {
      assert.equal(await errorKindOf(send, 'byHand'), 'BadMethodCall');
    }));

  it('names an object without a class name as what it extends', () =>
    asking(async (send) => {
      assert.equal(pick(await send('call', callOf('unnamed')), 'class'), 'Struct');
    }));

  it('names a fixture class as the scenario does', () =>
    asking(async (send) => {
      await send('define', { class: 'Paint' });
      assert.deepEqual(await send('call', callOf('called', { $class: 'Paint' })), { value: 'Paint' });
    }));

  it('fulfils contracts as Ruby does', () =>
    asking(async (send) => {
      const fixed = (body: Json) => ({ $fn: { body } });
      const methods = {
        getIterator: fixed(pairs),
        count: fixed(7),
        offsetExists: fixed(true),
        offsetGet: fixed('here'),
      };
      const all = { ...methods, offsetSet: fixed(null), offsetUnset: fixed(null) };
      await send('define', {
        class: 'Shelf',
        implements: ['Iterable', 'Countable', 'ArrayAccess'],
        methods: all,
      });
      const listed = await send('call', callOf('listed', { $new: { class: 'Shelf', args: [] } }));
      assert.deepEqual(listed, { value: [[1, 2], pairs.$map, 7, true, 'here'] });
    }));

  it('answers for what a fixture class does not declare', () =>
    asking(async (send) => {
      const methods = {
        __get: { $fn: { body: { $concat: ['the ', { $arg: 0 }] } } },
        __set: { $fn: { id: 'fn:set', body: null } },
        __isset: { $fn: { body: { $field: { of: { $map: [['shape', true]] }, name: { $arg: 0 } } } } },
        __call: { $fn: { body: { $args: 0 } } },
      };
      await send('define', { class: 'Ghost', methods });
      const asked = await send('call', callOf('asked', { $new: { class: 'Ghost', args: [] } }));
      assert.deepEqual(asked, { value: [true, false, 'the shape', ['roll', [1]], 2] });
      const { value } = (await send('get', { target: 'fn:set', property: 'calls' })) as { value: Json };
      assert.deepEqual(value, [['mood', 2]]);
    }));

  it('takes private methods of Kernel for no members', () =>
    asking(async (send) => {
      const of: Json = { $this: true };
      const methods = {
        formatOf: { $fn: { body: { $field: { of, name: 'format' } } } },
        tested: { $fn: { body: { $call: { on: of, operation: 'test', args: [1] } } } },
      };
      await send('define', { class: 'Plain', methods });
      const plain = { target: handleIn(await send('create', { class: 'Plain', args: [] })) };
      assert.deepEqual(await send('call', { ...plain, ...callOf('formatOf') }), { value: null });
      assert.equal(errorIn(await send('call', { ...plain, ...callOf('tested') })).kind, 'BadMethodCall');
      const dynamic = { __get: { $fn: { body: { $arg: 0 } } }, __call: { $fn: { body: { $args: 0 } } } };
      await send('define', { class: 'Ghost', extends: 'Plain', methods: dynamic });
      const ghost = { target: handleIn(await send('create', { class: 'Ghost', args: [] })) };
      assert.deepEqual(await send('call', { ...ghost, ...callOf('formatOf') }), { value: 'format' });
      assert.deepEqual(await send('call', { ...ghost, ...callOf('tested') }), { value: ['test', [1]] });
    }));

  it('asks Ruby in the place of magic methods that an implementation does not have', () =>
    asking(async (send) => {
      const target = handleIn(await send('create', { class: 'JsonResource', args: [] }));
      for (const [operation, args, value] of [
        ['__get', ['shape'], ['the shape']],
        ['__isset', ['shape'], true],
        ['__isset', ['weight'], false],
        ['__call', ['shape', [1]], ['the shape', 1]],
        ['__unset', ['colour'], null],
      ] as const)
        assert.deepEqual(await send('call', { target, ...callOf(operation, ...args) }), { value }, operation);
      const statically = { class: 'JsonResource', ...callOf('__callStatic', 'madeOf', [1]) };
      assert.deepEqual(await send('callStatic', statically), { value: [1] });
      assert.equal(errorIn(await send('call', { target, ...callOf('__get', 'weight') })).kind, 'Generic');
    }));
});

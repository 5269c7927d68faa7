import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { skipWithout } from '../skip-without';
import { DriverConversation, handleIn } from './driver-conversation';
import {
  askAboutPage,
  callOf,
  errorIn,
  errorKindOf,
  expectOwnNames,
  expectProtection,
  expectShown,
  kits,
  pairs,
  pick,
  type Send,
} from './hook-conversation';

for (const [language, program, file, logicError] of kits) {
  describe(`a hook of the ${language} kit`, { skip: skipWithout(program) }, () => {
    const path = join(__dirname, 'hooks', file);
    const messages = path.replace('driver.', 'messages.');

    const asking = (ask: (send: Send) => Promise<void>) => askAboutPage([program, path], ask);

    it('tells of a map type of its own, and what a collection shows', () => asking(expectShown));

    it('shows an object under the nearest class that the suite knows', () =>
      asking(async (send) => {
        assert.equal(pick(await send('call', callOf('narrowed')), 'class'), 'Paginator');
        await send('define', { class: 'Wide', extends: 'Paginator' });
        assert.equal(pick(await send('create', { class: 'Wide', args: [pairs, pairs] }), 'class'), 'Wide');
      }));

    it('tells how names are spelled, of operations that are properties as well', () =>
      asking(expectOwnNames));

    it('leaves what is protected to the inside', () => asking(expectProtection));

    it('changes arguments and results, and binds what is made a method', () =>
      asking(async (send) => {
        const me = { $fn: { id: 'fn:me', body: { $this: true } } };
        assert.deepEqual(await send('call', callOf('macro', 'whoIsIt', me)), { value: null });
        assert.equal(pick(await send('call', callOf('whoIsIt')), 'class'), 'Paginator');
        assert.deepEqual(await send('get', { property: 'cost' }), { value: 500 });
        await send('define', { class: 'Marked', markers: { Collects: 'x' } });
        const target = handleIn(await send('create', { class: 'Marked', args: [] }));
        assert.deepEqual(await send('get', { target, property: 'mark' }), { value: 'x' });
      }));

    it('says what a missing value, an error and the current request are', () =>
      asking(async (send) => {
        await send('set', { property: 'size', value: { $missing: true } });
        assert.deepEqual(await send('get', { property: 'size' }), { value: { $missing: true } });
        const boom = { $throw: { kind: 'Logic', message: 'boom' } };
        const error = errorIn(await send('set', { property: 'size', value: boom }));
        assert.deepEqual(error, { kind: 'Logic', class: logicError, message: 'boom' });
        const made = await send('setStatic', { class: 'Container', property: 'request', value: 'now' });
        assert.deepEqual(made, { value: null });
        assert.deepEqual(await send('getStatic', { class: 'Paginator', property: 'current' }), {
          value: ['now'],
        });
      }));

    it('shows the message of an error without what the language adds', () =>
      asking(async (send) => {
        assert.doesNotMatch(errorIn(await send('call', callOf('noSuchOperation'))).message, /\n/);
      }));

    it('takes what the implementation prints for no message, and ends whatever runs on', () =>
      asking(async (send) => {
        assert.deepEqual(await send('call', callOf('chatter')), { value: 1 });
        assert.deepEqual(await send('call', callOf('perPage')), { value: 5 });
      }));

    it('goes on after a value that cannot be written', () =>
      asking(async (send) => {
        for (const depth of [400, 4000])
          await send('call', callOf('nested', depth)).catch((error: Error) =>
            assert.match(error.message, /-32603/),
          );
        assert.deepEqual(await send('call', callOf('perPage')), { value: 5 });
      }));

    it('finds the kind of an error by its class, whatever the error itself calls a kind', () =>
      asking(async (send) => {
        assert.equal(await errorKindOf(send, 'refuse'), 'Logic');
      }));

    it('keeps the arguments of a call as they were', () =>
      asking(async (send) => {
        await send('call', callOf('tell', { $fn: { id: 'fn:told', body: null } }));
        const calls = await send('get', { target: 'fn:told', property: 'calls' });
        assert.deepEqual(calls, { value: [[[[1]]]] });
      }));

    it('numbers what an iterator gives, and keeps it', () =>
      asking(async (send) => {
        const walked = await send('call', callOf('walk'));
        assert.deepEqual(pick(walked, 'entries'), [
          [0, 'a'],
          [1, 'b'],
        ]);
        assert.deepEqual(await send('get', { property: 'walked' }), walked);
      }));

    it('cannot do what there is no class and no hook for', () =>
      DriverConversation.with([program, messages], async (driver) => {
        for (const [verb, params] of [
          ['setStatic', { class: 'Container', property: 'request', value: null }],
          ['define', { class: 'Marked', markers: { Collects: 'x' } }],
          ['define', { class: 'Orphan', extends: 'Nobody' }],
          ['callStatic', { class: 'Nobody', operation: 'make', args: [] }],
          ['getStatic', { class: 'Nobody', property: 'wrap' }],
        ] as const)
          assert.deepEqual(Object.keys((await driver.send(verb, params)) as object), ['cannot'], verb);
      }));

    it('spells all names, and reaches all operations, in a way of the port', () =>
      DriverConversation.with([program, messages], async (driver) => {
        const target = await driver.create('Paginator');
        assert.deepEqual(await driver.send('get', { target, property: 'perPage' }), { value: 5 });
        const outcome = await driver.send('call', { target, operation: 'setPath', args: ['/a'] });
        assert.deepEqual(outcome, { value: ['setPath', '/a'] });
      }));
  });
}

describe('the Python kit', { skip: skipWithout('python3') }, () => {
  it('takes a member for a property when `NAMES` says so, also while a method computes it from a hidden one', () =>
    askAboutPage(['python3', join(__dirname, 'hooks', 'driver.py')], async (send) => {
      assert.deepEqual(await send('get', { property: 'width' }), { value: 7 });
      await send('set', { property: 'width', value: 8 });
      assert.deepEqual(await send('get', { property: 'width', from: 'inside' }), { value: 8 });
    }));

  it('hands the arguments of a constructor to a class that is made of them before it runs', () =>
    askAboutPage(['python3', join(__dirname, 'hooks', 'driver.py')], async (send) => {
      await send('define', { class: 'Wide', extends: 'Row', properties: { label: 'tag' } });
      assert.deepEqual(await send('create', { class: 'Wide', args: [[1, 2]] }), { value: [1, 2] });
    }));
});

describe('the JavaScript kit', () => {
  it('takes a member for a property when `names` says so, also while it holds a class or a function', () =>
    askAboutPage([process.execPath, join(__dirname, 'hooks', 'driver.cjs')], async (send) => {
      const cls = { $class: 'Collection' };
      const resolver = { $fn: { id: 'fn:resolver', body: 3 } };
      const named = { class: 'Paginator', property: 'currentPageResolver' };
      await send('set', { property: 'collects', value: cls });
      assert.deepEqual(await send('get', { property: 'collects' }), { value: cls });
      await send('set', { property: 'collects', value: null });
      assert.deepEqual(await send('get', { property: 'collects' }), { value: null });
      await send('setStatic', { ...named, value: resolver });
      assert.deepEqual(await send('getStatic', named), { value: { $ref: 'fn:resolver', class: 'Closure' } });
      await send('setStatic', { ...named, value: null });
      assert.deepEqual(await send('getStatic', named), { value: null });
    }));
});

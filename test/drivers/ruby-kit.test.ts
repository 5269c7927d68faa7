import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { askAboutPage, callOf, type Send } from './hook-conversation';

const isThere = spawnSync('ruby', ['--version']).status === 0;
const skip = isThere ? false : 'NOT PROVEN: ruby is not installed, so the kit was not run';

describe('the Ruby kit', { skip }, () => {
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
      const { value } = (await send('create', { class: 'Paint', args: [] })) as { value: { $ref: string } };
      const paint = { target: value.$ref };
      assert.deepEqual(await send('call', { ...paint, ...callOf('shade') }), { value: 'reddish' });
      assert.deepEqual(await send('call', { ...paint, ...callOf('fade') }), { value: 'red' });
      assert.deepEqual(await send('get', { ...paint, property: 'colour' }), { value: null });
    }));
});

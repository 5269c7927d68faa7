import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { DriverConversation } from './driver-conversation';

for (const [language, program, file, logicError] of [
  ['JavaScript', process.execPath, 'driver.cjs', 'LookupError'],
  ['Python', 'python3', 'driver.py', 'LookupError'],
  ['Ruby', 'ruby', 'driver.rb', 'KeyError'],
  ['PHP', 'php', 'driver.php', 'OutOfRangeException'],
] as const) {
  const isThere = spawnSync(program, ['--version']).status === 0;
  const skip = isThere ? false : `NOT PROVEN: ${program} is not installed, so the kit was not run`;

  describe(`a hook of the ${language} kit`, { skip }, () => {
    const path = join(__dirname, 'hooks', file);

    const pairs = {
      $map: [
        ['x', 1],
        ['a', 2],
      ],
    };

    /** Makes a page of a map in a new process, and returns what it answers to further messages. */
    const asking = async (
      ask: (send: (verb: string, more: Record<string, Json>) => Promise<Json>) => Promise<void>,
    ) => {
      const conversation = new DriverConversation([program, path]);
      const made = await conversation.send('create', { class: 'Paginator', args: [5, pairs] });
      const target = (made as { value: { $ref: string } }).value.$ref;
      try {
        await ask((verb, more) => conversation.send(verb, { target, ...more }));
      } finally {
        await conversation.end();
      }
    };
    const callOf = (operation: string, ...args: Json[]) => ({ operation, args });

    it('tells of a map type of its own, and what a collection shows', () =>
      asking(async (send) => {
        assert.deepEqual(await send('get', { property: 'content' }), { value: pairs });
        const { value } = (await send('call', callOf('getCollection'))) as { value: Record<string, Json> };
        assert.deepEqual([value.class, value.items], ['Collection', pairs]);
        const listed = { target: value.$ref as string, ...callOf('getIterator') };
        const { value: entries } = (await send('call', listed)) as { value: Record<string, Json> };
        assert.deepEqual(entries.entries, [
          ['x', 1],
          ['a', 2],
        ]);
      }));

    it('tells how names are spelled, of operations that are properties as well', () =>
      asking(async (send) => {
        assert.deepEqual(await send('call', callOf('perPage')), { value: 5 });
        assert.deepEqual(await send('get', { property: 'onEachSide' }), { value: 5 });
        await send('set', { property: 'onEachSide', value: 6 });
        assert.deepEqual(await send('call', callOf('perPage')), { value: 6 });
      }));

    it('leaves what is protected to the inside', () =>
      asking(async (send) => {
        for (const [verb, asked] of [
          ['call', callOf('secret')],
          ['get', { property: 'hidden' }],
        ] as const) {
          const outcome = (await send(verb, asked)) as Record<string, Json>;
          assert.deepEqual(Object.keys(outcome), ['error'], verb);
        }
        assert.deepEqual(await send('call', { ...callOf('secret'), from: 'inside' }), { value: 'inside' });
        assert.deepEqual(await send('get', { property: 'hidden', from: 'inside' }), { value: 3 });
      }));

    it('changes arguments and results, and binds what is made a method', () =>
      asking(async (send) => {
        const me = { $fn: { id: 'fn:me', body: { $this: true } } };
        assert.deepEqual(await send('call', callOf('macro', 'whoIsIt', me)), { value: null });
        const { value } = (await send('call', callOf('whoIsIt'))) as { value: { class: string } };
        assert.equal(value.class, 'Paginator');
        assert.deepEqual(await send('get', { property: 'cost' }), { value: 500 });
        await send('define', { class: 'Marked', markers: { Collects: 'x' } });
        const marked = (await send('create', { class: 'Marked', args: [] })) as { value: { $ref: string } };
        assert.deepEqual(await send('get', { target: marked.value.$ref, property: 'mark' }), { value: 'x' });
      }));

    it('says what a missing value, an error and the current request are', () =>
      asking(async (send) => {
        await send('set', { property: 'size', value: { $missing: true } });
        assert.deepEqual(await send('get', { property: 'size' }), { value: { $missing: true } });
        const boom = { $throw: { kind: 'Logic', message: 'boom' } };
        const { error } = (await send('set', { property: 'size', value: boom })) as { error: Json };
        assert.deepEqual(error, {
          kind: 'Logic',
          class: logicError,
          message: 'boom',
        });
        await send('setStatic', { class: 'Container', property: 'request', value: 'now' });
        assert.deepEqual(await send('getStatic', { class: 'Paginator', property: 'current' }), {
          value: ['now'],
        });
      }));

    it('spells all names, and reaches all operations, in a way of the port', async () => {
      const conversation = new DriverConversation([program, path.replace('driver.', 'messages.')]);
      const made = await conversation.send('create', { class: 'Paginator', args: [] });
      const target = (made as { value: { $ref: string } }).value.$ref;
      assert.deepEqual(await conversation.send('get', { target, property: 'perPage' }), { value: 5 });
      const outcome = await conversation.send('call', { target, operation: 'setPath', args: ['/a'] });
      assert.deepEqual(outcome, { value: ['setPath', '/a'] });
      await conversation.end();
    });
  });
}

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { skipWithout } from '../skip-without';
import { wireMap } from '../wire-map';
import { DriverConversation, handleIn } from './driver-conversation';
import { askAboutPage, callOf, errorIn, kits, pairs, pick, type Send } from './hook-conversation';

const fixed = (body: Json, id?: string): Json => ({ $fn: id === undefined ? { body } : { id, body } });
const made = (name: string, ...args: Json[]): Json => ({ $new: { class: name, args } });

/** What `define` refuses: what is wrong in it, what is expected there, and what is there instead. */
const malformedDefinitions: readonly (readonly [Record<string, Json>, string, string])[] = [
  [{ extends: 1 }, 'a text', '1'],
  [{ methods: [] }, 'an object', '[]'],
  [{ staticMethods: [] }, 'an object', '[]'],
  [{ properties: 'x' }, 'an object', '"x"'],
  [{ staticProperties: null }, 'an object', 'null'],
  [{ visibility: true }, 'an object', 'true'],
  [{ markers: 1 }, 'an object', '1'],
  [{ implements: {} }, 'a list', '{}'],
];

for (const [language, program, file] of kits) {
  describe(`at its edges the ${language} kit`, { skip: skipWithout(program) }, () => {
    const itAnswers = (what: string, ask: (send: Send) => Promise<void>) =>
      it(what, () => askAboutPage([program, join(__dirname, 'hooks', file)], ask));
    // What is asked of these two alone.
    const itInSome = ['Python', 'Ruby'].includes(language) ? itAnswers : () => {};
    // PHP has a hook for the arguments of its own constructor alone.
    const itWithArguments = language === 'PHP' ? () => {} : itAnswers;

    itAnswers('takes a call on null for an error of the kind Generic or Type', async (send) => {
      const call = { $call: { on: null, operation: 'url', args: [] } };
      const { kind } = errorIn(await send('create', { class: 'Song', args: [call] }));
      assert.ok(['Generic', 'Type'].includes(kind), kind);
    });

    itAnswers('raises an error with the text of what stands as its message', async (send) => {
      for (const [message, text] of [
        [null, ''],
        [true, '1'],
        [2.5, '2.5'],
      ] as const) {
        const thrown = { $throw: { kind: 'Logic', message } };
        assert.equal(errorIn(await send('create', { class: 'Song', args: [thrown] })).message, text);
      }
    });

    itAnswers('has nothing of a Container but the request', async (send) => {
      const outcome = await send('setStatic', { class: 'Container', property: 'other', value: 1 });
      assert.notDeepEqual(outcome, { value: null });
      assert.deepEqual(await send('getStatic', { class: 'Paginator', property: 'current' }), { value: [] });
    });

    itInSome('reads in a body what the driver says that a property gives', async (send) => {
      const methods = { price: fixed({ $field: { of: { $this: true }, name: 'cost' } }) };
      await send('define', { class: 'Priced', extends: 'Paginator', methods });
      const target = handleIn(await send('create', { class: 'Priced', args: [pairs, pairs] }));
      assert.deepEqual(await send('call', { target, ...callOf('price') }), { value: 500 });
    });

    itAnswers('shows no paginator as HTML', async (send) => {
      const implemented = { implements: ['Htmlable'], methods: { toHtml: fixed('<b>') } };
      await send('define', { class: 'Shown', extends: 'Paginator', ...implemented });
      const { value } = (await send('create', { class: 'Shown', args: [pairs, pairs] })) as { value: object };
      assert.deepEqual(Object.keys(value), ['$ref', 'class']);
    });

    itAnswers('shows what is HTML, and records no call for that', async (send) => {
      const implemented = { implements: ['Htmlable'], methods: { toHtml: fixed('<b>', 'fn:html') } };
      await send('define', { class: 'Tag', ...implemented });
      const outcome = await send('create', { class: 'Tag', args: [] });
      assert.equal(pick(outcome, 'html'), '<b>');
      assert.deepEqual(await send('get', { target: 'fn:html', property: 'calls' }), { value: [] });
      const target = handleIn(outcome);
      assert.deepEqual(await send('call', { target, ...callOf('toHtml') }), { value: '<b>' });
      assert.deepEqual(await send('get', { target: 'fn:html', property: 'calls' }), { value: [[]] });
    });

    itAnswers('refuses definitions whose parts are not what they should be', async (send) => {
      for (const [part, expected, received] of malformedDefinitions) {
        const [key] = Object.keys(part);
        const message = `define: -32602 define.${key}: expected ${expected}, received ${received}`;
        await assert.rejects(send('define', { class: 'Odd', ...part }), { message });
      }
    });

    itAnswers(
      'finds an operation missing also where `__call` or `__callStatic` is given its name',
      async (send) => {
        await send('define', { class: 'Plain' });
        const target = handleIn(await send('create', { class: 'Plain', args: [] }));
        const given = ['nope', []];
        const outcome = await send('call', { target, ...callOf('__call', ...given) });
        assert.equal(errorIn(outcome).kind, 'BadMethodCall');
        const statically = await send('callStatic', { class: 'Plain', ...callOf('__callStatic', ...given) });
        assert.equal(errorIn(statically).kind, 'BadMethodCall');
      },
    );

    itAnswers('finds an operation missing also from inside', async (send) => {
      await send('define', { class: 'Plain' });
      const target = handleIn(await send('create', { class: 'Plain', args: [] }));
      const nope = { ...callOf('nope'), from: 'inside' };
      assert.equal(errorIn(await send('call', { target, ...nope })).kind, 'BadMethodCall');
      assert.equal(errorIn(await send('callStatic', { class: 'Plain', ...nope })).kind, 'BadMethodCall');
    });

    itAnswers('has no class after it could not declare it', async (send) => {
      const marked = await send('define', { class: 'Odd', markers: { Nobody: 'x' } });
      assert.deepEqual(Object.keys(marked as object), ['cannot']);
      const made = await send('create', { class: 'Odd', args: [] });
      assert.deepEqual(made, { cannot: 'there is no class Odd here' });
    });

    itWithArguments(
      'gives a declared constructor the arguments of the suite, and that of the implementation its own',
      async (send) => {
        const parent = { $parent: [{ $arg: 1 }, { $arg: 0 }] };
        const methods = { __construct: fixed(parent, 'fn:made') };
        await send('define', { class: 'Own', extends: 'Paginator', methods });
        await send('define', { class: 'Below', extends: 'Own' });
        await send('define', { class: 'Bare', extends: 'Paginator' });
        const bare = handleIn(await send('create', { class: 'Bare', args: [5, pairs] }));
        assert.deepEqual(await send('get', { target: bare, property: 'size' }), { value: 5 });
        for (const name of ['Own', 'Below']) {
          const target = handleIn(await send('create', { class: name, args: [pairs, 5] }));
          assert.deepEqual(await send('get', { target, property: 'size' }), { value: 5 });
        }
        const calls = await send('get', { target: 'fn:made', property: 'calls' });
        assert.deepEqual(calls, {
          value: [
            [pairs, 5],
            [pairs, 5],
          ],
        });
      },
    );

    itInSome('calls for a contract the method of the object, whichever class declares it', async (send) => {
      const countable = { implements: ['Countable'] };
      await send('define', { class: 'Base', ...countable, methods: { count: fixed(1) } });
      await send('define', { class: 'Same', extends: 'Base', ...countable });
      await send('define', { class: 'Sub', extends: 'Base', methods: { count: fixed(2) } });
      await send('define', { class: 'Bare', methods: { count: fixed(3) } });
      await send('define', { class: 'Late', extends: 'Bare', ...countable });
      for (const [name, value] of [
        ['Base', 1],
        ['Same', 1],
        ['Sub', 2],
        ['Late', 3],
      ] as const)
        assert.deepEqual(await send('call', callOf('sizeOf', made(name))), { value }, name);
    });

    itInSome('refuses a class that has no method for a contract', async (send) => {
      for (const [contract, name] of [
        ['Arrayable', 'toArray'],
        ['JsonSerializable', 'jsonSerialize'],
        ['Htmlable', 'toHtml'],
        ['Iterable', 'getIterator'],
        ['Countable', 'count'],
        ['ArrayAccess', 'offsetExists'],
      ] as const) {
        const message = `define: -32602 define.methods: expected ${name}, which ${contract} asks for, received ["a"]`;
        const definition = { class: 'Odd', implements: [contract], methods: { a: fixed(1) } };
        await assert.rejects(send('define', definition), { message });
      }
    });

    itInSome('fulfils contracts of a provided fixture as the language does', async (send) => {
      const model = made('Model', wireMap(['id', 7]));
      assert.deepEqual(await send('call', callOf('indexed', model)), { value: [true, 7] });
    });

    itInSome('answers for no name by which a contract is recognised', async (send) => {
      const methods = { __get: fixed(1), __call: fixed(2) };
      await send('define', { class: 'Ghost', methods });
      assert.deepEqual(await send('call', callOf('recognised', made('Ghost'))), { value: [] });
    });

    itInSome('shows a text of a class of its own as what that class is', async (send) => {
      const shown = await send('call', callOf('markedUp'));
      assert.deepEqual([pick(shown, 'class'), pick(shown, 'html')], ['Markup', '<b>']);
    });

    itInSome('says the same in every run: not where an object is in memory', async (send) => {
      await send('define', { class: 'Own', properties: { a: 1 } });
      for (const thing of [made('Own'), made('Song'), fixed(1)]) {
        const { message } = errorIn(await send('call', callOf('unfit', thing)));
        assert.match(message, /^expected a page, received /);
        assert.doesNotMatch(message, /0x/);
      }
    });

    itInSome('finds an entry of the implementation under a text that looks like a number', async (send) => {
      const keyed = { $call: { on: { $this: true }, operation: 'keyed', args: [] } };
      const methods = { third: fixed({ $field: { of: keyed, name: '3' } }) };
      await send('define', { class: 'Reader', extends: 'Paginator', methods });
      const target = handleIn(await send('create', { class: 'Reader', args: [5, pairs] }));
      assert.deepEqual(await send('call', { target, ...callOf('third') }), { value: 'x' });
    });
  });
}

// These drivers have a spelling that changes all names.
for (const [language, program, file] of kits.filter(([name]) => name === 'JavaScript' || name === 'PHP')) {
  const path = join(__dirname, 'hooks', file.replace('driver.', 'messages.'));

  describe(`with a spelling of the port the ${language} kit`, { skip: skipWithout(program) }, () => {
    const talking = (talk: (driver: DriverConversation) => Promise<void>) =>
      DriverConversation.with([program, path], talk);

    it('calls the operations of the provided fixtures, and of what extends them', () =>
      talking(async (driver) => {
        await driver.send('define', { class: 'Post', extends: 'Model', methods: { getRouteKey: fixed(8) } });
        for (const name of ['Model', 'Post']) {
          const target = await driver.create(name, wireMap(['id', 7]));
          assert.deepEqual(await driver.send('call', { target, ...callOf('getKey') }), { value: 7 });
        }
        const target = await driver.create('Post');
        assert.deepEqual(await driver.send('call', { target, ...callOf('getRouteKey') }), { value: 8 });
      }));

    it('shows what is HTML, and makes texts of objects that are one', () =>
      talking(async (driver) => {
        const methods = { toHtml: fixed('<b>'), __toString: fixed('told') };
        await driver.send('define', { class: 'Tag', implements: ['Htmlable'], methods });
        assert.equal(pick(await driver.send('create', { class: 'Tag', args: [] }), 'html'), '<b>');
        const target = await driver.create('Song', { $concat: [made('Tag')] });
        assert.deepEqual(await driver.send('get', { target, property: 'title' }), { value: 'told' });
      }));

    it('declares classes with the contracts of the language', () =>
      talking(async (driver) => {
        const methods = {
          getIterator: fixed(['a']),
          count: fixed(1),
          jsonSerialize: fixed(1),
          offsetExists: fixed(true),
          offsetGet: fixed(1),
          offsetSet: fixed(null),
          offsetUnset: fixed(null),
        };
        const contracts = ['Iterable', 'Countable', 'JsonSerializable', 'ArrayAccess'];
        await driver.send('define', { class: 'All', implements: contracts, methods });
        const target = await driver.create('All');
        assert.deepEqual(await driver.send('call', { target, ...callOf('offsetGet', 0) }), { value: 1 });
        const listed = await driver.send('call', { target, ...callOf('getIterator') });
        const [shown, expected] =
          language === 'PHP' ? [pick(listed, 'entries'), [[0, 'a']]] : [listed, { value: ['a'] }];
        assert.deepEqual(shown, expected);
      }));
  });
}

describe('the JavaScript kit at its edges', () => {
  const program = [process.execPath, join(__dirname, 'hooks', 'driver.cjs')];

  it('writes provided fixtures as JSON as the language does', () =>
    askAboutPage(program, async (send) => {
      const nested = await send('call', callOf('written', [made('Nest', 1), made('Model')]));
      assert.deepEqual(nested, { value: '[["inmost"],[]]' });
    }));

  it('answers for no name by which a contract of the port is recognised', () =>
    DriverConversation.with([process.execPath, join(__dirname, 'hooks', 'messages.cjs')], async (driver) => {
      await driver.send('define', { class: 'Ghost', methods: { __get: fixed(1), __call: fixed(2) } });
      const target = await driver.create('Paginator');
      const outcome = await driver.send('call', { target, ...callOf('recognised', made('Ghost')) });
      assert.deepEqual(outcome, { value: ['shape'] });
    }));
});

describe('the PHP kit at its edges', { skip: skipWithout('php') }, () => {
  it('lets a class be collected that is declared later, whatever the property is called', () =>
    askAboutPage(['php', join(__dirname, 'hooks', 'driver.php')], async (send) => {
      await send('define', { class: 'Shelf', extends: 'Paginator', properties: { collects: 'Later' } });
      const target = handleIn(await send('create', { class: 'Shelf', args: [pairs, 5] }));
      await send('define', { class: 'Later' });
      assert.deepEqual(await send('call', { target, ...callOf('collectsClass') }), { value: true });
    }));
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { newFolder } from '../suite/cli/touchstone';
import { DriverConversation } from './driver-conversation';

/** A driver of a port with an ordered map, a collection, names and a dispatch of its own: one hook of the kit for each. */
const driver = `
import sys
sys.path.insert(0, ${JSON.stringify(join(__dirname, '..', '..', 'drivers', 'starters', 'python'))})
import touchstone_protocol as kit

class Pairs:
    def __init__(self, pairs):
        self.pairs = list(pairs)

class Bag:
    def __init__(self, content):
        self.content = content

    def __iter__(self):
        return iter(value for _, value in self.content.pairs)

class Page:
    current = []
    shared_views = "plain"
    _hidden = 3

    def __init__(self, content, size):
        self.content, self.size, self.macros, self.cost = content, size, {}, 5

    @property
    def room(self):
        return self.size

    def _secret(self):
        return "inside"

    def learn(self, name, macro):
        self.macros[name] = macro

    def __getattr__(self, name):
        macro = self.__dict__.get("macros", {}).get(name)
        if macro is None:
            raise AttributeError(name)
        return macro.__get__(self, type(self))

def marked(value):
    def mark(cls):
        cls.mark = value
        return cls
    return mark

IMPLEMENTATION = {"name": "own", "version": "1", "language": "python"}
SERVES, LACKS, CAPABILITIES, TRAITS = [], [], [], {"follows": []}
CLASSES = {"Paginator": Page, "Collection": Bag}
KINDS = {"Logic": LookupError}
MARKERS = {"Collects": marked}
MISSING = object()
NAMES = {"perPage": "room", "macro": "learn", "$onEachSide": "size", "getCollection": lambda page: Bag(page.content),
         "getIterator": lambda bag: kit.Entries(bag.content.pairs), "$defaultView": "shared_views"}
ARGUMENTS = {"Page.__construct": lambda size, content: (content, size),
             "Page.macro": lambda name, macro: (kit.snake_case(name), macro)}
RESULTS = {"Page.$cost": lambda cost: cost * 100}
STATE = {Bag: lambda bag: {"items": bag.content}}
set_request = Page.current.append

def map_of(pairs):
    return Pairs(pairs)

def pairs_of(value):
    return value.pairs if isinstance(value, Pairs) else None

def reset():
    Page.current.clear()

kit.serve(sys.modules[__name__])
`;

const skip =
  spawnSync('python3', ['--version']).status === 0
    ? false
    : 'NOT PROVEN: python3 is not installed, so the kit was not run';

describe('a hook of the Python kit', { skip }, () => {
  const path = join(newFolder(), 'driver.py');
  writeFileSync(path, driver);

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
    const conversation = new DriverConversation(['python3', path]);
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
      assert.deepEqual([value.class, value.items], ['Bag', pairs]);
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

  it('keeps what begins with an underscore from the outside', () =>
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
      assert.equal(value.class, 'Page');
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
      assert.deepEqual(error, { kind: 'Logic', class: 'LookupError', message: 'boom' });
      await send('setStatic', { class: 'Container', property: 'request', value: 'now' });
      assert.deepEqual(await send('getStatic', { class: 'Paginator', property: 'current' }), {
        value: ['now'],
      });
    }));
});

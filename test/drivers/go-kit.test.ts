import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { newFolder } from '../suite/cli/touchstone';
import {
  askAboutPage,
  callOf,
  expectOwnNames,
  expectProtection,
  pairs,
  type Send,
} from './hook-conversation';

/** A driver of a port with an ordered map, a collection, names and a dispatch of its own: one hook of the kit for each. */
const driver = `
package main

import (
	"errors"

	kit "touchstone.example/driver/touchstone"
)

type Bag struct{ pairs kit.Map }

func (b *Bag) Pairs() kit.Map { return b.pairs }

type Shelf struct{ content *Bag }

func (s *Shelf) Content() *Bag { return s.content }

type Key struct{ name string }

func (k Key) Name() string { return k.name }

type Page struct {
	DoContent    *Bag
	DoOnEachSide int
	cost, hidden int
	fragment     string
}

func (p *Page) DoPerPage() int { return p.DoOnEachSide }
func (p *Page) secret() string { return "inside" }
func (p *Page) DoUrl(key Key, more *int) []any {
	return []any{key, more}
}
func (p *Page) DoThrough(change func(item any, key Key) (any, error)) (any, error) {
	return change("item", Key{"first"})
}
func (p *Page) Learn(name string) *Page {
	p.fragment = name
	return p
}

var lost = errors.New("boom")

func main() {
	kit.Serve(kit.Driver{
		Introduction: kit.Table{},
		Classes: map[kit.ClassName]kit.Table{
			"Paginator": {
				"__construct":   func(size int, content *Bag) *Page { return &Page{content, size, 0, 3, ""} },
				"getCollection": func(p *Page) *Shelf { return &Shelf{p.DoContent} },
				"$cost":         kit.Either{func(p *Page) int { return p.cost }, func(p *Page, cost int) { p.cost = cost * 100 }},
				"fragment":      kit.Either{func(p *Page, none *struct{}) string { return p.fragment }, (*Page).Learn},
				"path":          func(p *Page) (string, bool) { return "not said", false },
				"lose":          func(p *Page) (int, error) { return 0, lost },
				"getIterator":   func(p *Page) kit.Entries { return kit.Entries{Of: p.DoContent} },
				"$names":        func() []string { return []string{"one"} },
				"resolve":       func(name string, page int) []any { return []any{name, page} },
				"protected":     kit.Table{"secret": (*Page).secret},
			},
			"Collection": {"__construct": func(content *Bag) *Shelf { return &Shelf{content} }, "@items": (*Shelf).Content},
		},
		Kinds: map[error]string{lost: "Logic"},
		Give:  []any{(*Bag).Pairs, Key.Name},
		Take:  []any{func(name string) Key { return Key{name} }, func(pairs kit.Map) *Bag { return &Bag{pairs} }},
		Spell: func(name string) string { return "Do" + string(name[0]-32) + name[1:] },
		Dispatch: func(on any, operation string) any {
			if operation != "shout" {
				return nil
			}
			return func(word string) []any { return []any{operation, word} }
		},
		Reset: func() {},
	})
}
`;

const skip =
  spawnSync('go', ['version']).status === 0
    ? false
    : 'NOT PROVEN: go is not installed, so the kit was not run';

describe('a hook of the Go kit', { skip }, () => {
  const folder = newFolder();

  before(() => {
    cpSync(join(__dirname, '..', '..', 'drivers', 'starters', 'go'), folder, { recursive: true });
    writeFileSync(join(folder, 'driver.go'), driver);
    const { status, stderr } = spawnSync('go', ['build', '-o', 'driver', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  });

  const asking = (ask: (send: Send) => Promise<void>) => askAboutPage([join(folder, 'driver')], ask);

  it('tells of a map type of its own, and what a collection shows', () =>
    asking(async (send) => {
      assert.deepEqual(await send('get', { property: 'content' }), { value: pairs });
      const { value } = (await send('call', callOf('getCollection'))) as { value: Record<string, Json> };
      assert.deepEqual([value.class, value.items], ['Collection', pairs]);
      const { value: entries } = (await send('call', callOf('getIterator'))) as {
        value: Record<string, Json>;
      };
      assert.deepEqual(entries.entries, pairs.$map);
    }));

  it('tells how names are spelled, and of fields', () => asking(expectOwnNames));

  it('dispatches what no table and no method carries out', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('shout', 'ah')), { value: ['shout', 'ah'] });
      const { error } = (await send('call', callOf('whisper'))) as { error: { kind: string } };
      assert.equal(error.kind, 'BadMethodCall');
    }));

  it('keeps what is not exported from the outside', () => asking(expectProtection));

  it('chooses a function by its arguments, fills in what is left out, and tells that there is none', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('fragment')), { value: '' });
      const { value } = (await send('call', callOf('fragment', 'top'))) as { value: { class: string } };
      assert.equal(value.class, 'Paginator');
      assert.deepEqual(await send('call', callOf('fragment', null)), { value: 'top' });
      assert.deepEqual(await send('call', callOf('path')), { value: null });
      const resolve = { class: 'Paginator', operation: 'resolve' };
      assert.deepEqual(await send('callStatic', { ...resolve, args: ['p'] }), { value: ['p', 0] });
      const names = { class: 'Paginator', property: 'names' };
      assert.deepEqual(await send('getStatic', names), { value: ['one'] });
    }));

  it('changes arguments and results, also of functions that the suite gives', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('url', 'k', 2)), { value: ['k', 2] });
      assert.deepEqual(await send('call', callOf('url', 'k')), { value: ['k', null] });
      const change = { $fn: { id: 'fn:change', body: { $concat: [{ $arg: 0 }, ' ', { $arg: 1 }] } } };
      assert.deepEqual(await send('call', callOf('through', change)), { value: 'item first' });
      assert.deepEqual(await send('get', { target: 'fn:change', property: 'calls' }), {
        value: [['item', 'first']],
      });
      await send('set', { property: 'cost', value: 5 });
      assert.deepEqual(await send('get', { property: 'cost' }), { value: 500 });
    }));

  it('says what it cannot express in Go', () =>
    asking(async (send) => {
      for (const [args, says] of [
        [[true], 'Go cannot take true as a main.Key'],
        [['k', 'many'], 'Go cannot take many as a int'],
        [['k', 1, 2], 'Go cannot give 3 arguments to func(main.Key, *int) []interface {}'],
      ] as const)
        assert.deepEqual(await send('call', callOf('url', ...args)), { cannot: says });
    }));

  it('says what an error is', () =>
    asking(async (send) => {
      const { error } = (await send('call', callOf('lose'))) as { error: Record<string, Json> };
      assert.deepEqual([error.kind, error.message], ['Logic', 'boom']);
      const boom = { $fn: { body: { $throw: { kind: 'InvalidArgument', message: 'not now' } } } };
      const { error: thrown } = (await send('call', callOf('through', boom))) as {
        error: Record<string, Json>;
      };
      assert.deepEqual([thrown.kind, thrown.message], ['InvalidArgument', 'not now']);
    }));
});

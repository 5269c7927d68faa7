import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { skipWithout } from '../skip-without';
import { newFolder } from '../suite/cli/touchstone';
import {
  askAboutPage,
  callOf,
  errorIn,
  errorKindOf,
  expectOwnNames,
  expectProtection,
  expectShown,
  pairs,
  pick,
  type Send,
} from './hook-conversation';

/** A driver of a port with an ordered map, a collection, names and a dispatch of its own: how the kit is told of each. */
const driver = `
package main

import (
	"errors"
	"reflect"

	kit "touchstone.example/driver/touchstone"
)

type Bag struct{ pairs kit.Map }

type Shelf struct{ content *Bag }

type Page struct {
	content      *Bag
	size, hidden int
	fragment     string
}

var lost = errors.New("boom")

func (p *Page) DoPerPage() int        { return p.size }
func (p *Page) DoGetCollection() *Shelf { return &Shelf{p.content} }
func (p *Page) DoPath() (string, bool) { return "not said", false }
func (p *Page) DoLose() (int, error)  { return 0, lost }
func (p *Page) DoUnwritable() any      { return func() {} }
func (p *Page) DoKeyed() kit.Map       { return kit.Map{{Key: "3", Value: "x"}} }
func (p *Page) DoSecretInside() string { return "inside" }
func (p *Page) DoURL(key string, more any) []any { return []any{key, more} }
func (p *Page) DoThrough(change *kit.Closure) (any, error) { return change.Call("item", "first") }

type Paginator struct{ *Page }
type Collection struct{ *Shelf }
type Iterator struct{ of *Bag }

func (Paginator) DoNew(size int, content *Bag) *Page { return &Page{content, size, 3, ""} }
func (p Paginator) DoOnEachSideRead() int           { return p.size }
func (p Paginator) DoOnEachSideWritten(size int) int { p.size = size; return size }
func (p Paginator) DoContentRead() *Bag             { return p.content }
func (p Paginator) DoHiddenReadInside() int         { return p.hidden }
func (Paginator) DoNamesRead() []any                { return []any{"one"} }
func (Paginator) DoResolve(name any, page int) []any { return []any{kit.Or(name, "page"), page} }
func (p Paginator) DoFragment(text any) any {
	if text == nil {
		return p.fragment
	}
	p.fragment = text.(string)
	return p.Page
}
func (c Collection) ItemsShown() *Bag  { return c.content }
func (c Collection) DoGetIterator() *Iterator { return &Iterator{c.content} }
func (i *Iterator) EntriesShown() []any { return []any{[]any{"x", 1}, []any{"a", 2}} }

func main() {
	kit.Serve(kit.Driver{
		Introduction: "",
		Classes: map[string]any{"Paginator": Paginator{}, "Collection": Collection{}, "Iterator": (*Iterator)(nil)},
		Take:    func(pairs kit.Map) any { return &Bag{pairs} },
		Show: func(value any) any {
			switch value := value.(type) {
			case *Bag:
				return value.pairs
			case *Page:
				return Paginator{value}
			case *Shelf:
				return Collection{value}
			case error:
				if value == lost {
					return &kit.Failure{Kind: "Logic", Message: value.Error()}
				}
			}
			return value
		},
		Find: func(on any, name string) reflect.Value {
			if name == "shout" {
				return reflect.ValueOf(func(word string) []any { return []any{name, word} })
			}
			return reflect.ValueOf(on).MethodByName("Do" + kit.Exported(name))
		},
		Reset: func() {},
	})
}
`;

describe('the Go kit', { skip: skipWithout('go', 'version') }, () => {
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

  it('tells of a map type of its own, and what a collection shows', () => asking(expectShown));

  it('tells how names are spelled', () => asking(expectOwnNames));

  it('dispatches what no method carries out', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('shout', 'ah')), { value: ['shout', 'ah'] });
      assert.equal(await errorKindOf(send, 'whisper'), 'BadMethodCall');
    }));

  it('keeps what is protected from the outside', () => asking(expectProtection));

  it('tells what is left out from the zero value, and that there is no result', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('fragment')), { value: '' });
      assert.equal(pick(await send('call', callOf('fragment', 'top')), 'class'), 'Paginator');
      assert.deepEqual(await send('call', callOf('fragment', null)), { value: 'top' });
      assert.deepEqual(await send('call', callOf('path')), { value: null });
      const resolve = { class: 'Paginator', operation: 'resolve' };
      assert.deepEqual(await send('callStatic', { ...resolve, args: ['p'] }), { value: ['p', 0] });
      assert.deepEqual(await send('callStatic', { ...resolve, args: [] }), { value: ['page', 0] });
      const names = { class: 'Paginator', property: 'names' };
      assert.deepEqual(await send('getStatic', names), { value: ['one'] });
    }));

  it('calls what the suite gives, and keeps its calls', () =>
    asking(async (send) => {
      assert.deepEqual(await send('call', callOf('url', 'k', 2)), { value: ['k', 2] });
      assert.deepEqual(await send('call', callOf('url', 'k')), { value: ['k', null] });
      const change = { $fn: { id: 'fn:change', body: { $concat: [{ $arg: 0 }, ' ', { $arg: 1 }] } } };
      assert.deepEqual(await send('call', callOf('through', change)), { value: 'item first' });
      assert.deepEqual(await send('get', { target: 'fn:change', property: 'calls' }), {
        value: [['item', 'first']],
      });
    }));

  it('finds an entry of the implementation under a text that looks like a number', () =>
    asking(async (send) => {
      const page = { $new: { class: 'Paginator', args: [1, pairs] } };
      const of = { $call: { on: page, operation: 'keyed', args: [] } };
      const found = await send('call', callOf('url', 'k', { $field: { of, name: '3' } }));
      assert.deepEqual(found, { value: ['k', 'x'] });
    }));

  it('hands integers on that are too large for one, and has no object outside of methods', () =>
    asking(async (send) => {
      for (const [given, value] of [
        [1e19, 1e19],
        [-1e30, -1e30],
        [{ $this: true }, null],
      ] as const)
        assert.deepEqual(await send('call', callOf('url', 'k', given)), { value: ['k', value] });
      const change = { $fn: { id: 'fn:change', body: { $args: 1e30 } } };
      assert.deepEqual(await send('call', callOf('through', change)), { value: [] });
    }));

  it('says what is not there: an operation, a property, or an object to call', () =>
    asking(async (send) => {
      const nope = { class: 'Paginator', property: 'nope' };
      const call = { $call: { on: null, operation: 'url', args: [] } };
      for (const [verb, params, kind, message] of [
        ['call', callOf(''), 'BadMethodCall', 'there is no operation '],
        ['call', callOf('url', call), 'Generic', 'url() was called on null'],
        ['get', { property: 'nope' }, 'Generic', 'there is no property nope'],
        ['set', { property: 'nope', value: 1 }, 'Generic', 'there is no property nope'],
        ['get', { property: '' }, 'Generic', 'there is no property '],
        ['getStatic', nope, 'Generic', 'there is no property nope'],
        ['setStatic', { ...nope, value: 1 }, 'Generic', 'there is no property nope'],
      ] as const) {
        const error = errorIn(await send(verb, params));
        assert.deepEqual([error.kind, error.message], [kind, message], verb);
      }
      assert.deepEqual(await send('set', { property: 'onEachSide', value: 6 }), { value: null });
    }));

  it('goes on after a value that cannot be written', () =>
    asking(async (send) => {
      await assert.rejects(send('call', callOf('unwritable')), /-32603 json: unsupported type: func\(\)/);
      assert.deepEqual(await send('call', callOf('perPage')), { value: 5 });
    }));

  it('gives no two objects one handle, whatever closures there are', () =>
    asking(async (send) => {
      const refOf = async (more: unknown) =>
        ((await send('call', callOf('url', 'k', more as Json))) as { value: [Json, { $ref: string }] })
          .value[1].$ref;
      const page = { $new: { class: 'Paginator', args: [1, pairs] } };
      const refs = [await refOf({ $fn: { body: 1 } }), await refOf(page), await refOf(page)];
      assert.equal(new Set(refs).size, 3, refs.join(' '));
    }));

  it('says what it cannot express in Go', () =>
    asking(async (send) => {
      for (const [args, says] of [
        [[true], 'Go cannot take true as string'],
        [['k', 1, 2], 'Go cannot give 3 arguments to func(string, interface {}) []interface {}'],
      ] as const)
        assert.deepEqual(await send('call', callOf('url', ...args)), { cannot: says });
      for (const given of [{ $missing: true }, { $parent: [] }, { $request: '/' }] as const) {
        const says = `a kit for the paginator alone has no ${Object.keys(given)[0]}`;
        assert.deepEqual(await send('call', callOf('url', 'k', given)), { cannot: says });
      }
    }));

  it('says what an error is', () =>
    asking(async (send) => {
      const error = errorIn(await send('call', callOf('lose')));
      assert.deepEqual([error.kind, error.message], ['Logic', 'boom']);
      const boom = { $fn: { body: { $throw: { kind: 'InvalidArgument', message: 'not now' } } } };
      const thrown = errorIn(await send('call', callOf('through', boom)));
      assert.deepEqual([thrown.kind, thrown.message], ['InvalidArgument', 'not now']);
    }));
});

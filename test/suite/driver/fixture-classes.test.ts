import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Expression } from '../../../src/suite/protocol/wire';
import { wireMap } from '../../wire-map';
import { driver, fn, handleOf, resultOf, thisObject } from './toy-driver';
import * as toy from './toy-module';

const own = (name: Expression): Expression => ({ $field: { of: thisObject, name } });
const create = (className: string, ...args: readonly Expression[]): Promise<string> =>
  handleOf(driver.create(className, args));

describe('fixture classes', () => {
  it('reach inherited methods', async () => {
    await driver.define({
      class: 'A',
      extends: 'JsonResource',
      methods: { self: fn('mine') },
    });
    await driver.define({
      class: 'B',
      extends: 'A',
      methods: { self: fn({ $concat: [{ $parent: [] }, '!'] }) },
    });
    assert.equal(await resultOf(driver.call(await create('B', 1), 'self', [])), 'mine!');
    await driver.define({ class: 'C', methods: { run: fn({ $parent: [] }) } });
    assert.ok('error' in (await driver.call(await create('C'), 'run', [])));
  });

  it('have static methods', async () => {
    await driver.define({ class: 'A', extends: 'JsonResource', staticMethods: { build: fn({ $arg: 0 }) } });
    await driver.define({
      class: 'B',
      extends: 'A',
      staticMethods: { build: fn({ $concat: [{ $parent: [{ $arg: 0 }] }, '!'] }) },
    });
    assert.equal(await resultOf(driver.callStatic('B', 'build', ['b'])), 'b!');
  });

  it('declare properties of a module class, which options and constructors may change', async () => {
    await driver.define({ class: 'Wide', extends: 'Paginator', properties: { onEachSide: 9, perPage: 9 } });
    const wide = await create('Wide');
    assert.equal(await resultOf(driver.get(wide, 'onEachSide')), 9);
    await driver.call(wide, 'onEachSide', [4]);
    assert.equal(await resultOf(driver.get(wide, 'onEachSide')), 4);
  });

  it('share the statics they do not declare again', async () => {
    await driver.define({ class: 'Shared', extends: 'JsonResource' });
    await driver.define({ class: 'Own', extends: 'JsonResource', staticProperties: { wrap: 'own' } });
    await driver.setStatic('Shared', 'wrap', 'changed');
    assert.equal(await resultOf(driver.getStatic('JsonResource', 'wrap')), 'changed');
    assert.equal(await resultOf(driver.getStatic('Own', 'wrap')), 'own');
    await driver.define({
      class: 'OwnPages',
      extends: 'Paginator',
      staticProperties: { defaultView: 'own' },
    });
    await driver.setStatic('Paginator', 'defaultView', 'changed');
    assert.equal(await resultOf(driver.getStatic('Paginator', 'defaultView')), 'changed');
    assert.equal(await resultOf(driver.getStatic('OwnPages', 'defaultView')), 'own');
    await driver.define({ class: 'Methods', extends: 'Paginator', staticMethods: { make: fn(1) } });
    const refused = await driver.define({ class: 'No', extends: 'Methods', staticProperties: { make: 'x' } });
    const why = 'a subclass cannot have a static property make of its own in this module';
    assert.deepEqual(refused, { cannot: why });
  });

  it('have the effect of their magic methods on ordinary access', async () => {
    const attributes = own('attributes');
    await driver.define({
      class: 'Row',
      properties: { attributes: [] },
      methods: {
        __get: fn({ $field: { of: attributes, name: { $arg: 0 } } }),
        __isset: fn({ $field: { of: wireMap(['id', true]), name: { $arg: 0 } } }),
        __set: { $fn: { id: 'fn:set', body: null } },
        __call: fn({ $concat: ['called ', { $arg: 0 }] }),
        title: fn('a method'),
      },
    });
    const row = await create('Row');
    await driver.set(row, 'attributes', wireMap(['id', 7], ['title', 'attribute']));
    const js = await readNaturally(row);
    assert.deepEqual(js, {
      id: 7,
      title: 'function',
      nope: 'function',
      then: 'undefined',
      isIn: true,
      isNotIn: false,
    });
    assert.equal(await resultOf(driver.get(row, 'id')), 7);
    assert.equal(await resultOf(driver.call(row, 'nope', [])), 'called nope');
    await driver.set(row, 'anything', 5);
    assert.deepEqual(await resultOf(driver.get('fn:set', 'calls')), [['anything', 5]]);
  });

  it('have it also where a class between them and what they extend has none', async () => {
    await driver.define({ class: 'Plain' });
    await driver.define({
      class: 'Row',
      extends: 'Plain',
      methods: { __get: fn({ $concat: ['dynamic ', { $arg: 0 }] }) },
    });
    await driver.define({ class: 'Later', extends: 'Row' });
    for (const name of ['Row', 'Later']) {
      const object = (await natural(await create(name))) as { readonly title: unknown };
      assert.equal(object.title, 'dynamic title');
    }
  });

  it('implement the contracts they name', async () => {
    await driver.define({
      class: 'Everything',
      implements: ['Iterable', 'JsonSerializable'],
      methods: {
        getIterator: fn(wireMap(['a', 1], ['b', 2])),
        jsonSerialize: fn([1]),
        __toString: fn('text'),
      },
    });
    const everything = await natural(await create('Everything'));
    assert.deepEqual([...(everything as Iterable<unknown>)], [1, 2]);
    assert.deepEqual(
      [...(everything as Map<string, number>).entries()],
      [
        ['a', 1],
        ['b', 2],
      ],
    );
    assert.equal(JSON.stringify(everything), '[1]');
    assert.equal(String(everything), 'text');
  });
});

// A resource hands its value to a closure of this file's making: what an implementation sees of an object.
async function natural(handle: string): Promise<unknown> {
  const holder = await create('JsonResource', { $ref: handle });
  let seen: unknown;
  const { self } = toy.JsonResource.prototype;
  toy.JsonResource.prototype.self = function spy(this: toy.JsonResource) {
    seen = this.resource;
    return this;
  } as typeof self;
  await driver.call(holder, 'self', []);
  toy.JsonResource.prototype.self = self;
  return seen;
}

async function readNaturally(handle: string): Promise<unknown> {
  const object = (await natural(handle)) as { readonly [name: string]: unknown };
  return {
    id: object.id,
    title: typeof object.title,
    nope: typeof object.nope,
    then: typeof object.then,
    isIn: 'id' in object,
    isNotIn: 'nope' in object,
  };
}

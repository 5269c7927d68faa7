import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Collection } from '../../src/reference/collection/collection';
import { Paginator } from '../../src/reference/paginator/paginator';
import { JSON_HEX_TAG } from '../../src/reference/php/json-flags';
import { encodeJson } from '../../src/reference/php/json-text';
import { toOrderedMap } from '../../src/reference/php/to-ordered-map';
import { collectionBrand, paginatorBrand } from '../../src/reference/support/contracts';

test('collections and paginators carry marks that copies of this library can tell', () => {
  assert.equal(new Collection([])[collectionBrand], true);
  assert.equal(new Paginator([], 1)[paginatorBrand], true);
});

test('reading an unknown name of the class itself asks no collection', () => {
  assert.equal(Reflect.get(Paginator.prototype, 'reverse'), undefined);
});

test('a map is made of what an object gives for JSON, or of its public fields', () => {
  const giving = new (class {
    jsonSerialize(): object {
      return { a: 1 };
    }
  })();
  const plain = new (class {
    readonly b = 2;
  })();
  assert.deepEqual([...toOrderedMap(giving)], [['a', 1]]);
  assert.deepEqual([...toOrderedMap(plain)], [['b', 2]]);
});

test('for JSON a collection expands items that only give a map', () => {
  const arrayable = new (class {
    toArray(): object {
      return { a: 1 };
    }
  })();
  assert.deepEqual([...new Collection([arrayable, 3]).jsonSerialize().values()], [{ a: 1 }, 3]);
});

test('signs are escaped in long texts as in short ones, only when asked for', () => {
  const long = 'x'.repeat(200);
  assert.equal(encodeJson(`${long}<`, JSON_HEX_TAG), `"${long}\\u003C"`);
  assert.equal(encodeJson(long, JSON_HEX_TAG), `"${long}"`);
  assert.equal(encodeJson(`${long}<`, 0), `"${long}<"`);
});

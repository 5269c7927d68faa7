import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  AnonymousResourceCollection,
  Container,
  interfaceProperties,
  JsonResource,
  MissingValue,
  OrderedMap,
  Request,
  ResourceCollection,
  resetState,
} from '../../src/index';

beforeEach(() => {
  Container.request = new Request('/things');
});
afterEach(resetState);

test('an argument that is left out is named', () => {
  assert.throws(() => Reflect.construct(AnonymousResourceCollection, [[1]]), /collects must be given/);
});

test('a callback that cannot be called is named before it is needed', () => {
  class Plain extends JsonResource {
    override toArray() {
      return { it: this.transform('', 5 as never, 'other') };
    }
  }
  assert.throws(() => new Plain(1).resolve(), /transform\(callback\) must be callable, 5 given/);
});

test('what an underlying object gives instead of a map is named', () => {
  const strange = { getAttributes: () => 5, toArray: () => 5 };
  assert.throws(
    () => new JsonResource(strange).whenHas('name'),
    /What getAttributes\(\) gives must be a map, 5 given/,
  );
  class Some extends JsonResource {
    override toArray() {
      return { some: this.attributes(['a']) };
    }
  }
  assert.throws(() => new Some(strange).resolve(), /What there are attributes of must be a map, 5 given/);
  assert.throws(
    () => new JsonResource(new JsonResource({ a: 1 })).resolve(),
    /The underlying value must be a map/,
  );
});

test('a collection of a missing value says that it has no items', () => {
  const collection = new ResourceCollection(new MissingValue());
  assert.throws(() => collection.count(), /ResourceCollection: there are no items/);
});

test('getters of a class are properties, its methods are not', () => {
  class Account {
    get balance() {
      return 5;
    }
    close() {
      return true;
    }
  }
  const resource = new JsonResource(new Account());
  assert.deepEqual([resource.__get('balance'), resource.__get('close')], [5, null]);
});

test('a resolved list is not the storage of the map it came from', () => {
  const map = OrderedMap.of<unknown>(1, 2);
  (new JsonResource(map).resolve() as unknown[]).push(3);
  assert.equal(map.size, 2);
});

test('a static property that resources do not have is not written', () => {
  assert.equal(interfaceProperties.writeStatic(JsonResource, 'nope', 1), false);
  assert.equal(Object.hasOwn(JsonResource, 'undefined'), false);
});

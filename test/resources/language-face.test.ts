import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  Collection,
  Container,
  interfaceProperties,
  JsonResource,
  MergeValue,
  Model,
  OrderedMap,
  Paginator,
  Request,
  ResourceCollection,
  resetState,
} from '../../src/index';
import { resourceBrand } from '../../src/support/contracts';

beforeEach(() => {
  Container.request = new Request('/things');
});
afterEach(resetState);

test('JSON.stringify writes what a resource and a collection resolve to', () => {
  assert.equal(JSON.stringify({ it: new JsonResource({ a: 1 }) }), '{"it":{"a":1}}');
  assert.equal(JSON.stringify(JsonResource.collection([{ a: 1 }])), '[{"a":1}]');
});

test('a collection is iterated with for and spread', () => {
  const collection = JsonResource.collection(new Map([['x', { a: 1 }]]));
  assert.deepEqual([...collection], [collection.collection?.first()]);
});

test('a response shows its status and body as the interface’s own operations', () => {
  const response = new JsonResource({ a: 1 }).response();
  assert.deepEqual([response.getStatusCode(), response.getContent()], [200, '{"data":{"a":1}}']);
});

test('a resource carries the mark by which other copies of the package know it', () => {
  assert.equal(new JsonResource(1)[resourceBrand], true);
});

test('names that are no macros are no static members of a resource class', () => {
  assert.equal(Reflect.get(JsonResource, 'nope'), undefined);
  JsonResource.macro('nope', (word: string) => `${word}!`);
  assert.equal(Reflect.apply(Reflect.get(JsonResource, 'nope'), null, ['yes']), 'yes!');
});

test('a missing method of a wrapped collection is looked for when it is called', () => {
  const resource = new JsonResource(new Collection([3, 4]));
  assert.equal(Reflect.apply(Reflect.get(resource, 'count'), null, []), 2);
  assert.equal(Reflect.get(resource, 'size'), undefined);
});

test('an accessor that a model appends is among what it shows', () => {
  class Person extends Model {
    get shout() {
      return String(this.getAttribute('name')).toUpperCase();
    }
  }
  assert.deepEqual(new Person({ name: 'Ann' }).append('shout').toArray().toJSON(), {
    name: 'Ann',
    shout: 'ANN',
  });
});

test('a model without arguments is empty and was not just created', () => {
  const model = new Model();
  assert.deepEqual([model.toArray().size, model.wasRecentlyCreated, model.getKey()], [0, false, null]);
  assert.equal(new JsonResource(model.setAttribute('id', 3)).response().status, 200);
});

test('native Maps are maps everywhere', () => {
  const map = new Map<string, unknown>([
    ['b', new Map([['3', 1]])],
    ['a', 2],
  ]);
  assert.equal(new JsonResource(map).toJson(), '{"b":[1],"a":2}');
  assert.equal(new JsonResource(map).offsetGet('a'), 2);
  assert.deepEqual(new MergeValue(map).data, map);
});

test('a list that lost its middle is renumbered into an array', () => {
  const sparse = OrderedMap.of('a', 'b', 'c');
  sparse.delete(1);
  assert.deepEqual(new JsonResource(sparse).resolve(), ['a', 'c']);
});

test('an object stays an object when its entries are written', () => {
  const resource = new JsonResource<Record<string, unknown>>({ name: 'Ann', note: 1 });
  resource.offsetSet('name', 'Bo');
  resource.offsetUnset('note');
  assert.deepEqual(resource.resource, { name: 'Bo' });
  assert.equal(resource.__get('name'), 'Bo');
  assert.equal(resource.__isset('note'), false);
});

test('own functions of an object are called, inherited names are not', () => {
  const resource = new JsonResource({ greet: (word: string) => `${word} Ann` });
  assert.equal(resource.__call('greet', ['Hello']), 'Hello Ann');
  assert.throws(() => resource.__call('toString', []), /toString\(\) on a map, in JsonResource/);
  resource.__unset('greet');
  assert.deepEqual(resource.resource, {});
});

test('attributes of a resource inside a resource cannot be had without a request', () => {
  class Some extends JsonResource {
    override toArray() {
      return { some: this.attributes(['a']) };
    }
  }
  assert.throws(() => new Some(new JsonResource({ a: 1 })).resolve(), /must be a map, null given/);
});

test('an error in data of no object with a key says what is wrong', () => {
  for (const resource of [
    { size: Number.NaN },
    new (class {
      toArray() {
        return [Number.NaN];
      }
    })(),
  ]) {
    assert.throws(() => new JsonResource(resource).toJson(), {
      name: 'TypeError',
      message: 'Error encoding resource [JsonResource] to JSON: Inf and NaN cannot be JSON encoded',
    });
  }
});

test('a collection of nothing says so', () => {
  const page = new Paginator([1], 1);
  assert.throws(
    () => new ResourceCollection(5),
    /ResourceCollection\(resource\) must be a map, a collection or a paginator, 5 given/,
  );
  assert.equal(new ResourceCollection(page).count(), 1);
});

test('static properties are declared again on subclasses of resources only', () => {
  class Own extends JsonResource {}
  assert.equal(interfaceProperties.declareStatic(Own, 'wrap', 'own'), true);
  assert.equal(Own.wrapKey, 'own');
  assert.equal(JsonResource.wrapKey, 'data');
  assert.equal(interfaceProperties.declareStatic(Own, 'guessed', 1), true);
  assert.equal(Reflect.get(Own, 'guessed'), 1);
  assert.equal(interfaceProperties.declareStatic(Paginator, 'guessed', 1), false);
  assert.equal(interfaceProperties.readStatic(Paginator, 'wrap'), null);
});

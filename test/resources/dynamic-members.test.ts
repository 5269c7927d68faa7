import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  Collection,
  Container,
  JsonResource,
  Model,
  OrderedMap,
  Request,
  resetState,
  resourceOf,
} from '../../src/reference/index';

interface User {
  readonly id: number;
  readonly name: string | null;
  greet(word: string): string;
}

class UserResource extends resourceOf<User>() {
  override toArray() {
    return { id: this.id, name: this.name, greeting: this.greet('Hello') };
  }
}

const ann: User = {
  id: 1,
  name: 'Ann',
  greet(word) {
    return `${word} ${this.name}`;
  },
};

beforeEach(() => {
  Container.request = new Request('http://h.test/users');
});
afterEach(resetState);

test('attributes and methods of a plain object are read as the resource’s own', () => {
  assert.deepEqual(new UserResource(ann).resolve(), { id: 1, name: 'Ann', greeting: 'Hello Ann' });
  assert.equal(new UserResource({ ...ann, name: null }).name, null);
});

test('getters and methods of a class instance see the instance', () => {
  class Account {
    #balance = 5;
    get balance() {
      return this.#balance;
    }
    doubled() {
      return this.#balance * 2;
    }
  }
  const resource = new (resourceOf<Account>())(new Account());
  assert.equal(resource.balance, 5);
  assert.equal(resource.doubled(), 10);
});

test('attributes of a model are read through it, and null is null', () => {
  const resource = new JsonResource(new Model({ id: 3, note: null }));
  assert.equal(Reflect.get(resource, 'id'), 3);
  assert.equal(resource.__get('note'), null);
  assert.equal(resource.__isset('note'), false);
  resource.__unset('id');
  assert.equal(resource.__isset('id'), false);
});

test('entries of arrays, Maps and OrderedMaps are no attributes', () => {
  for (const map of [['x'], new Map([['name', 'x']]), OrderedMap.from({ name: 'x' })]) {
    const resource = new JsonResource(map);
    assert.equal(Reflect.get(resource, 'name'), undefined);
    assert.equal(Reflect.get(resource, 'length'), undefined);
    assert.equal(resource.__isset('name'), false);
  }
});

test('a resource is neither awaitable nor iterable because of what it wraps', async () => {
  const resource = new JsonResource({ then: () => assert.fail('delegated'), [Symbol.iterator]: 1 });
  assert.equal(await resource, resource);
  assert.equal(Reflect.get(resource, Symbol.iterator), undefined);
});

test('prototypes and unfinished objects answer nothing', () => {
  assert.equal(Reflect.get(UserResource.prototype, 'name'), undefined);
  assert.equal(Reflect.get(Object.create(UserResource.prototype), 'name'), undefined);
});

test('macros come before the underlying value, and declared operations before macros', () => {
  JsonResource.macro('greet', function (this: JsonResource, word: string) {
    return `${word} from ${this.constructor.name}`;
  });
  JsonResource.macro('count', () => 3);
  JsonResource.macro('jsonOptions', () => 99);
  const resource = new UserResource(ann);
  assert.equal(resource.greet('Hi'), 'Hi from UserResource');
  assert.equal(resource.__call('greet', ['Hi']), 'Hi from UserResource');
  assert.equal(resource.jsonOptions(), 0);
  assert.equal(Reflect.apply(Reflect.get(UserResource, 'count'), UserResource, []), 3);
  assert.equal(UserResource.__callStatic('count', []), 3);
});

test('writing an undeclared property leaves the underlying value alone', () => {
  const resource = new JsonResource<Record<string, unknown>>({ a: 1 });
  Reflect.set(resource, 'extra', 5);
  assert.equal(Reflect.get(resource, 'extra'), 5);
  assert.deepEqual(resource.resource, { a: 1 });
});

test('instanceof works for the whole chain', () => {
  const resource = new UserResource(ann);
  assert.ok(resource instanceof UserResource && resource instanceof JsonResource);
  assert.ok(!((ann as unknown) instanceof JsonResource));
});

test('a call that nobody answers names the resource’s class', () => {
  assert.throws(() => new UserResource(ann).__call('nope', []), /nope/);
  assert.throws(() => new JsonResource(new Model()).__call('nope', []), {
    message: 'Call to undefined method JsonResource::nope()',
  });
  assert.throws(() => new JsonResource(new Collection([])).__call('nope', []), {
    message: 'Method Collection::nope does not exist.',
  });
});

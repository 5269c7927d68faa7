import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  Collects,
  Container,
  findClass,
  forgetClass,
  interfaceProperties,
  JsonResource,
  MergeValue,
  MissingValue,
  OrderedMap,
  Paginator,
  PreserveKeys,
  Request,
  ResourceCollection,
  registerClass,
  resetState,
  resourceProperty,
  resourceStatic,
  setResourceProperty,
  setResourceStatic,
  UseResource,
} from '../../src/reference/index';

beforeEach(() => {
  Container.request = new Request('http://h.test/things');
});
afterEach(() => {
  resetState();
  for (const name of ['Thing', 'ThingResource', 'ThingCollection']) forgetClass(name);
});

const sparse = new Map([
  [3, 'a'],
  [9, 'b'],
]);

class Values extends JsonResource {
  override toArray() {
    return { value: this.resource };
  }
}
class ByStatic extends Values {
  static override preserveKeys = true;
}
class ByField extends Values {
  preserveKeys = true;
}
class ByMarker extends Values {}
PreserveKeys()(ByMarker);
class BelowMarker extends ByMarker {}

for (const cls of [ByStatic, ByField, ByMarker]) {
  test(`${cls.name}: preserveKeys reaches the collection and nested maps`, () => {
    assert.equal(cls.collection(sparse).toJson(), '{"3":{"value":"a"},"9":{"value":"b"}}');
    assert.equal(new cls(sparse).toJson(), '{"value":{"3":"a","9":"b"}}');
    assert.equal(resourceProperty(cls.collection(sparse), 'preserveKeys'), true);
  });
}

test('a marker belongs to the class that carries it', () => {
  assert.equal(BelowMarker.collection(sparse).toJson(), '[{"value":"a"},{"value":"b"}]');
});

test('a collection class says what it collects by marker, static, override or name', () => {
  class Marked extends ResourceCollection {}
  Collects(Values)(Marked);
  class Static extends ResourceCollection {
    static override collects = Values;
  }
  class Overridden extends ResourceCollection {
    protected override collects() {
      return Values;
    }
  }
  class ThingCollection extends ResourceCollection {}
  registerClass(Values, 'ThingResource');
  for (const cls of [Marked, Static, Overridden, ThingCollection]) {
    assert.equal(new cls([1]).toJson(), '[{"value":1}]', cls.name);
  }
});

test('a resource class can be found by a page’s items', () => {
  class Thing {
    static guessResourceName() {
      return ['ThingResource'];
    }
  }
  registerClass(Values, 'ThingResource');
  assert.equal(new Paginator([new Thing()], 5).toResourceCollection().count(), 1);
  UseResource(ByStatic)(Thing);
  const collection = new Paginator([new Thing()], 5).toResourceCollection();
  assert.equal(resourceProperty(collection, 'collects'), ByStatic);
});

test('a name stands for one class at a time', () => {
  assert.equal(registerClass(Values, 'Thing'), Values);
  assert.equal(registerClass(Values, 'Thing'), Values);
  assert.throws(() => registerClass(ByStatic, 'Thing'), /\[Thing\] already stands for another class/);
  forgetClass('Thing');
  assert.equal(findClass('Thing'), null);
});

test('wrapping is written where it is declared', () => {
  class Own extends Values {
    static override wrapKey: string | null = 'own';
  }
  class BelowOwn extends Own {}
  BelowOwn.wrap('changed');
  ByStatic.wrap('items');
  assert.equal(Own.wrapKey, 'changed');
  assert.equal(JsonResource.wrapKey, 'items');
  assert.deepEqual(Object.keys(ByStatic).includes('wrapKey'), false);
});

test('every property is reached by the interface’s name', () => {
  const collection = new ResourceCollection([1]);
  for (const [name, value] of Object.entries({
    with: { a: 1 },
    additional: { b: 2 },
    collects: 'Thing',
    collection: null,
    preserveKeys: true,
    preserveAllQueryParameters: true,
    queryParameters: { c: 3 },
    resource: 5,
    undeclared: 'x',
  })) {
    setResourceProperty(collection, name, value);
    assert.deepEqual(resourceProperty(collection, name), value, name);
    assert.deepEqual(interfaceProperties.read(collection, name), { value }, name);
  }
  assert.deepEqual(collection.withData, { a: 1 });
  assert.deepEqual(collection.with(new Request('/')), { a: 1 });
});

test('every static property is reached by the interface’s name', () => {
  setResourceStatic(ByStatic, 'wrap', 'w');
  assert.equal(resourceStatic(JsonResource, 'wrap'), 'w');
  setResourceStatic(JsonResource, 'forceWrapping', true);
  assert.equal(resourceStatic(ByStatic, 'forceWrapping'), true);
  JsonResource.macro('hi', () => 'there');
  assert.equal((resourceStatic(ByStatic, 'macros') as OrderedMap<unknown>).size, 1);
  assert.equal(resourceStatic(JsonResource, 'nope'), undefined);
  assert.equal(setResourceStatic(JsonResource, 'macros', {}), false);
});

test('resolved data is the caller’s to change', () => {
  const source = { list: [1], name: 'x' };
  const resource = new JsonResource(source);
  Object.assign(resource.resolve(), { name: 'changed' });
  (new JsonResource(source.list).resolve() as unknown[]).push(2);
  assert.deepEqual(source, { list: [1], name: 'x' });
});

test('a collection filters what an item adds to its resolved data', () => {
  class Adding extends Values {
    override resolve(request: Request | null = null) {
      return { ...super.resolve(request), prices: new Map([[5, 'x']]) };
    }
  }
  class Keeping extends Values {
    static override preserveKeys = true;
  }
  assert.equal(Adding.collection(['a']).toJson(), '[{"value":"a","prices":["x"]}]');
  assert.equal(Keeping.collection([sparse]).toJson(), '[{"value":{"3":"a","9":"b"}}]');
  assert.equal(Keeping.collection([sparse]).preserveKeys(false).toJson(), '[{"value":["a","b"]}]');
});

test('a collection filters what its class adds to the data of the items', () => {
  class Adding extends ResourceCollection {
    override toArray(request: Request) {
      return OrderedMap.from<unknown>(super.toArray(request) as OrderedMap<unknown>)
        .set(1, new MergeValue(['x', 'y']))
        .set(2, new MissingValue());
    }
  }
  assert.equal(new Adding([new Values('a')]).toJson(), '[{"value":"a"},"x","y"]');
});

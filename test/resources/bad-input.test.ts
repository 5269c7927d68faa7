import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  AnonymousResourceCollection,
  Container,
  InvalidArgumentException,
  JsonEncodingException,
  JsonResource,
  LogicException,
  MergeValue,
  MissingValue,
  Model,
  OrderedMap,
  Request,
  ResourceCollection,
  resetState,
} from '../../src/reference/index';

beforeEach(() => {
  Container.request = new Request('http://h.test/things');
});
afterEach(resetState);

function nested(depth: number): unknown {
  let data: unknown = 'innermost';
  for (let level = 0; level < depth; level += 1) data = { inside: data };
  return data;
}

test('circular data is refused with a hint, wherever it is filtered', () => {
  const circular: Record<string, unknown> = { name: 'loop' };
  circular.itself = circular;
  const list: unknown[] = [];
  list.push(list);
  for (const data of [circular, list]) {
    assert.throws(() => new JsonResource(data).resolve(), {
      name: 'InvalidArgumentException',
      message: /expected at most 1000 levels, received more; does it contain itself\?/,
    });
  }
});

test('circular data on both sides of a merge is refused', () => {
  class Open extends JsonResource {
    static override wrapKey: string | null = 'deeper';
    override resolve() {
      return endless();
    }
  }
  function endless(): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    map.deeper = map;
    return map;
  }
  const resource = new Open({});
  resource.additionalData = endless();
  assert.throws(() => resource.response(), {
    name: 'InvalidArgumentException',
    message: /Maximum stack depth exceeded/,
  });
});

test('data nested 10,000 levels deep is an error, not an overflow', () => {
  assert.throws(() => new JsonResource(nested(10_000)).response(), InvalidArgumentException);
});

test('data too deep for JSON but not for filtering is resolved, and refused as JSON', () => {
  const model = new Model({ id: 7, tree: nested(600) });
  const resource = new JsonResource(model);
  assert.ok(resource.resolve());
  assert.throws(() => resource.toJson(), {
    name: 'JsonEncodingException',
    message:
      'Error encoding resource [JsonResource] with model [Model] with ID [7] to JSON: Maximum stack depth exceeded',
  });
  assert.throws(() => resource.response(), {
    name: 'InvalidArgumentException',
    message: 'Maximum stack depth exceeded',
  });
});

test('an error that a getter or an item raises comes through unchanged', () => {
  const failure = new RangeError('the getter failed');
  const data = {
    get broken(): never {
      throw failure;
    },
  };
  assert.throws(() => new JsonResource(data).resolve(), failure);
  assert.throws(() => JsonResource.collection([data]).response(), failure);
});

test('keys that name parts of a prototype are plain keys', () => {
  const data = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}');
  const resource = new JsonResource(data).additional(JSON.parse('{"__proto__": {"polluted": 2}}'));
  assert.equal(
    resource.response().content,
    '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"polluted":2}}',
  );
  resource.offsetSet('__proto__', { polluted: 3 });
  assert.equal(resource.offsetExists('constructor'), true);
  assert.equal(new JsonResource({}).offsetExists('constructor'), false);
  assert.equal(new JsonResource({}).__get('toString'), null);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});

test('a __proto__ key survives beside values that are left out', () => {
  class Partial extends JsonResource<object> {
    override toArray() {
      const data = JSON.parse('{"__proto__": {"a": 1}, "left": 0, "kept": 2}');
      data.left = this.when(false, 1);
      return data;
    }
  }
  assert.equal(new Partial({}).toJson(), '{"__proto__":{"a":1},"kept":2}');
});

test('what a constructor needs has to be given', () => {
  assert.throws(() => new JsonResource(undefined), /resource: expected a value, received undefined/);
  assert.throws(() => Reflect.construct(AnonymousResourceCollection, [[1]]), TypeError);
  assert.throws(
    () => new ResourceCollection(null as never),
    /expected a map, a collection or a paginator, received null/,
  );
});

test('a collected class has to be a resource class', () => {
  for (const collects of ['NoSuchResource', Map, Request]) {
    assert.throws(() => new AnonymousResourceCollection([1], collects), LogicException);
  }
});

test('without a current request the error says what to do', () => {
  Container.request = null;
  assert.throws(
    () => new JsonResource({ a: 1 }).toJson(),
    /there is no current request; set Container.request/,
  );
});

test('arguments of the wrong type name themselves', () => {
  const resource = new JsonResource({});
  assert.throws(() => resource.additional('x' as never), /additional\(data\): expected a map, received 'x'/);
  assert.throws(() => JsonResource.wrap(null as never), /wrap\(value\): expected a string, received null/);
  assert.throws(
    () => resource.unless(undefined as never, 1),
    /condition: expected a boolean, received undefined/,
  );
  assert.throws(() => new MergeValue(5), /What is merged: expected .*, received 5/);
  assert.throws(
    () => JsonResource.collection([]).withQuery(null as never),
    /withQuery\(query\): expected a map, received null/,
  );
  assert.throws(
    () => JsonResource.collection([]).preserveKeys(null as never),
    /preserveKeys\(value\): expected a boolean/,
  );
});

test('a resource whose toArray gives no map is an error that names its class', () => {
  class Broken extends JsonResource {
    override toArray() {
      return 5 as never;
    }
  }
  assert.throws(
    () => new Broken(1).resolve(),
    /What Broken.toArray\(request\) gives: expected .*, received 5/,
  );
});

test('values without a JSON form are reported by response and by toJson', () => {
  const resource = new JsonResource(new Model({ id: 1, size: Number.POSITIVE_INFINITY }));
  assert.throws(() => resource.toJson(), JsonEncodingException);
  assert.throws(() => resource.response(), {
    name: 'InvalidArgumentException',
    message: 'Inf and NaN cannot be JSON encoded',
  });
});

test('two thousand merge values in one list are merged', () => {
  const merges = Array.from({ length: 2000 }, (_, index) => new MergeValue([index]));
  const resolved = new JsonResource(merges).resolve();
  assert.equal(OrderedMap.from(resolved as readonly unknown[]).size, 2000);
});

test('what lies in lists with something missing is filtered once, however deep', () => {
  let looks = 0;
  const innermost = {
    get name() {
      looks += 1;
      return 'Ann';
    },
  };
  let data: unknown = innermost;
  for (let level = 0; level < 20; level += 1) data = [data, new MissingValue()];
  new JsonResource({ data }).resolve();
  assert.equal(looks, 1);
});

test('a class is asked for its marker whatever its resources resolve to', () => {
  class Plain extends JsonResource {}
  new Plain({ id: 1 }).resolve();
  assert.equal(
    (Reflect.get(Plain, 'cachedPreserveKeysAttributes') as Map<unknown, boolean>).get(Plain),
    false,
  );
});

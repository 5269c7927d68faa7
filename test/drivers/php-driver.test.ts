import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wireMap } from '../wire-map';
import { call, create, define, fn, get, last, skip, talk, talkRaw } from './php-program';

test('PHP driver', { skip }, async (suite) => {
  await suite.test('reaches protected operations from inside only', () => {
    const from = 'inside';
    const target = 'o1';
    const answers = talk(
      create('Paginator', [1], 1),
      ['call', { target, operation: 'isValidPageNumber', args: [0], from }],
      ['set', { target, property: 'hasMore', value: true, from }],
      ['get', { target, property: 'hasMore', from }],
      ['setStatic', { class: 'Paginator', property: 'currentPathResolver', value: fn('/p'), from }],
      ['getStatic', { class: 'Paginator', property: 'currentPathResolver', from }],
      ['callStatic', { class: 'JsonResource', operation: 'throwBadMethodCallException', args: ['x'], from }],
      ['getStatic', { class: 'Paginator', property: 'currentPathResolver' }],
      call(target, 'isValidPageNumber', 0),
      get(target, 'hasMore'),
    );
    const results = answers.map(({ result }) => result);
    assert.deepEqual(results.slice(1, 4), [{ value: false }, { value: null }, { value: true }]);
    assert.equal(results[5].value.class, 'Closure');
    assert.deepEqual([results[6].error.kind, results[7].error.kind], ['BadMethodCall', 'Generic']);
    assert.equal(results[8].error.message, 'Method Collection::isValidPageNumber does not exist.');
    assert.equal(results[8].error.kind, 'BadMethodCall');
    assert.equal(results[9].error.kind, 'Generic');
  });

  await suite.test('binds nested closures to their surroundings', () => {
    const body = {
      $call: {
        on: { $new: { class: 'Collection', args: [[1]] } },
        operation: 'map',
        args: [fn({ $field: { of: { $this: true }, name: 'resource' } })],
      },
    };
    const { result } = last(
      define('Nested', { extends: 'JsonResource', methods: { inner: fn(body) } }),
      create('Nested', 'seen'),
      call('o1', 'inner'),
    );
    assert.deepEqual(result.value.items, ['seen']);
  });

  await suite.test('tells a class from a text that names one', () => {
    const read = (given: unknown): unknown =>
      last(
        define('PostResource', { extends: 'JsonResource' }),
        create('AnonymousResourceCollection', [1], given),
        get('o1', 'collects'),
      ).result.value;
    assert.deepEqual(read({ $class: 'PostResource' }), { $class: 'PostResource' });
    assert.equal(read('PostResource'), 'PostResource');
  });

  await suite.test('says so when PHP cannot have a class', () => {
    for (const message of [
      define('String', {}),
      define('Class', {}),
      define('Broken', { extends: 'JsonResource', methods: { collection: fn(1) } }),
      define('Broken', { extends: 'JsonResource', staticMethods: { toArray: fn(1) } }),
      define('Broken', {
        extends: 'JsonResource',
        methods: { toArray: fn(1) },
        visibility: { toArray: 'private' },
      }),
      define('Broken', { extends: 'JsonResource', properties: { wrap: 'x' } }),
    ]) {
      const [answer, after] = talk(message, ['reset']);
      assert.equal(typeof answer?.result?.cannot, 'string', JSON.stringify(answer));
      assert.equal(after?.result, null);
    }
  });

  await suite.test('refuses a class definition that is no class', () => {
    for (const message of [
      define('not a name', {}),
      define('Broken', { implements: ['Countable'] }),
      define('Broken', { implements: ['Everything'] }),
      define('Broken', { methods: { a: fn(1), A: fn(2) } }),
      define('Broken', { methods: { a: fn(1) }, staticMethods: { a: fn(2) } }),
      define('Broken', { properties: { a: 1 }, staticProperties: { a: 2 } }),
      define('Broken', { methods: { __destruct: fn(1) } }),
      define('Broken', { staticMethods: { __get: fn(1) } }),
      define('Broken', { methods: { a: 1 } }),
    ]) {
      const [answer, after] = talk(message, ['reset']);
      assert.equal(answer?.error?.code, -32602, JSON.stringify(answer));
      assert.equal(after?.result, null);
    }
  });

  await suite.test('refuses requests of another JSON-RPC', () => {
    const { answers } = talkRaw(['{"jsonrpc":"1.0","id":1,"method":"reset"}']);
    assert.equal(answers[0]?.error?.code, -32600);
  });

  await suite.test('binds the current request, and takes it away', () => {
    const answers = talk(
      ['setStatic', { class: 'Container', property: 'request', value: { $request: '/x?a=1' } }],
      create('JsonResource', wireMap(['id', 1])),
      call('o1', 'response'),
      ['setStatic', { class: 'Container', property: 'request', value: null }],
      call('o1', 'response'),
    );
    assert.deepEqual(answers[2]?.result.value, {
      $ref: 'o2',
      class: 'JsonResponse',
      status: 200,
      headers: wireMap(['content-type', 'application/json']),
      content: '{"data":{"id":1}}',
    });
    assert.equal(answers[4]?.result.error.kind, 'Generic');
  });

  await suite.test('raises errors of every kind', () => {
    for (const kind of ['BadMethodCall', 'Logic', 'InvalidArgument', 'Type', 'JsonEncoding', 'Generic']) {
      const { result } = last(create('Collection', { $throw: { kind, message: 'on purpose' } }));
      assert.deepEqual([result.error.kind, result.error.message], [kind, 'on purpose']);
    }
  });

  await suite.test('carries infinities, odd keys and deep nesting', () => {
    let deep: unknown = 'bottom';
    for (let depth = 0; depth < 1000; depth++) deep = [deep];
    const value = wireMap(['__proto__', { $float: 'INF' }], [7, deep], ['', null]);
    assert.deepEqual(last(create('Collection', value)).result.value.items, {
      $map: JSON.parse(JSON.stringify(value.$map)),
    });
  });
});

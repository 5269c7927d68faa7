import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MapValues } from '../../../src/suite/driver/in-process/map-values';

const maps = new MapValues();

test('a map in a body is an object literal while all keys are names', () => {
  assert.deepEqual(
    maps.literal([
      ['b', 1],
      ['a', 2],
    ]),
    { b: 1, a: 2 },
  );
});

test('integer keys keep their order in a map, and a list is an array', () => {
  assert.deepEqual(
    maps.literal([
      ['b', 1],
      ['3', 2],
    ]),
    new Map<unknown, unknown>([
      ['b', 1],
      [3, 2],
    ]),
  );
  assert.deepEqual(maps.literal([['0', 'x']]), ['x']);
  assert.deepEqual(maps.literal([]), []);
});

test('a key that names part of a prototype is a plain key', () => {
  const literal = maps.literal([['__proto__', { polluted: true }]]);
  assert.deepEqual(Object.keys(literal), ['__proto__']);
  assert.equal(Reflect.get({}, 'polluted'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeKey } from '../../src/reference/php/normalize-key';
import { OrderedMap } from '../../src/reference/php/ordered-map';

function pairs(map: OrderedMap<unknown>): unknown {
  return [...map];
}

const keys: readonly (readonly [given: unknown, stored: unknown])[] = [
  [3, 3],
  ['3', 3],
  ['-3', -3],
  ['0', 0],
  [-0, 0],
  ['-0', '-0'],
  ['03', '03'],
  ['1.5', '1.5'],
  [' 1', ' 1'],
  ['+1', '+1'],
  ['', ''],
  [1.7, 1],
  [-1.7, -1],
  [-0.5, 0],
  [null, ''],
  [undefined, ''],
  [true, 1],
  [false, 0],
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['__proto__', '__proto__'],
];

for (const [given, stored] of keys) {
  test(`normalizeKey stores ${typeof given} ${String(given)}`, () =>
    assert.ok(normalizeKey(given) === stored));
}

for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, Symbol('k'), {}, 1n]) {
  test(`normalizeKey refuses ${typeof bad} ${String(bad)}`, () => {
    assert.throws(() => normalizeKey(bad), /^TypeError: A map key: expected a string or a/);
  });
}

const sources: readonly (readonly [name: string, source: unknown, expected: readonly unknown[]])[] = [
  [
    'an array',
    ['a', 'b'],
    [
      [0, 'a'],
      [1, 'b'],
    ],
  ],
  [
    'a Map',
    new Map<number | string, unknown>([
      ['x', 1],
      ['2', 2],
    ]),
    [
      ['x', 1],
      [2, 2],
    ],
  ],
  [
    'a plain object',
    { b: 1, a: 2 },
    [
      ['b', 1],
      ['a', 2],
    ],
  ],
  ['a plain object with prototype names', JSON.parse('{"__proto__":1}'), [['__proto__', 1]]],
  [
    'another ordered map',
    OrderedMap.of<unknown>('a').set('k', 1),
    [
      [0, 'a'],
      ['k', 1],
    ],
  ],
  ['an iterable', new Set(['a']), [[0, 'a']]],
];

for (const [name, source, expected] of sources) {
  test(`OrderedMap.from copies ${name}`, () =>
    assert.deepEqual(pairs(OrderedMap.from(source as [])), expected));
}

for (const bad of [null, 5, 'text']) {
  test(`OrderedMap.from refuses ${String(bad)}`, () => {
    assert.throws(
      () => OrderedMap.from(bad as unknown as []),
      /^TypeError: The source of a map: expected an array/,
    );
  });
}

test('OrderedMap.from does not share the source', () => {
  const source = ['a'];
  const map = OrderedMap.from(source).push('b');
  source.push('c');
  assert.deepEqual([...map.values()], ['a', 'b']);
});

test('OrderedMap keeps the position of a key that is set again', () => {
  const map = OrderedMap.fromEntries<number>([
    ['a', 1],
    ['b', 2],
    ['a', 3],
  ]);
  assert.deepEqual(pairs(map), [
    ['a', 3],
    ['b', 2],
  ]);
});

const pushes: readonly (readonly [name: string, map: () => OrderedMap<string>, key: number])[] = [
  ['an empty map', () => new OrderedMap(), 0],
  ['a list', () => OrderedMap.of('a', 'b'), 2],
  ['string keys only', () => new OrderedMap<string>().set('k', 'a'), 0],
  ['a gap', () => new OrderedMap<string>().set(5, 'a').set(3, 'b'), 6],
  ['a negative first key', () => new OrderedMap<string>().set(-5, 'a'), -4],
  [
    'a removed last key',
    () => {
      const map = OrderedMap.of('a', 'b');
      map.delete(1);
      return map;
    },
    2,
  ],
  [
    'a copy of a removed last key',
    () => {
      const map = OrderedMap.of('a', 'b');
      map.delete(1);
      return map.clone();
    },
    2,
  ],
  [
    'all keys removed',
    () => {
      const map = OrderedMap.of('a');
      map.delete(0);
      return map;
    },
    1,
  ],
];

for (const [name, make, key] of pushes) {
  test(`OrderedMap.push after ${name} uses ${key}`, () =>
    assert.equal([...make().push('new').keys()].at(-1), key));
}

test('OrderedMap knows whether it is a list', () => {
  assert.ok(new OrderedMap().isList);
  assert.ok(OrderedMap.of(1, 2).isList);
  assert.ok(
    OrderedMap.fromEntries([
      ['0', 1],
      ['1', 2],
    ]).isList,
  );
  assert.ok(
    !OrderedMap.fromEntries([
      [1, 1],
      [0, 2],
    ]).isList,
  );
  const map = OrderedMap.of(1, 2, 3);
  map.delete(2);
  assert.ok(map.isList);
  map.delete(0);
  assert.ok(!map.isList);
  map.delete(1);
  assert.ok(map.isList);
});

test('OrderedMap reads, tests and removes under any form of a key', () => {
  const map = OrderedMap.of<string | null>('a', null);
  assert.equal(map.get('0'), 'a');
  assert.equal(map.get('k'), undefined);
  assert.equal(map.get(-1), undefined);
  assert.ok(map.has('1'));
  assert.ok(!map.has(2));
  assert.ok(!map.delete(2));
  assert.ok(map.packed !== null, 'removing nothing keeps the list');
  assert.ok(map.delete('0'));
  assert.equal(map.size, 1);
  assert.ok(!map.has(0));
});

const slices: readonly (readonly [offset: number, length: number | null, expected: unknown])[] = [
  [
    0,
    2,
    [
      [0, 'a'],
      [1, 'b'],
    ],
  ],
  [
    1,
    null,
    [
      [1, 'b'],
      [2, 'c'],
    ],
  ],
  [-2, 1, [[1, 'b']]],
  [
    0,
    -1,
    [
      [0, 'a'],
      [1, 'b'],
    ],
  ],
  [0, -9, []],
  [9, 1, []],
  [-9, 1, [[0, 'a']]],
];

for (const [offset, length, expected] of slices) {
  test(`OrderedMap.slice(${offset}, ${length}) of three`, () => {
    assert.deepEqual(pairs(OrderedMap.of('a', 'b', 'c').slice(offset, length)), expected);
  });
}

test('OrderedMap.slice keeps all keys', () => {
  const map = OrderedMap.fromEntries<number>([
    ['k', 1],
    [7, 2],
    ['m', 3],
  ]);
  assert.deepEqual(pairs(map.slice(1, 2)), [
    [7, 2],
    ['m', 3],
  ]);
});

test('OrderedMap maps and filters with value and key', () => {
  const map = OrderedMap.fromEntries<number>([
    ['k', 1],
    [7, 2],
  ]);
  assert.deepEqual(pairs(map.map((value, key) => `${key}:${value}`)), [
    ['k', 'k:1'],
    [7, '7:2'],
  ]);
  assert.deepEqual(pairs(map.filter((value) => value > 1)), [[7, 2]]);
  assert.deepEqual(pairs(OrderedMap.of(1, 2).filter((value) => value > 1)), [[1, 2]]);
});

test('OrderedMap gives JSON.stringify an array or an object that cannot be polluted', () => {
  assert.equal(JSON.stringify(OrderedMap.of(1, 2)), '[1,2]');
  const object = OrderedMap.from(JSON.parse('{"__proto__":{"x":1}}') as Record<string, unknown>).toJSON();
  assert.equal(JSON.stringify(object), '{"__proto__":{"x":1}}');
  assert.equal(Reflect.get({}, 'x'), undefined);
});

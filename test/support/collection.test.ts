import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Collection } from '../../src/reference/collection/collection';
import type { Key } from '../../src/reference/php/ordered-map';
import { isArrayable, isCollection } from '../../src/reference/support/contracts';

class Rows<V> extends Collection<V> {}

const letters = (): Rows<string> =>
  new Rows<string>(
    new Map<Key, string>([
      [3, 'a'],
      ['k', 'b'],
      [7, 'c'],
    ]),
  );

function pairs(collection: unknown): unknown {
  assert.ok(collection instanceof Rows, 'a collection of the same class');
  return [...collection.entries()];
}

afterEach(() => Collection.flushMacros());

const made: readonly (readonly [name: string, act: (rows: Rows<string>) => unknown, expected: unknown])[] = [
  [
    'map',
    (rows) => rows.map((value, key) => `${key}${value}`),
    [
      [3, '3a'],
      ['k', 'kb'],
      [7, '7c'],
    ],
  ],
  [
    'filter',
    (rows) => rows.filter((value) => value !== 'a'),
    [
      ['k', 'b'],
      [7, 'c'],
    ],
  ],
  [
    'filter without a test',
    () => new Rows([0, '0', '', null, [], 'x', '00']).filter(),
    [
      [5, 'x'],
      [6, '00'],
    ],
  ],
  [
    'values',
    (rows) => rows.values(),
    [
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
    ],
  ],
  [
    'keys',
    (rows) => rows.keys(),
    [
      [0, 3],
      [1, 'k'],
      [2, 7],
    ],
  ],
  ['slice', (rows) => rows.slice(1, 1), [['k', 'b']]],
  [
    'reverse',
    (rows) => rows.reverse(),
    [
      [7, 'c'],
      ['k', 'b'],
      [3, 'a'],
    ],
  ],
  [
    'put',
    (rows) => rows.put('k', 'B'),
    [
      [3, 'a'],
      ['k', 'B'],
      [7, 'c'],
    ],
  ],
  [
    'push',
    (rows) => rows.push('d', 'e'),
    [
      [3, 'a'],
      ['k', 'b'],
      [7, 'c'],
      [8, 'd'],
      [9, 'e'],
    ],
  ],
  [
    'forget',
    (rows) => rows.forget('3'),
    [
      ['k', 'b'],
      [7, 'c'],
    ],
  ],
  ['forget several', (rows) => rows.forget([3, 'k', 'none']), [[7, 'c']]],
  [
    'transform',
    (rows) => rows.transform((value) => value.toUpperCase()),
    [
      [3, 'A'],
      ['k', 'B'],
      [7, 'C'],
    ],
  ],
];

for (const [name, act, expected] of made) {
  test(`Collection.${name}`, () => assert.deepEqual(pairs(act(letters())), expected));
}

const answers: readonly (readonly [name: string, act: (rows: Rows<string>) => unknown, expected: unknown])[] =
  [
    ['count', (rows) => rows.count(), 3],
    ['isEmpty', (rows) => rows.isEmpty(), false],
    ['isNotEmpty', () => new Rows().isNotEmpty(), false],
    ['get', (rows) => rows.get('3'), 'a'],
    ['get of nothing', (rows) => rows.get('none'), null],
    ['get with a fallback', (rows) => [rows.get('none', 'x'), rows.get(3, 'x')], ['x', 'a']],
    ['get of null with a fallback', () => new Rows([null]).get(0, 'x'), null],
    ['has', (rows) => [rows.has('k'), rows.has(['k', 3]), rows.has(['k', 4])], [true, true, false]],
    ['first and last', (rows) => [rows.first(), rows.last()], ['a', 'c']],
    [
      'first and last of some',
      (rows) => [rows.first((v) => v > 'a'), rows.last((_, k) => k !== 7)],
      ['b', 'b'],
    ],
    ['first and last of none', () => [new Rows().first(), new Rows().last()], [null, null]],
    ['sum', () => [new Rows([1, '2', null]).sum(), new Rows().sum()], [3, 0]],
    [
      'offsetExists',
      () => [new Rows([null, 1]).offsetExists(0), new Rows([null, 1]).offsetExists(1)],
      [false, true],
    ],
    ['toJson', (rows) => rows.toJson(), '{"3":"a","k":"b","7":"c"}'],
    ['toString', () => `${new Rows(['/'])}`, '["\\/"]'],
    ['JSON.stringify', () => JSON.stringify({ rows: new Rows([new Rows([1])]) }), '{"rows":[[1]]}'],
    [
      'isCollection',
      (rows) => [isCollection(rows), isCollection([]), isArrayable(rows)],
      [true, false, true],
    ],
  ];

for (const [name, act, expected] of answers) {
  test(`Collection answers ${name}`, () => assert.deepEqual(act(letters()), expected));
}

test('Collection.each stops at false', () => {
  const seen: unknown[] = [];
  letters().each((value, key) => seen.push([key, value]) < 2);
  assert.deepEqual(seen, [
    [3, 'a'],
    ['k', 'b'],
  ]);
});

test('Collection array access appends and sets', () => {
  const rows = letters();
  rows.offsetSet(null, 'd');
  rows.offsetSet('3', 'A');
  rows.offsetUnset('k');
  assert.deepEqual(pairs(rows), [
    [3, 'A'],
    [7, 'c'],
    [8, 'd'],
  ]);
  assert.equal(rows.offsetGet('none'), null);
});

test('Collection.mapInto constructs with value and key', () => {
  class Cell {
    constructor(
      readonly value: string,
      readonly key: Key,
    ) {}
  }
  assert.deepEqual(letters().mapInto(Cell).first(), new Cell('a', 3));
});

test('Collection macros are shared by subclasses, bound to the instance and callable statically', () => {
  Collection.macro('me', function (this: unknown, text: string) {
    return [this, text];
  });
  const rows = letters();
  assert.deepEqual(rows.__call('me', ['x']), [rows, 'x']);
  assert.deepEqual((rows as unknown as { me(text: string): unknown }).me('y'), [rows, 'y']);
  assert.deepEqual(Rows.__callStatic('me', ['z']), [undefined, 'z']);
  assert.ok(Rows.hasMacro('me') && !Rows.hasMacro('Me'));
  assert.equal(rows.__call('hasMacro', ['me']), true);
  assert.equal(Reflect.apply(Reflect.get(Rows, 'make'), Rows, [[1]]).constructor, Rows);
  Collection.flushMacros();
  assert.throws(() => rows.__call('me', []), /^BadMethodCallException: Method Rows::me does not exist\.$/);
  assert.throws(
    () => Collection.__callStatic('me', []),
    /^BadMethodCallException: Method Collection::me does not exist\.$/,
  );
  assert.equal(Reflect.get(rows, 'me'), undefined);
});

test('Collection items under names of the object prototype are plain items', () => {
  const rows = new Collection(JSON.parse('{"__proto__":1,"constructor":2}'));
  assert.equal(rows.get('__proto__'), 1);
  assert.equal(rows.has('toString'), false);
  assert.equal(rows.toJson(), '{"__proto__":1,"constructor":2}');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Collection, encodeJson, JsonResource, MissingValue, OrderedMap } from '../../src/reference/index';
import { arrayMerge, arrayUnion } from '../../src/reference/php/array-merge';
import { recursiveMerge } from '../../src/reference/php/recursive-merge';

const merges: readonly (readonly [string, readonly object[], string])[] = [
  ['names are appended in order', [{ a: 1 }, { b: 2 }], '{"a":1,"b":2}'],
  ['two scalars under one name become a list', [{ a: 1 }, { a: 2 }], '{"a":[1,2]}'],
  ['null counts as an element', [{ a: null }, { a: 2 }], '{"a":[null,2]}'],
  ['a scalar joins a map under the next integer', [{ a: { x: 1 } }, { a: 2 }], '{"a":{"x":1,"0":2}}'],
  ['a map joins a scalar', [{ a: 1 }, { a: { x: 2 } }], '{"a":{"0":1,"x":2}}'],
  ['integer keys are renumbered outermost', [new Map([[3, 'a']]), new Map([[3, 'b']])], '["a","b"]'],
  [
    'inner integer keys stay on the left',
    [{ a: new Map([[3, 'x']]) }, { a: ['y'] }],
    '{"a":{"3":"x","4":"y"}}',
  ],
  ['collections give their items', [{ a: new Collection({ x: 1 }) }, { a: { y: 2 } }], '{"a":{"x":1,"y":2}}'],
  ['missing values have nothing to give', [{ a: new MissingValue() }, { a: [1] }], '{"a":[1]}'],
  [
    'maps keep a __proto__ key',
    [JSON.parse('{"__proto__":{"x":1}}'), JSON.parse('{"__proto__":2}')],
    '{"__proto__":{"x":1,"0":2}}',
  ],
];

for (const [title, maps, json] of merges) {
  test(`recursive merge: ${title}`, () => {
    assert.equal(encodeJson(recursiveMerge(...(maps as Record<string, unknown>[]))), json);
    assert.equal(Reflect.get({}, 'x'), undefined);
  });
}

test('recursive merge: resources list their public properties', () => {
  const merged = recursiveMerge({ a: new JsonResource(5) }, { a: { extra: 1 } });
  assert.equal(encodeJson(merged), '{"a":{"resource":5,"with":[],"additional":[],"extra":1}}');
});

test('recursive merge: nothing given is changed', () => {
  const left = OrderedMap.from<unknown>({ a: OrderedMap.of(1) });
  recursiveMerge(left, { a: 2 });
  assert.equal(encodeJson(left), '{"a":[1]}');
});

test('merging renumbers integer keys and lets the last name win in its first place', () => {
  const left = OrderedMap.fromEntries<number>([
    ['a', 1],
    [7, 2],
  ]);
  const right = OrderedMap.fromEntries<number>([
    [7, 3],
    ['a', 4],
  ]);
  assert.deepEqual(
    [...arrayMerge(left, right)],
    [
      ['a', 4],
      [0, 2],
      [1, 3],
    ],
  );
  assert.deepEqual(
    [...arrayUnion(left, right)],
    [
      ['a', 1],
      [7, 2],
    ],
  );
});

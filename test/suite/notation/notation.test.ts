import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyOrder } from '../../../src/suite/notation/difference';
import { findDifference } from '../../../src/suite/notation/match';
import { parseOrderedJson } from '../../../src/suite/notation/ordered-json';
import { toExpression } from '../../../src/suite/notation/to-expression';
import type { Expression, WireValue } from '../../../src/suite/protocol/wire';
import { wireMap } from '../../wire-map';

const names: { readonly [name: string]: Expression } = {
  it: { $ref: 'o1' },
  twice: { $fn: { id: 'fn:twice', body: 1 } },
};

function expression(notation: string): Expression {
  return toExpression(parseOrderedJson(notation), (name) => names[name] as Expression);
}

function difference(expected: string, received: WireValue, order: KeyOrder = 'ordered'): unknown {
  return findDifference(parseOrderedJson(expected), received, (name) => (name === 'it' ? 'o1' : null), order);
}

test('JSON keeps the order of integer-like keys', () => {
  assert.deepEqual(
    [...(parseOrderedJson('{"b":1,"2":2,"1":3}') as Map<string, unknown>).keys()],
    ['b', '2', '1'],
  );
});

for (const [what, text, message] of [
  ['a missing bracket', '[1, 2', /close bracket expected at line 1, column 6/],
  ['a comment', '[1] // no', /invalid comment token at line 1, column 5/],
  ['a key that stands twice', '{"a":1,\n "a":2}', /key "a" twice at line 2, column 2/],
  ['nothing', '', /value expected at line 1/],
] as const) {
  test(`JSON with ${what} is refused with its place`, () => {
    assert.throws(() => parseOrderedJson(text), { name: 'SyntaxError', message });
  });
}

for (const [what, notation, expected] of [
  ['a map', '{"b":1,"2":{"a":null}}', wireMap(['b', 1], [2, wireMap(['a', null])])],
  ['a list written as an object', '{"0":"a","1":"b"}', ['a', 'b']],
  ['an empty object', '{}', []],
  ['a name', '[{"$ref":"it"}]', [{ $ref: 'o1' }]],
  ['a closure', '{"$fn":{"id":"f","body":{"$arg":0}}}', { $fn: { id: 'fn:f', body: { $arg: 0 } } }],
  ['a closure without a name', '{"$fn":{"body":1}}', { $fn: { body: 1 } }],
  [
    'a new object in short',
    '{"$new":["Post",1,{"a":2}]}',
    { $new: { class: 'Post', args: [1, wireMap(['a', 2])] } },
  ],
  ['a new object in full', '{"$new":{"class":"Post","args":[]}}', { $new: { class: 'Post', args: [] } }],
  ['a field in short', '{"$field":[{"$arg":0},"id"]}', { $field: { of: { $arg: 0 }, name: 'id' } }],
  ['a field in full', '{"$field":{"of":1,"name":"id"}}', { $field: { of: 1, name: 'id' } }],
  ['the item', '{"$item":true}', { $field: { of: { $this: true }, name: 'resource' } }],
  [
    'a field of the item',
    '{"$item":"id"}',
    { $field: { of: { $field: { of: { $this: true }, name: 'resource' } }, name: 'id' } },
  ],
  [
    'its own operation',
    '{"$own":["when",true,1]}',
    { $call: { on: { $this: true }, operation: 'when', args: [true, 1] } },
  ],
  ['a map in full', '{"$map":[["a",{"$arg":0}]]}', wireMap(['a', { $arg: 0 }])],
  ['another tag', '{"$concat":["a",{"$item":"b"}]}', { $concat: ['a', expression('{"$item":"b"}')] }],
] as const) {
  test(`the notation of ${what} becomes an expression`, () => {
    assert.deepEqual(expression(notation), expected);
  });
}

for (const [what, expected, received] of [
  ['a scalar', '1', 1],
  ['a map', '{"b":1,"2":null}', wireMap(['b', 1], [2, null])],
  ['a map written in full', '{"$map":[[1,"a"]]}', wireMap([1, 'a'])],
  ['empty maps of either form', '{}', []],
  ['an object by its name', '{"$ref":"it"}', { $ref: 'o1', class: 'Paginator' }],
  [
    'an object by class and state',
    '{"$a":"Collection","items":[1]}',
    { $ref: 'o2', class: 'Collection', items: [1] },
  ],
  ['the missing marker', '{"$missing":true}', { $missing: true }],
  ['any string', '{"$any":"string"}', 'x'],
  ['any map', '{"$any":"map"}', wireMap(['a', 1])],
  ['any integer', '{"$any":"integer"}', 3],
  ['any number', '{"$any":"number"}', 1.5],
  ['any object', '{"$any":"object"}', { $ref: 'o', class: 'A' }],
  ['null by type', '{"$any":"null"}', null],
  ['a class', '{"$class":"A"}', { $class: 'A' }],
] as const) {
  test(`${what} matches`, () => assert.equal(difference(expected, received as WireValue), null));
}

for (const [what, expected, received, path] of [
  ['another type', '1', '1', ''],
  ['null for nothing', 'null', [], ''],
  ['another order', '{"a":1,"b":2}', wireMap(['b', 2], ['a', 1]), ''],
  ['a text key for an integer key', '{"a":0,"2":1}', wireMap(['a', 0], ['2', 1]), ''],
  ['a value inside', '{"a":[1,2]}', wireMap(['a', [1, 3]]), '/a/1'],
  ['an entry more', '[1]', [1, 2], ''],
  ['an entry less', '[1, 2]', [1], ''],
  ['a list for a scalar', '[1]', 1, ''],
  ['another object', '{"$ref":"it"}', { $ref: 'o2', class: 'Paginator' }, ''],
  ['an object nobody named', '{"$ref":"nobody"}', { $missing: true }, ''],
  ['another class', '{"$a":"Collection"}', { $ref: 'o1', class: 'Paginator' }, ''],
  ['another state', '{"$a":"Collection","items":[1]}', { $ref: 'o1', class: 'Collection', items: [] }, ''],
  ['no state at all', '{"$a":"Collection","items":[1]}', { $ref: 'o1', class: 'Collection' }, ''],
  ['null for the missing marker', '{"$missing":true}', null, ''],
  ['a number where any string will do', '{"$any":"string"}', 1, ''],
] as const) {
  test(`${what} does not match`, () => {
    assert.equal((difference(expected, received as WireValue) as { path: string } | null)?.path, path);
  });
}

test('where the order of keys does not count, the keys do', () => {
  const actual: WireValue = wireMap(
    [
      'b',
      {
        $ref: 'o1',
        class: 'Collection',
        items: wireMap([9, 1], ['x', 2]),
      },
    ],
    ['a', [1, 2]],
  );
  const expected = '{"a":[1,2],"b":{"$a":"Collection","items":{"x":2,"9":1}}}';
  assert.equal(difference(expected, actual, 'unordered'), null);
  assert.deepEqual(difference(expected, actual, 'ordered'), {
    path: '',
    expected: 'the keys in the order a, b',
    received: 'b, a',
  });
  for (const [other, path] of [
    ['{"a":[2,1],"b":{"$any":"object"}}', '/a/0'],
    ['{"a":[1,2],"c":{"$any":"object"}}', ''],
    ['{"a":[1,2],"b":{"$a":"Collection","items":{"x":2,"8":1}}}', '/b'],
    ['{"a":[1,2]}', ''],
  ] as const) {
    assert.equal((difference(other, actual, 'unordered') as { path: string } | null)?.path, path, other);
  }
});

test('a list is one by its order, whatever the order of keys is worth', () => {
  const turned: WireValue = wireMap([1, 'b'], [0, 'a']);
  assert.notEqual(difference('["a","b"]', turned, 'unordered'), null);
  assert.equal(difference('{"0":"a","1":"b"}', turned, 'unordered'), null);
});

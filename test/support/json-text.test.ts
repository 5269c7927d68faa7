import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as flag from '../../src/reference/php/json-flags';
import { encodeJson } from '../../src/reference/php/json-text';
import { OrderedMap } from '../../src/reference/php/ordered-map';
import { JsonEncodingException } from '../../src/reference/support/errors';

const special = '</\'"&>\x7f\u2028\u{1F600}\u00e9/\n\u0001';

const rows: readonly (readonly [name: string, value: unknown, flags: number, text: string])[] = [
  ['null', null, 0, 'null'],
  ['booleans', [true, false], 0, '[true,false]'],
  ['integers', [0, -1, Number.MAX_SAFE_INTEGER, 1e15], 0, '[0,-1,9007199254740991,1000000000000000]'],
  ['minus zero', -0, 0, '0'],
  ['fractions', [0.1, -2.5, 1 / 3, 0.00012345], 0, '[0.1,-2.5,0.3333333333333333,0.00012345]'],
  ['small', [1e-4, 1e-5, 1e-7, 5e-324], 0, '[0.0001,1.0e-5,1.0e-7,5.0e-324]'],
  [
    'large',
    [1e16, 1e17, 1e21, 1.5e300, 1.2345e17],
    0,
    '[10000000000000000,1.0e+17,1.0e+21,1.5e+300,1.2345e+17]',
  ],
  ['a large number with its fraction', 1e16, flag.JSON_PRESERVE_ZERO_FRACTION, '10000000000000000.0'],
  [
    'a numeric string with its fraction',
    ['1e3', '5.', '7'],
    flag.JSON_NUMERIC_CHECK | flag.JSON_PRESERVE_ZERO_FRACTION,
    '[1000.0,5.0,7]',
  ],
  ['a big integer', 12345678901234567890n, 0, '12345678901234567890'],
  ['empty maps', [[], {}, new Map(), new OrderedMap()], 0, '[[],[],[],[]]'],
  [
    'a list of any kind',
    [[1], { 0: 1, 1: 2 }, new Map([[0, 1]]), OrderedMap.of(1)],
    0,
    '[[1],[1,2],[1],[1]]',
  ],
  [
    'a map with integer keys in its own order',
    new Map([
      [1, 'a'],
      [0, 'b'],
    ]),
    0,
    '{"1":"a","0":"b"}',
  ],
  ['a plain object that only starts like a list', { 0: 1, a: 2 }, 0, '{"0":1,"a":2}'],
  [
    'undefined',
    { a: undefined, b: [undefined], c: new Map([['d', undefined]]) },
    0,
    '{"b":[null],"c":{"d":null}}',
  ],
  ['only undefined', { a: undefined }, 0, '[]'],
  [
    'plain keys of Object.prototype',
    JSON.parse('{"__proto__":1,"constructor":2}'),
    0,
    '{"__proto__":1,"constructor":2}',
  ],
  ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), 0, '{"a":1}'],
  [
    'an instance',
    new (class Point {
      readonly x = 1;
    })(),
    0,
    '{"x":1}',
  ],
  ['an empty instance', new (class Empty {})(), 0, '{}'],
  ['a function', () => 1, 0, '{}'],
  ['a date', new Date(0), 0, '"1970-01-01T00:00:00.000Z"'],
  ['jsonSerialize before toJSON', { jsonSerialize: () => 1, toJSON: () => 2 }, 0, '1'],
  ['keys that need escapes', { '\u00e9': 1, 'a/b': 2, '"': 3 }, 0, '{"\\u00e9":1,"a\\/b":2,"\\"":3}'],
  [
    'strings between other values',
    { a: 'x', b: 'y/z', c: 1, d: '', e: 'w' },
    0,
    '{"a":"x","b":"y\\/z","c":1,"d":"","e":"w"}',
  ],
  ['escapes', special, 0, '"<\\/\'\\"&>\x7f\\u2028\\ud83d\\ude00\\u00e9\\/\\n\\u0001"'],
  ['slashes only', '/a//b/', 0, '"\\/a\\/\\/b\\/"'],
  [
    'unescaped slashes',
    special,
    flag.JSON_UNESCAPED_SLASHES,
    '"</\'\\"&>\x7f\\u2028\\ud83d\\ude00\\u00e9/\\n\\u0001"',
  ],
  [
    'unescaped unicode',
    special,
    flag.JSON_UNESCAPED_UNICODE,
    '"<\\/\'\\"&>\x7f\\u2028\u{1F600}\u00e9\\/\\n\\u0001"',
  ],
  [
    'unescaped line terminators',
    special,
    flag.JSON_UNESCAPED_UNICODE | flag.JSON_UNESCAPED_LINE_TERMINATORS,
    '"<\\/\'\\"&>\x7f\u2028\u{1F600}\u00e9\\/\\n\\u0001"',
  ],
  ['hex escapes', `<>&'"`, 15, '"\\u003C\\u003E\\u0026\\u0027\\u0022"'],
  ['one hex escape', `<>&'"`, flag.JSON_HEX_AMP, `"<>\\u0026'\\""`],
  ['lists as objects', [[], [1, [2]]], flag.JSON_FORCE_OBJECT, '{"0":{},"1":{"0":1,"1":{"0":2}}}'],
  [
    'numeric strings',
    [' 1', '1 ', '1e3', '1.', '0x1', '.5', '-', '+5', '007', '9007199254740993', '1e400', '', '1e-7', '-0'],
    flag.JSON_NUMERIC_CHECK,
    '[1,1,1000,1,"0x1",0.5,"-",5,7,9007199254740993,"1e400","",1.0e-7,0]',
  ],
  ['a numeric key', { a: '12', '1': '2' }, flag.JSON_NUMERIC_CHECK, '{"1":2,"a":12}'],
  [
    'pretty',
    { a: [1, {}], b: { c: 'x' }, d: [] },
    flag.JSON_PRETTY_PRINT,
    '{\n    "a": [\n        1,\n        []\n    ],\n    "b": {\n        "c": "x"\n    },\n    "d": []\n}',
  ],
  [
    'pretty empties',
    [[], {}],
    flag.JSON_PRETTY_PRINT | flag.JSON_FORCE_OBJECT,
    '{\n    "0": {},\n    "1": {}\n}',
  ],
  ['infinite substituted', [1, Number.NaN, -Infinity], flag.JSON_PARTIAL_OUTPUT_ON_ERROR, '[1,0,0]'],
  [
    'malformed substituted',
    { a: '\ud800', '\ud800': 1 },
    flag.JSON_PARTIAL_OUTPUT_ON_ERROR,
    '{"a":null,"":1}',
  ],
  ['a symbol substituted', [Symbol('s')], flag.JSON_PARTIAL_OUTPUT_ON_ERROR, '[null]'],
];

for (const [name, value, flags, text] of rows) {
  test(`encodeJson writes ${name}`, () => assert.equal(encodeJson(value, flags), text));
}

function circular(): unknown {
  const list: unknown[] = [1];
  list.push({ again: list });
  return list;
}

function nested(levels: number): unknown {
  let value: unknown = 'core';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

const failures: readonly (readonly [name: string, value: unknown, reason: string])[] = [
  ['infinity', [Number.POSITIVE_INFINITY], 'Inf and NaN cannot be JSON encoded'],
  ['not a number', { a: Number.NaN }, 'Inf and NaN cannot be JSON encoded'],
  ['half a surrogate pair', { a: 'x\ud83d' }, 'Malformed UTF-8 characters, possibly incorrectly encoded'],
  [
    'half a surrogate pair as a key',
    { '\ude00': 1 },
    'Malformed UTF-8 characters, possibly incorrectly encoded',
  ],
  ['a symbol', [Symbol('s')], 'Type is not supported'],
  ['a cycle', circular(), 'Recursion detected'],
  ['10,000 levels', nested(10_000), 'Maximum stack depth exceeded'],
  ['513 levels', nested(513), 'Maximum stack depth exceeded'],
];

for (const [name, value, reason] of failures) {
  test(`encodeJson refuses ${name}`, () => {
    assert.throws(
      () => encodeJson(value),
      (error) => error instanceof JsonEncodingException && error.message === reason,
    );
  });
}

test('encodeJson substitutes for cycles and endless nesting', () => {
  assert.equal(encodeJson(circular(), flag.JSON_PARTIAL_OUTPUT_ON_ERROR), '[1,{"again":null}]');
  assert.match(encodeJson(nested(10_000), flag.JSON_PARTIAL_OUTPUT_ON_ERROR), /^\[{1500}null\]{1500}$/);
});

test('encodeJson writes 512 levels, and empty maps below them', () => {
  assert.equal(encodeJson(nested(512)), `${'['.repeat(512)}"core"${']'.repeat(512)}`);
  let value: unknown = {};
  for (let level = 0; level < 512; level += 1) value = { a: value };
  assert.equal(encodeJson(value), `${'{"a":'.repeat(512)}[]${'}'.repeat(512)}`);
});

test('encodeJson stops at objects that stand for ever new objects', () => {
  const endless = (): object => ({ jsonSerialize: endless });
  assert.throws(() => encodeJson(endless()), /^JsonEncodingException: Maximum stack depth exceeded$/);
});

test('encodeJson writes a list whose last item was removed', () => {
  const map = OrderedMap.of('a', 'b');
  map.delete(1);
  assert.equal(encodeJson([map]), '[["a"]]');
  assert.equal(encodeJson([map], flag.JSON_FORCE_OBJECT), '{"0":{"0":"a"}}');
});

test('encodeJson notices a plain object in itself', () => {
  const object: Record<string, unknown> = { a: 1 };
  object.again = object;
  assert.throws(() => encodeJson(object), /^JsonEncodingException: Recursion detected$/);
  assert.equal(encodeJson(object, flag.JSON_PARTIAL_OUTPUT_ON_ERROR), '{"a":1,"again":null}');
});

test('encodeJson writes an object that stands for itself as its public fields', () => {
  class Itself {
    readonly a = 1;
    jsonSerialize(): unknown {
      return this;
    }
  }
  assert.equal(encodeJson([new Itself()]), '[{"a":1}]');
});

test('encodeJson writes a shared object wherever it stands', () => {
  const shared = { a: 1 };
  assert.equal(encodeJson([shared, [shared]]), '[{"a":1},[{"a":1}]]');
});

test('encodeJson writes a string of a megabyte', () => {
  const text = 'x\u00e9'.repeat(500_000);
  assert.equal(encodeJson(text), `"${'x\\u00e9'.repeat(500_000)}"`);
});

test('encodeJson passes on the error of a getter', () => {
  const trap = {
    get a(): never {
      throw new RangeError('no');
    },
  };
  assert.throws(() => encodeJson([trap]), /^RangeError: no$/);
});

test('encodeJson remembers more keys than it keeps', () => {
  for (let index = 0; index < 5000; index += 1) {
    assert.equal(encodeJson({ [`k${index}/`]: index }), `{"k${index}\\/":${index}}`);
  }
});

test('encodeJson ignores what was added to Object.prototype', () => {
  Object.defineProperty(Object.prototype, 'planted', { value: 1, enumerable: true, configurable: true });
  try {
    assert.equal(encodeJson({ a: { 0: 1 }, b: {} }), '{"a":[1],"b":[]}');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'planted');
  }
});

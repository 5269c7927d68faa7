import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  booleanArgument,
  castToInteger,
  integerArgument,
  textArgument,
} from '../../src/reference/php/arguments';
import { copyMap } from '../../src/reference/php/copy-map';
import { escapeHtml } from '../../src/reference/php/escape-html';
import { nativeJson } from '../../src/reference/php/native-json';
import { isNumericString } from '../../src/reference/php/numeric-string';
import { toOrderedMap } from '../../src/reference/php/to-ordered-map';
import { truthy } from '../../src/reference/php/truthy';
import { className } from '../../src/reference/support/class-name';
import { describeValue } from '../../src/reference/support/describe-value';
import { HtmlString } from '../../src/reference/support/html-string';

const stringable = { toString: () => 'S!' };
const REFUSED = Symbol('refused');

function attempt(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    assert.ok(error instanceof TypeError && error.message.startsWith('op(x): expected '));
    return REFUSED;
  }
}

const conversions: readonly (readonly [given: unknown, integer: unknown, text: unknown, boolean: unknown])[] =
  [
    [1, 1, '1', true],
    [0, 0, '0', false],
    [2.5, 2, '2.5', true],
    [-2.5, -2, '-2.5', true],
    ['3', 3, '3', true],
    ['2.5', 2, '2.5', true],
    ['1e2', 100, '1e2', true],
    [' 4 ', 4, ' 4 ', true],
    ['5 apples', REFUSED, '5 apples', true],
    ['', REFUSED, '', false],
    ['0', 0, '0', false],
    [true, 1, '1', true],
    [false, 0, '', false],
    [null, REFUSED, REFUSED, REFUSED],
    [undefined, REFUSED, REFUSED, REFUSED],
    [[], REFUSED, REFUSED, REFUSED],
    [{}, REFUSED, REFUSED, REFUSED],
    [stringable, REFUSED, 'S!', REFUSED],
    [1e30, REFUSED, '1.0E+30', true],
    [Infinity, REFUSED, 'INF', true],
    ['1e400', REFUSED, '1e400', true],
    [Symbol('s'), REFUSED, REFUSED, REFUSED],
  ];

for (const [given, integer, text, boolean] of conversions) {
  test(`arguments: ${describeValue(given)}`, () => {
    assert.equal(
      attempt(() => integerArgument('op(x)', given)),
      integer,
    );
    assert.equal(
      attempt(() => textArgument('op(x)', given)),
      text,
    );
    assert.equal(
      attempt(() => booleanArgument('op(x)', given)),
      boolean,
    );
  });
}

const casts: readonly (readonly [given: unknown, integer: number])[] = [
  ['12abc', 12],
  ['abc', 0],
  [' 7', 7],
  ['-3.9', -3],
  ['1e2x', 100],
  ['.5', 0],
  [null, 0],
  [undefined, 0],
  [[], 0],
  [[0], 1],
  [{}, 0],
  [stringable, 1],
  [true, 1],
  [false, 0],
  [-2.9, -2],
  [Infinity, 0],
];

for (const [given, integer] of casts) {
  test(`castToInteger of ${describeValue(given)}`, () => assert.ok(Object.is(castToInteger(given), integer)));
}

const falsy: readonly unknown[] = [
  null,
  undefined,
  false,
  0,
  -0,
  '',
  '0',
  [],
  {},
  new Map(),
  toOrderedMap(null),
];
const truthies: readonly unknown[] = [
  true,
  1,
  -1,
  Number.NaN,
  '00',
  ' ',
  '0.0',
  [0],
  { a: null },
  new Set(),
  () => 0,
];

test('truthy follows the falsy list', () => {
  assert.deepEqual(falsy.filter(truthy), []);
  assert.deepEqual(
    truthies.filter((value) => !truthy(value)),
    [],
  );
});

test('isNumericString takes decimal numbers only', () => {
  const numeric = ['1', '-1', '+1', '1.5', '.5', '5.', '2e3', '007', ' 1', '2 ', '1E-5'];
  const other = ['', ' ', '0x1', 'k', '1k', '.', '1_0', '1 2', 'Infinity', '٣'];
  assert.deepEqual(
    numeric.filter((text) => !isNumericString(text)),
    [],
  );
  assert.deepEqual(other.filter(isNumericString), []);
});

const described: readonly (readonly [value: unknown, text: string])[] = [
  [null, 'null'],
  [undefined, 'undefined'],
  ['a"b', `'a"b'`],
  ['x'.repeat(50), `'${'x'.repeat(40)}'... 10 more characters`],
  [1, '1'],
  [1.5, '1.5'],
  [true, 'true'],
  [[1, 2], '[Array]'],
  [new HtmlString('<b>'), '[HtmlString]'],
  [new Map([[1, 2]]), '[Map]'],
  [() => 1, '[Function (anonymous)]'],
];

for (const [value, text] of described) {
  test(`describeValue: ${text}`, () => assert.equal(describeValue(value), text));
}

test('className names classes and instances', () => {
  const odd = [{}, Object.create(null), { constructor: 5 }];
  assert.deepEqual([HtmlString, new HtmlString('<b>'), ...odd].map(className), [
    'HtmlString',
    'HtmlString',
    'Object',
    'Object',
    'Object',
  ]);
});

test('escapeHtml escapes five characters, again where they are entities', () => {
  assert.equal(
    escapeHtml(`<a href="x">'&amp;'</a>`),
    '&lt;a href=&quot;x&quot;&gt;&#039;&amp;amp;&#039;&lt;/a&gt;',
  );
  assert.equal(escapeHtml('plain é'), 'plain é');
});

test('HtmlString holds its text', () => {
  const html = new HtmlString('<b>');
  assert.deepEqual([html.toHtml(), `${html}`], ['<b>', '<b>']);
});

test('copyMap copies maps in maps', () => {
  const inner = { a: [1] };
  const copy = copyMap('map', { inner, other: 5 });
  inner.a.push(2);
  assert.equal(JSON.stringify(copy), '{"inner":{"a":[1]},"other":5}');
});

test('toOrderedMap passes on the error of a getter', () => {
  assert.throws(
    () =>
      toOrderedMap({
        get a(): never {
          throw new RangeError('no');
        },
      }),
    /^RangeError: no$/,
  );
});

test('nativeJson prepares maps and serializable objects, and stops at cycles', () => {
  const value = { a: new Map([['b', { jsonSerialize: () => toOrderedMap([1]) }]]), c: [null, new Date(0)] };
  assert.equal(JSON.stringify(nativeJson(value)), '{"a":{"b":[1]},"c":[null,"1970-01-01T00:00:00.000Z"]}');
  const cycle: unknown[] = [];
  cycle.push(cycle);
  assert.throws(() => nativeJson(cycle), /^JsonEncodingException: Recursion detected$/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyMap } from '../../src/reference/php/copy-map';
import type { MapLike } from '../../src/reference/php/is-map-like';
import { buildQueryPair } from '../../src/reference/php/query-text';
import { InvalidArgumentException } from '../../src/reference/support/errors';

function query(parameters: unknown): string {
  const pairs = [...copyMap('query', parameters as MapLike)].map(([name, value]) =>
    buildQueryPair(name, value),
  );
  return pairs.filter((pair) => pair !== '').join('&');
}

const rows: readonly (readonly [name: string, parameters: unknown, text: string])[] = [
  ['nothing', {}, ''],
  ['scalars', { a: 1, b: 'x', c: true, d: false, e: '' }, 'a=1&b=x&c=1&d=0&e='],
  ['null and undefined', { a: null, b: undefined, c: 1 }, 'c=1'],
  ['empty maps', { a: [], b: {}, c: [[]] }, ''],
  ['a list with a gap', { c: ['a', null, 'b'] }, 'c%5B0%5D=a&c%5B2%5D=b'],
  ['nested maps', { a: { b: { c: 1 } } }, 'a%5Bb%5D%5Bc%5D=1'],
  [
    'integer keys in order',
    new Map([
      [9, 'x'],
      [0, 'y'],
    ]),
    '9=x&0=y',
  ],
  [
    'reserved characters',
    { "a b!'()*": '-._~ &=+%/?#[]@:$,;' },
    'a%20b%21%27%28%29%2A=-._~%20%26%3D%2B%25%2F%3F%23%5B%5D%40%3A%24%2C%3B',
  ],
  ['characters beyond ASCII', { é: '\u{1F600}' }, '%C3%A9=%F0%9F%98%80'],
  ['encoded text again', { a: '%20' }, 'a=%2520'],
  ['control characters', { a: '\0\n\x7f' }, 'a=%00%0A%7F'],
  [
    'fractions',
    { a: 1 / 3, b: -2.5, c: 1e-7, d: 1e21, e: 1.5e300 },
    'a=0.33333333333333&b=-2.5&c=1.0E-7&d=1.0E%2B21&e=1.5E%2B300',
  ],
  [
    'fractions half way between two texts',
    { a: 47600000000000.5, b: 47600000000001.5, c: -10700000000000.5 },
    'a=47600000000000&b=47600000000002&c=-10700000000000',
  ],
  ['integers', { a: 1e15, b: -0 }, 'a=1000000000000000&b=0'],
  ['infinities', { a: Infinity, b: -Infinity, c: Number.NaN }, 'a=INF&b=-INF&c=NAN'],
  ['functions', { a: () => 1, b: { c: () => 1 } }, ''],
  ['a big integer', { a: 10n ** 20n }, 'a=100000000000000000000'],
  [
    'public fields of an object',
    {
      a: new (class Point {
        readonly x = 1;
      })(),
    },
    'a%5Bx%5D=1',
  ],
  [
    'a name of the object prototype',
    JSON.parse('{"__proto__":{"constructor":1}}'),
    '__proto__%5Bconstructor%5D=1',
  ],
];

for (const [name, parameters, text] of rows) {
  test(`buildQueryPair writes ${name}`, () => assert.equal(query(parameters), text));
}

test('buildQueryPair refuses half of a surrogate pair', () => {
  assert.throws(() => query({ a: '\ud800' }), InvalidArgumentException);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Collection } from '../../src/reference/collection/collection';
import type { ItemSource } from '../../src/reference/paginator/holds-items';
import { Paginator } from '../../src/reference/paginator/paginator';
import type { Key } from '../../src/reference/php/ordered-map';
import { isPaginator } from '../../src/reference/support/contracts';
import { JsonEncodingException } from '../../src/reference/support/errors';

function entries(paginator: Paginator<unknown>): unknown {
  return [...paginator.items()];
}

const sources: readonly (readonly [
  name: string,
  items: unknown,
  perPage: number,
  expected: unknown,
  more: boolean,
])[] = [
  [
    'an array',
    ['a', 'b', 'c'],
    2,
    [
      [0, 'a'],
      [1, 'b'],
    ],
    true,
  ],
  [
    'as many as fit',
    ['a', 'b'],
    2,
    [
      [0, 'a'],
      [1, 'b'],
    ],
    false,
  ],
  ['none', [], 2, [], false],
  ['null', null, 2, [], false],
  ['a string', 'x', 2, [[0, 'x']], false],
  ['a number', 0, 2, [[0, 0]], false],
  ['a boolean', false, 2, [[0, false]], false],
  [
    'a Map',
    new Map<Key, string>([
      [5, 'a'],
      ['k', 'b'],
      [2, 'c'],
    ]),
    2,
    [
      [5, 'a'],
      ['k', 'b'],
    ],
    true,
  ],
  ['a plain object', { b: 1, a: 2 }, 1, [['b', 1]], true],
  ['a Set', new Set(['a', 'b']), 1, [[0, 'a']], true],
  [
    'a generator',
    (function* () {
      yield 'a';
      yield 'b';
    })(),
    1,
    [[0, 'a']],
    true,
  ],
  ['a Collection', new Collection({ k: 'a' }), 1, [['k', 'a']], false],
  ['something Arrayable', { toArray: () => ['a', 'b'] }, 5, [['toArray', 'function']], false],
  [
    'something JSON-serializable',
    new (class Box {
      jsonSerialize() {
        return { k: 1 };
      }
    })(),
    5,
    [['k', 1]],
    false,
  ],
  [
    'an instance Arrayable',
    new (class Box {
      toArray() {
        return new Map([['k', 1]]);
      }
    })(),
    5,
    [['k', 1]],
    false,
  ],
  ['perPage 0', ['a'], 0, [], true],
  ['perPage 0 of nothing', [], 0, [], false],
  ['a negative perPage', ['a', 'b', 'c'], -2, [[0, 'a']], true],
  ['a negative perPage of nothing', [], -2, [], true],
];

for (const [name, items, perPage, expected, more] of sources) {
  test(`a page of ${name}`, () => {
    const paginator = new Paginator(items as ItemSource<unknown>, perPage, 1);
    const shown = [...paginator.items()].map(([key, value]) => [
      key,
      typeof value === 'function' ? 'function' : value,
    ]);
    assert.deepEqual(shown, expected);
    assert.equal(paginator.hasMorePages(), more);
    assert.equal(paginator.count(), (expected as unknown[]).length);
  });
}

test('a paginator as items gives its map', () => {
  const inner = new Paginator(['a'], 1, 1);
  assert.deepEqual([...new Paginator(inner, 2, 1).items().keys()], ['current_page', 'current_page_url']);
});

test('a collection given as items is neither kept nor changed, its class is', () => {
  class Rows extends Collection<number> {}
  const rows = new Rows([1, 2, 3]);
  const paginator = new Paginator(rows, 2, 1);
  assert.ok(paginator.getCollection() instanceof Rows);
  paginator.through((value) => value * 10);
  assert.deepEqual([...rows], [1, 2, 3]);
  assert.deepEqual([...paginator], [10, 20]);
});

const numbers: readonly (readonly [
  perPage: number,
  page: number,
  first: number | null,
  last: number | null,
])[] = [
  [2, 1, 1, 2],
  [2, 4, 7, 8],
  [0, 3, null, null],
  [-2, 3, -3, -3],
];

for (const [perPage, page, first, last] of numbers) {
  test(`items of page ${page} with ${perPage} per page are numbered ${first} to ${last}`, () => {
    const paginator = new Paginator(['a', 'b', 'c'], perPage, page);
    assert.deepEqual([paginator.firstItem(), paginator.lastItem()], [first, last]);
  });
}

test('numbers and emptiness follow the items of the moment, the flag does not', () => {
  const paginator = new Paginator(['a', 'b', 'c'], 2, 2);
  paginator.setCollection(new Collection(['a', 'b', 'c', 'd', 'e']));
  assert.deepEqual([paginator.firstItem(), paginator.lastItem(), paginator.count()], [3, 7, 5]);
  paginator.setCollection(new Collection<string>());
  assert.deepEqual(
    [paginator.firstItem(), paginator.lastItem(), paginator.hasMorePages()],
    [null, null, true],
  );
  assert.deepEqual([paginator.isEmpty(), paginator.isNotEmpty()], [true, false]);
});

test('pages, first, last, next and previous follow page and flag', () => {
  const paginator = new Paginator(['a'], 2, 1);
  assert.deepEqual(
    [paginator.hasPages(), paginator.onFirstPage(), paginator.onLastPage()],
    [false, true, true],
  );
  assert.equal(paginator.hasMorePagesWhen(), paginator);
  assert.deepEqual(
    [paginator.hasPages(), paginator.onLastPage(), paginator.nextPageUrl()],
    [true, false, '/?page=2'],
  );
  assert.equal(paginator.hasMorePagesWhen(false).nextPageUrl(), null);
  assert.equal(paginator.previousPageUrl(), null);
  assert.equal(new Paginator([], 2, 3).previousPageUrl(), '/?page=2');
  assert.ok(new Paginator([], 2, 3).hasPages());
});

test('array access follows the map rules', () => {
  const paginator = new Paginator<string | null>(['a', null], 5, 1);
  assert.ok(paginator.offsetExists('1'));
  assert.ok(paginator.offsetExists([0, 1]));
  assert.ok(paginator.offsetExists([]));
  assert.ok(!paginator.offsetExists([0, 2]));
  assert.equal(paginator.offsetGet(9), null);
  paginator.offsetSet(null, 'c');
  paginator.offsetSet('k', 'd');
  paginator.offsetUnset(0);
  paginator.offsetUnset([2, 'nothing']);
  paginator.offsetSet(null, 'e');
  assert.deepEqual(entries(paginator), [
    [1, null],
    ['k', 'd'],
    [3, 'e'],
  ]);
  assert.equal(JSON.parse(paginator.toJson()).data['3'], 'e');
  assert.deepEqual([...paginator.getIterator()], entries(paginator));
});

test('the map form expands what is Arrayable and leaves the rest', () => {
  class Box {
    toArray(): unknown {
      return { k: 1 };
    }
  }
  class Json {
    jsonSerialize(): unknown {
      return { j: 1 };
    }
  }
  const json = new Json();
  const paginator = new Paginator<unknown>([new Box(), json, new Collection([1])], 5, 1);
  const data = paginator.toArray().get('data') as Iterable<readonly [Key, unknown]>;
  const [, second] = [...data];
  assert.equal(second?.[1], json);
  assert.match(paginator.toJson(), /"data":\[\{"k":1\},\{"j":1\},\[1\]\]/);
  assert.equal(JSON.stringify(paginator), JSON.stringify(JSON.parse(paginator.toJson())));
  assert.ok(isPaginator(paginator));
});

test('JSON text: layout, flags and failure', () => {
  const paginator = new Paginator(['é/'], 1, 2, { path: '/p' });
  assert.equal(
    paginator.toJson(),
    '{"current_page":2,"current_page_url":"\\/p?page=2","data":["\\u00e9\\/"],"first_page_url":"\\/p?page=1","from":2,' +
      '"next_page_url":null,"path":"\\/p","per_page":1,"prev_page_url":"\\/p?page=1","to":2}',
  );
  assert.match(
    paginator.toPrettyJson(64 | 256),
    /\n {4}"data": \[\n {8}"é\/"\n {4}\],\n {4}"first_page_url": "\/p\?page=1"/,
  );
  const broken = new Paginator([Number.NaN], 1, 1);
  assert.throws(() => broken.toJson(), /^TypeError: Paginator\.toJson: Inf and NaN cannot be JSON encoded$/);
  assert.throws(() => broken.toJson(4194304), JsonEncodingException);
  assert.match(broken.toJson(512), /"data":\[0\]/);
});

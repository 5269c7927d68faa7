import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Paginator } from '../../src/reference/paginator/paginator';
import type { PaginatorOptions } from '../../src/reference/paginator/paginator-options';
import { OrderedMap } from '../../src/reference/php/ordered-map';

function make(options: PaginatorOptions = {}): Paginator<number> {
  return new Paginator([1, 2, 3], 2, 1, options);
}

const rows: readonly (readonly [name: string, options: PaginatorOptions, page: number, url: string])[] = [
  ['the defaults', {}, 2, '/?page=2'],
  ['page 0', {}, 0, '/?page=1'],
  ['a negative page', {}, -3, '/?page=1'],
  ['a page beyond the last', {}, 9999, '/?page=9999'],
  ['a path with slashes at the end', { path: '/a///' }, 2, '/a?page=2'],
  ['a path of slashes', { path: '//' }, 2, '?page=2'],
  ['a path with a query', { path: '/a?x=1' }, 2, '/a?x=1&page=2'],
  ['a path with a bare question mark', { path: '/a?' }, 2, '/a?&page=2'],
  ['a path with everything', { path: 'https://h.test/ä b#c' }, 2, 'https://h.test/ä b#c?page=2'],
  ['a query', { query: { a: 1, b: [2] } }, 2, '/?a=1&b%5B0%5D=2&page=2'],
  ['the page key within the query', { query: { a: 1, page: 7, b: 2 } }, 2, '/?a=1&page=2&b=2'],
  ['only the page key', { query: { page: 7 } }, 2, '/?page=2'],
  [
    'integer keys',
    {
      query: new Map([
        [5, 'x'],
        [9, 'y'],
      ]),
    },
    2,
    '/?0=x&1=y&page=2',
  ],
  ['an integer page name', { pageName: '3', query: new Map([[3, 'x']]) }, 2, '/?0=x&1=2'],
  ['an integer page name without a query', { pageName: '3' }, 2, '/?3=2'],
  ['an integer page name with a query that vanishes', { pageName: '3', query: { a: null } }, 2, '/?0=2'],
  ['a page name to be encoded', { pageName: 'page[number]' }, 2, '/?page%5Bnumber%5D=2'],
  ['an empty page name', { pageName: '' }, 2, '/?=2'],
  ['a query that vanishes', { query: { a: null, b: [] } }, 2, '/?page=2'],
  ['a fragment', { fragment: 'a b#' }, 2, '/?page=2#a b#'],
  ['the fragment "0"', { fragment: '0' }, 2, '/?page=2'],
  ['an empty fragment', { fragment: '' }, 2, '/?page=2'],
  [
    'a fragment after the query behind the page',
    { fragment: 'f', query: { page: 1, z: 1 } },
    2,
    '/?page=2&z=1#f',
  ],
  ['an undefined option', { path: undefined } as unknown as PaginatorOptions, 2, '/?page=2'],
];

for (const [name, options, page, url] of rows) {
  test(`url with ${name}`, () => assert.equal(make(options).url(page), url));
}

test('every change of a part shows in the next address', () => {
  const paginator = make();
  const seen = [paginator.url(2)];
  for (const change of [
    () => paginator.setPath('/a/'),
    () => paginator.withPath('/b'),
    () => paginator.appends('q', 'é'),
    () => paginator.appends({ q: 'x', page: 'ignored', r: { s: true } }),
    () => paginator.setPageName('p'),
    () => paginator.fragment('f'),
  ]) {
    assert.equal(change(), paginator);
    seen.push(paginator.url(2));
  }
  assert.deepEqual(seen, [
    '/?page=2',
    '/a/?page=2',
    '/b?page=2',
    '/b?q=%C3%A9&page=2',
    '/b?q=x&r%5Bs%5D=1&page=2',
    '/b?q=x&r%5Bs%5D=1&p=2',
    '/b?q=x&r%5Bs%5D=1&p=2#f',
  ]);
});

test('appends skips the page name of the moment only', () => {
  const paginator = make().appends('p', '1').setPageName('p').appends('p', '2').appends('page', '3');
  assert.equal(paginator.url(4), '/?p=4&page=3');
});

test('appends takes null, maps of every kind and scalars', () => {
  const values = new Map([['a', 1]]);
  const paginator = make()
    .appends(null)
    .appends(values)
    .appends(OrderedMap.from({ b: 2 }))
    .appends('c', 1.5)
    .appends(5, 'x');
  values.set('a', 9);
  assert.equal(paginator.url(1), '/?a=1&b=2&c=1.5&0=x&page=1');
});

test('later changes to appended values have no effect', () => {
  const list = ['x'];
  const options = { query: { deep: { list } } };
  const paginator = make(options).appends('l', list);
  list.push('y');
  assert.equal(paginator.url(1), '/?deep%5Blist%5D%5B0%5D=x&l%5B0%5D=x&page=1');
});

test('getUrlRange goes up and down and includes both ends', () => {
  const paginator = make();
  assert.deepEqual(
    [...paginator.getUrlRange(0, 2)],
    [
      [0, '/?page=1'],
      [1, '/?page=1'],
      [2, '/?page=2'],
    ],
  );
  assert.ok(paginator.getUrlRange(0, 2).isList);
  assert.deepEqual([...paginator.getUrlRange(3, 2).keys()], [3, 2]);
  assert.deepEqual([...paginator.getUrlRange(4, 4).keys()], [4]);
  assert.throws(
    () => paginator.getUrlRange(0, 1e9),
    /^RangeError: Paginator.getUrlRange: expected at most 10000000 pages/,
  );
});

const refused: readonly (readonly [
  name: string,
  act: (paginator: Paginator<number>) => unknown,
  message: RegExp,
])[] = [
  [
    'url of text',
    (p) => p.url('abc' as unknown as number),
    /Paginator\.url\(page\): expected an integer, received 'abc'/,
  ],
  [
    'url of null',
    (p) => p.url(null as unknown as number),
    /Paginator\.url\(page\): expected an integer, received null/,
  ],
  [
    'setPath of null',
    (p) => p.setPath(null as unknown as string),
    /Paginator\.setPath\(path\): expected a string, received null/,
  ],
  [
    'appends of a list',
    (p) => p.appends(['x'] as unknown as null),
    /addQuery\(key\): expected a string, received 0/,
  ],
  [
    'appends of an integer-like name',
    (p) => p.appends({ '5': 1 }),
    /addQuery\(key\): expected a string, received 5/,
  ],
  [
    'appends of an object',
    (p) =>
      p.appends('a', {} as unknown as null).appends('b', new Date(NaN) && (new (class Thing {})() as never)),
    /appends\(value\): expected a string, received \[Thing\]/,
  ],
  [
    'fragment of a list',
    (p) => p.fragment([] as unknown as string),
    /Paginator\.fragment\(fragment\): expected a string, received \[/,
  ],
  [
    'setPageName of null',
    (p) => p.setPageName(null as unknown as string),
    /setPageName\(name\): expected a string, received null/,
  ],
  [
    'onEachSide of text',
    (p) => p.onEachSide('x' as unknown as number),
    /onEachSide\(count\): expected an integer/,
  ],
];

for (const [name, act, message] of refused) {
  test(`refuses ${name}`, () => {
    assert.throws(
      () => act(make()),
      (error) => error instanceof TypeError && message.test(error.message),
    );
  });
}

test('converts what has a clear meaning', () => {
  const paginator = make();
  assert.equal(paginator.url('3' as unknown as number), '/?page=3');
  assert.equal(paginator.url(2.5), '/?page=2');
  assert.equal(paginator.setPath(5 as unknown as string).path(), '5');
});

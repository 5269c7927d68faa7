import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Paginator } from '../../src/reference/paginator/paginator';
import type { PaginatorOptions } from '../../src/reference/paginator/paginator-options';
import { OrderedMap } from '../../src/reference/php/ordered-map';

test('options are kept as they were and set more than the four named ones', () => {
  const options: PaginatorOptions = {
    z: 1,
    path: '/a/',
    onEachSide: 5,
    perPage: 9,
    hasMore: true,
    escapeWhenCastingToString: true,
  };
  const paginator = new Paginator([1], 2, 1, options);
  assert.deepEqual([...paginator.getOptions()], Object.entries(options));
  assert.deepEqual(
    [paginator.path(), paginator.linksOnEachSide, paginator.perPage(), paginator.hasMorePages()],
    ['/a', 5, 2, false],
  );
  assert.deepEqual([...new Paginator([1], 2, 1, { options: { a: 1 } }).getOptions()], [['a', 1]]);
  assert.equal(paginator.onEachSide(-4).linksOnEachSide, -4);
});

const constructions: readonly (readonly [name: string, args: readonly unknown[], message: RegExp])[] = [
  ['without perPage', [[1]], /Paginator\(perPage\): expected an integer, received undefined/],
  ['with perPage null', [[1], null], /Paginator\(perPage\): expected an integer, received null/],
  [
    'with a page that is no number',
    [[1], 1, 'abc'],
    /Paginator\(currentPage\): expected an integer, received 'abc'/,
  ],
  ['with options that are text', [[1], 1, 1, 'x'], /Paginator\(options\): expected a map, received 'x'/],
  [
    'with path null',
    [[1], 1, 1, { path: null }],
    /Paginator property path: expected a string, received null/,
  ],
  [
    'with query null',
    [[1], 1, 1, { query: null }],
    /Paginator property query: expected a map, received null/,
  ],
  [
    'with a numeric page name',
    [[1], 1, 1, { pageName: 5 }],
    /Paginator property pageName: expected a string, received 5/,
  ],
  [
    'with a numeric fragment',
    [[1], 1, 1, { fragment: 5 }],
    /Paginator property fragment: expected a string or null/,
  ],
  [
    'with onEachSide as text',
    [[1], 1, 1, { onEachSide: '5' }],
    /Paginator property onEachSide: expected an integer/,
  ],
  [
    'with a numeric flag',
    [[1], 1, 1, { escapeWhenCastingToString: 1 }],
    /escapeWhenCastingToString: expected a boolean/,
  ],
  [
    'with options that are a list',
    [[1], 1, 1, { options: 5 }],
    /Paginator property options: expected a map, received 5/,
  ],
];

for (const [name, args, message] of constructions) {
  test(`a paginator ${name} is a TypeError`, () => {
    assert.throws(
      () => Reflect.construct(Paginator, args),
      (error) => error instanceof TypeError && message.test(error.message),
    );
  });
}

test('numeric text is a number where one is expected', () => {
  const paginator = Reflect.construct(Paginator, [[1, 2, 3], '2', '3']) as Paginator<number>;
  assert.deepEqual([paginator.perPage(), paginator.currentPage(), paginator.count()], [2, 3, 2]);
});

class Open extends Paginator<number> {
  get all() {
    return this.properties;
  }
}

test('the properties carry the names of the interface', () => {
  const { all } = new Open([1, 2], 1, 3, { path: '/z/', query: { q: 1 }, fragment: 'f', pageName: 'p' });
  assert.deepEqual(
    [all.perPage, all.currentPage, all.path, all.fragment, all.pageName],
    [1, 3, '/z', 'f', 'p'],
  );
  assert.deepEqual([all.onEachSide, all.escapeWhenCastingToString, all.hasMore], [3, false, true]);
  assert.deepEqual([[...all.items], [...all.query], all.options.get('path')], [[1], [['q', 1]], '/z/']);
});

test('assigning a property takes effect, changing what was read does not', () => {
  const paginator = new Open([1, 2], 1, 3);
  paginator.all.query.set('a', 1);
  assert.equal(paginator.url(2), '/?page=2');
  paginator.all.query = OrderedMap.from({ b: 2 });
  paginator.all.currentPage = 7;
  paginator.all.hasMore = false;
  assert.deepEqual(
    [paginator.url(2), paginator.previousPageUrl(), paginator.nextPageUrl()],
    ['/?b=2&page=2', '/?b=2&page=6', null],
  );
  assert.throws(
    () => Reflect.set(paginator.all, 'perPage', '5'),
    /^TypeError: Paginator property perPage: expected an integer/,
  );
});

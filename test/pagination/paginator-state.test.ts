import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { ViewFactory } from '../../src/reference/paginator/pagination-state';
import { Paginator } from '../../src/reference/paginator/paginator';
import { HtmlString } from '../../src/reference/support/html-string';

class StatefulPaginator<T> extends Paginator<T> {
  static property(name: 'currentPathResolver' | 'defaultView'): unknown {
    return StatefulPaginator.state[name];
  }
}

function factory(html: unknown = new HtmlString('<b>\'"&')): ViewFactory & { made: unknown[] } {
  const made: unknown[] = [];
  return {
    made,
    make(view, data) {
      made.push([view, [...data.keys()]]);
      return html;
    },
  };
}

beforeEach(() => Paginator.flushState());

test('a process starts without resolvers and with the default views', () => {
  assert.equal(Paginator.resolveCurrentPath(), '/');
  assert.equal(Paginator.resolveCurrentPath('/d'), '/d');
  assert.equal(Paginator.resolveCurrentPage(), 1);
  assert.equal(Paginator.resolveCurrentPage('p', 7), 7);
  assert.equal(Paginator.resolveQueryString(), null);
  assert.equal(Paginator.resolveQueryString('d'), 'd');
  assert.equal(Paginator.defaultViewName, 'pagination::tailwind');
  assert.equal(Paginator.defaultSimpleViewName, 'pagination::simple-tailwind');
});

test('resolvers are shared with subclasses and replaced by the next one', () => {
  StatefulPaginator.currentPathResolver(() => '/one');
  Paginator.currentPathResolver(() => '/two');
  assert.equal(StatefulPaginator.resolveCurrentPath('/d'), '/two');
  assert.equal(typeof StatefulPaginator.property('currentPathResolver'), 'function');
});

const pages: readonly (readonly [given: unknown, page: number])[] = [
  [5, 5],
  [0, 0],
  [-5, -5],
  ['12', 12],
  ['12abc', 12],
  ['abc', 0],
  [null, 0],
  [true, 1],
  [2.9, 2],
  [Number.NaN, 0],
  [[], 0],
  [[1], 1],
];

for (const [given, page] of pages) {
  test(`resolveCurrentPage makes ${page} of ${typeof given} ${String(given)}`, () => {
    Paginator.currentPageResolver(() => given);
    assert.equal(Paginator.resolveCurrentPage('page', 99), page);
    assert.equal(new Paginator([1], 1).currentPage(), Math.max(page, 1));
  });
}

test('the constructor asks for "page" only when it got no page', () => {
  const asked: string[] = [];
  Paginator.currentPageResolver((name) => asked.push(name) + 4);
  assert.equal(new Paginator([1], 1, 6, { pageName: 'p' }).currentPage(), 6);
  assert.equal(new Paginator([1], 1, -3).currentPage(), 1);
  assert.deepEqual(asked, []);
  assert.equal(new Paginator([1], 1, 0, { pageName: 'p' }).currentPage(), 5);
  assert.equal(new Paginator([1], 1, null).currentPage(), 6);
  assert.deepEqual(asked, ['page', 'page']);
});

test('withQueryString copies the query of the moment', () => {
  const query = new Map<string, unknown>([
    ['a', 1],
    ['page', 9],
  ]);
  assert.equal(new Paginator([1], 1, 1).withQueryString().url(1), '/?page=1');
  Paginator.queryStringResolver(() => query);
  const paginator = new Paginator([1], 1, 1).withQueryString();
  query.set('a', 2);
  assert.equal(paginator.url(1), '/?a=1&page=1');
  Paginator.queryStringResolver(() => null);
  assert.equal(paginator.withQueryString().url(1), '/?a=1&page=1');
  assert.equal(Paginator.resolveQueryString('d'), null);
  Paginator.queryStringResolver(() => 'name');
  assert.equal(paginator.withQueryString().url(1), '/?a=1&page=1');
});

test('resolvers must be functions and give what they promise', () => {
  for (const name of [
    'currentPathResolver',
    'currentPageResolver',
    'queryStringResolver',
    'viewFactoryResolver',
  ] as const) {
    const set = Paginator[name] as (resolver: unknown) => void;
    assert.throws(
      () => set.call(Paginator, 'x'),
      new RegExp(`^TypeError: Paginator\\.${name}\\(resolver\\): expected a function`),
    );
  }
  Paginator.currentPathResolver((() => null) as unknown as () => string);
  assert.throws(
    () => Paginator.resolveCurrentPath(),
    /^TypeError: The result of Paginator.resolveCurrentPath\(\): expected a string, received null/,
  );
  Paginator.queryStringResolver((() => 5) as unknown as () => string);
  assert.throws(
    () => Paginator.resolveQueryString(),
    /^TypeError: The result of Paginator.resolveQueryString\(\): expected/,
  );
});

test('render asks the factory each time and gives its result as it is', () => {
  const html = new HtmlString('x');
  const views = factory(html);
  Paginator.viewFactoryResolver(() => views);
  const paginator = new Paginator([1], 1, 1);
  assert.equal(paginator.render(), html);
  Paginator.defaultSimpleView('simple');
  Paginator.defaultView('never');
  for (const view of [null, '', '0']) paginator.links(view);
  paginator.render(
    'own',
    new Map<number | string, unknown>([
      [5, 'a'],
      ['paginator', 'mine'],
      ['z', 1],
    ]),
  );
  assert.deepEqual(views.made, [
    ['pagination::simple-tailwind', ['paginator']],
    ['simple', ['paginator']],
    ['simple', ['paginator']],
    ['simple', ['paginator']],
    ['own', [0, 'paginator', 'z']],
  ]);
});

test('the string form is the HTML, escaped on demand', () => {
  Paginator.viewFactoryResolver(() => factory());
  const paginator = new Paginator([1], 1, 1);
  assert.equal(paginator.toHtml(), '<b>\'"&');
  assert.equal(String(paginator), '<b>\'"&');
  assert.equal(String(paginator.escapeWhenCastingToString()), '&lt;b&gt;&#039;&quot;&amp;');
  assert.equal(paginator.toHtml(), '<b>\'"&');
  assert.equal(`${paginator.escapeWhenCastingToString(false)}`, '<b>\'"&');
});

test('rendering without a factory, or without HTML from it, is a TypeError', () => {
  const paginator = new Paginator([1], 1, 1);
  assert.throws(
    () => paginator.render(),
    /^TypeError: Paginator.viewFactoryResolver\(resolver\): expected a function, received null/,
  );
  Paginator.viewFactoryResolver(() => factory('text'));
  assert.throws(
    () => paginator.toHtml(),
    /^TypeError: The result of Paginator.render\(\): expected an Htmlable, received 'text'/,
  );
});

test('view names are read and written as properties, and useTailwind sets both back', () => {
  Paginator.defaultViewName = 'a';
  StatefulPaginator.defaultSimpleViewName = 'b';
  assert.deepEqual([StatefulPaginator.property('defaultView'), Paginator.defaultSimpleViewName], ['a', 'b']);
  Paginator.useTailwind();
  assert.deepEqual(
    [Paginator.defaultViewName, Paginator.defaultSimpleViewName],
    ['pagination::tailwind', 'pagination::simple-tailwind'],
  );
  assert.throws(
    () => Paginator.defaultView(null as unknown as string),
    /^TypeError: Paginator.defaultView\(view\)/,
  );
});

test('flushState keeps instances as they are', () => {
  Paginator.currentPageResolver(() => 8);
  Paginator.defaultView('x');
  const paginator = new Paginator([1], 1);
  Paginator.flushState();
  assert.equal(paginator.currentPage(), 8);
  assert.equal(Paginator.resolveCurrentPage(), 1);
  assert.equal(Paginator.defaultViewName, 'pagination::tailwind');
});

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Collection } from '../../src/reference/collection/collection';
import { Paginator } from '../../src/reference/paginator/paginator';
import { BadMethodCallException } from '../../src/reference/support/errors';

class Exposed<T> extends Paginator<T> {
  run(
    operation: 'setItems' | 'setCurrentPage' | 'buildFragment' | 'isValidPageNumber',
    ...args: unknown[]
  ): unknown {
    return Reflect.apply(this[operation] as (...given: never[]) => unknown, this, args);
  }

  forward(target: unknown, method: string, decorated = false): unknown {
    return decorated
      ? this.forwardDecoratedCallTo(target, method, [])
      : this.forwardCallTo(target, method, []);
  }

  static refuse(method: string): never {
    return this.throwBadMethodCallException(method);
  }
}

afterEach(() => Collection.flushMacros());

test('protected operations behave as the rows say', () => {
  const paginator = new Exposed<number>([1], 2, 4, { fragment: 'x' });
  assert.equal(paginator.run('setCurrentPage', -3), 1);
  assert.equal(paginator.run('setCurrentPage', null), 1);
  assert.equal(paginator.currentPage(), 4);
  assert.deepEqual(
    [0, 1, -1].map((page) => paginator.run('isValidPageNumber', page)),
    [false, true, false],
  );
  assert.equal(paginator.run('buildFragment'), '#x');
  paginator.run('setItems', [1, 2, 3]);
  assert.deepEqual([paginator.hasMorePages(), [...paginator]], [true, [1, 2]]);
  assert.throws(
    () => Exposed.refuse('nope'),
    /^BadMethodCallException: Call to undefined method Exposed::nope\(\)$/,
  );
});

test('forwarding keeps apart missing methods, dynamic targets and errors of their own', () => {
  const paginator = new Exposed<number>([1], 2, 1);
  const target = {
    itself: () => target,
    fails: () => {
      throw new RangeError('own');
    },
  };
  assert.equal(paginator.forward(target, 'itself'), target);
  assert.equal(paginator.forward(target, 'itself', true), paginator);
  assert.throws(() => paginator.forward(target, 'fails'), /^RangeError: own$/);
  for (const name of ['nope', 'constructor', 'hasOwnProperty', '__proto__']) {
    assert.throws(
      () => paginator.forward(target, name),
      new RegExp(`Call to undefined method Exposed::${name}\\(\\)$`),
    );
  }
  assert.throws(() => paginator.forward(null, 'x'), /^Error: Call to a member function x\(\) on null$/);
  assert.throws(() => paginator.forward([1], 'x'), /^Error: Call to a member function x\(\) on \[Array\]$/);
});

test('dynamic calls go to the collection and give its results', () => {
  Collection.macro('twice', function (this: Collection<number>) {
    return this.sum() * 2;
  });
  const paginator = new Paginator([1, 2], 5, 1);
  assert.equal(paginator.__call('sum', []), 3);
  assert.equal(paginator.__call('twice', []), 6);
  assert.equal((paginator as unknown as { twice(): number }).twice(), 6);
  assert.equal((paginator as unknown as Collection<number>).push(3), paginator.getCollection());
  assert.equal(paginator.count(), 3);
  assert.equal(Reflect.get(paginator, 'then'), undefined);
  assert.equal(Reflect.get(paginator, 'nope'), undefined);
  for (const name of ['nope', 'addQuery', 'setItems']) {
    assert.throws(
      () => paginator.__call(name, []),
      new RegExp(`^BadMethodCallException: Method Collection::${name} does not exist\\.$`),
    );
  }
  assert.throws(() => paginator.loadMorph('r', {}), BadMethodCallException);
  assert.throws(() => paginator.loadMorphCount('r', {}), /Collection::loadMorphCount does not exist/);
});

test('loadMorph reaches a collection that knows it', () => {
  class Loading extends Collection<number> {
    readonly log: unknown[] = [];
    loadMorph(relation: string, relations: unknown): this {
      this.log.push([relation, relations]);
      return this;
    }
  }
  const collection = new Loading([1]);
  const paginator = new Paginator<number>([], 1, 1).setCollection(collection);
  assert.equal(paginator.loadMorph('r', { a: 1 }), paginator);
  assert.deepEqual(collection.log, [['r', { a: 1 }]]);
});

test('tap gives the paginator, with and without a function', () => {
  const paginator = new Paginator([1], 1, 1);
  const seen: unknown[] = [];
  assert.equal(
    paginator.tap((given) => seen.push(given)),
    paginator,
  );
  assert.deepEqual(seen, [paginator]);
  assert.equal(paginator.tap().setPath('/zz'), paginator);
  assert.equal(paginator.tap().perPage(), paginator);
  assert.equal(paginator.path(), '/zz');
  assert.throws(() => paginator.tap().__call('nope', []), /Method Collection::nope does not exist/);
  assert.throws(() => paginator.tap('x' as never), /^TypeError: A callback: expected callable/);
});

test('wrong callbacks and collections are refused', () => {
  const paginator = new Paginator([1], 1, 1);
  assert.throws(
    () => paginator.through('x' as never),
    /^TypeError: Paginator.through\(callback\): expected callable/,
  );
  assert.throws(
    () => paginator.setCollection([] as never),
    /^TypeError: Paginator.setCollection\(collection\): expected a Collection, received \[\]/,
  );
  assert.throws(
    () => paginator.hasMorePagesWhen(null as never),
    /^TypeError: Paginator.hasMorePagesWhen\(hasMore\)/,
  );
});

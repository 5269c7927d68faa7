import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoke, isCallable } from '../../src/reference/support/callable';
import { installDynamicTail, installStaticTail } from '../../src/reference/support/dynamic-tail';
import { hasOperation, protectedOperations } from '../../src/reference/support/has-operation';
import { MacroRegistry } from '../../src/reference/support/macro-registry';
import { assignStatic } from '../../src/reference/support/static-state';

test('assignStatic writes to the class that declares the static', () => {
  class A {
    static wrap = 'a';
  }
  class B extends A {}
  class C extends A {
    static override wrap = 'c';
  }
  class D extends C {}
  assignStatic(B, 'wrap', 'x');
  assignStatic(D, 'wrap', 'y');
  assignStatic(D, 'own', 1);
  assert.deepEqual(
    [A.wrap, B.wrap, C.wrap, Object.hasOwn(B, 'wrap'), Object.hasOwn(D, 'own')],
    ['x', 'x', 'y', false, true],
  );
});

test('invoke calls functions with this, and invokable objects as themselves', () => {
  const invokable = {
    factor: 2,
    __invoke(value: number) {
      return value * this.factor;
    },
  };
  assert.equal(
    invoke(
      function (this: unknown) {
        return this;
      },
      [],
      'self',
    ),
    'self',
  );
  assert.equal(invoke(invokable, [4], 'ignored'), 8);
  assert.deepEqual([() => 1, invokable, 'text', {}].map(isCallable), [true, true, false, false]);
  assert.throws(() => invoke('text', []), /^TypeError: A callback: expected callable, received 'text'$/);
});

test('MacroRegistry: register, mixin, has, flush', () => {
  class Base {
    foo() {
      return () => 'base-foo';
    }
    bar() {
      return () => 'base-bar';
    }
    #hidden() {
      return () => 'hidden';
    }
    seen() {
      return this.#hidden();
    }
  }
  class Mixin extends Base {
    override foo() {
      return () => 'foo';
    }
  }
  const macros = new MacroRegistry('Thing');
  macros.register('', () => 'empty');
  macros.register('bar', () => 'first');
  macros.mixin(new Mixin(), false);
  assert.deepEqual([...macros.all.keys()], ['', 'bar', 'foo', 'seen']);
  assert.deepEqual(
    ['', 'bar', 'foo'].map((name) => macros.run(name, [])),
    ['empty', 'first', 'foo'],
  );
  macros.mixin(new Mixin(), true);
  assert.equal(macros.run('bar', []), 'base-bar');
  assert.ok(!macros.has('constructor') && !macros.has('__proto__'));
  assert.throws(
    () => macros.register('x', 5 as never),
    /^TypeError: Thing\.macro\(macro\): expected callable, received 5/,
  );
  assert.throws(
    () => macros.mixin({ bad: () => 5 }, true),
    /^TypeError: Thing\.macro\(macro\): expected callable/,
  );
  assert.throws(
    () => macros.mixin('x' as never, true),
    /^TypeError: Thing\.mixin\(mixin\): expected an object/,
  );
  macros.flush();
  assert.equal(macros.all.size, 0);
});

test('a dynamic tail answers unknown names only, never symbols, then or names of all objects', () => {
  class Root {
    known = 1;
    own(): string {
      return 'own';
    }
  }
  class Leaf extends Root {}
  installDynamicTail<Root>(Leaf, (self, name) => `${name}:${self.known}`);
  installStaticTail(Root, (cls, name) => `${cls.name}.${name}`);
  const leaf = new Leaf();
  assert.equal(leaf.own(), 'own');
  assert.equal(Reflect.get(leaf, 'other'), 'other:1');
  assert.equal(Reflect.get(Leaf, 'other'), 'Leaf.other');
  for (const key of ['then', Symbol.iterator, Symbol.toPrimitive])
    assert.equal(Reflect.get(leaf, key), undefined);
  assert.equal(leaf.toString(), '[object Object]');
  assert.ok(Object.hasOwn(leaf, 'known') && !('other' in leaf));
});

test('hasOperation sees declared public operations', () => {
  class Thing {
    value = 1;
    get [protectedOperations](): ReadonlySet<string> {
      return new Set(['kept']);
    }
    open(): void {}
    kept(): void {}
  }
  installDynamicTail<Thing>(Thing, () => () => 1);
  const names = ['open', 'kept', 'value', 'dynamic', 'constructor', 'toString', '__proto__'];
  assert.deepEqual(
    names.filter((name) => hasOperation(new Thing(), name)),
    ['open'],
  );
  assert.equal(hasOperation(null, 'x'), false);
});

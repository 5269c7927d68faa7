import { explainOverflow } from '../errors';
import { DYNAMIC_TAILS } from './calls';

/** Answers a read of a name that nothing declares; undefined when there is no answer. */
export type TailReader<S extends object> = (self: S, name: string) => unknown;

function tailOf(base: object, read: (self: object, name: string) => unknown): object {
  const tail = new Proxy(base, {
    get(target, key, self): unknown {
      // An answer for symbols or `then` would make objects look iterable or awaitable; the names every
      // object has belong to the language.
      if (typeof key === 'symbol' || key === 'then' || key in target) return Reflect.get(target, key, self);
      try {
        return read(self as object, key);
      } catch (error) {
        throw explainOverflow(`Property [${key}]`, error);
      }
    },
  });
  DYNAMIC_TAILS.add(tail);
  return tail;
}

/**
 * Lets instances of a root class answer names that nothing declares.
 *
 * The proxy sits at the end of the prototype chain, so declared members run at full speed.
 *
 * @param root - A class that extends nothing.
 * @param read - Answers a read.
 */
export function installDynamicTail<S extends object>(root: { prototype: S }, read: TailReader<S>): void {
  Object.setPrototypeOf(root.prototype, tailOf(Object.prototype, read as TailReader<object>));
}

/**
 * Lets a root class answer static names that nothing declares.
 *
 * @param root - A class that extends nothing.
 * @param read - Answers a read; `self` is the class through which the name was read.
 */
export function installStaticTail<C extends object>(root: C, read: TailReader<C>): void {
  Object.setPrototypeOf(root, tailOf(Function.prototype, read as TailReader<object>));
}

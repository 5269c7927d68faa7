import { isObject } from './contracts';
import { isFunction } from './is-function';

/** Names the operations of a class that only the class itself and its subclasses may call. */
export const protectedOperations: unique symbol = Symbol.for('touchstone.protected-operations');

/** The dynamic tails in use, which declare nothing although they answer every name. */
export const DYNAMIC_TAILS = new WeakSet<object>();

/**
 * Tells whether an object declares a public operation, itself or through its classes.
 *
 * What every object inherits (`constructor`, `hasOwnProperty`, ...), what a dynamic tail offers and what the
 * class lists under {@link protectedOperations} do not count.
 *
 * @param target - Any value.
 * @param name - The operation's name.
 * @returns Whether a call by that name reaches a declared function.
 */
export function hasOperation(target: unknown, name: string): boolean {
  let level: unknown = target;
  while (isObject(level) && level !== Object.prototype && !DYNAMIC_TAILS.has(level)) {
    if (Object.hasOwn(level, name)) return name !== 'constructor' && isPublic(target as object, name);
    level = Object.getPrototypeOf(level);
  }
  return false;
}

function isPublic(target: object, name: string): boolean {
  const names: unknown = Reflect.get(target, protectedOperations);
  return isFunction(Reflect.get(target, name)) && !(names instanceof Set && names.has(name));
}

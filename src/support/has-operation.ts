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
  if (typeof target !== 'object' || target === null || name === 'constructor') return false;
  for (let level: object | null = target; level !== null && level !== Object.prototype; ) {
    if (DYNAMIC_TAILS.has(level)) return false;
    if (Object.hasOwn(level, name)) {
      return typeof Reflect.get(level, name, target) === 'function' && !isProtected(target, name);
    }
    level = Object.getPrototypeOf(level) as object | null;
  }
  return false;
}

function isProtected(target: object, name: string): boolean {
  const names: unknown = Reflect.get(target, protectedOperations);
  return names instanceof Set && names.has(name);
}

/**
 * Tells whether a value can be called as a function, which classes cannot.
 *
 * @param value - Any value.
 * @returns Whether it is a function and no class.
 */
export function isFunction(value: unknown): value is (...args: never[]) => unknown {
  return typeof value === 'function' && !isClass(value);
}

function isClass(value: object): boolean {
  // Most functions are arrows, which have no prototype; that of a class cannot be replaced.
  return (
    Object.hasOwn(value, 'prototype') &&
    Object.getOwnPropertyDescriptor(value, 'prototype')?.writable === false
  );
}

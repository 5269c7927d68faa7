/**
 * Tells whether a value is an object.
 *
 * @param value - Any value.
 * @returns Whether it is an object: neither null nor a function.
 */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Tells whether a value is an object literal (or an object without prototype), not an instance of a class.
 *
 * @param value - Any value.
 * @returns Whether it is a plain object.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Tells whether an object can be iterated.
 *
 * @param value - Any value.
 * @returns Whether it is an object with an iterator; a string is not.
 */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return isObject(value) && typeof Reflect.get(value, Symbol.iterator) === 'function';
}

/**
 * Tells whether a value can be called as a function, which classes cannot.
 *
 * @param value - Any value.
 * @returns Whether it is a function but not a class.
 */
export function isFunction(value: unknown): value is (...args: never[]) => unknown {
  return typeof value === 'function' && !isClass(value);
}

/** The functions of the language that are made like classes, but convert what they are called with. */
const CONVERSIONS: ReadonlySet<object> = new Set([String, Number, Boolean, BigInt]);

function isClass(value: object): boolean {
  // Methods and arrow functions have no prototype, and that of any other function is writable.
  if (!Object.hasOwn(value, 'prototype') || CONVERSIONS.has(value)) return false;
  return Object.getOwnPropertyDescriptor(value, 'prototype')?.writable === false;
}

/**
 * Returns the short name of a class or of the class of an instance.
 *
 * @param value - An instance or a class.
 * @returns The class's name, or that of the nearest class above it that has one; `Object` where there is none.
 */
export function className(value: object): string {
  let owner: unknown = typeof value === 'function' ? value : Reflect.get(value, 'constructor');
  while (typeof owner === 'function' && owner.name === '') owner = Object.getPrototypeOf(owner);
  return typeof owner === 'function' ? owner.name : 'Object';
}

/**
 * Tells whether a value is null; undefined counts as null.
 *
 * @param value - Any value.
 * @returns Whether it is.
 */
export function isNull(value: unknown): value is null | undefined {
  return (value ?? null) === null;
}

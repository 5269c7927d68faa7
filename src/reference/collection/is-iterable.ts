import { isObject } from '../support/contracts';

/**
 * Tells whether an object can be iterated.
 *
 * @param value - Any value.
 * @returns Whether it is an object with an iterator; text is none.
 */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return isObject(value) && typeof Reflect.get(value, Symbol.iterator) === 'function';
}

/**
 * Gives the short name of a class or of the class of an instance.
 *
 * @param value - An instance or a class.
 * @returns The class's name; `Object` for an object without a class.
 */
export function className(value: object): string {
  const owner: unknown = typeof value === 'function' ? value : Reflect.get(value, 'constructor');
  return typeof owner === 'function' ? owner.name : 'Object';
}

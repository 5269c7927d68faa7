/**
 * Gives the short name of a class or of the class of an instance.
 *
 * @param value - An instance, a class, or any other value.
 * @returns The class's name, or the kind of the value when it has no class of its own.
 */
export function className(value: unknown): string {
  if (typeof value === 'function') return value.name === '' ? 'Closure' : value.name;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const owner: unknown = Reflect.get(value, 'constructor');
  return typeof owner === 'function' && owner.name !== '' ? owner.name : 'Object';
}

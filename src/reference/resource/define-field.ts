/**
 * Gives an object a field of its own; an assignment would take the name `__proto__` for something else.
 *
 * @param object - The object.
 * @param name - The field's name.
 * @param value - Its value.
 * @returns Whether the object has it now.
 */
export function defineField(object: object, name: string, value: unknown): boolean {
  return Reflect.defineProperty(object, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

/**
 * Writes a static property to the class that declares it, instead of shadowing it on a subclass.
 *
 * @param cls - The class through which the property is written.
 * @param key - The property's name.
 * @param value - The new value.
 *
 * Interface row: `Statement.bootOnlyPersists`
 */
export function assignStatic(cls: object, key: string, value: unknown): void {
  let owner: object | null = cls;
  while (owner !== null && !Object.hasOwn(owner, key)) owner = Object.getPrototypeOf(owner) as object | null;
  Reflect.set(owner ?? cls, key, value);
}

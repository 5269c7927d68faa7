/**
 * Writes static properties to the classes that declare them, instead of shadowing them on a subclass.
 *
 * @param cls - The class through which the properties are written; it or what it extends declares all of them.
 * @param values - Their new values, by name.
 *
 * Interface row: `Statement.bootOnlyPersists`
 */
export function assignStatics(cls: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    let owner = cls;
    while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner) as object;
    Reflect.set(owner, name, value);
  }
}

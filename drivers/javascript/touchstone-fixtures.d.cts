type AnyClass = abstract new (...args: never[]) => object;

/**
 * Makes the fixture classes of docs/fixtures.md.
 *
 * @param classNamed - Finds a class of the implementation by its name in the interface.
 * @returns The classes by name.
 */
export declare function fixtureClasses(classNamed: (name: string) => AnyClass): {
  readonly [name: string]: AnyClass;
};

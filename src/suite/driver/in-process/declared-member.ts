/** A member that an object or a class declares, and where. */
export interface DeclaredMember {
  readonly owner: object;
  readonly descriptor: PropertyDescriptor;
}

function findIn(start: object, name: string, root: object): DeclaredMember | null {
  if (name === 'constructor') return null;
  const common = Reflect.getOwnPropertyDescriptor(root, name);
  for (let level: object | null = start; level !== null && level !== root; ) {
    const descriptor = Reflect.getOwnPropertyDescriptor(level, name);
    if (descriptor !== undefined) {
      // A proxy at the end of the chain shows what its target has: the members of every object.
      const isCommon =
        common !== undefined && descriptor.value === common.value && descriptor.get === common.get;
      return isCommon ? null : { owner: level, descriptor };
    }
    level = Reflect.getPrototypeOf(level);
  }
  return null;
}

/**
 * Finds what an object declares under a name, itself or through its classes.
 *
 * What every object inherits does not count, nor what a proxy answers dynamically.
 *
 * @param object - Any object.
 * @param name - The member's name.
 * @returns The member, or null.
 */
export function declaredMember(object: object, name: string): DeclaredMember | null {
  return findIn(object, name, Object.prototype);
}

/**
 * Finds what a class declares as static under a name, itself or through its parents.
 *
 * @param cls - Any class.
 * @param name - The member's name.
 * @returns The member, or null.
 */
export function declaredStatic(cls: object, name: string): DeclaredMember | null {
  return name === 'prototype' ? null : findIn(cls, name, Function.prototype);
}

/** A function of the module under judgement. */
export type AnyFunction = (...args: unknown[]) => unknown;

/**
 * Returns the function that a member is.
 *
 * @param member - A member, or null.
 * @returns The function, or null when there is no member or it is something else.
 */
export function functionOf(member: DeclaredMember | null): AnyFunction | null {
  const value: unknown = member?.descriptor.value;
  return typeof value === 'function' ? (value as AnyFunction) : null;
}

// Operations that JavaScript has under a name of its own.
const nativeNames: ReadonlyMap<string, string> = new Map([['__toString', 'toString']]);

/**
 * Finds the method that an object declares.
 *
 * @param object - Any object.
 * @param name - The operation's name in the interface.
 * @returns The method, also where the language has another name for it, or null.
 */
export function declaredMethod(object: object, name: string): AnyFunction | null {
  const method = functionOf(declaredMember(object, name));
  if (method !== null) return method;
  const native = nativeNames.get(name);
  return native === undefined ? null : functionOf(declaredMember(object, native));
}

/**
 * Finds the static method that a class declares.
 *
 * @param cls - Any class.
 * @param name - The operation's name in the interface.
 * @returns The method, or null.
 */
export function declaredStaticMethod(cls: object, name: string): AnyFunction | null {
  return functionOf(declaredStatic(cls, name));
}

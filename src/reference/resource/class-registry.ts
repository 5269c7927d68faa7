import { InvalidArgumentException } from '../errors';
import { classArgument, textArgument } from '../php/arguments';

/** Any class, whatever its constructor takes. */
export type AnyClass = abstract new (...args: never[]) => object;

/** A class, or the name under which it is registered. */
export type ClassReference = AnyClass | string;

const classes = new Map<string, AnyClass>();

/**
 * Makes a class known under a name, so that text can stand for it: the class a collection collects, a marker's
 * class, and the classes that naming rules look for.
 *
 * @param cls - The class.
 * @param name - The name; by default the class's own.
 * @returns The class, so that a definition can be wrapped in the call.
 * @throws InvalidArgumentException when the name already stands for another class.
 */
export function registerClass<C extends AnyClass>(cls: C, name?: string): C {
  const known = classArgument('registerClass(cls)', cls);
  const key = name === undefined ? known.name : textArgument('registerClass(name)', name);
  if ((classes.get(key) ?? cls) !== cls) {
    throw new InvalidArgumentException(`registerClass(name): [${key}] already stands for another class.`);
  }
  classes.set(key, cls);
  return cls;
}

/**
 * Forgets a name, so that it may stand for another class.
 *
 * @param name - The name; nothing happens when it is unknown.
 */
export function forgetClass(name: string): void {
  classes.delete(name);
}

/**
 * Finds the class a reference stands for.
 *
 * @param reference - A class or a name; null stands for none.
 * @returns The class, or null when there is none.
 * @throws TypeError when it is neither a class nor text.
 */
export function findClass(reference: ClassReference | null): AnyClass | null {
  if (typeof reference === 'function') return reference;
  if (reference === null) return null;
  return classes.get(textArgument('A class', reference, 'a class or its registered name')) ?? null;
}

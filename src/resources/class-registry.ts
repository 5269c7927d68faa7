import { className } from '../support/class-name';
import { InvalidArgumentException, wrongType } from '../support/errors';

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
 * @throws InvalidArgumentException when the name is empty or already stands for another class.
 */
export function registerClass<C extends AnyClass>(cls: C, name: string = cls.name): C {
  if (typeof cls !== 'function') throw wrongType('registerClass(cls)', 'a class', cls);
  if (name === '')
    throw new InvalidArgumentException('registerClass(name): a class without a name needs one.');
  const known = classes.get(name);
  if (known !== undefined && known !== cls) {
    throw new InvalidArgumentException(`registerClass(name): [${name}] already stands for another class.`);
  }
  classes.set(name, cls);
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
 * @param reference - A class or a name.
 * @returns The class, or null when the name is unknown.
 */
export function findClass(reference: ClassReference): AnyClass | null {
  return typeof reference === 'function' ? reference : (classes.get(reference) ?? null);
}

/**
 * Gives the name of a class, as the interface shows classes, where that name leads back to the class.
 *
 * @param reference - A class or a name.
 * @returns The name; the class itself when it is not registered.
 */
export function nameClass(reference: ClassReference): ClassReference {
  if (typeof reference === 'string') return reference;
  const name = className(reference);
  return classes.get(name) === reference ? name : reference;
}

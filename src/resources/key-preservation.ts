import type { AnyClass } from './class-registry';
import { isMarkedPreserveKeys } from './markers';

/** What a class declares as `preserveKeys`: a static, or a getter for its instances. */
interface Declaring {
  readonly preserveKeys?: unknown;
}

const getters = new WeakMap<object, (() => unknown) | null>();

/**
 * Reads what an object or its class declares about keeping numeric keys. The object's own field comes before a
 * getter of its classes, and that before the class's static.
 *
 * @param instance - A resource.
 * @param cls - Its class.
 * @returns The declared value, or undefined when nothing is declared.
 */
export function declaredKeyPreservation(instance: object | null, cls: AnyClass): unknown {
  if (instance !== null) {
    if (Object.hasOwn(instance, 'preserveKeys')) return Reflect.get(instance, 'preserveKeys');
    const getter = getterOf(cls.prototype as object);
    if (getter !== null) return getter.call(instance);
  }
  return (cls as Declaring).preserveKeys;
}

/**
 * Tells whether a class carries the PreserveKeys marker, and remembers the answer.
 *
 * @param cls - The class.
 * @param cache - The answers so far, which the interface shows as a property.
 * @returns Whether it is marked.
 */
export function isMarked(cls: AnyClass, cache: Map<AnyClass, boolean>): boolean {
  let marked = cache.get(cls);
  if (marked === undefined) {
    marked = isMarkedPreserveKeys(cls);
    cache.set(cls, marked);
  }
  return marked;
}

/** Finds a getter without reading it: the operation of that name would not tell about keys. */
function getterOf(prototype: object): (() => unknown) | null {
  const known = getters.get(prototype);
  if (known !== undefined) return known;
  let found: (() => unknown) | null = null;
  for (let level: object | null = prototype; level !== null && found === null; ) {
    found = Object.getOwnPropertyDescriptor(level, 'preserveKeys')?.get ?? null;
    level = Object.getPrototypeOf(level) as object | null;
  }
  getters.set(prototype, found);
  return found;
}

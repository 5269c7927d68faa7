import type { AnyClass } from './class-registry';
import { isMarkedPreserveKeys } from './markers';
import { rememberClass } from './remember-class';

/**
 * Reads what a resource declares about keeping numeric keys, in a field of its own or else as its class's static.
 *
 * @param resource - The resource, or null to ask the class alone.
 * @param cls - Its class.
 * @returns The declared value, undefined when nothing is declared.
 */
export function declaredKeyPreservation(resource: object | null, cls: AnyClass): unknown {
  const holder = resource !== null && Object.hasOwn(resource, 'preserveKeys') ? resource : cls;
  return (holder as { readonly preserveKeys?: unknown }).preserveKeys;
}

/**
 * Tells whether a class carries the PreserveKeys marker, and remembers the answer.
 *
 * @param cls - The class.
 * @param cache - The answers so far, which the interface shows as a property.
 * @returns Whether it is marked.
 */
export function isMarked(cls: AnyClass, cache: Map<AnyClass, boolean>): boolean {
  const known = cache.get(cls);
  if (known !== undefined) return known;
  const marked = isMarkedPreserveKeys(cls);
  rememberClass(cache, cls, marked);
  return marked;
}

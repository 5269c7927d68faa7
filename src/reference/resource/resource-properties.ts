import type { AnyClass } from './class-registry';

// JavaScript has one namespace for properties and operations, so where the interface gives an operation and a
// property the same name, the operation keeps it and the property's value lives in a member of another name.
const members = new Map([
  ['with', 'withData'],
  ['additional', 'additionalData'],
  ['attributes', 'attributeValues'],
  ['collects', 'collectedClass'],
  ['preserveKeys', 'keyPreservation'],
]);

/**
 * Returns the member of a resource that holds a property of the interface.
 *
 * @param name - The property's name, without "$".
 * @returns The member's name.
 *
 * Interface rows: `AnonymousResourceCollection.toAttributes`, `AnonymousResourceCollection.$collects`, `AnonymousResourceCollection.$preserveKeys`,
 * `AnonymousResourceCollection.$with`, `AnonymousResourceCollection.$additional`
 */
export function memberOf(name: string): string {
  return members.get(name) ?? name;
}

/**
 * Reads a property of the interface that a resource, or its class, declares.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns The value; undefined for a property that is the underlying value's affair.
 *
 * Interface rows: `AnonymousResourceCollection.$preserveKeys`, `AnonymousResourceCollection.__get`
 */
export function declaredProperty(resource: object, name: string): unknown {
  const member = memberOf(name);
  const value = Object.hasOwn(resource, member) ? (resource as Record<string, unknown>)[member] : undefined;
  if (value !== undefined || name !== 'preserveKeys') return value;
  return declaredKeyPreservation(resource, resource.constructor as AnyClass);
}

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

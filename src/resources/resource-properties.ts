import { wrongType } from '../support/errors';
import { isMapLike } from '../support/is-map-like';
import { OrderedMap } from '../support/ordered-map';
import { assignStatic } from '../support/static-state';
import { type AnyClass, type ClassReference, findClass, nameClass } from './class-registry';
import { declaredKeyPreservation } from './key-preservation';
import { resourceMacros } from './resource-macros';

// JavaScript has one namespace for properties and operations, so where the interface gives an operation and a
// property the same name, the operation keeps it and the property's value lives in a member of another name.
const members: Readonly<Record<string, string>> = {
  resource: 'resource',
  with: 'withData',
  additional: 'additionalData',
  attributes: 'attributeValues',
  collects: 'collectedClass',
  collection: 'collection',
  preserveKeys: 'keyPreservation',
  preserveAllQueryParameters: 'preserveAllQueryParameters',
  queryParameters: 'queryParameters',
};

const statics: Readonly<Record<string, string>> = {
  wrap: 'wrapKey',
  forceWrapping: 'forceWrapping',
  cachedPreserveKeysAttributes: 'cachedPreserveKeysAttributes',
  cachedCollectsAttributes: 'cachedCollectsAttributes',
};

/** A resource, as far as its properties matter. */
export interface DelegatingResource {
  __get(key: string): unknown;
  __isset(key: string): boolean;
}

/**
 * Reads a property of a resource by the interface's name, for example `with`, `collects` or `preserveKeys`.
 * A property that the resource's class does not declare is read from the underlying value.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns The value; a class is given by its registered name.
 */
export function resourceProperty(resource: DelegatingResource, name: string): unknown {
  const member = memberOf(resource, name);
  if (member === null) return resource.__get(name);
  const value: unknown = Reflect.get(resource, member);
  if (name === 'preserveKeys')
    return value ?? declaredKeyPreservation(resource, resource.constructor as AnyClass);
  return name === 'collects' && value !== null ? nameClass(value as ClassReference) : value;
}

/**
 * Writes a property of a resource by the interface's name. A property that the resource's class does not declare
 * becomes one of this object.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @param value - The new value.
 */
export function setResourceProperty(resource: DelegatingResource, name: string, value: unknown): void {
  const member = memberOf(resource, name) ?? (isOptional(name) ? (members[name] ?? name) : name);
  if (Object.hasOwn(resource, member)) Reflect.set(resource, member, value);
  else
    Object.defineProperty(resource, member, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Tells whether a property of a resource is set and not null.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns Whether it is, in the resource or else in the underlying value.
 */
export function hasResourceProperty(resource: DelegatingResource, name: string): boolean {
  if (memberOf(resource, name) === null) return resource.__isset(name);
  return (resourceProperty(resource, name) ?? null) !== null;
}

/**
 * Reads a static property of a resource class by the interface's name, for example `wrap` or `macros`.
 *
 * @param cls - The class.
 * @param name - The property's name, without "$".
 * @returns The value; the caches and the macros as a copy, with registered names for classes.
 * @throws TypeError when the interface has no such property.
 */
export function resourceStatic(cls: AnyClass, name: string): unknown {
  if (name === 'macros') return OrderedMap.from<unknown>(resourceMacros.all);
  const value: unknown = Reflect.get(cls, staticMember(name));
  if (!(value instanceof Map)) return value;
  const shown = new OrderedMap<unknown>();
  for (const [key, cached] of value as Map<AnyClass, ClassReference | boolean>) {
    shown.set(key.name, typeof cached === 'boolean' ? cached : nameClass(cached));
  }
  return shown;
}

/**
 * Writes a static property of a resource class by the interface's name, in the class that declares it.
 *
 * @param cls - The class.
 * @param name - The property's name, without "$".
 * @param value - The new value; for the caches a map from registered class names.
 * @throws TypeError when the interface has no such property, or a cache is given something else than a map.
 */
export function setResourceStatic(cls: AnyClass, name: string, value: unknown): void {
  const isTable = name === 'macros' || name.startsWith('cached');
  if (!isTable) {
    assignStatic(cls, staticMember(name), value);
    return;
  }
  if (!isMapLike(value)) throw wrongType(`The static property ${name}`, 'a map', value);
  const entries = OrderedMap.from<unknown>(value);
  if (name === 'macros') {
    resourceMacros.flush();
    for (const [key, macro] of entries) resourceMacros.register(String(key), macro as object);
    return;
  }
  const cache = new Map<AnyClass, unknown>();
  for (const [key, cached] of entries) {
    const known = findClass(String(key));
    if (known !== null) cache.set(known, cached);
  }
  assignStatic(cls, staticMember(name), cache);
}

/**
 * Tells whether the class of a resource, or the resource itself, declares a property of the interface.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns Whether it does; any other property is the underlying value's affair.
 */
export function declaresResourceProperty(resource: object, name: string): boolean {
  return memberOf(resource, name) !== null;
}

/**
 * Gives the member of a resource class that holds a static property of the interface.
 *
 * @param name - The property's name, without "$".
 * @returns The member's name; null when resources have no such static property.
 */
export function resourceStaticMember(name: string): string | null {
  return Object.hasOwn(statics, name) ? (statics[name] ?? null) : null;
}

/** The member that holds a property the object declares; null for one that is the underlying value's affair. */
function memberOf(resource: object, name: string): string | null {
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  if (member === undefined) return Object.hasOwn(resource, name) ? name : null;
  if (!Object.hasOwn(resource, member)) return null;
  if (!isOptional(name) || Reflect.get(resource, member) !== undefined) return member;
  if (name === 'attributes') return null;
  return declaredKeyPreservation(resource, resource.constructor as AnyClass) === undefined ? null : member;
}

/** Tells whether a property is one that not every resource declares: its member is undefined until it is given. */
function isOptional(name: string): boolean {
  return name === 'preserveKeys' || name === 'attributes';
}

function staticMember(name: string): string {
  const member = resourceStaticMember(name);
  if (member === null)
    throw wrongType('The static property of a resource', Object.keys(statics).join(', '), name);
  return member;
}

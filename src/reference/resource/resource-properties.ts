import { isResource, type ResourceContract } from '../contracts';
import { wrongType } from '../errors';
import { classArgument, objectArgument, textArgument } from '../php/arguments';
import { OrderedMap } from '../php/ordered-map';
import type { AnyClass } from './class-registry';
import { defineField } from './define-field';
import { declaredKeyPreservation } from './key-preservation';
import { resourceMacros } from './resource-macros';
import { assignStatic } from './static-state';

// JavaScript has one namespace for properties and operations, so where the interface gives an operation and a
// property the same name, the operation keeps it and the property's value lives in a member of another name.
const members = new Map([
  ['with', 'withData'],
  ['additional', 'additionalData'],
  ['attributes', 'attributeValues'],
  ['collects', 'collectedClass'],
  ['preserveKeys', 'keyPreservation'],
]);

const statics = new Map([
  ['wrap', 'wrapKey'],
  ['forceWrapping', 'forceWrapping'],
  ['cachedPreserveKeysAttributes', 'cachedPreserveKeysAttributes'],
  ['cachedCollectsAttributes', 'cachedCollectsAttributes'],
]);

/**
 * Reads a property of a resource by the interface's name, for example `with`, `collects` or `preserveKeys`.
 * A property that the resource does not declare is read from the underlying value.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns The value.
 */
export function resourceProperty(resource: ResourceContract, name: string): unknown {
  const value = declaredProperty(requireResource('resourceProperty(resource)', resource), name);
  return value === undefined ? resource.__get(name) : value;
}

/**
 * Writes a property of a resource by the interface's name. A property that the resource does not declare becomes
 * one of this object.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @param value - The new value.
 * @returns Whether it has that value now.
 */
export function setResourceProperty(resource: object, name: string, value: unknown): boolean {
  return defineField(objectArgument('setResourceProperty(resource)', resource), memberOf(name), value);
}

/**
 * Tells whether a property of a resource is set and not null.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns Whether it is, in the resource or else in the underlying value.
 */
export function hasResourceProperty(resource: ResourceContract, name: string): boolean {
  const value = declaredProperty(requireResource('hasResourceProperty(resource)', resource), name);
  return value === undefined ? resource.__isset(name) : value !== null;
}

/**
 * Reads a property of the interface that a resource, or its class, declares.
 *
 * @param resource - The resource.
 * @param name - The property's name, without "$".
 * @returns The value; undefined for a property that is the underlying value's affair.
 */
export function declaredProperty(resource: object, name: string): unknown {
  const member = memberOf(name);
  const value: unknown = Object.hasOwn(resource, member) ? Reflect.get(resource, member) : undefined;
  if (value !== undefined || name !== 'preserveKeys') return value;
  return declaredKeyPreservation(resource, resource.constructor as AnyClass);
}

/**
 * Reads a static property of a resource class by the interface's name, for example `wrap` or `macros`.
 *
 * @param cls - The class.
 * @param name - The property's name, without "$".
 * @returns The value; the macros and the caches as a copy, with the names of classes for keys; undefined when the
 *   interface has no such property.
 */
export function resourceStatic(cls: AnyClass, name: string): unknown {
  if (name === 'macros') return OrderedMap.from<unknown>(resourceMacros.all);
  const member = statics.get(name);
  const value: unknown = member && Reflect.get(classArgument('resourceStatic(cls)', cls), member);
  if (!(value instanceof Map)) return value;
  return OrderedMap.fromEntries(Array.from(value as Map<AnyClass, unknown>, ([key, it]) => [key.name, it]));
}

/**
 * Writes a static property of a resource class by the interface's name, in the class that declares it.
 *
 * @param cls - The class.
 * @param name - The property's name, without "$".
 * @param value - The new value; for a cache a Map from classes.
 * @returns Whether the interface has such a property that can be written.
 */
export function setResourceStatic(cls: AnyClass, name: string, value: unknown): boolean {
  const member = statics.get(name);
  if (member !== undefined) {
    const owner = classArgument('setResourceStatic(cls)', cls);
    assignStatic(owner, member, member.startsWith('cached') ? cacheOf(value) : value);
  }
  return member !== undefined;
}

/**
 * Gives the member of a resource class that holds a static property of the interface.
 *
 * @param name - The property's name, without "$".
 * @returns The member's name; undefined when resources have no such static property.
 */
export function resourceStaticMember(name: string): string | undefined {
  return statics.get(name);
}

/** A cache that is written is a Map from classes. */
function cacheOf(value: unknown): Map<AnyClass, unknown> {
  if (!(value instanceof Map)) throw wrongType('setResourceStatic(value)', 'a Map', value);
  for (const cls of value.keys()) classArgument('A key of setResourceStatic(value)', cls);
  return new Map(value);
}

function memberOf(name: string): string {
  return members.get(name) ?? textArgument('A property name', name);
}

function requireResource(culprit: string, value: object): object {
  if (isResource(value)) return value;
  throw wrongType(culprit, 'a resource', value);
}

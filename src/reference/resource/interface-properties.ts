import { isResource } from '../contracts';
import { requireType } from '../errors';
import { OrderedMap } from '../php/ordered-map';
import type { AnyClass } from './class-registry';
import { resourceMacros } from './delegate';
import { isResourceClass } from './json-resource';
import { declaredProperty, memberOf } from './resource-properties';
import { assignStatic } from './static-state';

const statics = new Map([
  ['wrap', 'wrapKey'],
  ['forceWrapping', 'forceWrapping'],
  ['cachedPreserveKeysAttributes', 'cachedPreserveKeysAttributes'],
  ['cachedCollectsAttributes', 'cachedCollectsAttributes'],
]);

// Settings that the constructor reads, so that a subclass has to declare them before there is an object.
const settings: ReadonlySet<string> = new Set(['collects', 'preserveKeys']);

/**
 * How a program reads and writes the interface's properties on any object or class of this library by the names
 * the interface gives them, without "$". Each member answers null or false for what is not declared there; paginators
 * show theirs as `properties` and `state`.
 */
export const interfaceProperties = {
  /** Reads a property that a resource declares. */
  read(object: object, name: string): { readonly value: unknown } | null {
    const value = declaredProperty(object, name);
    return value === undefined ? null : { value };
  },

  /** Writes a property of a resource; one that it does not declare becomes one of this object. */
  write(object: object, name: string, value: unknown): boolean {
    return isResource(object) && defineField(object, memberOf(name), value);
  },

  /** Reads a static property of a resource class; macros and caches as a copy, with the names of classes for keys. */
  readStatic(cls: AnyClass, name: string): { readonly value: unknown } | null {
    if (!isResourceClass(cls)) return null;
    if (name === 'macros') return { value: OrderedMap.from(resourceMacros) };
    const member = statics.get(name);
    if (member === undefined) return null;
    const value: unknown = Reflect.get(cls, member);
    if (!(value instanceof Map)) return { value };
    return { value: OrderedMap.fromEntries(Array.from(value, ([owner, known]) => [owner.name, known])) };
  },

  /** Writes a static property of a resource class, in the class that declares it; a cache is a Map from classes. */
  writeStatic(cls: AnyClass, name: string, value: unknown): boolean {
    const member = statics.get(name);
    if (!isResourceClass(cls) || member === undefined) return false;
    const isRight = !member.startsWith('cached') || value instanceof Map;
    requireType(isRight, 'interfaceProperties.writeStatic(value)', 'a Map', value);
    assignStatic(cls, member, value instanceof Map ? new Map(value) : value);
    return true;
  },

  /** Declares the initial value of a property on a subclass, where the constructor has to know it. */
  declareDefault(cls: AnyClass, name: string, value: unknown): boolean {
    return isResourceClass(cls) && settings.has(name) && defineField(cls, name, value);
  },

  /** Declares a static property again on a subclass, which gets a storage of its own. */
  declareStatic(cls: AnyClass, name: string, value: unknown): boolean {
    return isResourceClass(cls) && defineField(cls, statics.get(name) ?? name, value);
  },
};

/** Gives an object a field of its own; an assignment would take the name `__proto__` for something else. */
function defineField(object: object, name: string, value: unknown): boolean {
  const isOpen = { writable: true, enumerable: true, configurable: true };
  return Reflect.defineProperty(object, name, { value, ...isOpen });
}

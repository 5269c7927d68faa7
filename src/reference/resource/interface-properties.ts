import { isResource } from '../contracts';
import type { AnyClass } from './class-registry';
import { defineField } from './define-field';
import { isResourceClass } from './json-resource';
import {
  declaredProperty,
  resourceStatic,
  resourceStaticMember,
  setResourceProperty,
  setResourceStatic,
} from './resource-properties';

// Settings that the constructor reads, so that a subclass has to declare them before there is an object.
const settings: ReadonlySet<string> = new Set(['collects', 'preserveKeys']);

/**
 * How a program reads and writes the interface's properties on any object or class of this library by the names
 * the interface gives them. Each member answers null or false for what is not declared there; paginators show
 * theirs as `properties` and `state`.
 */
export const interfaceProperties = {
  /** Reads a property that a resource declares. */
  read(object: object, name: string): { readonly value: unknown } | null {
    const value = declaredProperty(object, name);
    return value === undefined ? null : { value };
  },

  /** Writes a property of a resource. */
  write(object: object, name: string, value: unknown): boolean {
    return isResource(object) && setResourceProperty(object, name, value);
  },

  /** Reads a static property of a resource class. */
  readStatic(cls: AnyClass, name: string): { readonly value: unknown } | null {
    const value = isResourceClass(cls) ? resourceStatic(cls, name) : undefined;
    return value === undefined ? null : { value };
  },

  /** Writes a static property of a resource class, in the class that declares it. */
  writeStatic(cls: AnyClass, name: string, value: unknown): boolean {
    return isResourceClass(cls) && setResourceStatic(cls, name, value);
  },

  /** Declares the initial value of a property on a subclass, where the constructor has to know it. */
  declareDefault(cls: AnyClass, name: string, value: unknown): boolean {
    return isResourceClass(cls) && settings.has(name) && defineField(cls, name, value);
  },

  /** Gives a new object the initial value that its class declares. */
  initialize: setResourceProperty,

  /** Declares a static property again on a subclass, which gets a storage of its own. */
  declareStatic(cls: AnyClass, name: string, value: unknown): boolean {
    return isResourceClass(cls) && defineField(cls, resourceStaticMember(name) ?? name, value);
  },
};

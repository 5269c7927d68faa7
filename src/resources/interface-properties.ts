import { isResource } from '../support/contracts';
import type { AnyClass } from './class-registry';
import { JsonResource } from './json-resource';
import {
  type DelegatingResource,
  declaresResourceProperty,
  resourceProperty,
  resourceStatic,
  resourceStaticMember,
  setResourceProperty,
  setResourceStatic,
} from './resource-properties';

// Settings that the constructor reads, so that a subclass has to declare them before there is an object.
const settings: ReadonlySet<string> = new Set(['collects', 'preserveKeys']);

/**
 * How a program reads and writes the interface's properties on any object or class of this library by the names
 * the interface gives them. Each member answers null or false for what is not a resource or not declared there;
 * paginators show theirs as `properties` and `state`.
 */
export const interfaceProperties = {
  /** Reads a property that a resource declares. */
  read(object: object, name: string): { readonly value: unknown } | null {
    if (!isResource(object) || !declaresResourceProperty(object, name)) return null;
    return { value: resourceProperty(object as DelegatingResource, name) };
  },

  /** Writes a property that a resource declares. */
  write(object: object, name: string, value: unknown): boolean {
    if (!isResource(object) || !declaresResourceProperty(object, name)) return false;
    setResourceProperty(object as DelegatingResource, name, value);
    return true;
  },

  /** Reads a static property of a resource class. */
  readStatic(cls: AnyClass, name: string): { readonly value: unknown } | null {
    return isStaticProperty(cls, name) ? { value: resourceStatic(cls, name) } : null;
  },

  /** Writes a static property of a resource class, in the class that declares it. */
  writeStatic(cls: AnyClass, name: string, value: unknown): boolean {
    if (!isStaticProperty(cls, name)) return false;
    setResourceStatic(cls, name, value);
    return true;
  },

  /** Declares the initial value of a property on a subclass, where the constructor has to know it. */
  declareDefault(cls: AnyClass, name: string, value: unknown): boolean {
    if (!isResourceClass(cls) || !settings.has(name)) return false;
    define(cls, name, value);
    return true;
  },

  /** Gives a new object the initial value that its class declares. */
  initialize(object: object, name: string, value: unknown): void {
    if (isResource(object)) setResourceProperty(object as DelegatingResource, name, value);
    else define(object, name, value);
  },

  /** Declares a static property again on a subclass, which gets a storage of its own. */
  declareStatic(cls: AnyClass, name: string, value: unknown): boolean {
    const member = isResourceClass(cls) ? resourceStaticMember(name) : null;
    if (member === null) return false;
    define(cls, member, value);
    return true;
  },
};

function isResourceClass(cls: AnyClass): boolean {
  return cls === JsonResource || cls.prototype instanceof JsonResource;
}

function isStaticProperty(cls: AnyClass, name: string): boolean {
  return isResourceClass(cls) && (name === 'macros' || resourceStaticMember(name) !== null);
}

function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

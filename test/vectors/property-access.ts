import { Paginator } from '../../src/reference/paginator/paginator';
import { JsonResource } from '../../src/reference/resource/json-resource';
import {
  hasResourceProperty,
  resourceProperty,
  setResourceProperty,
} from '../../src/reference/resource/resource-properties';
import { isCollection } from '../../src/reference/support/contracts';
import { hasOperation } from '../../src/reference/support/has-operation';

/** Reads a property from outside, through the object's own dynamic properties. */
export function getProperty(target: object, name: string): unknown {
  if (target instanceof JsonResource) return resourceProperty(target, name);
  if (target instanceof Paginator && name === 'onEachSide') return target.linksOnEachSide;
  if (Object.hasOwn(target, name)) return Reflect.get(target, name);
  if (isCollection(target)) throw new Error(`Property [${name}] does not exist on this collection instance.`);
  if (hasOperation(target, '__get')) return magic(target, '__get', name);
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? null : (value ?? null);
}

/** Writes a property from outside. */
export function setProperty(target: object, name: string, value: unknown): void {
  if (target instanceof JsonResource) setResourceProperty(target, name, value);
  else if (target instanceof Paginator && name === 'onEachSide') target.linksOnEachSide = value as number;
  else if (hasOperation(target, '__set')) magic(target, '__set', name, value);
  else Reflect.set(target, name, value);
}

/** Tells whether a property is set and not null. */
export function issetProperty(target: object, name: string): boolean {
  if (target instanceof JsonResource) return hasResourceProperty(target, name);
  if (Object.hasOwn(target, name)) return (Reflect.get(target, name) ?? null) !== null;
  if (hasOperation(target, '__isset')) return magic(target, '__isset', name) === true;
  return !isCollection(target) && (getProperty(target, name) ?? null) !== null;
}

/** Removes a property. */
export function unsetProperty(target: object, name: string): void {
  if (hasOperation(target, '__unset') && !Object.hasOwn(target, name)) magic(target, '__unset', name);
  else Reflect.deleteProperty(target, name);
}

function magic(target: object, operation: string, ...args: unknown[]): unknown {
  return Reflect.apply(Reflect.get(target, operation), target, args);
}

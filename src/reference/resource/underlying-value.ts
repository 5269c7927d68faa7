import { isCollection, isPaginator, isResource } from '../contracts';
import { callOperation, hasOperation } from '../php/calls';
import { truthy } from '../php/casts';
import { isMapLike, lookUp, type MapLike } from '../php/maps';
import { type Key, OrderedMap } from '../php/ordered-map';
import { isObject, isPlainObject } from '../values';

// A resource wraps anything: an object is asked through its own operations, a map through its entries. A plain
// object is both, an object with properties and a map; arrays, Maps and OrderedMaps have entries only.

/**
 * Tells whether an underlying value has properties and operations, rather than entries only.
 *
 * @param value - The underlying value.
 * @returns Whether it has.
 */
export function hasMembers(value: unknown): value is object {
  return isObject(value) && (isPlainObject(value) || !isMapLike(value));
}

/**
 * Tells whether a property is one that a paginator keeps to itself: all that it declares except `onEachSide`.
 *
 * @param value - The underlying value.
 * @param name - The property's name, without "$".
 * @returns Whether it is.
 */
function isProtected(value: unknown, name: string): boolean {
  return isPaginator(value) && name !== 'onEachSide' && `$${name}` in value;
}

/** Refuses a property that a paginator keeps to itself. */
function refuseProtected(value: unknown, name: string): void {
  if (isProtected(value, name)) throw new Error(`Cannot access protected property ${name} of a paginator`);
}

/**
 * Finds a property that a resource or a paginator itself declares, with the interface's `$`.
 *
 * @param value - The underlying value.
 * @param name - The property's name, without "$".
 * @returns The name that the property has in the object.
 */
function memberName(value: object, name: string): string {
  const declares = (isResource(value) || isPaginator(value)) && !isProtected(value, name);
  // What a resource may declare, and has not, is undefined.
  const declared: unknown = Object.getOwnPropertyDescriptor(value, `$${name}`)?.value;
  return declares && declared !== undefined ? `$${name}` : name;
}

/**
 * Reads a property of an underlying value.
 *
 * Interface row: `AnonymousResourceCollection.__get`
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns The property's value, or null when there is none.
 * @throws Error when the value is a collection, which has no properties, or a paginator that keeps this one to itself.
 */
export function readProperty(value: unknown, name: string): unknown {
  if (isCollection(value)) throw new Error(`Property [${name}] does not exist on this collection instance.`);
  if (!hasMembers(value)) return null;
  const member = memberName(value, name);
  if (Object.hasOwn(value, member)) return Reflect.get(value, member) ?? null;
  if (hasOperation(value, '__get')) return callOperation(value, '__get', [name]);
  refuseProtected(value, name);
  // A method is not a property, and what every object inherits is nobody's property.
  const inherited: unknown = name in Object.prototype ? null : Reflect.get(value, name);
  return typeof inherited === 'function' ? null : (inherited ?? null);
}

/**
 * Tells whether a property of an underlying value is set and not null.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns Whether it is.
 */
export function hasProperty(value: unknown, name: string): boolean {
  if (!hasMembers(value)) return false;
  // What can be listed is a property of the object's own; of all others it knows best itself.
  const own = Object.prototype.propertyIsEnumerable.call(value, memberName(value, name));
  if (!own && hasOperation(value, '__isset')) return truthy(callOperation(value, '__isset', [name]));
  return !isCollection(value) && !isProtected(value, name) && readProperty(value, name) !== null;
}

/**
 * Removes a property of an underlying object; a map or scalar is left as it is.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @throws Error when the value is a paginator that keeps this property to itself.
 */
export function removeProperty(value: unknown, name: string): void {
  if (!hasMembers(value)) return;
  const member = memberName(value, name);
  if (Object.hasOwn(value, member)) Reflect.deleteProperty(value, member);
  else if (hasOperation(value, '__unset')) callOperation(value, '__unset', [name]);
  else refuseProtected(value, name);
}

/**
 * Tells whether an underlying value has something other than null at an offset.
 *
 * @param value - The underlying value.
 * @param offset - The key.
 * @returns Whether it has.
 * @throws Error when the value is an object without index access.
 */
export function offsetExists(value: unknown, offset: unknown): boolean {
  if (isMapLike(value)) return offsetGet(value, offset) !== null;
  return isObject(value) && truthy(callOperation(value, 'offsetExists', [offset]));
}

/**
 * Reads an underlying value at an offset.
 *
 * @param value - The underlying value.
 * @param offset - The key.
 * @returns The value there, or null.
 * @throws Error when the value is an object without index access.
 */
export function offsetGet(value: unknown, offset: unknown): unknown {
  if (isMapLike(value)) return lookUp(value, offset, null) ?? null;
  return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;
}

/**
 * Sets an entry of an underlying value.
 *
 * @param value - The underlying value.
 * @param offset - The key.
 * @param entry - The new entry.
 * @returns The value to go on with: a changed copy of a map, or the object itself.
 * @throws Error when the value is a scalar or an object without index access.
 */
export function offsetSet(value: unknown, offset: unknown, entry: unknown): unknown {
  const map = value ?? [];
  if (isMapLike(map)) return changedCopy(map, (copy) => copy.set(offset as Key, entry));
  callOperation(map, 'offsetSet', [offset, entry]);
  return value;
}

/**
 * Removes an entry of an underlying value.
 *
 * @param value - The underlying value.
 * @param offset - The key.
 * @returns The value to go on with: a changed copy of a map, or the object itself.
 * @throws Error when the value is a scalar or an object without index access.
 */
export function offsetUnset(value: unknown, offset: unknown): unknown {
  if (isMapLike(value)) return changedCopy(value, (copy) => copy.delete(offset as Key));
  // Removing from null or false does nothing.
  if (value !== null && value !== false) callOperation(value, 'offsetUnset', [offset]);
  return value;
}

/** Returns a changed copy of a map; a plain object stays a plain object. */
function changedCopy(map: MapLike, change: (copy: OrderedMap<unknown>) => unknown): MapLike {
  const copy = OrderedMap.from<unknown>(map);
  change(copy);
  return isPlainObject(map) ? Object.fromEntries(copy) : copy;
}

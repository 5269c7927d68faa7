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

/** The one property of a paginator that is not protected; an operation has the same name. */
const PUBLIC_OF_PAGINATOR = 'onEachSide';

/**
 * Reads a property that a resource or a paginator itself declares, under its name or with the interface's `$`.
 *
 * Interface row: `AnonymousResourceCollection.__get`
 *
 * @param owner - The resource or paginator.
 * @param name - The property's name, without "$".
 * @returns The value; undefined for a property that is the underlying value's affair.
 */
function declaredProperty(owner: object, name: string): unknown {
  const member = Object.hasOwn(owner, name) ? name : `$${name}`;
  return Object.hasOwn(owner, member) ? Reflect.get(owner, member) : undefined;
}

/**
 * Reads a property of an underlying value.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns The property's value, or null when there is none.
 * @throws Error when the value is a collection, which has no properties.
 */
export function readProperty(value: unknown, name: string): unknown {
  if (isResource(value)) {
    const declared = declaredProperty(value, name);
    return declared === undefined ? callOperation(value, '__get', [name]) : declared;
  }
  if (isCollection(value)) throw new Error(`Property [${name}] does not exist on this collection instance.`);
  if (!hasMembers(value)) return null;
  if (Object.hasOwn(value, name)) return Reflect.get(value, name) ?? null;
  if (isPaginator(value) && name === PUBLIC_OF_PAGINATOR) return declaredProperty(value, name);
  if (hasOperation(value, '__get')) return callOperation(value, '__get', [name]);
  // A method is not a property, and what every object inherits is nobody's property.
  const member: unknown = name in Object.prototype ? null : Reflect.get(value, name);
  return typeof member === 'function' ? null : (member ?? null);
}

/**
 * Tells whether a property of an underlying value is set and not null.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns Whether it is.
 */
export function hasProperty(value: unknown, name: string): boolean {
  if (isResource(value)) {
    const declared = declaredProperty(value, name);
    return declared === undefined ? truthy(callOperation(value, '__isset', [name])) : declared !== null;
  }
  // What can be listed is a property of the object's own; of all others it knows best itself.
  if (hasOperation(value, '__isset') && !Object.prototype.propertyIsEnumerable.call(value, name)) {
    return truthy(callOperation(value, '__isset', [name]));
  }
  return !isCollection(value) && readProperty(value, name) !== null;
}

/**
 * Removes a property of an underlying object; of a map or scalar nothing is removed.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 */
export function removeProperty(value: unknown, name: string): void {
  if (!hasMembers(value)) return;
  if (!Object.hasOwn(value, name) && hasOperation(value, '__unset')) callOperation(value, '__unset', [name]);
  else Reflect.deleteProperty(value, name);
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
  // Of nothing there is nothing to remove.
  if (value !== null && value !== false) callOperation(value, 'offsetUnset', [offset]);
  return value;
}

/** A copy of a map, with a change; that of a plain object is one as well. */
function changedCopy(map: MapLike, change: (copy: OrderedMap<unknown>) => unknown): MapLike {
  const copy = OrderedMap.from<unknown>(map);
  change(copy);
  return isPlainObject(map) ? Object.fromEntries(copy) : copy;
}

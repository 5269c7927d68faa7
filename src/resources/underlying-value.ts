import { className } from '../support/class-name';
import { isCollection, isResource } from '../support/contracts';
import { describeValue } from '../support/describe-value';
import { forwardCallTo } from '../support/forwards-calls';
import { hasOperation } from '../support/has-operation';
import { isMapLike } from '../support/is-map-like';
import { isPlainObject } from '../support/is-plain-object';
import { normalizeKey } from '../support/normalize-key';
import { OrderedMap } from '../support/ordered-map';
import { entriesOf, type NaturalMap, toNaturalMap } from './natural-map';
import { type DelegatingResource, hasResourceProperty, resourceProperty } from './resource-properties';

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
 * Reads a property of an underlying value.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns The property's value, or null when there is none.
 * @throws Error when the value is a collection, which has no properties.
 */
export function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if (isMapLike(value))
    return isPlainObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
  if (isResource(value)) return resourceProperty(value as DelegatingResource, name);
  if (isCollection(value)) throw new Error(`Property [${name}] does not exist on this collection instance.`);
  if (hasOwnData(value, name)) return (value as Record<string, unknown>)[name] ?? null;
  if (hasOperation(value, '__get')) return call(value, '__get', [name]);
  return readMember(value, name);
}

/**
 * Tells whether a property of an underlying value is set and not null.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 * @returns Whether it is.
 */
export function hasProperty(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null || isCollection(value)) return false;
  if (isResource(value)) return hasResourceProperty(value as DelegatingResource, name);
  if (!isMapLike(value) && !hasOwnData(value, name) && hasOperation(value, '__isset')) {
    return call(value, '__isset', [name]) === true;
  }
  return readProperty(value, name) !== null;
}

/**
 * Removes a property of an underlying object; of a map or scalar nothing is removed.
 *
 * @param value - The underlying value.
 * @param name - The property's name.
 */
export function removeProperty(value: unknown, name: string): void {
  if (!hasMembers(value)) return;
  if (!hasOwnData(value, name) && hasOperation(value, '__unset')) call(value, '__unset', [name]);
  else Reflect.deleteProperty(value, name);
}

/**
 * Calls an operation of an underlying object.
 *
 * @param caller - The resource, whose class is named when the operation does not exist.
 * @param value - The underlying value.
 * @param method - The operation's name.
 * @param parameters - The arguments.
 * @returns The operation's result.
 * @throws BadMethodCallException when the object has no such operation.
 * @throws Error when the value is a map, a scalar or null.
 */
export function callUnderlying(
  caller: object,
  value: unknown,
  method: string,
  parameters: readonly unknown[],
): unknown {
  if (isPlainObject(value) && typeof value[method] === 'function' && Object.hasOwn(value, method)) {
    return Reflect.apply(value[method], value, parameters);
  }
  if (isMapLike(value))
    throw new Error(`Call to a member function ${method}() on a map, in ${className(caller)}`);
  return forwardCallTo(caller, value, method, parameters);
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
  if (isMapLike(value)) return entryOf(value, offset) !== null;
  return isObject(value) && call(value, 'offsetExists', [offset]) === true;
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
  if (isMapLike(value)) return entryOf(value, offset);
  return isObject(value) ? call(value, 'offsetGet', [offset]) : null;
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
  if (isMapLike(value) || value === null || value === undefined) {
    const copy = copyOf(value ?? []);
    copy.set(normalizeKey(offset), entry);
    return inTheFormOf(value, copy);
  }
  if (!isObject(value)) throw new Error(`Cannot set an offset of ${describeValue(value)}`);
  call(value, 'offsetSet', [offset, entry]);
  return value;
}

/**
 * Removes an entry of an underlying value.
 *
 * @param value - The underlying value.
 * @param offset - The key.
 * @returns The value to go on with: a changed copy of a map, or the object itself.
 * @throws Error when the value is an object without index access.
 */
export function offsetUnset(value: unknown, offset: unknown): unknown {
  if (isMapLike(value)) {
    const copy = copyOf(value);
    copy.delete(normalizeKey(offset));
    return inTheFormOf(value, copy);
  }
  if (isObject(value)) call(value, 'offsetUnset', [offset]);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function call(target: object, method: string, parameters: readonly unknown[]): unknown {
  return forwardCallTo(target, target, method, parameters);
}

function hasOwnData(value: object, name: string): boolean {
  return Object.hasOwn(value, name);
}

/** A method is not a property, and what every object inherits is nobody's property. */
function readMember(value: object, name: string): unknown {
  if (name === '__proto__' || name in Object.prototype) return null;
  const member: unknown = Reflect.get(value, name);
  return typeof member === 'function' ? null : (member ?? null);
}

function entryOf(map: object, offset: unknown): unknown {
  const key = normalizeKey(offset);
  if (map instanceof OrderedMap) return map.get(key) ?? null;
  if (isPlainObject(map)) return Object.hasOwn(map, String(key)) ? (map[String(key)] ?? null) : null;
  return copyOf(map).get(key) ?? null;
}

function copyOf(map: object): OrderedMap<unknown> {
  return map instanceof OrderedMap ? map.clone() : OrderedMap.fromEntries(entriesOf(map));
}

/** An object stays an object while its keys allow, so that its properties can still be read. */
function inTheFormOf(original: unknown, copy: OrderedMap<unknown>): NaturalMap {
  return isPlainObject(original) && copy.size > 0 && !copy.isList ? toNaturalMap(copy) : copy;
}

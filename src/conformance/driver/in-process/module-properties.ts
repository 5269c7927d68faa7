import {
  type AnyFunction,
  declaredMember,
  declaredMethod,
  declaredStatic,
  declaredStaticMethod,
  functionOf,
} from './declared-member';
import type { ClassFunction } from './frame';
import type { PropertyMap } from './property-map';

type Found = { readonly value: unknown } | null;
type Bag = { [name: string]: unknown };

/**
 * Finds the interface's properties on JavaScript objects, where properties and operations share one namespace.
 *
 * In this order: a data property of the object's own, a `properties` object that carries the interface's names, the
 * methods `property(name)` and
 * `setProperty(name, value)`, and at last ordinary members that are no methods. Statics have the same three forms
 * on the class. See docs/javascript-modules.md.
 */
export class ModuleProperties implements PropertyMap {
  read(object: object, name: string): Found {
    const own = ownValue(object, name);
    if (own !== null) return own;
    const bag = bagOf(object, 'properties', declaredMember(object, 'properties') !== null);
    if (bag !== null && name in bag) return { value: bag[name] };
    const reader = declaredMethod(object, 'property');
    return reader === null ? plainValue(object, declaredMember(object, name)) : answer(reader, object, name);
  }

  write(object: object, name: string, value: unknown): boolean {
    if (ownValue(object, name) !== null) return Reflect.set(object, name, value);
    const bag = bagOf(object, 'properties', declaredMember(object, 'properties') !== null);
    if (bag !== null && name in bag) return Reflect.set(bag, name, value);
    const writer = declaredMethod(object, 'setProperty');
    if (writer !== null) return Reflect.apply(writer, object, [name, value]) !== false;
    if (plainValue(object, declaredMember(object, name)) === null) return false;
    return Reflect.set(object, name, value);
  }

  readStatic(cls: ClassFunction, name: string): Found {
    const bag = staticBagOf(cls);
    if (bag !== null && name in bag) return { value: bag[name] };
    const reader = declaredStaticMethod(cls, 'staticProperty');
    const declared = reader === null ? null : answer(reader, cls, name);
    return declared ?? plainValue(cls, declaredStatic(cls, name));
  }

  writeStatic(cls: ClassFunction, name: string, value: unknown): boolean {
    const bag = staticBagOf(cls);
    if (bag !== null && name in bag) return Reflect.set(bag, name, value);
    const writer = declaredStaticMethod(cls, 'setStaticProperty');
    if (writer !== null && Reflect.apply(writer, cls, [name, value]) !== false) return true;
    const member = declaredStatic(cls, name);
    if (member === null || plainValue(cls, member) === null) return false;
    // A static belongs to the class that declares it; assigning through a subclass must not shadow it.
    return Reflect.set(member.owner, name, value);
  }

  declareDefault(cls: ClassFunction, name: string, value: unknown): void {
    defineData(cls.prototype as object, name, value);
  }

  declareStatic(cls: ClassFunction, name: string, value: unknown): void {
    defineData(cls, name, value);
  }
}

function bagOf(holder: object, name: string, isDeclared: boolean): Bag | null {
  const bag: unknown = isDeclared ? Reflect.get(holder, name) : null;
  return typeof bag === 'object' && bag !== null ? (bag as Bag) : null;
}

function staticBagOf(cls: ClassFunction): Bag | null {
  return (
    bagOf(cls, 'staticProperties', declaredStatic(cls, 'staticProperties') !== null) ??
    bagOf(cls, 'state', declaredStatic(cls, 'state') !== null)
  );
}

function answer(reader: AnyFunction, holder: object, name: string): Found {
  const value = Reflect.apply(reader, holder, [name]);
  return value === undefined ? null : { value };
}

function ownValue(object: object, name: string): Found {
  const descriptor = Reflect.getOwnPropertyDescriptor(object, name);
  return descriptor === undefined ? null : { value: Reflect.get(object, name) };
}

function plainValue(holder: object, member: ReturnType<typeof declaredMember>): Found {
  if (member === null || functionOf(member) !== null) return null;
  const { value, get } = member.descriptor;
  return { value: get === undefined ? value : Reflect.apply(get, holder, []) };
}

function defineData(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

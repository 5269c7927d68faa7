import { type AnyClass, type Hooks, javascriptKit } from './javascript-kit';

const { Cannot, declared, declaredMethod } = javascriptKit;

type PropertyHooks = NonNullable<Hooks['properties']>;
type FoundProperty = ReturnType<Required<PropertyHooks>['read']>;

/**
 * Finds the interface's properties on JavaScript objects, where properties and operations share one namespace.
 *
 * The module's own hooks are asked first; then a data property of the object's own, a member of the name with the
 * interface's `$`, a `properties` object that carries the interface's names, and at last any member that is no
 * method. See docs/javascript-modules.md.
 */
export class ModuleProperties implements Required<PropertyHooks> {
  /**
   * @param hooks - What the module exports as `interfaceProperties`.
   */
  constructor(private readonly hooks: PropertyHooks = {}) {}

  read(object: object, name: string): FoundProperty {
    return this.hooks.read?.(object, name) ?? valueAt(placeOf(object, name));
  }

  write(object: object, name: string, value: unknown): boolean {
    if (this.hooks.write?.(object, name, value) === true) return true;
    const place = placeOf(object, name);
    return place !== null && Reflect.set(place.writtenTo, place.member, value);
  }

  readStatic(cls: AnyClass, name: string): FoundProperty {
    return this.hooks.readStatic?.(cls, name) ?? valueAt(placeOf(cls, name));
  }

  writeStatic(cls: AnyClass, name: string, value: unknown): boolean {
    if (this.hooks.writeStatic?.(cls, name, value) === true) return true;
    const place = placeOf(cls, name);
    return place !== null && Reflect.set(place.writtenTo, place.member, value);
  }

  declareDefault(cls: AnyClass, name: string, value: unknown): boolean {
    if (this.hooks.declareDefault?.(cls, name, value) === true) return true;
    const member = declared(cls, name)?.descriptor;
    // What every class has, such as a name, is no static of the module's: it cannot be enumerated.
    if (member?.enumerable !== true || typeof member.value === 'function') return false;
    define(cls, name, value);
    return true;
  }

  initialize(object: object, name: string, value: unknown): void {
    if (this.hooks.initialize !== undefined) this.hooks.initialize(object, name, value);
    else if (!isDecided(object, name) && !this.write(object, name, value)) define(object, name, value);
  }

  declareStatic(cls: AnyClass, name: string, value: unknown): boolean {
    if (this.hooks.declareStatic?.(cls, name, value) === true) return true;
    const place = placeOf(cls, name);
    if (place === null && declaredMethod(cls, name) !== null) {
      throw new Cannot(`a subclass cannot have a static property ${name} of its own in this module`);
    }
    if (place?.isInBag) define(cls, 'state', Object.assign(Object.create(place.readFrom), { [name]: value }));
    else define(cls, place?.member ?? name, value);
    return true;
  }
}

// The constructor of a paginator sets these whatever a subclass declares, and options come before declarations.
function isDecided(object: object, name: string): boolean {
  const place = placeOf(object, 'options');
  if (place === null || placeOf(object, 'perPage') === null) return false;
  if (['items', 'perPage', 'currentPage', 'hasMore', 'options'].includes(name)) return true;
  const options: unknown = Reflect.get(place.readFrom, place.member);
  return typeof options === 'object' && options !== null && 'has' in options && hasKey(options, name);
}

function hasKey(map: object, name: string): boolean {
  const has: unknown = Reflect.get(map, 'has');
  return typeof has === 'function' && Reflect.apply(has, map, [name]) === true;
}

/** The member that holds a property: a static is read through any class and written where it is declared. */
interface Place {
  readonly member: string;
  readonly readFrom: object;
  readonly writtenTo: object;
  readonly isInBag: boolean;
}

function placeOf(holder: object, name: string): Place | null {
  const isClass = typeof holder === 'function';
  if (!isClass && Object.hasOwn(holder, name)) return memberOf(holder, holder, name);
  const marked = declared(holder, `$${name}`);
  if (marked !== null) return memberOf(holder, isClass ? marked.owner : holder, `$${name}`);
  const bag = bagWith(holder, isClass ? 'state' : 'properties', name);
  if (bag !== null) return { ...memberOf(bag, bag, name), isInBag: true };
  const plain = declared(holder, name);
  if (plain === null || typeof plain.descriptor.value === 'function') return null;
  return memberOf(holder, isClass ? plain.owner : holder, name);
}

function memberOf(readFrom: object, writtenTo: object, member: string): Place {
  return { member, readFrom, writtenTo, isInBag: false };
}

function valueAt(place: Place | null): FoundProperty {
  if (place === null) return null;
  const value: unknown = Reflect.get(place.readFrom, place.member);
  // A class that leaves one of the interface's properties to its subclasses has it undefined.
  return value === undefined && place.member.startsWith('$') ? null : { value };
}

function bagWith(holder: object, bagName: string, name: string): object | null {
  if (declared(holder, bagName) === null) return null;
  const bag: unknown = Reflect.get(holder, bagName);
  return typeof bag === 'object' && bag !== null && declared(bag, name) !== null ? bag : null;
}

function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

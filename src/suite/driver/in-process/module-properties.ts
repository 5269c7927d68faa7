import { type AnyClass, type Hooks, javascriptKit } from './javascript-kit';

const { Cannot, declared, declaredMethod } = javascriptKit;

type PropertyHooks = NonNullable<Hooks['properties']>;
type FoundProperty = ReturnType<Required<PropertyHooks>['read']>;

type Bag = { [name: string]: unknown };

/**
 * Finds the interface's properties on JavaScript objects, where properties and operations share one namespace.
 *
 * The module's own hooks are asked first; then a data property of the object's own, a `properties` object that
 * carries the interface's names, and at last any member that is no method. See docs/javascript-modules.md.
 */
export class ModuleProperties implements Required<PropertyHooks> {
  readonly #hooks: PropertyHooks;

  /**
   * @param hooks - What the module exports as `interfaceProperties`.
   */
  constructor(hooks: PropertyHooks = {}) {
    this.#hooks = hooks;
  }

  read(object: object, name: string): FoundProperty {
    const hooked = this.#hooks.read?.(object, name) ?? null;
    if (hooked !== null) return hooked;
    const own = Reflect.getOwnPropertyDescriptor(object, name);
    if (own !== undefined) return { value: Reflect.get(object, name) };
    const bag = bagWith(object, name);
    return bag === null ? plainValue(object, declared(object, name)) : { value: bag[name] };
  }

  write(object: object, name: string, value: unknown): boolean {
    if (this.#hooks.write?.(object, name, value) === true) return true;
    if (Object.hasOwn(object, name)) return Reflect.set(object, name, value);
    const bag = bagWith(object, name);
    if (bag !== null) return Reflect.set(bag, name, value);
    if (plainValue(object, declared(object, name)) === null) return false;
    return Reflect.set(object, name, value);
  }

  readStatic(cls: AnyClass, name: string): FoundProperty {
    const hooked = this.#hooks.readStatic?.(cls, name) ?? null;
    if (hooked !== null) return hooked;
    const bag = staticBagWith(cls, name);
    return bag === null ? plainValue(cls, declared(cls, name)) : { value: bag[name] };
  }

  writeStatic(cls: AnyClass, name: string, value: unknown): boolean {
    if (this.#hooks.writeStatic?.(cls, name, value) === true) return true;
    const bag = staticBagWith(cls, name);
    if (bag !== null) return Reflect.set(bag, name, value);
    const member = declared(cls, name);
    if (member === null || plainValue(cls, member) === null) return false;
    // A static belongs to the class that declares it; assigning through a subclass must not shadow it.
    return Reflect.set(member.owner, name, value);
  }

  declareDefault(cls: AnyClass, name: string, value: unknown): boolean {
    return this.#hooks.declareDefault?.(cls, name, value) === true;
  }

  initialize(object: object, name: string, value: unknown): void {
    const bag = bagWith(object, name);
    if (bag !== null) {
      if (!isDecided(bag, name)) Reflect.set(bag, name, value);
    } else if (this.#hooks.initialize !== undefined) this.#hooks.initialize(object, name, value);
    else if (!this.write(object, name, value)) define(object, name, value);
  }

  declareStatic(cls: AnyClass, name: string, value: unknown): boolean {
    if (this.#hooks.declareStatic?.(cls, name, value) === true) return true;
    if (declaredMethod(cls, name) !== null || staticBagWith(cls, name) !== null) {
      throw new Cannot(`a subclass cannot have a static property ${name} of its own in this module`);
    }
    define(cls, name, value);
    return true;
  }
}

// The constructor of a paginator sets these whatever a subclass declares, and options come before declarations.
function isDecided(properties: Bag, name: string): boolean {
  if (['items', 'perPage', 'currentPage', 'hasMore', 'options'].includes(name)) return true;
  const { options } = properties;
  return typeof options === 'object' && options !== null && 'has' in options && hasKey(options, name);
}

function hasKey(map: object, name: string): boolean {
  const has: unknown = Reflect.get(map, 'has');
  return typeof has === 'function' && Reflect.apply(has, map, [name]) === true;
}

function bagWith(object: object, name: string): Bag | null {
  return declared(object, 'properties') === null ? null : asBag(Reflect.get(object, 'properties'), name);
}

function staticBagWith(cls: AnyClass, name: string): Bag | null {
  return declared(cls, 'state') === null ? null : asBag(Reflect.get(cls, 'state'), name);
}

function asBag(value: unknown, name: string): Bag | null {
  const isBag = typeof value === 'object' && value !== null && declared(value, name) !== null;
  return isBag ? (value as Bag) : null;
}

function plainValue(holder: object, member: ReturnType<typeof declared>): FoundProperty {
  if (member === null || typeof member.descriptor.value === 'function') return null;
  const { value, get } = member.descriptor;
  return { value: get === undefined ? value : Reflect.apply(get, holder, []) };
}

function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}

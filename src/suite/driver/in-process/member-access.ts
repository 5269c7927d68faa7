import type { From } from '../driver';
import { type ClassTable, classOf } from './class-table';
import { type AnyFunction, declaredMethod, declaredStaticMethod } from './declared-member';
import type { ClassFunction } from './frame';
import type { MapValues } from './map-values';
import type { PropertyMap } from './property-map';
import type { Visibility } from './visibility';

/** Calls operations and uses properties as the interface's language would, dynamic handlers included. */
export class MemberAccess {
  readonly #classes: ClassTable;
  readonly #visibility: Visibility;
  readonly #properties: PropertyMap;
  readonly #maps: MapValues;

  constructor(classes: ClassTable, visibility: Visibility, properties: PropertyMap, maps: MapValues) {
    this.#classes = classes;
    this.#visibility = visibility;
    this.#properties = properties;
    this.#maps = maps;
  }

  /**
   * Calls an operation on an object.
   *
   * @param target - The object; anything else is an error of the language.
   * @param name - The operation's name.
   * @param args - Exactly these arguments.
   * @param from - From where; only the class hierarchy itself reaches protected members.
   * @returns The result.
   */
  call(target: unknown, name: string, args: readonly unknown[], from: From | undefined): unknown {
    const object = this.#asObject(target, `call ${name}()`);
    const cls = classOf(object);
    const hidden = from === undefined && this.#visibility.isHidden(cls, 'operation', name);
    if (!hidden) {
      const method = declaredMethod(object, name);
      if (method !== null) return Reflect.apply(method, object, args);
      const secret = from === 'inside' ? this.#visibility.privateMethod(cls, name) : null;
      if (secret !== null) return Reflect.apply(secret, object, args);
      const statically = cls === null ? null : declaredStaticMethod(cls, name);
      if (statically !== null) return Reflect.apply(statically, cls, args);
    }
    // What a module answers to without declaring it is called as any program would.
    const answered: unknown = hidden || name in Object.prototype ? null : Reflect.get(object, name);
    if (typeof answered === 'function') return Reflect.apply(answered, object, args);
    const dynamic = declaredMethod(object, '__call');
    if (dynamic !== null) return Reflect.apply(dynamic, object, [name, args]);
    if (name === '__invoke' && typeof object === 'function') {
      return Reflect.apply(object as unknown as AnyFunction, undefined, args);
    }
    throw new Error(this.#refusal(hidden, this.#classes.classNameOf(object), name));
  }

  /**
   * Calls a static operation.
   *
   * @param cls - The class it is called on.
   * @param name - The operation's name.
   * @param args - Exactly these arguments.
   * @param from - From where; only the class hierarchy itself reaches protected members.
   * @returns The result.
   */
  callStatic(cls: ClassFunction, name: string, args: readonly unknown[], from: From | undefined): unknown {
    const hidden = from === undefined && this.#visibility.isHidden(cls, 'operation', name);
    const method = hidden ? null : declaredStaticMethod(cls, name);
    if (method !== null) return Reflect.apply(method, cls, args);
    if (!hidden && declaredMethod(prototypeOf(cls), name) !== null) {
      throw new Error(
        `Non-static method ${this.#classes.nameOf(cls)}::${name}() cannot be called statically`,
      );
    }
    const answered: unknown = hidden || name in Function.prototype ? null : Reflect.get(cls, name);
    if (typeof answered === 'function') return Reflect.apply(answered, cls, args);
    const dynamic = declaredStaticMethod(cls, '__callStatic');
    if (dynamic !== null) return Reflect.apply(dynamic, cls, [name, args]);
    throw new Error(this.#refusal(hidden, this.#classes.nameOf(cls), name));
  }

  /**
   * Reads a property.
   *
   * @param target - The object; anything else has no properties and gives null.
   * @param name - The property's name in the interface.
   * @param from - From where; only the class hierarchy itself reaches protected members.
   * @returns The value; null when nothing answers.
   */
  get(target: unknown, name: string, from: From | undefined): unknown {
    if (!this.#isObject(target)) return null;
    const hidden = this.#isHiddenProperty(target, name, from);
    const declared = hidden ? null : this.#properties.read(target, name);
    if (declared !== null) return declared.value;
    const dynamic = declaredMethod(target, '__get');
    if (dynamic !== null) return Reflect.apply(dynamic, target, [name]);
    if (hidden) throw new Error(this.#inaccessible(target, name));
    return null;
  }

  /**
   * Writes a property.
   *
   * @param target - The object; anything else is an error of the language.
   * @param name - The property's name in the interface.
   * @param value - The value; a map must be the object's own copy.
   * @param from - From where; only the class hierarchy itself reaches protected members.
   */
  set(target: unknown, name: string, value: unknown, from: From | undefined): void {
    const object = this.#asObject(target, `assign property "${name}"`);
    const hidden = this.#isHiddenProperty(object, name, from);
    if (!hidden && this.#properties.write(object, name, value)) return;
    const dynamic = declaredMethod(object, '__set');
    if (dynamic !== null) Reflect.apply(dynamic, object, [name, value]);
    else if (hidden) throw new Error(this.#inaccessible(object, name));
    else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  }

  /**
   * Reads what an object shows under a name, if it is there and not null by the object's own test.
   *
   * @param target - Any object.
   * @param name - The property's name.
   * @param from - From where; only the class hierarchy itself reaches protected members.
   * @returns The value, or null.
   */
  field(target: object, name: string, from: From | undefined): unknown {
    if (!this.#isHiddenProperty(target, name, from)) {
      const declared = this.#properties.read(target, name);
      if (declared !== null) return declared.value;
    }
    const test = declaredMethod(target, '__isset');
    if (test !== null && Reflect.apply(test, target, [name]) !== true) return null;
    const dynamic = declaredMethod(target, '__get');
    return dynamic === null ? null : Reflect.apply(dynamic, target, [name]);
  }

  /** Reads a static property; throws an error of the language when it is not there or not reachable. */
  getStatic(cls: ClassFunction, name: string, from: From | undefined): unknown {
    const found = this.#isHiddenStatic(cls, name, from) ? null : this.#properties.readStatic(cls, name);
    if (found === null) throw new Error(this.#undeclaredStatic(cls, name));
    return found.value;
  }

  /** Writes a static property; throws an error of the language when it is not there or not reachable. */
  setStatic(cls: ClassFunction, name: string, value: unknown, from: From | undefined): void {
    const written = !this.#isHiddenStatic(cls, name, from) && this.#properties.writeStatic(cls, name, value);
    if (!written) throw new Error(this.#undeclaredStatic(cls, name));
  }

  // Maps and classes are values in the interface's terms, although JavaScript has objects and functions for them.
  #isObject(value: unknown): value is object {
    if (typeof value === 'function') return !this.#classes.isClass(value);
    return typeof value === 'object' && value !== null && !this.#maps.isMap(value);
  }

  #asObject(value: unknown, action: string): object {
    if (this.#isObject(value)) return value;
    throw new Error(`Cannot ${action} on ${this.#kindOf(value)}`);
  }

  #kindOf(value: unknown): string {
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'function') return 'a class';
    return typeof value === 'object' ? 'a map' : typeof value;
  }

  #isHiddenProperty(object: object, name: string, from: From | undefined): boolean {
    return from === undefined && this.#visibility.isHidden(classOf(object), 'property', name);
  }

  #isHiddenStatic(cls: ClassFunction, name: string, from: From | undefined): boolean {
    return from === undefined && this.#visibility.isHidden(cls, 'property', name);
  }

  #refusal(hidden: boolean, owner: string, name: string): string {
    return `Call to ${hidden ? 'protected' : 'undefined'} method ${owner}::${name}()`;
  }

  #inaccessible(object: object, name: string): string {
    return `Cannot access protected property ${this.#classes.classNameOf(object)}::$${name}`;
  }

  #undeclaredStatic(cls: ClassFunction, name: string): string {
    return `Access to undeclared static property ${this.#classes.nameOf(cls)}::$${name}`;
  }
}

function prototypeOf(cls: ClassFunction): object {
  return cls.prototype as object;
}

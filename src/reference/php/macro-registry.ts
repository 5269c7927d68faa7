import { wrongType } from '../errors';
import { isObject } from '../values';
import { textArgument } from './arguments';
import { type Callable, invoke, isCallable } from './calls';
import { isKeyed } from './maps';

/** The macros of one family of classes: operations that are added by name at run time. */
export class MacroRegistry {
  readonly #owner: string;
  readonly #macros = new Map<string, unknown>();

  /**
   * @param owner - Name of the family's root class, for error messages.
   */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** The registered macros by name, in the order of their registration. */
  get all(): ReadonlyMap<string, unknown> {
    return this.#macros;
  }

  /**
   * Registers or replaces a macro.
   *
   * @param name - The name; case matters, and it may be empty.
   * @param macro - A function, which sees the instance as `this`, or an invokable object.
   * @throws TypeError when the macro is neither callable nor an object.
   */
  register(name: string, macro: Callable | object): void {
    if (!isCallable(macro) && !isObject(macro)) {
      throw wrongType(`${this.#owner}.macro(macro)`, 'callable', macro);
    }
    this.#macros.set(textArgument(`${this.#owner}.macro(name)`, name), macro);
  }

  /**
   * Registers the result of each method of an object as a macro under the method's name.
   *
   * @param mixin - The object; its methods are called once, without arguments.
   * @param replace - Whether macros that exist already are replaced.
   * @throws TypeError when the mixin is not an object or a method's result is not callable.
   */
  mixin(mixin: object, replace: boolean): void {
    if (!isObject(mixin) || isKeyed(mixin))
      throw wrongType(`${this.#owner}.mixin(mixin)`, 'an object', mixin);
    for (const [name, method] of methodsOf(mixin)) {
      if (replace || !this.#macros.has(name)) this.register(name, invoke(method, [], mixin) as Callable);
    }
  }

  /**
   * Tells whether a macro is registered.
   *
   * @param name - The name.
   * @returns Whether it is; declared operations do not count.
   */
  has(name: string): boolean {
    return this.#macros.has(name);
  }

  /** Forgets all macros. */
  flush(): void {
    this.#macros.clear();
  }

  /**
   * Runs a macro.
   *
   * @param name - Name of a registered macro.
   * @param args - The arguments.
   * @param self - The instance; not given for a static call.
   * @returns The macro's result.
   */
  run(name: string, args: readonly unknown[], self?: unknown): unknown {
    return invoke(this.#macros.get(name), args, self);
  }
}

function methodsOf(object: object): Map<string, unknown> {
  const methods = new Map<string, unknown>();
  for (let level: unknown = object; isObject(level) && level !== Object.prototype; ) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (name === 'constructor' || methods.has(name)) continue;
      const method: unknown = Reflect.get(level, name, object);
      if (typeof method === 'function') methods.set(name, method);
    }
    level = Object.getPrototypeOf(level);
  }
  return methods;
}

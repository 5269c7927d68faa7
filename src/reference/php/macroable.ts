import { methodDoesNotExist, requireType } from '../errors';
import { className, isObject } from '../values';
import { booleanArgument, listArgument, textArgument } from './arguments';
import { type Callable, invoke, isCallable } from './calls';
import { installStaticTail } from './dynamic-tail';
import { isKeyed } from './maps';

/**
 * Makes the class from which a family of classes has its operations for macros: operations added by name at run time.
 *
 * @param owner - Name of the family's root class, for error messages.
 * @param macros - Holds the family's macros by name, in the order of their registration.
 * @returns The class, which has static operations only and answers the names of macros as well.
 */
export function macroable(owner: string, macros: Map<string, unknown>) {
  abstract class Macroable {
    /** Answers `instanceof` itself: asked of the static tail, the question would cost more than the test. */
    static readonly [Symbol.hasInstance] = Function.prototype[Symbol.hasInstance];

    /**
     * Registers or replaces an operation for all classes of the family, until {@link flushMacros}.
     *
     * @param name - The operation's name; case matters, and it may be empty.
     * @param macro - A function, which sees the instance as `this`, or an invokable object.
     * @throws TypeError when the macro is neither callable nor an object.
     *
     * Interface row: `Shared.macro`
     */
    static macro(name: string, macro: Callable | object): void {
      requireType(isCallable(macro) || isObject(macro), `${owner}.macro(macro)`, 'callable', macro);
      macros.set(textArgument(`${owner}.macro(name)`, name), macro);
    }

    /**
     * Registers the result of each method of an object as a macro under the method's name.
     *
     * @param mixin - The object; its methods are called once, without arguments; `#private` ones are left alone.
     * @param replaces - Whether macros that exist already are replaced.
     * @throws TypeError when the mixin is not an object, the flag not a scalar or a method's result not callable.
     *
     * Interface row: `Shared.mixin`
     */
    static mixin(mixin: object, replaces = true): void {
      requireType(isObject(mixin) && !isKeyed(mixin), `${owner}.mixin(mixin)`, 'an object', mixin);
      const replace = booleanArgument(`${owner}.mixin(replace)`, replaces);
      for (const [name, method] of methodsOf(mixin)) {
        if (replace || !this.hasMacro(name)) this.macro(name, invoke(method, [], mixin) as Callable);
      }
    }

    /**
     * Tells whether a macro is registered.
     *
     * @param name - The macro's name.
     * @returns Whether it is; declared operations do not count.
     *
     * Interface row: `Shared.hasMacro`
     */
    static hasMacro(name: string): boolean {
      return macros.has(name);
    }

    /**
     * Forgets the macros of all classes of the family.
     *
     * Interface row: `Shared.flushMacros`
     */
    static flushMacros(): void {
      macros.clear();
    }

    /**
     * Calls a macro without an instance.
     *
     * @param method - The macro's name.
     * @param parameters - The arguments.
     * @returns The macro's result.
     * @throws BadMethodCallException when there is no such macro.
     *
     * Interface row: `Shared.__callStatic`
     */
    static __callStatic(method: string, parameters: readonly unknown[]): unknown {
      const name = textArgument('__callStatic(method)', method);
      if (!this.hasMacro(name)) throw methodDoesNotExist(className(this), name);
      return invoke(macros.get(name), listArgument('__callStatic(parameters)', parameters), null);
    }
  }
  installStaticTail<typeof Macroable>(Macroable, (self, name) => {
    if (!macros.has(name) || !self.hasMacro(name)) return undefined;
    return (...args: unknown[]) => invoke(macros.get(name), args, null);
  });
  return Macroable;
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

import { type Invokable, isInvokable } from './contracts';
import { wrongType } from './errors';
import { isFunction } from './is-function';

/** A function, or an object with an `__invoke` operation. */
export type Callable = ((...args: never[]) => unknown) | Invokable;

/**
 * Tells whether a value can be called.
 *
 * @param value - Any value.
 * @returns Whether it is a function or an invokable object.
 */
export function isCallable(value: unknown): value is Callable {
  return isFunction(value) || isInvokable(value);
}

/**
 * Calls a function or an invokable object.
 *
 * @param callable - What to call.
 * @param args - The arguments.
 * @param self - What a function sees as `this`; an invokable object always sees itself.
 * @returns The call's result.
 * @throws TypeError when the value cannot be called.
 */
export function invoke(callable: unknown, args: readonly unknown[], self?: unknown): unknown {
  if (isFunction(callable)) return Reflect.apply(callable, self, args);
  if (isInvokable(callable)) return Reflect.apply(callable.__invoke, callable, args);
  throw wrongType('A callback', 'callable', callable);
}

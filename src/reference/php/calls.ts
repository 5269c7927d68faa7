import { type Invokable, isInvokable } from '../contracts';
import {
  BadMethodCallException,
  callToUndefinedMethod,
  describeValue,
  explainOverflow,
  wrongType,
} from '../errors';
import { className, isFunction, isObject, isPlainObject } from '../values';
import { listArgument, textArgument } from './arguments';
import { isKeyed } from './maps';

/** The arguments of a call. */
export type Arguments = readonly unknown[];

type Operation = (...parameters: Arguments) => unknown;

type Forwarder = { readonly constructor: { throwBadMethodCallException(method: string): unknown } };

/**
 * Forwards a call to another object.
 *
 * @param caller - The object that forwards; its class is named in the error.
 * @param target - The object that is called.
 * @param method - The method's name.
 * @param args - The arguments.
 * @returns The call's result.
 * @throws BadMethodCallException when the target neither has the method nor handles dynamic calls.
 * @throws Error when the target is not an object.
 *
 * Interface row: `Shared.forwardCallTo`
 */
export function forwardCallTo(caller: object, target: unknown, method: string, args: Arguments): unknown {
  const name = textArgument('forwardCallTo(method)', method);
  const parameters = listArgument('forwardCallTo(parameters)', args);
  try {
    return callOperation(target, name, parameters);
  } catch (error) {
    // A target that forwards in its turn reports in its own name; the outermost caller answers for the call.
    if (!saysMissing(error, target, name)) throw error;
    return (caller as Forwarder).constructor.throwBadMethodCallException(name);
  }
}

/**
 * Calls an operation of an object by its name.
 *
 * @param target - The object; a plain object is one as far as it has the operation.
 * @param name - The operation's name.
 * @param args - The arguments.
 * @returns The call's result.
 * @throws Error when the target neither has the operation nor handles dynamic calls, or is not an object.
 */
export function callOperation(target: unknown, name: string, args: Arguments): unknown {
  const isOwn = hasOperation(target, name);
  if (!isObject(target) || isKeyed(target) || (isPlainObject(target) && !isOwn)) {
    throw new Error(`Call to a member function ${name}() on ${describeValue(target)}`);
  }
  if (!isOwn && !hasOperation(target, '__call')) {
    throw new Error(callToUndefinedMethod(className(target), name).message);
  }
  const operation: unknown = Reflect.get(target, isOwn ? name : '__call');
  try {
    return Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);
  } catch (error) {
    throw explainOverflow(`${className(target)}.${name}()`, error);
  }
}

/**
 * Answers a forwarded call with the caller where the target answered with itself.
 *
 * @param caller - The object that forwards.
 * @param target - The object that was called.
 * @param result - What the call gave.
 * @returns The caller when the result is the target, else the result.
 *
 * Interface row: `Shared.forwardDecoratedCallTo`
 */
export function decorated(caller: object, target: unknown, result: unknown): unknown {
  return result === target ? caller : result;
}

function saysMissing(error: unknown, target: unknown, method: string): boolean {
  if (!(error instanceof Error) || !isObject(target)) return false;
  const isKind = error.constructor === Error || error instanceof BadMethodCallException;
  return isKind && error.message === callToUndefinedMethod(className(target), method).message;
}

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
  throw wrongType('A callback', 'a callable: a function or an invokable object', callable);
}

/**
 * Names the operations of a class that only the class itself and its subclasses may call.
 *
 * Interface row: `Statement.protectedOperations`
 */
export const protectedOperations: unique symbol = Symbol.for('touchstone.protected-operations');

/** The dynamic tails in use, which declare nothing although they answer every name. */
export const DYNAMIC_TAILS = new WeakSet<object>();

/**
 * Tells whether an object declares a public operation, itself or through its classes.
 *
 * What every object inherits (`constructor`, `hasOwnProperty`, ...), what a dynamic tail offers and what the
 * class lists under {@link protectedOperations} do not count.
 *
 * Interface row: `Statement.protectedOperations`
 *
 * @param target - Any value.
 * @param name - The operation's name.
 * @returns Whether a call by that name reaches a declared function.
 */
export function hasOperation(target: unknown, name: string): boolean {
  let level: unknown = target;
  while (isObject(level) && level !== Object.prototype && !DYNAMIC_TAILS.has(level)) {
    if (Object.hasOwn(level, name)) return name !== 'constructor' && isPublic(target as object, name);
    level = Object.getPrototypeOf(level);
  }
  return false;
}

function isPublic(target: object, name: string): boolean {
  const names: unknown = Reflect.get(target, protectedOperations);
  return isFunction(Reflect.get(target, name)) && !(names instanceof Set && names.has(name));
}

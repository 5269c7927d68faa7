import { listArgument, textArgument } from '../php/arguments';
import { isKeyed } from '../php/is-map-like';
import { className } from './class-name';
import { describeValue } from './describe-value';
import { BadMethodCallException, callToUndefinedMethod } from './errors';
import { hasOperation } from './has-operation';
import { explainOverflow } from './nesting';

type Operation = (...parameters: readonly unknown[]) => unknown;

/**
 * Forwards a call to another object.
 *
 * @param caller - The object that forwards; its class is named in the error.
 * @param target - The object that is called.
 * @param method - The method's name.
 * @param parameters - The arguments.
 * @returns The call's result.
 * @throws BadMethodCallException when the target neither has the method nor handles dynamic calls.
 * @throws Error when the target is not an object.
 *
 * Interface row: `Shared.forwardCallTo`
 */
export function forwardCallTo(
  caller: object,
  target: unknown,
  method: string,
  parameters: readonly unknown[],
): unknown {
  const name = textArgument('forwardCallTo(method)', method);
  const args = listArgument('forwardCallTo(parameters)', parameters);
  if (typeof target !== 'object' || target === null || isKeyed(target)) {
    throw new Error(`Call to a member function ${name}() on ${describeValue(target)}`);
  }
  const isOwn = hasOperation(target, name);
  if (!isOwn && !hasOperation(target, '__call')) throw callToUndefinedMethod(className(caller), name);
  const operation: unknown = Reflect.get(target, isOwn ? name : '__call');
  try {
    return Reflect.apply(operation as Operation, target, isOwn ? args : [name, args]);
  } catch (error) {
    // A target that forwards in its turn reports in its own name; the outermost caller answers for the call.
    if (saysMissing(error, target, name)) throw callToUndefinedMethod(className(caller), name);
    throw explainOverflow(`${className(caller)}.${name}()`, error);
  }
}

/**
 * Forwards a call to another object, and answers with the caller where the target answers with itself.
 *
 * @param caller - The object that forwards.
 * @param target - The object that is called.
 * @param method - The method's name.
 * @param parameters - The arguments.
 * @returns The caller when the result is the target, else the result.
 * @throws BadMethodCallException when the target neither has the method nor handles dynamic calls.
 *
 * Interface row: `Shared.forwardDecoratedCallTo`
 */
export function forwardDecoratedCallTo(
  caller: object,
  target: unknown,
  method: string,
  parameters: readonly unknown[],
): unknown {
  const result = forwardCallTo(caller, target, method, parameters);
  return result === target ? caller : result;
}

function saysMissing(error: unknown, target: object, method: string): boolean {
  if (!(error instanceof BadMethodCallException)) return false;
  return error.message === callToUndefinedMethod(className(target), method).message;
}

import { className } from './class-name';
import { callToUndefinedMethod } from './errors';
import { hasOperation } from './has-operation';

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
  if (typeof target !== 'object' || target === null || Array.isArray(target)) {
    throw new Error(`Call to a member function ${method}() on ${kindOf(target)}`);
  }
  if (hasOperation(target, method)) return Reflect.apply(Reflect.get(target, method), target, parameters);
  if (hasOperation(target, '__call')) {
    return Reflect.apply(Reflect.get(target, '__call'), target, [method, parameters]);
  }
  throw callToUndefinedMethod(className(caller), method);
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

function kindOf(target: unknown): string {
  if (target === null || target === undefined) return 'null';
  return Array.isArray(target) ? 'array' : typeof target;
}

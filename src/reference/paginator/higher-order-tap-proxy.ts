import { forwardCallTo } from '../php/calls';
import { installDynamicTail } from '../php/dynamic-tail';

// Taken from a method, because methods, unlike functions, may stand for those of a class with wider items.
type Answering<A extends readonly unknown[], R> = { operation(...args: A): R }['operation'];

/** The operations of an object, each returning the object itself instead of its own result. */
export type Tapped<T extends object> = HigherOrderTapProxy<T> & {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => unknown ? Answering<A, T> : never;
};

/** Runs any operation on an object and answers with the object. */
export class HigherOrderTapProxy<T extends object> {
  /**
   * @param target - The object on which operations run.
   */
  constructor(readonly target: T) {}

  /**
   * Runs an operation.
   *
   * @param method - The operation's name.
   * @param parameters - Its arguments.
   * @returns The object, not the operation's result.
   * @throws BadMethodCallException when the object does not know the operation.
   */
  __call(method: string, parameters: readonly unknown[]): T {
    forwardCallTo(this.target, this.target, method, parameters);
    return this.target;
  }
}

installDynamicTail<HigherOrderTapProxy<object>>(HigherOrderTapProxy, (self, name) => {
  return (...parameters: unknown[]) => self.__call(name, parameters);
});

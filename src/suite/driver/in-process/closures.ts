import type { Expression } from '../../protocol/wire';
import { badRequest } from './bad-request';
import type { AnyFunction } from './declared-member';
import { requireKey } from './form';
import type { Frame } from './frame';

/** Evaluates an expression. */
export type Evaluate = (expression: Expression, frame: Frame) => unknown;

/** Tells what an implementation may bind a closure to, as opposed to a `this` that comes about by accident. */
export interface Bindings {
  /** Copies a map, so that what was recorded does not change later. */
  copied(value: unknown): unknown;
  isBindable(value: unknown): value is object;
  isClass(value: unknown): boolean;
}

/** Makes the closures that the suite declares, and records their calls. */
export class Closures {
  readonly #evaluate: Evaluate;
  readonly #bindings: Bindings;
  #calls = new Map<string, (readonly unknown[])[]>();
  #latest = new Map<string, AnyFunction>();
  #ids = new WeakMap<object, string>();

  constructor(evaluate: Evaluate, bindings: Bindings) {
    this.#evaluate = evaluate;
    this.#bindings = bindings;
  }

  /**
   * Makes a closure.
   *
   * @param definition - What stands after `$fn`.
   * @param frame - The surroundings, whose bound object the closure keeps unless it is bound to another.
   * @returns A function that records its calls when the definition has an id.
   */
  make(definition: Expression, frame: Frame): AnyFunction {
    const { id, body } = closureParts(definition);
    const calls = id === null ? null : this.#callsOf(id);
    const evaluate = this.#evaluate;
    const { copied } = this.#bindings;
    const frameFor = (self: unknown, args: readonly unknown[]): Frame => this.#bind(self, args, frame);
    const closure = function (this: unknown, ...args: unknown[]): unknown {
      calls?.push(args.map(copied));
      return evaluate(body, frameFor(this, args));
    };
    if (id !== null) {
      this.#latest.set(id, closure);
      this.#ids.set(closure, id);
    }
    return closure;
  }

  /**
   * Gives what records the calls of a method that a fixture class declares.
   *
   * @param closure - The closure of the declaration.
   * @returns A function to be given the arguments of each call; without an id nothing is recorded.
   * @throws DriverFault when it is no closure.
   */
  recorder(closure: Expression): (args: readonly unknown[]) => void {
    const { id } = closureParts(requireKey(closure, '$fn'));
    if (id === null) return () => undefined;
    const calls = this.#callsOf(id);
    return (args) => {
      calls.push(args);
    };
  }

  /** Gives the id of a closure, or null when it has none. */
  idOf(closure: object): string | null {
    return this.#ids.get(closure) ?? null;
  }

  /**
   * Finds the closure that was declared last under an id.
   *
   * @param id - The id, such as `fn:double`.
   * @returns The closure.
   * @throws DriverFault when none was declared.
   */
  find(id: string): AnyFunction {
    const closure = this.#latest.get(id);
    if (closure === undefined) throw badRequest('Expected the id of a closure that was declared', id);
    return closure;
  }

  /**
   * Gives the recorded calls of a closure.
   *
   * @param id - The id.
   * @returns One list of arguments for each call, in order.
   */
  calls(id: string): readonly (readonly unknown[])[] {
    return this.#calls.get(id) ?? [];
  }

  /** Forgets all closures and calls. */
  clear(): void {
    this.#calls = new Map();
    this.#latest = new Map();
    this.#ids = new WeakMap();
  }

  #callsOf(id: string): (readonly unknown[])[] {
    const known = this.#calls.get(id);
    if (known !== undefined) return known;
    const calls: (readonly unknown[])[] = [];
    this.#calls.set(id, calls);
    return calls;
  }

  #bind(self: unknown, args: readonly unknown[], frame: Frame): Frame {
    // A closure that is called with null, or with a class, is a macro called statically.
    if (self === null || this.#bindings.isClass(self)) return { ...frame, args, self: null };
    if (!this.#bindings.isBindable(self)) return { ...frame, args };
    return { ...frame, args, self };
  }
}

/**
 * Gives the body of a method that a fixture class declares.
 *
 * @param closure - The closure of the declaration.
 * @returns Its body.
 * @throws DriverFault when it is no closure.
 */
export function closureBody(closure: Expression): Expression {
  return closureParts(requireKey(closure, '$fn')).body;
}

function closureParts(definition: Expression): { readonly id: string | null; readonly body: Expression } {
  if (typeof definition !== 'object' || definition === null || Array.isArray(definition)) {
    throw badRequest('Expected a closure {"id"?: text, "body": expression} after $fn', definition);
  }
  const { id, body } = definition as { readonly [key: string]: Expression };
  if (body === undefined || (id !== undefined && typeof id !== 'string')) {
    throw badRequest('Expected a closure {"id"?: text, "body": expression} after $fn', definition);
  }
  return { id: id ?? null, body };
}

type AnyClass = abstract new (...args: never[]) => object;

/** What an expression is evaluated with: the surroundings of the closure or the message that it stands in. */
export interface Frame {
  /** The arguments that the closure received. */
  readonly args: readonly unknown[];
  /** The bound object. */
  readonly self: object | null;
  /** Runs the inherited implementation of the method being run. */
  readonly inherited: ((args: readonly unknown[]) => unknown) | null;
}

/** How an implementation is used. */
export interface Realm {
  /** Makes an ordered map; in a body, as a program would write it there. */
  mapOf(pairs: readonly (readonly [number | string, unknown])[], isInBody: boolean): object;
  /** Copies a map, so that what was recorded does not change later. */
  copied(value: unknown): unknown;
  /** Finds a class that must be there. */
  classNamed(name: string): AnyClass;
  /** Finds a class, or leaves the name of one that is not there. */
  classOrName(name: string): unknown;
  construct(cls: AnyClass, args: readonly unknown[]): object;
  /** Calls an operation of an object, or a static one of a class. */
  call(target: unknown, operation: string, args: readonly unknown[], isInside: boolean): unknown;
  /** Reads an entry of a map, or a property as the object's own reading gives it. */
  field(of: unknown, name: unknown, isInside: boolean): unknown;
  missing(): unknown;
  request(uri: string): object;
  /** Makes the error of a kind. */
  error(kind: string, message: string): Error;
  /** Converts an object to text. */
  textOf(value: object): string;
  /** Tells what a closure that is called with this `this` is bound to: undefined keeps the object of its surroundings. */
  bindingOf(self: unknown): object | null | undefined;
  /** Makes the error that says that a message makes no sense. */
  malformed(what: string, received: unknown): Error;
}

/** Evaluates expressions, keeps the handles of objects and records the calls of closures. */
export declare class Evaluator {
  constructor(realm: Realm);
  reset(): void;
  handleOf(object: object): string;
  objectOf(handle: string): object;
  callsOf(id: string): readonly (readonly unknown[])[];
  evaluate(expression: unknown, frame?: Frame): unknown;
  evaluateArgs(args: unknown, frame?: Frame): readonly unknown[];
  runner(definition: unknown): (frame: Frame) => unknown;
}

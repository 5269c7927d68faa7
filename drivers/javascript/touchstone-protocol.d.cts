type AnyClass = abstract new (...args: never[]) => object;
type AnyFunction = (...args: unknown[]) => unknown;
type Key = number | string;

/** A property that is there, and its value; null when there is none. */
export type FoundProperty = { readonly value: unknown } | null;

/** Where the interface's properties are on the objects and classes of an implementation. */
export interface Properties {
  read(object: object, name: string): FoundProperty;
  write(object: object, name: string, value: unknown): boolean;
  readStatic(cls: AnyClass, name: string): FoundProperty;
  writeStatic(cls: AnyClass, name: string, value: unknown): boolean;
  declareDefault(cls: AnyClass, name: string, value: unknown): boolean;
  initialize(object: object, name: string, value: unknown): unknown;
  declareStatic(cls: AnyClass, name: string, value: unknown): unknown;
}

/** What a driver says of its implementation; drivers/javascript/README.md describes each hook. */
export interface Hooks {
  readonly implementation: object;
  readonly serves: readonly string[];
  readonly lacks?: readonly object[];
  readonly capabilities?: readonly string[];
  readonly traits?: object | undefined;
  readonly classes: { readonly [name: string]: AnyClass };
  readonly kinds?: { readonly [kind: string]: string | (new (message: string) => Error) };
  readonly names?: { readonly [name: string]: string | AnyFunction };
  readonly arguments?: { readonly [name: string]: (...args: never[]) => readonly unknown[] };
  readonly results?: { readonly [name: string]: (value: never) => unknown };
  readonly markers?: { readonly [name: string]: (value: string | true) => (cls: AnyClass) => unknown };
  readonly missing?: unknown;
  readonly state?: Iterable<readonly [AnyClass, (object: never) => object]>;
  readonly properties?: Partial<Properties>;
  spelling?(name: string): string;
  dispatch?(target: object, name: string): AnyFunction | undefined;
  mapOf?(pairs: readonly (readonly [Key, unknown])[], isInBody: boolean): object;
  pairsOf?(value: object): Iterable<readonly [unknown, unknown]> | null;
  isProtected?(cls: AnyClass, name: string): boolean | undefined;
  setRequest?(request: unknown): void;
  register?(cls: AnyClass, definition: object): void;
  forget?(name: string): void;
  reset?(): void;
}

/** Carries out messages of the protocol on an implementation. */
export interface KitDriver {
  perform(verb: string, params: object): unknown;
  classNamed(name: string): AnyClass | undefined;
}

/** This driver has no means to do that. */
export declare class Cannot extends Error {}

/** The message makes no sense: the driver or the suite is wrong, and the implementation was not asked. */
export declare class ProtocolError extends Error {
  readonly code: number;
}

/** Makes what carries out messages on an implementation. */
export declare function createDriver(described: Hooks): KitDriver;

/** Finds the member that an object or a class declares, itself or through what it extends. */
export declare function declared(
  holder: object,
  name: string,
): { readonly owner: object; readonly descriptor: PropertyDescriptor } | null;

/** Returns the function that an object or a class declares under a name, or null. */
export declare function declaredMethod(holder: object, name: string): AnyFunction | null;

/** Makes the provided fixtures of docs/fixtures.md. */
export declare function fixtureClasses(
  classNamed: (name: string) => AnyClass,
  pairsOf: (map: object) => readonly (readonly [Key, unknown])[],
): { readonly [name: string]: AnyClass };

/** Answers the suite on stdin and stdout until it says shutdown, or ends. */
export declare function serve(described: Hooks): KitDriver;

import type { ClassFunction } from './frame';

/** A property that is there, and its value. */
export type FoundProperty = { readonly value: unknown } | null;

/** How the interface's properties are read and written on the objects and classes of a JavaScript module. */
export interface PropertyMap {
  /** Reads a property that the object declares; null when it declares none of that name. */
  read(object: object, name: string): FoundProperty;
  /** Writes a property that the object declares; false when it declares none of that name. */
  write(object: object, name: string, value: unknown): boolean;
  /** Reads a static property; null when the class declares none of that name. */
  readStatic(cls: ClassFunction, name: string): FoundProperty;
  /** Writes a static property; false when the class declares none of that name. */
  writeStatic(cls: ClassFunction, name: string, value: unknown): boolean;
  /** Declares an initial value on a subclass; false when it has to be given to each object instead. */
  declareDefault(cls: ClassFunction, name: string, value: unknown): boolean;
  /** Sets on a new object of a subclass the initial value that the subclass declares. */
  initialize(object: object, name: string, value: unknown): void;
  /** Declares a static property of a subclass, which gets a storage of its own. */
  declareStatic(cls: ClassFunction, name: string, value: unknown): boolean;
}

/** What a module may export as `interfaceProperties`: what it leaves out, or answers null or false to, is looked
 * for in the ordinary places. */
export type PropertyHooks = Partial<PropertyMap>;

import type { ClassFunction } from './frame';

/** How the interface's properties are read and written on the objects and classes of a JavaScript module. */
export interface PropertyMap {
  /** Reads a property that the object declares; null when it declares none of that name. */
  read(object: object, name: string): { readonly value: unknown } | null;
  /** Writes a property that the object declares; false when it declares none of that name. */
  write(object: object, name: string, value: unknown): boolean;
  /** Reads a static property; null when the class declares none of that name. */
  readStatic(cls: ClassFunction, name: string): { readonly value: unknown } | null;
  /** Writes a static property; false when the class declares none of that name. */
  writeStatic(cls: ClassFunction, name: string, value: unknown): boolean;
  /** Declares a property with its initial value on a class that extends one of the module. */
  declareDefault(cls: ClassFunction, name: string, value: unknown): void;
  /** Declares a static property, which gets a storage of its own. */
  declareStatic(cls: ClassFunction, name: string, value: unknown): void;
}

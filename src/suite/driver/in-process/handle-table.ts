import { badRequest } from './bad-request';

/** Gives objects their handles: the same object always has the same one, until all are forgotten. */
export class HandleTable {
  #handles = new Map<object, string>();
  #objects = new Map<string, object>();

  /**
   * Gives an object's handle, a new one when it has none yet.
   *
   * @param object - Any object.
   * @returns Its handle.
   */
  handleOf(object: object): string {
    const known = this.#handles.get(object);
    if (known !== undefined) return known;
    const handle = `o${this.#objects.size + 1}`;
    this.#handles.set(object, handle);
    this.#objects.set(handle, object);
    return handle;
  }

  /**
   * Finds an object.
   *
   * @param handle - A handle that {@link HandleTable.handleOf} gave.
   * @returns The object.
   * @throws DriverFault when there is no such handle.
   */
  objectOf(handle: string): object {
    const object = this.#objects.get(handle);
    if (object === undefined) throw badRequest('Expected the handle of an object that exists', handle);
    return object;
  }

  /** Forgets all handles. */
  clear(): void {
    this.#handles = new Map();
    this.#objects = new Map();
  }
}

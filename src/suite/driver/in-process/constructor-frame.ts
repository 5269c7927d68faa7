import type { Frame } from './frame';

/** How the object of a constructor comes to be. */
export interface Construction {
  /** Returns an object on which no inherited constructor has run. */
  begin(): object;
  /** Runs the inherited constructor. */
  inherit(args: readonly unknown[]): object;
}

/** The frame of a constructor's body: the object exists from its first use or from the inherited constructor on. */
export class ConstructorFrame implements Frame {
  readonly args: readonly unknown[];
  readonly #construction: Construction;
  #object: object | null = null;

  constructor(args: readonly unknown[], construction: Construction) {
    this.args = args;
    this.#construction = construction;
  }

  get self(): object {
    this.#object ??= this.#construction.begin();
    return this.#object;
  }

  readonly inherited = (args: readonly unknown[]): null => {
    const early = this.#object;
    this.#object = this.#construction.inherit(args);
    // What the body wrote before the inherited constructor ran belongs to the same object in the interface's terms.
    if (early !== null) Object.defineProperties(this.#object, Object.getOwnPropertyDescriptors(early));
    return null;
  };
}

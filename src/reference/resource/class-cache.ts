import type { AnyClass } from './class-registry';

const FEWEST_LISTED = 64;

/** What was found out about classes. A class that nobody else holds is forgotten together with its answer. */
export class ClassCache<V> implements Iterable<[AnyClass, V]> {
  readonly #answers = new WeakMap<AnyClass, V>();
  #classes: WeakRef<AnyClass>[] = [];
  #sweepAt = FEWEST_LISTED;
  // The items of a page are of one class, which is asked for again and again.
  #lastClass: AnyClass | null = null;
  #lastAnswer: V | undefined;

  /**
   * @param entries - Classes and what is known about them already.
   */
  constructor(entries: Iterable<readonly [AnyClass, V]> = []) {
    for (const [cls, answer] of entries) this.set(cls, answer);
  }

  /** Reads what is known about a class; undefined for nothing. */
  get(cls: AnyClass): V | undefined {
    if (cls !== this.#lastClass) {
      this.#lastAnswer = this.#answers.get(cls);
      this.#lastClass = cls;
    }
    return this.#lastAnswer;
  }

  /** Remembers what was found out about a class. */
  set(cls: AnyClass, answer: V): void {
    if (!this.#answers.has(cls)) this.#list(cls);
    this.#answers.set(cls, answer);
    this.#lastClass = null;
  }

  /** Iterates the classes that are still there, in the order in which they were first seen, with their answers. */
  *[Symbol.iterator](): IterableIterator<[AnyClass, V]> {
    for (const reference of this.#classes) {
      const cls = reference.deref();
      if (cls !== undefined) yield [cls, this.#answers.get(cls) as V];
    }
  }

  #list(cls: AnyClass): void {
    if (this.#classes.length >= this.#sweepAt) {
      this.#classes = this.#classes.filter((reference) => reference.deref() !== undefined);
      this.#sweepAt = Math.max(FEWEST_LISTED, 2 * this.#classes.length);
    }
    this.#classes.push(new WeakRef(cls));
  }
}

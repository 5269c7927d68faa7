import type { ClassTable, ModuleExports } from './class-table';
import { declaredStaticMethod } from './declared-member';
import { StaticSnapshot } from './static-snapshot';

// Which operations put which class back to its defaults; a class without one has no such state of its own.
const flushes: readonly (readonly [string, string])[] = [
  ['Paginator', 'flushState'],
  ['JsonResource', 'flushState'],
  ['JsonResource', 'flushMacros'],
  ['Collection', 'flushMacros'],
];

/** Puts the static state of a module back to its defaults. */
export class ModuleState {
  readonly #exports: ModuleExports;
  readonly #classes: ClassTable;
  readonly #snapshot: StaticSnapshot;

  /**
   * @param exports - The module's exports.
   * @param classes - Its classes, with their statics at their defaults.
   */
  constructor(exports: ModuleExports, classes: ClassTable) {
    this.#exports = exports;
    this.#classes = classes;
    this.#snapshot = new StaticSnapshot(classes.interfaceClasses());
  }

  /**
   * Puts everything back.
   *
   * @param fixtureNames - The names of the fixture classes that the module shall forget.
   */
  restore(fixtureNames: readonly string[]): void {
    for (const [className, operation] of flushes) {
      const cls = this.#classes.interfaceClass(className);
      const flush = cls === null ? null : declaredStaticMethod(cls, operation);
      if (flush !== null) Reflect.apply(flush, cls, []);
    }
    const { forgetClass, registerClass, resetState } = this.#exports;
    if (typeof forgetClass === 'function') {
      for (const name of fixtureNames) Reflect.apply(forgetClass, undefined, [name]);
    }
    if (typeof registerClass === 'function') {
      for (const [name, cls] of this.#classes.provided())
        Reflect.apply(registerClass, undefined, [cls, name]);
    }
    const container = this.#classes.interfaceClass('Container');
    if (container !== null) Reflect.set(container, 'request', null);
    this.#snapshot.restore();
    if (typeof resetState === 'function') Reflect.apply(resetState, undefined, []);
  }
}

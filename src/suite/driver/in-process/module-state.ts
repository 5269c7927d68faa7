import { type AnyClass, javascriptKit } from './javascript-kit';
import type { ModuleExports } from './module-classes';
import { requestHolder } from './request-holder';
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
  readonly #snapshot: StaticSnapshot;

  /**
   * @param exports - The module's exports.
   * @param classes - Its classes by name, with their statics at their defaults.
   */
  constructor(
    private readonly exports: ModuleExports,
    private readonly classes: { readonly [name: string]: AnyClass },
  ) {
    this.#snapshot = new StaticSnapshot(Object.values(classes));
  }

  /** Puts everything back. */
  restore(): void {
    for (const [className, operation] of flushes) {
      const cls = this.classes[className];
      const flush = cls === undefined ? null : javascriptKit.declaredMethod(cls, operation);
      if (flush !== null) Reflect.apply(flush, cls, []);
    }
    const container = requestHolder(this.exports);
    if (container !== null) Reflect.set(container, 'request', null);
    this.#snapshot.restore();
    const { resetState } = this.exports;
    if (typeof resetState === 'function') Reflect.apply(resetState, undefined, []);
  }
}

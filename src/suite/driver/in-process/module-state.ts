import { type AnyClass, javascriptKit } from './javascript-kit';
import type { ModuleExports } from './module-classes';
import { staticSnapshot } from './static-snapshot';

// Which operations put which class back to its defaults; a class without one has no such state of its own.
const flushes: readonly (readonly [string, string])[] = [
  ['Paginator', 'flushState'],
  ['JsonResource', 'flushState'],
  ['JsonResource', 'flushMacros'],
  ['Collection', 'flushMacros'],
];

/**
 * Remembers the static state of a module.
 *
 * @param exports - The module's exports.
 * @param classes - Its classes by name, with their statics at their defaults.
 * @param container - What holds the current request under the name `request`; null when the module has no such thing.
 * @returns Puts everything back to its defaults.
 */
export function moduleState(
  { resetState }: ModuleExports,
  classes: { readonly [name: string]: AnyClass },
  container: object | null,
): () => void {
  const restoreStatics = staticSnapshot(Object.values(classes));
  return () => {
    for (const [className, operation] of flushes) {
      const cls = classes[className];
      const flush = cls === undefined ? null : javascriptKit.declaredMethod(cls, operation);
      if (flush !== null) Reflect.apply(flush, cls, []);
    }
    if (container !== null) Reflect.set(container, 'request', null);
    restoreStatics();
    if (typeof resetState === 'function') Reflect.apply(resetState, undefined, []);
  };
}

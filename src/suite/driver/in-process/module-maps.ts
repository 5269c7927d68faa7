import type { Hooks } from './javascript-kit';

type MapClass = new () => object & {
  set(key: unknown, value: unknown): unknown;
  entries(): Iterable<readonly [unknown, unknown]>;
};

/**
 * Describes the ordered maps of a module.
 *
 * @param own - Its own class of ordered maps, if it exports one; native Maps are made without it.
 * @returns The hooks that make and read them. In the body of a closure a map whose keys are names is an object literal.
 */
export function moduleMaps(own: unknown): Required<Pick<Hooks, 'mapOf' | 'pairsOf'>> {
  const mapClass = (typeof own === 'function' ? own : Map) as MapClass;
  return {
    mapOf(pairs, isInBody) {
      if (isInBody && pairs.every(([key]) => typeof key === 'string')) return Object.fromEntries(pairs);
      const map = new mapClass();
      for (const [key, value] of pairs) map.set(key, value);
      return map;
    },
    pairsOf: (value) => (value instanceof mapClass ? value.entries() : null),
  };
}

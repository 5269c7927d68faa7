import type { AnyClass } from './class-registry';

/** A program that makes classes without end must not keep them all. */
const most = 1000;

/**
 * Finds something out about a class once; of too many classes the one that was seen first is forgotten.
 *
 * @param cache - What is known of classes so far.
 * @param cls - The class.
 * @param find - Finds it out.
 * @returns What is known or was found out.
 */
export function remember<V>(cache: Map<AnyClass, V>, cls: AnyClass, find: (cls: AnyClass) => V): V {
  const known = cache.get(cls);
  if (known !== undefined) return known;
  const found = find(cls);
  const [oldest] = cache.keys();
  if (cache.size >= most) cache.delete(oldest as AnyClass);
  cache.set(cls, found);
  return found;
}

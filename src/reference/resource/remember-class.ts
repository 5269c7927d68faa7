import type { AnyClass } from './class-registry';

/** A program that makes classes without end must not keep them all. */
const most = 1000;

/**
 * Remembers what was found out about a class; of too many classes the one that was seen first is forgotten.
 *
 * @param cache - What is known of classes so far.
 * @param cls - The class.
 * @param answer - What was found out.
 */
export function rememberClass<V>(cache: Map<AnyClass, V>, cls: AnyClass, answer: V): void {
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= most && !cache.has(cls)) cache.delete(oldest);
  cache.set(cls, answer);
}

/** A program that keeps making classes or names must not keep them all in memory. */
const MAXIMUM_ENTRIES = 1000;

/**
 * Looks a value up in a cache, or finds it and keeps it there; a full cache loses its oldest entry.
 *
 * @param cache - The values found so far.
 * @param key - The key of the value.
 * @param find - Finds the value of a key.
 * @returns The value.
 */
export function remember<K, V>(cache: Map<K, V>, key: K, find: (key: K) => V): V {
  return cache.get(key) ?? learn(cache, key, find(key));
}

function learn<K, V>(cache: Map<K, V>, key: K, value: V): V {
  cache.set(key, value);
  if (cache.size > MAXIMUM_ENTRIES) cache.delete(cache.keys().next().value as K);
  return value;
}

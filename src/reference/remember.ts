/** A program that makes classes or names without end must not keep them all. */
const most = 1000;

/**
 * Finds something out once; of too many keys the one that was seen first is forgotten.
 *
 * @param cache - What is known so far.
 * @param key - What it is about.
 * @param find - Finds it out.
 * @returns What is known or was found out.
 */
export function remember<K, V>(cache: Map<K, V>, key: K, find: (key: K) => V): V {
  return cache.get(key) ?? learn(cache, key, find(key));
}

function learn<K, V>(cache: Map<K, V>, key: K, value: V): V {
  cache.set(key, value);
  if (cache.size > most) cache.delete(cache.keys().next().value as K);
  return value;
}

/**
 * Reads an iterator to its end.
 *
 * Pairs of a key and a value count as entries; other values are numbered.
 *
 * @param iterator - The iterator; it is used up.
 * @returns The entries in order.
 */
export function iteratorEntries(iterator: Iterator<unknown>): readonly (readonly [unknown, unknown])[] {
  const entries: (readonly [unknown, unknown])[] = [];
  for (let step = iterator.next(); step.done !== true; step = iterator.next()) {
    const { value } = step;
    entries.push(isPair(value) ? [value[0], value[1]] : [entries.length, value]);
  }
  return entries;
}

/**
 * Tells whether an object is an iterator.
 *
 * @param value - Any object.
 * @returns Whether it can be read step by step and is itself iterable, as all iterators of the language are.
 */
export function isIterator(value: object): value is Iterator<unknown> {
  return typeof Reflect.get(value, 'next') === 'function' && Symbol.iterator in value;
}

function isPair(value: unknown): value is readonly [unknown, unknown] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [key] = value as readonly unknown[];
  return typeof key === 'string' || typeof key === 'number';
}

/**
 * Freezes data, but no objects of classes, so that an operation that changes what it was given fails in the
 * engine's words.
 */
export function freeze(value: unknown, levels = 100): void {
  const isData = Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
  if (!isData || levels === 0 || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value as object)) freeze(inner, levels - 1);
}

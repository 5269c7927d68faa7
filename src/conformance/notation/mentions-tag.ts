import type { OrderedJson } from './ordered-json';

/**
 * Tells whether a tag stands anywhere in the notation of a feature.
 *
 * @param notation - What a scenario says.
 * @param tag - Such as `$request`.
 * @returns Whether an object with that key is in it.
 */
export function mentionsTag(notation: OrderedJson, tag: string): boolean {
  if (Array.isArray(notation)) return notation.some((entry) => mentionsTag(entry, tag));
  if (!(notation instanceof Map)) return false;
  return notation.has(tag) || [...notation.values()].some((entry) => mentionsTag(entry, tag));
}

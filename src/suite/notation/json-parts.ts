import type { OrderedJson } from './ordered-json';

/**
 * Lists a JSON document and everything in it.
 *
 * @param document - The document.
 * @returns The document itself, then its parts from the outside in.
 */
export function jsonParts(document: OrderedJson): OrderedJson[] {
  if (document === null || typeof document !== 'object') return [document];
  return [document, ...[...document.values()].flatMap(jsonParts)];
}

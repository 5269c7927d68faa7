import { type OrderedJson, parseOrderedJson } from './ordered-json';

/**
 * Reads a list or an object that is written as JSON. A text that is only a number or a word says nothing of being JSON.
 *
 * @param text - Any text.
 * @returns The document; null when the text is none.
 */
export function jsonDocumentIn(
  text: string,
): readonly OrderedJson[] | ReadonlyMap<string, OrderedJson> | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return parseOrderedJson(text) as readonly OrderedJson[] | ReadonlyMap<string, OrderedJson>;
  } catch {
    return null;
  }
}

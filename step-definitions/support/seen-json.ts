import type { KeyOrder } from '../../src/suite/notation/difference';
import { type OrderedJson, parseOrderedJson } from '../../src/suite/notation/ordered-json';
import { jsonParts } from './json-parts';

/**
 * Parses text that may be no JSON.
 *
 * @param text - The text.
 * @returns The document, or undefined when it is none.
 */
export function parsedText(text: unknown): OrderedJson | undefined {
  try {
    return typeof text === 'string' ? parseOrderedJson(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a document so that only what counts in it is left.
 *
 * @param document - The document.
 * @param order - Whether the order of keys counts.
 * @returns Plain data, the same for documents that are the same.
 */
export function plainDocument(document: OrderedJson, order: KeyOrder): unknown {
  if (Array.isArray(document)) return document.map((entry) => plainDocument(entry, order));
  if (!(document instanceof Map)) return document;
  const entries = [...document].map(([key, entry]) => ({ key, entry: plainDocument(entry, order) }));
  return { entries: order === 'ordered' ? entries : entries.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

/**
 * Returns the document that a text stands for; text that is no JSON is seen as it is.
 *
 * @param text - The text, or what is there instead.
 * @param order - Whether the order of keys counts.
 * @returns Plain data, the same for texts of the same document.
 */
export function seenText(text: unknown, order: KeyOrder): unknown {
  const document = parsedText(text);
  return document === undefined ? { text } : { document: plainDocument(document, order) };
}

/**
 * Tells whether something stands anywhere in a document.
 *
 * @param document - The document; undefined when there is none.
 * @param expected - What is looked for.
 * @param order - Whether the order of keys counts.
 * @returns Whether any part of the document is the same.
 */
export function holdsPart(
  document: OrderedJson | undefined,
  expected: OrderedJson,
  order: KeyOrder,
): boolean {
  const wanted = JSON.stringify(plainDocument(expected, order));
  const parts = document === undefined ? [] : jsonParts(document);
  return parts.some((part) => JSON.stringify(plainDocument(part, order)) === wanted);
}

import type { KeyOrder } from '../../src/suite/notation/difference';
import { type OrderedJson, parseOrderedJson } from '../../src/suite/notation/ordered-json';

/** Parses text that may be no JSON; returns undefined when it is none. */
export function parsedText(text: unknown): OrderedJson | undefined {
  try {
    return typeof text === 'string' ? parseOrderedJson(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a document as plain data: the same for documents in which everything that counts is the same. */
export function plainDocument(document: OrderedJson, order: KeyOrder): unknown {
  if (Array.isArray(document)) return document.map((entry) => plainDocument(entry, order));
  if (!(document instanceof Map)) return document;
  const entries = [...document].map(([key, entry]) => ({ key, entry: plainDocument(entry, order) }));
  return { entries: order === 'ordered' ? entries : entries.sort((a, b) => (a.key < b.key ? -1 : 1)) };
}

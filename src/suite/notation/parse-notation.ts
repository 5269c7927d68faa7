import { type OrderedJson, parseOrderedJson } from './ordered-json';

const documents = new Map<string, OrderedJson>();

/**
 * Parses JSON that stands in a feature.
 *
 * Scenarios say the same again and again, three times out of four in the very same words: each text is parsed once. Nobody
 * can change a document, so all who ask may have the same one.
 *
 * @param text - The JSON document.
 * @returns The document, objects as Maps in written order.
 * @throws SyntaxError as {@link parseOrderedJson} does.
 */
export function parseNotation(text: string): OrderedJson {
  const known = documents.get(text);
  if (known !== undefined) return known;
  const document = parseOrderedJson(text);
  documents.set(text, document);
  return document;
}

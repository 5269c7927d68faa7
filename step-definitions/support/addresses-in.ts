import { type OrderedJson, parseOrderedJson } from '../../src/suite/notation/ordered-json';

/** Lists every text in a JSON document, whatever its layout. */
function textsIn(document: OrderedJson): string[] {
  if (typeof document === 'string') return [document];
  if (Array.isArray(document)) return document.flatMap(textsIn);
  return document instanceof Map ? [...document.values()].flatMap(textsIn) : [];
}

/**
 * Lists every text of a response that may be an address, wherever it stands.
 *
 * @param content - The body: JSON.
 * @param headers - The values of the headers; those such as `Link` have addresses in angle brackets.
 * @returns The texts.
 */
export function addressesIn(content: string, headers: Iterable<string>): string[] {
  const inHeaders = [...headers].flatMap((value) => [
    value,
    ...Array.from(value.matchAll(/<([^>]*)>/g), ([, address = '']) => address),
  ]);
  return [...textsIn(parseOrderedJson(content)), ...inHeaders];
}

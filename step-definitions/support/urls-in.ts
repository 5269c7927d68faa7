import { jsonParts } from '../../src/suite/notation/json-parts';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';

/**
 * Lists every text of a response that may be a URL, wherever it stands.
 *
 * @param body - The body.
 * @param headers - The values of the headers; those such as `Link` have URLs in angle brackets.
 * @returns The texts.
 */
export function urlsIn(body: OrderedJson, headers: Iterable<string>): string[] {
  const inHeaders = [...headers].flatMap((value) => [
    value,
    ...Array.from(value.matchAll(/<([^>]*)>/g), ([, url = '']) => url),
  ]);
  return [...jsonParts(body).filter((part) => typeof part === 'string'), ...inHeaders];
}

import { InvalidArgumentException, JSON_FAILURE, requireShallow } from '../errors';
import { entriesOf } from './maps';
import { numberToText } from './numbers';

const RESERVED = /[^A-Za-z0-9\-._~]/;

// What encodeURIComponent leaves as it is, though RFC 3986 has a use for it.
const SUB_DELIMITERS = /[!'()*]/g;

/**
 * Percent-encodes text by RFC 3986: everything but letters, digits and - . _ ~.
 *
 * @param text - The text.
 * @returns The encoded text, with upper-case hex digits.
 * @throws InvalidArgumentException when the text holds half of a surrogate pair.
 */
export function encodeQueryPart(text: string): string {
  if (!RESERVED.test(text)) return text;
  try {
    const encoded = encodeURIComponent(text);
    return encoded.search(SUB_DELIMITERS) < 0 ? encoded : encoded.replace(SUB_DELIMITERS, toPercent);
  } catch (cause) {
    throw new InvalidArgumentException(`Query text: ${JSON_FAILURE.malformed}`, { cause });
  }
}

function toPercent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/**
 * Writes one parameter as query text; nested maps become `name[key]` with the brackets encoded.
 *
 * null, functions and empty maps are left out, true is 1, false is 0.
 *
 * @param name - The parameter's name, encoded.
 * @param value - Its value.
 * @param depth - How many maps are around it.
 * @returns The pairs it needs, each followed by `&`; empty when the value is left out.
 * @throws InvalidArgumentException when the value is nested too deeply, as one that contains itself is.
 */
export function buildQueryPairs(name: string, value: unknown, depth = 0): string {
  requireShallow('Query text', depth);
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object' && typeof value !== 'function') return `${name}=${encodeScalar(value)}&`;
  let pairs = '';
  for (const [key, nested] of entriesOf(value)) {
    pairs += buildQueryPairs(`${name}%5B${encodeQueryPart(String(key))}%5D`, nested, depth + 1);
  }
  return pairs;
}

function encodeScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return encodeQueryPart(typeof value === 'number' ? numberToText(value) : String(value));
}

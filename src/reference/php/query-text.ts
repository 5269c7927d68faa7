import { InvalidArgumentException, JSON_FAILURE, requireShallow } from '../errors';
import { numberToText } from './numbers';
import { type Key, OrderedMap } from './ordered-map';

const RESERVED = /[^A-Za-z0-9\-._~]/;

/**
 * Percent-encodes text by RFC 3986: everything but letters, digits and - . _ ~.
 *
 * @param text - The text.
 * @returns The encoded text, with upper-case hex digits.
 * @throws InvalidArgumentException when the text holds half of a surrogate pair.
 */
export function encodeQueryPart(text: string): string {
  return RESERVED.test(text) ? encode(text) : text;
}

function encode(text: string): string {
  try {
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch (cause) {
    throw new InvalidArgumentException(`Query text: ${JSON_FAILURE.malformed}`, { cause });
  }
}

/**
 * Writes one parameter as query text; nested maps become `name[key]` with the brackets encoded.
 *
 * null, functions and empty maps are left out, true is 1, false is 0.
 *
 * @param name - The parameter's name.
 * @param value - Its value; maps in it are ordered maps.
 * @returns The pairs it needs, joined with `&`; empty when the value is left out.
 */
export function buildQueryPair(name: Key, value: unknown): string {
  return pairsOf(encodeQueryPart(String(name)), value, 0);
}

function pairsOf(name: string, value: unknown, depth: number): string {
  requireShallow('Query text', depth);
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object' && typeof value !== 'function') return `${name}=${encodeScalar(value)}`;
  let pairs = '';
  for (const [key, nested] of value instanceof OrderedMap ? value : Object.entries(value)) {
    const pair = pairsOf(`${name}%5B${encodeQueryPart(String(key))}%5D`, nested, depth + 1);
    pairs += pairs === '' || pair === '' ? pair : `&${pair}`;
  }
  return pairs;
}

function encodeScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return encodeQueryPart(typeof value === 'number' ? numberToText(value) : String(value));
}

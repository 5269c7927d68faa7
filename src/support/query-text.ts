import { InvalidArgumentException, JSON_FAILURE, wrongType } from './errors';
import { isMapLike } from './is-map-like';
import { numberToText } from './number-text';
import { type Key, OrderedMap } from './ordered-map';

const UNRESERVED = /^[A-Za-z0-9\-._~]*$/;
const MAX_DEPTH = 512;

/**
 * Percent-encodes text by RFC 3986: everything but letters, digits and - . _ ~.
 *
 * @param text - The text.
 * @returns The encoded text, with upper-case hex digits.
 * @throws InvalidArgumentException when the text holds half of a surrogate pair.
 */
export function encodeQueryPart(text: string): string {
  if (UNRESERVED.test(text)) return text;
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
 * Writes parameters as query text; nested maps become `name[key]` with the brackets encoded.
 *
 * null and empty maps are left out, true is 1, false is 0.
 *
 * @param parameters - The parameters in order.
 * @returns The query text, without a leading question mark.
 * @throws TypeError when a value has no query form.
 */
export function buildQuery(parameters: OrderedMap<unknown>): string {
  const pairs: string[] = [];
  for (const [key, value] of parameters) appendPair(pairs, encodeQueryPart(String(key)), value, 1);
  return pairs.join('&');
}

/**
 * Writes one parameter as query text.
 *
 * @param name - The parameter's name.
 * @param value - Its value.
 * @returns The pairs it needs, joined with `&`; empty when the value is left out.
 */
export function buildQueryPair(name: Key, value: unknown): string {
  const encoded = encodeQueryPart(String(name));
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return `${encoded}=${encodeScalar(encoded, value)}`;
  const pairs: string[] = [];
  appendPair(pairs, encoded, value, 1);
  return pairs.join('&');
}

function appendPair(pairs: string[], name: string, value: unknown, depth: number): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') {
    pairs.push(`${name}=${encodeScalar(name, value)}`);
    return;
  }
  if (depth > MAX_DEPTH) {
    throw new InvalidArgumentException(`Query parameter ${name.slice(0, 40)}: ${JSON_FAILURE.depth}`);
  }
  for (const [key, nested] of nestedEntries(value)) {
    appendPair(pairs, `${name}%5B${encodeQueryPart(String(key))}%5D`, nested, depth + 1);
  }
}

function nestedEntries(value: object): Iterable<readonly [Key, unknown]> {
  if (Array.isArray(value) || value instanceof OrderedMap || value instanceof Map) {
    return value.entries() as Iterable<readonly [Key, unknown]>;
  }
  return isMapLike(value) ? OrderedMap.from(value).entries() : Object.entries(value);
}

function encodeScalar(name: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return encodeQueryPart(value);
    case 'number':
      return encodeQueryPart(numberToText(value));
    case 'boolean':
      return value ? '1' : '0';
    case 'bigint':
      return String(value);
    default:
      throw wrongType(`Query parameter ${name}`, 'a scalar, null or a map', value);
  }
}

import { isJsonSerializable } from './contracts';
import { JSON_FAILURE, JsonEncodingException } from './errors';
import { isMapLike } from './is-map-like';
import { OrderedMap } from './ordered-map';

const MAX_DEPTH = 512;

/**
 * Turns a value into arrays and objects for JSON.stringify, which knows `toJSON` but neither `jsonSerialize` nor
 * maps, and reorders integer keys.
 *
 * @param value - Any value.
 * @param depth - How deep the value lies in the one that is turned.
 * @returns Arrays, objects without prototype, and whatever has no part in this.
 * @throws JsonEncodingException when maps are nested without end.
 */
export function nativeJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new JsonEncodingException(JSON_FAILURE.depth);
  if (isJsonSerializable(value)) {
    const data = value.jsonSerialize();
    return data === value ? value : nativeJson(data, depth + 1);
  }
  if (!isMapLike(value)) return value;
  return OrderedMap.from(value)
    .map((item) => nativeJson(item, depth + 1))
    .toJSON();
}

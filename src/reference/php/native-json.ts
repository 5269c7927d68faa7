import { encodeJson } from './json-text';

/**
 * Turns a value into what JavaScript's own JSON knows: arrays, objects and scalars.
 *
 * @param value - Any value.
 * @returns What the value's JSON text says, so that both ways to JSON agree.
 * @throws JsonEncodingException when something has no JSON form.
 */
export function nativeJson(value: unknown): unknown {
  return JSON.parse(encodeJson(value));
}

import { integerArgument } from './arguments';
import { JsonWriter } from './json-writer';

/**
 * Writes a value as JSON text, byte for byte as the observed systems do.
 *
 * Arrays, Maps, OrderedMaps and plain objects are maps: a list (also an empty map) becomes `[...]`, any other
 * map `{...}` in its own order. Of other objects it writes their `jsonSerialize()`, else their `toJSON()`, else their
 * public fields. undefined is left out of plain objects and is null elsewhere.
 *
 * @param value - Any value.
 * @param flags - Flags, see json-flags.
 * @returns The JSON text.
 * @throws JsonEncodingException when something has no JSON form and JSON_PARTIAL_OUTPUT_ON_ERROR is not set.
 */
export function encodeJson(value: unknown, flags = 0): string {
  return new JsonWriter(integerArgument('encodeJson(flags)', flags)).write(value);
}

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

import type { JsonSerializable, NativelySerializable } from '../contracts';
import { hasToJson, isJsonSerializable } from '../contracts';
import { isOverflow, JSON_FAILURE, JsonEncodingException, type JsonFailure } from '../errors';
import { isObject, isPlainObject } from '../values';
import { integerArgument } from './arguments';
import * as flag from './json-flags';
import { JsonStrings, type WrittenName } from './json-strings';
import { numberToJson, numericStringToJson } from './numbers';
import { type Key, OrderedMap } from './ordered-map';

const MAX_DEPTH = 512;
// Substituting does not stop at MAX_DEPTH, and objects may stand for objects without an end in sight.
const MAX_NESTING = 1500;

/** Writes one value as JSON text; see encodeJson for the rules. */
class JsonWriter {
  readonly #flags: number;
  readonly #strings: JsonStrings;
  // Names that somebody gave to all objects, which loops over an object would visit.
  readonly #inheritedNames = Object.keys(Object.prototype).length;
  // The containers and objects around the present value, outermost first.
  readonly #path: object[] = [];
  #depth = 0;
  // The text is put together of few long pieces, because it is copied once more at the end: what is short waits in the
  // tail for the next string, and a string's closing quote for the key after it.
  #text = '';
  #tail = '';

  /**
   * @param flags - Flags, see json-flags.
   */
  constructor(flags: number) {
    this.#flags = flags;
    this.#strings = JsonStrings.of(flags);
  }

  /**
   * Writes a value.
   *
   * @param value - Any value.
   * @returns The JSON text.
   * @throws JsonEncodingException when something has no JSON form and nothing may be substituted.
   */
  write(value: unknown): string {
    try {
      this.#value(value);
    } catch (error) {
      throw isOverflow(error) ? new JsonEncodingException(JSON_FAILURE.depth, { cause: error }) : error;
    }
    return this.#text + this.#tail;
  }

  #value(value: unknown): void {
    const escaped = this.#escaped(value);
    if (escaped === null) this.#other(value);
    else this.#string('"', escaped);
  }

  #escaped(value: unknown): string | null {
    return typeof value === 'string' && this.#numeric(value) === null ? this.#strings.escape(value) : null;
  }

  #numeric(text: string): string | null {
    return this.#flags & flag.JSON_NUMERIC_CHECK
      ? numericStringToJson(text, (value) => this.#float(value))
      : null;
  }

  #string(open: string, escaped: string): void {
    this.#text += this.#tail + open;
    this.#text += escaped;
    this.#tail = '"';
  }

  #other(value: unknown): void {
    if (isObject(value)) this.#object(value);
    else this.#tail += this.#literal(value);
  }

  #literal(value: unknown): string {
    if (typeof value === 'number') return this.#number(value);
    if (typeof value === 'string') return this.#numeric(value) ?? 'null';
    if (typeof value === 'function') return '{}';
    if (typeof value === 'symbol') return this.#substitute(JSON_FAILURE.unsupported, 'null');
    // null, undefined, true, false or a big integer
    return String(value ?? null);
  }

  #number(value: number): string {
    if (Number.isSafeInteger(value)) return String(value);
    if (!Number.isFinite(value)) return this.#substitute(JSON_FAILURE.infinite, '0');
    return this.#float(value);
  }

  #float(value: number): string {
    const text = numberToJson(value);
    return this.#flags & flag.JSON_PRESERVE_ZERO_FRACTION && !/[.e]/.test(text) ? `${text}.0` : text;
  }

  #object(value: object): void {
    if (Array.isArray(value)) this.#list(value);
    else if (value instanceof OrderedMap) this.#map(value);
    else if (isJsonSerializable(value) || hasToJson(value)) this.#replacement(value);
    else if (isPlainObject(value)) this.#plainObject(value);
    else if (value instanceof Map) this.#map(OrderedMap.fromEntries(value as Map<Key, unknown>), value);
    else this.#pairs(value, Object.entries(value));
  }

  // The container is what may contain itself: the list, or what the list was made from.
  #list(list: readonly unknown[], container: object = list): void {
    if (this.#flags & flag.JSON_FORCE_OBJECT) {
      this.#pairs(container, list.entries());
    } else if (list.length === 0) {
      this.#tail += '[]';
    } else if (this.#enter(container)) {
      const lineBreak = this.#lineBreak();
      for (let index = 0; index < list.length; index += 1) {
        this.#tail += (index === 0 ? '[' : ',') + lineBreak;
        this.#value(list[index]);
      }
      this.#leave(']');
    }
  }

  #map(map: OrderedMap<unknown>, container: object = map): void {
    if (map.isList) this.#list(map.packed ?? [...map.values()], container);
    else this.#pairs(container, map.entries());
  }

  #plainObject(object: Record<string, unknown>): void {
    let position = 0;
    // Without inherited names this visits just the object's own, faster than any list of them.
    for (const name in object) {
      if (name === '0' || this.#inheritedNames) {
        // What may have the names 0, 1, 2, ...: JavaScript puts them first and in order.
        const members = OrderedMap.from(object).filter((member) => member !== undefined);
        this.#map(members, object);
        return;
      }
      const value = object[name];
      if (value === undefined) continue;
      if (position === 0 && !this.#enter(object)) return;
      this.#member(name, value, position);
      position += 1;
    }
    if (position > 0) this.#leave('}');
    else this.#list([]);
  }

  #pairs(container: object, entries: Iterable<readonly [Key, unknown]>): void {
    if (!this.#enter(container)) return;
    let position = 0;
    for (const [key, value] of entries) {
      this.#member(String(key), value, position);
      position += 1;
    }
    if (position > 0) {
      this.#leave('}');
    } else {
      this.#exit();
      this.#tail += '{}';
    }
  }

  #member(name: string, value: unknown, position: number): void {
    const { plain, open } = this.#name(name, position === 0);
    const escaped = this.#escaped(value);
    if (escaped === null) {
      this.#tail += plain;
      this.#other(value);
    } else {
      this.#string(open, escaped);
    }
  }

  #name(name: string, isFirst: boolean): WrittenName {
    return this.#flags & flag.JSON_PRETTY_PRINT
      ? this.#strings.layOut((isFirst ? '{' : ',') + this.#lineBreak(), name, ': ')
      : this.#strings.name(name, isFirst);
  }

  #replacement(object: JsonSerializable | NativelySerializable): void {
    if (!this.#mayStand(object, this.#path.length >= MAX_NESTING)) return;
    this.#path.push(object);
    const data = isJsonSerializable(object) ? object.jsonSerialize() : object.toJSON('');
    if (data !== object) this.#value(data);
    this.#path.pop();
    // An object that stands for itself is written as its public fields.
    if (data === object) this.#pairs(object, Object.entries(object));
  }

  #enter(container: object): boolean {
    const { length } = this.#path;
    const deepest = this.#flags & flag.JSON_PARTIAL_OUTPUT_ON_ERROR ? Number.POSITIVE_INFINITY : MAX_DEPTH;
    if (!this.#mayStand(container, this.#depth >= deepest || length >= MAX_NESTING)) return false;
    this.#path.push(container);
    this.#depth += 1;
    return true;
  }

  // Whether an object may be written where it stands; when not, its substitute is.
  #mayStand(object: object, isTooDeep: boolean): boolean {
    const isInItself = this.#path.includes(object);
    if (!isInItself && !isTooDeep) return true;
    this.#tail += this.#substitute(isInItself ? JSON_FAILURE.recursion : JSON_FAILURE.depth, 'null');
    return false;
  }

  #exit(): void {
    this.#path.pop();
    this.#depth -= 1;
  }

  #leave(close: string): void {
    this.#exit();
    this.#tail += this.#lineBreak() + close;
  }

  #lineBreak(): string {
    return this.#flags & flag.JSON_PRETTY_PRINT ? `\n${'    '.repeat(this.#depth)}` : '';
  }

  #substitute(reason: JsonFailure, substitute: string): string {
    if (this.#flags & flag.JSON_PARTIAL_OUTPUT_ON_ERROR) return substitute;
    throw new JsonEncodingException(reason);
  }
}

/**
 * Writes a value as JSON text, byte for byte as Laravel and Hypervel do.
 *
 * Arrays, Maps, OrderedMaps and plain objects are maps: a list (also an empty map) becomes `[...]`, any other
 * map `{...}` in its own order. Of an object with `jsonSerialize()` or else `toJSON()` it writes what that returns, of any
 * other object its public fields. undefined is left out of plain objects and is null elsewhere.
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
 * @returns What the value's JSON text says, as far as JavaScript can: integers beyond 2^53 are rounded, and integer-like keys of an
 *   object come first.
 * @throws JsonEncodingException when something has no JSON form.
 */
export function nativeJson(value: unknown): unknown {
  return JSON.parse(encodeJson(value));
}

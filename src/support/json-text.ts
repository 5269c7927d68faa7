import { isJsonSerializable } from './contracts';
import { JSON_FAILURE, JsonEncodingException, type JsonFailure } from './errors';
import { isPlainObject } from './is-plain-object';
import {
  JSON_FORCE_OBJECT,
  JSON_NUMERIC_CHECK,
  JSON_PARTIAL_OUTPUT_ON_ERROR,
  JSON_PRESERVE_ZERO_FRACTION,
  JSON_PRETTY_PRINT,
} from './json-flags';
import { JsonStringStyle } from './json-string-style';
import { numberToJson } from './number-text';
import { numericStringToJson } from './numeric-string';
import { type Key, OrderedMap } from './ordered-map';

const MAX_DEPTH = 512;
// Substituting does not stop at MAX_DEPTH, and objects may stand for objects without an end in sight.
const MAX_NESTING = 1500;
const UNSEARCHED_DEPTH = 24;

/**
 * Writes a value as JSON text, byte for byte as the observed systems do.
 *
 * Arrays, Maps, OrderedMaps and plain objects are maps: a list (also an empty map) becomes `[...]`, any other
 * map `{...}` in its own order. Other objects give their `jsonSerialize()`, else their `toJSON()`, else their
 * public fields. undefined is left out of plain objects and is null elsewhere.
 *
 * @param value - Any value.
 * @param flags - Flags, see json-flags.
 * @returns The JSON text.
 * @throws JsonEncodingException when something has no JSON form and JSON_PARTIAL_OUTPUT_ON_ERROR is not set.
 */
export function encodeJson(value: unknown, flags = 0): string {
  return new JsonWriter(flags).value(value);
}

class JsonWriter {
  readonly #style: JsonStringStyle;
  readonly #partial: boolean;
  readonly #forceObject: boolean;
  readonly #numericCheck: boolean;
  readonly #zeroFraction: boolean;
  readonly #pretty: boolean;
  // The containers and objects around the present value, outermost first.
  readonly #path: object[] = [];
  #depth = 0;

  constructor(flags: number) {
    this.#style = JsonStringStyle.of(flags);
    this.#partial = (flags & JSON_PARTIAL_OUTPUT_ON_ERROR) !== 0;
    this.#forceObject = (flags & JSON_FORCE_OBJECT) !== 0;
    this.#numericCheck = (flags & JSON_NUMERIC_CHECK) !== 0;
    this.#zeroFraction = (flags & JSON_PRESERVE_ZERO_FRACTION) !== 0;
    this.#pretty = (flags & JSON_PRETTY_PRINT) !== 0;
  }

  value(value: unknown): string {
    switch (typeof value) {
      case 'string':
        return this.#string(value);
      case 'number':
        return this.#number(value);
      case 'object':
        return value === null ? 'null' : this.#object(value);
      case 'boolean':
        return value ? 'true' : 'false';
      case 'undefined':
        return 'null';
      case 'bigint':
        return value.toString();
      case 'function':
        return '{}';
      default:
        return this.#failure(JSON_FAILURE.unsupported, 'null');
    }
  }

  #string(text: string): string {
    if (this.#numericCheck) {
      const number = numericStringToJson(text);
      if (number !== null) return number;
    }
    return this.#style.write(text) ?? this.#failure(JSON_FAILURE.malformed, 'null');
  }

  #number(value: number): string {
    if (Number.isSafeInteger(value)) return String(value);
    if (!Number.isFinite(value)) return this.#failure(JSON_FAILURE.infinite, '0');
    const text = numberToJson(value);
    return this.#zeroFraction && !/[.e]/.test(text) ? `${text}.0` : text;
  }

  #object(value: object): string {
    if (Array.isArray(value)) return this.#list(value);
    if (value instanceof OrderedMap) return this.#map(value);
    if (isJsonSerializable(value)) return this.#replacement(value, 'jsonSerialize');
    if (typeof Reflect.get(value, 'toJSON') === 'function') return this.#replacement(value, 'toJSON');
    if (value instanceof Map) return this.#map(OrderedMap.fromEntries(value as Map<Key, unknown>));
    return this.#fields(value, isPlainObject(value));
  }

  #list(list: readonly unknown[]): string {
    if (this.#forceObject) return this.#pairs(list, list.entries());
    if (list.length === 0) return '[]';
    const refusal = this.#enter(list);
    if (refusal !== null) return refusal;
    const separator = this.#separator();
    let body = this.value(list[0]);
    for (let index = 1; index < list.length; index += 1) body += separator + this.value(list[index]);
    return this.#leave('[', body, ']');
  }

  #map(map: OrderedMap<unknown>): string {
    if (map.packed !== null) return this.#list(map.packed);
    return map.isList && !this.#forceObject ? this.#list([...map.values()]) : this.#pairs(map, map.entries());
  }

  #fields(object: object, isMap: boolean): string {
    const names = Object.keys(object);
    const { length } = names;
    if (isMap && !this.#forceObject) {
      // JavaScript puts index-like names first and in order, so these two tell that the names are 0..n-1.
      if (length === 0 || (names[0] === '0' && names[length - 1] === String(length - 1))) {
        return this.#list(Object.values(object));
      }
    }
    if (length === 0) return '{}';
    const refusal = this.#enter(object);
    if (refusal !== null) return refusal;
    const separator = this.#separator();
    let body = '';
    for (const name of names) {
      const value = (object as Record<string, unknown>)[name];
      if (value === undefined) continue;
      if (body !== '') body += separator;
      body += this.#key(name) + this.value(value);
    }
    if (body !== '') return this.#leave('{', body, '}');
    this.#exit();
    return isMap && !this.#forceObject ? '[]' : '{}';
  }

  #pairs(container: object, entries: Iterable<readonly [Key, unknown]>): string {
    const refusal = this.#enter(container);
    if (refusal !== null) return refusal;
    const separator = this.#separator();
    let body = '';
    for (const [key, value] of entries) {
      if (body !== '') body += separator;
      body += this.#key(String(key)) + this.value(value);
    }
    if (body !== '') return this.#leave('{', body, '}');
    this.#exit();
    return '{}';
  }

  #key(name: string): string {
    const key = this.#style.writeKey(name) ?? this.#failure(JSON_FAILURE.malformed, '"":');
    return this.#pretty ? `${key} ` : key;
  }

  #replacement(object: object, method: 'jsonSerialize' | 'toJSON'): string {
    if (this.#path.includes(object)) return this.#failure(JSON_FAILURE.recursion, 'null');
    if (this.#path.length >= MAX_NESTING) return this.#failure(JSON_FAILURE.depth, 'null');
    this.#path.push(object);
    const data: unknown = Reflect.apply(Reflect.get(object, method), object, method === 'toJSON' ? [''] : []);
    // An object that stands for itself is written as its public fields.
    if (data !== object) {
      const text = this.value(data);
      this.#path.pop();
      return text;
    }
    this.#path.pop();
    return this.#fields(object, false);
  }

  #enter(container: object): string | null {
    const { length } = this.#path;
    // Every cycle comes round sooner or later, so a shallow path need not be searched, unless what is
    // substituted depends on where the cycle is noticed.
    if ((length > UNSEARCHED_DEPTH || this.#partial) && this.#path.includes(container)) {
      return this.#failure(JSON_FAILURE.recursion, 'null');
    }
    if (this.#depth >= MAX_DEPTH) {
      if (length >= MAX_NESTING || !this.#partial) return this.#failure(JSON_FAILURE.depth, 'null');
    }
    this.#path.push(container);
    this.#depth += 1;
    return null;
  }

  #exit(): void {
    this.#path.pop();
    this.#depth -= 1;
  }

  #leave(open: string, body: string, close: string): string {
    if (!this.#pretty) {
      this.#exit();
      return open + body + close;
    }
    const inner = '    '.repeat(this.#depth);
    this.#exit();
    return `${open}\n${inner}${body}\n${'    '.repeat(this.#depth)}${close}`;
  }

  #separator(): string {
    return this.#pretty ? `,\n${'    '.repeat(this.#depth)}` : ',';
  }

  #failure(reason: JsonFailure, substitute: string): string {
    if (this.#partial) return substitute;
    throw new JsonEncodingException(reason);
  }
}

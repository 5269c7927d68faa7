import {
  hasToJson,
  isJsonSerializable,
  type JsonSerializable,
  type NativelySerializable,
} from '../contracts';
import { JSON_FAILURE, JsonEncodingException, type JsonFailure } from '../errors';
import { isOverflow } from '../nesting';
import { isPlainObject } from '../values';
import {
  JSON_FORCE_OBJECT,
  JSON_NUMERIC_CHECK,
  JSON_PARTIAL_OUTPUT_ON_ERROR,
  JSON_PRESERVE_ZERO_FRACTION,
  JSON_PRETTY_PRINT,
} from './json-flags';
import { type JsonKeyForms, jsonKeyForms } from './json-key-forms';
import { JsonStringStyle } from './json-string-style';
import type { Key } from './keys';
import { numberToJson, numericStringToJson } from './numbers';
import { OrderedMap } from './ordered-map';

const MAX_DEPTH = 512;
// Substituting does not stop at MAX_DEPTH, and objects may stand for objects without an end in sight.
const MAX_NESTING = 1500;

/** Writes one value as JSON text; see encodeJson for the rules. */
export class JsonWriter {
  readonly #style: JsonStringStyle;
  readonly #partial: boolean;
  readonly #forceObject: boolean;
  readonly #numericCheck: boolean;
  readonly #zeroFraction: boolean;
  readonly #pretty: boolean;
  // Names that somebody gave to all objects, which loops over an object would visit.
  readonly #inheritedNames = Object.keys(Object.prototype).length;
  // The containers and objects around the present value, outermost first.
  readonly #path: object[] = [];
  #depth = 0;
  // The text is put together of few long pieces, because it is copied once more at the end: short ones wait in
  // the tail for the next string.
  #text = '';
  #tail = '';
  // Rows of a page have the same names in the same places: the keys seen last, by position.
  readonly #rowKeys: JsonKeyForms[] = [];

  /**
   * @param flags - Flags, see json-flags.
   */
  constructor(flags: number) {
    this.#style = JsonStringStyle.of(flags);
    this.#partial = (flags & JSON_PARTIAL_OUTPUT_ON_ERROR) !== 0;
    this.#forceObject = (flags & JSON_FORCE_OBJECT) !== 0;
    this.#numericCheck = (flags & JSON_NUMERIC_CHECK) !== 0;
    this.#zeroFraction = (flags & JSON_PRESERVE_ZERO_FRACTION) !== 0;
    this.#pretty = (flags & JSON_PRETTY_PRINT) !== 0;
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
    switch (typeof value) {
      case 'string':
        this.#string(value);
        break;
      case 'number':
        this.#tail += this.#number(value);
        break;
      case 'object':
        if (value === null) this.#tail += 'null';
        else this.#object(value);
        break;
      case 'function':
        this.#tail += '{}';
        break;
      case 'symbol':
        this.#tail += this.#substitute(JSON_FAILURE.unsupported, 'null');
        break;
      default:
        // true, false, undefined or a big integer
        this.#tail += String(value ?? null);
    }
  }

  #string(text: string): void {
    const number = this.#numericCheck ? numericStringToJson(text, (value) => this.#float(value)) : null;
    this.#tail += number ?? this.#style.write(text) ?? this.#substitute(JSON_FAILURE.malformed, 'null');
  }

  #number(value: number): string {
    if (Number.isSafeInteger(value)) return String(value);
    if (!Number.isFinite(value)) return this.#substitute(JSON_FAILURE.infinite, '0');
    return this.#float(value);
  }

  #float(value: number): string {
    const text = numberToJson(value);
    return this.#zeroFraction && !/[.e]/.test(text) ? `${text}.0` : text;
  }

  #object(value: object): void {
    if (Array.isArray(value)) this.#list(value);
    else if (value instanceof OrderedMap) this.#map(value);
    else if (isJsonSerializable(value) || hasToJson(value)) this.#replacement(value);
    else if (isPlainObject(value)) this.#plainObject(value);
    else if (value instanceof Map) this.#map(OrderedMap.fromEntries(value as Map<Key, unknown>));
    else this.#pairs(value, Object.entries(value));
  }

  #list(list: readonly unknown[]): void {
    if (this.#forceObject) {
      this.#pairs(list, list.entries());
    } else if (list.length === 0) {
      this.#tail += '[]';
    } else if (this.#enter(list)) {
      const lineBreak = this.#lineBreak();
      for (let index = 0; index < list.length; index += 1) {
        this.#tail += (index === 0 ? '[' : ',') + lineBreak;
        this.#value(list[index]);
      }
      this.#leave(']');
    }
  }

  #map(map: OrderedMap<unknown>): void {
    if (map.isList) this.#list(map.packed ?? [...map.values()]);
    else this.#pairs(map, map.entries());
  }

  #plainObject(object: Record<string, unknown>): void {
    let position = 0;
    let quote = false;
    // Without inherited names this visits just the object's own, faster than any list of them.
    for (const name in object) {
      if (name === '0' || this.#inheritedNames) {
        // What may have the names 0, 1, 2, ...: JavaScript puts them first and in order.
        this.#map(OrderedMap.from(object).filter((value) => value !== undefined));
        return;
      }
      const value = object[name];
      if (value === undefined) continue;
      if (position === 0 && !this.#enter(object)) return;
      quote = this.#member(name, value, position, quote);
      position += 1;
    }
    if (position > 0) this.#leave('}', quote);
    else this.#list([]);
  }

  #pairs(container: object, entries: Iterable<readonly [Key, unknown]>): void {
    if (!this.#enter(container)) return;
    let position = 0;
    let quote = false;
    for (const [key, value] of entries) {
      quote = this.#member(String(key), value, position, quote);
      position += 1;
    }
    if (position > 0) {
      this.#leave('}', quote);
    } else {
      this.#exit();
      this.#tail += '{}';
    }
  }

  // Writes a key with its value. The quote that closes a string waits for the next key: `quote` tells whether one
  // does, and the result whether one does now.
  #member(name: string, value: unknown, position: number, quote: boolean): boolean {
    const key = this.#rowKey(name, position);
    const escaped = typeof value === 'string' && !this.#numericCheck ? this.#style.escape(value) : null;
    if (escaped === null) {
      this.#tail += quote ? key.close : key.plain;
      this.#value(value);
      return false;
    }
    this.#text += this.#tail + (quote ? key.closeOpen : key.open);
    this.#text += escaped;
    this.#tail = '';
    return true;
  }

  #rowKey(name: string, position: number): JsonKeyForms {
    const known = this.#rowKeys[position];
    const depth = this.#pretty ? this.#depth : 0;
    if (known !== undefined && known.name === name && known.depth === depth) return known;
    const key =
      this.#style.keyForms(name, position === 0, depth) ??
      jsonKeyForms(name, this.#substitute(JSON_FAILURE.malformed, '"":'), position === 0, depth);
    this.#rowKeys[position] = key;
    return key;
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
    const isTooDeep = this.#depth >= MAX_DEPTH && !(this.#partial && length < MAX_NESTING);
    if (!this.#mayStand(container, isTooDeep)) return false;
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

  #leave(close: string, isQuoteOpen = false): void {
    this.#exit();
    this.#tail += (isQuoteOpen ? '"' : '') + this.#lineBreak() + close;
  }

  #lineBreak(): string {
    return this.#pretty ? `\n${'    '.repeat(this.#depth)}` : '';
  }

  #substitute(reason: JsonFailure, substitute: string): string {
    if (this.#partial) return substitute;
    throw new JsonEncodingException(reason);
  }
}

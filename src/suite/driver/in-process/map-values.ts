import type { WireKey } from '../../protocol/wire';

/** A map class of the module under judgement, when it has one of its own. */
export type MapClass = new () => { set(key: WireKey, value: unknown): unknown };

type Entries = Iterable<readonly [unknown, unknown]>;

const canonicalInteger = /^(?:0|-?[1-9]\d{0,15})$/;

/**
 * Makes and reads ordered maps in the shapes that a JavaScript module uses for them.
 *
 * Arrays, native Maps, plain objects and instances of the module's own map class all count as ordered maps.
 */
export class MapValues {
  readonly #mapClass: MapClass;

  /**
   * @param mapClass - The module's own map class; native Maps are made when it has none.
   */
  constructor(mapClass?: MapClass) {
    this.#mapClass = mapClass ?? Map;
  }

  /**
   * Makes a key an integer where it looks like one.
   *
   * @param key - A key as a module or a message has it.
   * @returns The number for `"3"`, else the key as it is.
   */
  static normalizeKey(key: unknown): WireKey {
    if (typeof key === 'number') return key;
    const text = String(key);
    if (!canonicalInteger.test(text)) return text;
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : text;
  }

  /**
   * Tells whether a value is an ordered map.
   *
   * @param value - Any value.
   * @returns Whether it is an array, a Map, a plain object or an instance of the module's map class.
   */
  isMap(value: unknown): value is object {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value) || value instanceof Map || value instanceof this.#mapClass) return true;
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
  }

  /**
   * Reads a map.
   *
   * @param map - A value for which {@link MapValues.isMap} holds.
   * @returns Its entries in order, with normalised keys.
   */
  entries(map: object): readonly (readonly [WireKey, unknown])[] {
    return Array.from(this.#rawEntries(map), ([key, value]) => [MapValues.normalizeKey(key), value] as const);
  }

  /**
   * Makes a map: an array when the keys are exactly 0, 1, 2, ..., else the module's map.
   *
   * @param pairs - The entries in order; of two with the same key the later value wins.
   * @returns A new map.
   */
  fromEntries(pairs: readonly (readonly [WireKey, unknown])[]): object {
    if (pairs.every(([key], position) => MapValues.normalizeKey(key) === position)) {
      return pairs.map(([, value]) => value);
    }
    const map = new this.#mapClass();
    for (const [key, value] of pairs) map.set(MapValues.normalizeKey(key), value);
    return map;
  }

  /**
   * Makes a map as a program would write it: an object literal while all keys are names.
   *
   * @param pairs - The entries in order; of two with the same key the later value wins.
   * @returns A new map.
   */
  literal(pairs: readonly (readonly [WireKey, unknown])[]): object {
    const named = pairs.every(([key]) => typeof MapValues.normalizeKey(key) === 'string');
    return named && pairs.length > 0 ? Object.fromEntries(pairs) : this.fromEntries(pairs);
  }

  /**
   * Looks a key up.
   *
   * @param map - A map.
   * @param key - The key, in either spelling.
   * @returns The entry, or null when there is none.
   */
  find(map: object, key: unknown): { readonly value: unknown } | null {
    const wanted = MapValues.normalizeKey(key);
    for (const [found, value] of this.#rawEntries(map)) {
      if (MapValues.normalizeKey(found) === wanted) return { value };
    }
    return null;
  }

  /**
   * Copies a value if it is a map, as assignment does in a language whose maps are values.
   *
   * @param value - Any value.
   * @returns A shallow copy of a map, anything else as it is.
   */
  copied(value: unknown): unknown {
    if (Array.isArray(value)) return value.slice();
    return this.isMap(value) ? this.fromEntries(this.entries(value)) : value;
  }

  #rawEntries(map: object): Entries {
    if (Array.isArray(map) || map instanceof Map || map instanceof this.#mapClass) {
      return (map as { entries(): Entries }).entries();
    }
    return Object.entries(map);
  }
}

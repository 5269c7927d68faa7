import { requireType, wrongType } from '../errors';
import { inspected, shownAs } from '../shown-as';
import { isFunction, isIterable, isNull, isPlainObject } from '../values';

/** A native Map. URLSearchParams, which looks like one, is none. */
export type NativeMap<K, V> = ReadonlyMap<K, V> & { readonly getAll?: never };

/** What counts as "a map" everywhere: an array, a Map, a plain object or an OrderedMap. */
export type MapLike<V = unknown> =
  | readonly V[]
  | NativeMap<Key, V>
  | OrderedMap<V>
  | Readonly<Record<string, V>>;

/** Everything an ordered map can be made from. */
export type MapInput<V> = MapLike<V> | Iterable<V>;

/**
 * An ordered list of (key, value) pairs with integer and string keys.
 *
 * Keys are normalised (see {@link normalizeKey}), insertion order is kept, and setting an existing key keeps its
 * position. While the keys are exactly 0..n-1 the values live in a plain array; only then does it pay.
 */
export class OrderedMap<V> implements Iterable<[Key, V]> {
  // A list while the keys are exactly 0..n-1, beside which the next free integer key is its length.
  #store: V[] | Map<Key, V> = [];
  #next = 0;

  /**
   * Makes a list of the given values.
   *
   * @param values - The values, in order.
   * @returns A new map with the keys 0..n-1.
   */
  static of<T>(...values: T[]): OrderedMap<T> {
    return OrderedMap.adopt(values);
  }

  /**
   * Makes a map around an array without copying it.
   *
   * @param list - The values; the array belongs to the map from now on.
   * @returns A new map with the keys 0..n-1.
   */
  static adopt<T>(list: T[]): OrderedMap<T> {
    requireType(Array.isArray(list), 'OrderedMap.adopt(list)', 'an array', list);
    const map = new OrderedMap<T>();
    map.#store = list;
    return map;
  }

  /**
   * Copies a map, list, object or iterable.
   *
   * @param source - An array, Map, OrderedMap, plain object, or an iterable of values.
   * @returns A new, independent map.
   * @throws TypeError when the source is none of these.
   */
  static from<T>(source: MapInput<T>): OrderedMap<T> {
    if (Array.isArray(source)) return OrderedMap.adopt([...(source as readonly T[])]);
    if (source instanceof OrderedMap) return (source as OrderedMap<T>).clone();
    if (source instanceof Map) return OrderedMap.fromEntries((source as ReadonlyMap<Key, T>).entries());
    if (isPlainObject(source)) {
      const map = new OrderedMap<T>();
      for (const key of Object.keys(source)) map.set(key, source[key] as T);
      return map;
    }
    if (isIterable(source)) return OrderedMap.adopt([...(source as Iterable<T>)]);
    throw wrongType('OrderedMap.from(source)', 'an array, Map, plain object or iterable', source);
  }

  /**
   * Makes a map of (key, value) pairs; a later pair with the same key replaces the value of the earlier one.
   *
   * @param entries - The pairs, in order.
   * @returns A new map.
   */
  static fromEntries<T>(entries: Iterable<readonly [Key, T]>): OrderedMap<T> {
    const map = new OrderedMap<T>();
    requireType(isIterable(entries), 'OrderedMap.fromEntries(entries)', 'an iterable', entries);
    for (const entry of entries) {
      requireType(isIterable(entry), 'An entry of OrderedMap.fromEntries(entries)', 'a pair', entry);
      map.set(entry[0], entry[1]);
    }
    return map;
  }

  /** The number of pairs. */
  get size(): number {
    return Array.isArray(this.#store) ? this.#store.length : this.#store.size;
  }

  /** Whether the keys are exactly 0..n-1 in this order; an empty map is a list. */
  get isList(): boolean {
    return Array.isArray(this.#store) || [...this.#store.keys()].every((key, index) => key === index);
  }

  /** The values as an array to be read only, when they happen to be stored as one; else null. */
  get packed(): readonly V[] | null {
    return Array.isArray(this.#store) ? this.#store : null;
  }

  /**
   * Reads a value.
   *
   * @param key - The key.
   * @returns The value, or undefined when there is no such key.
   */
  get(key: Key): V | undefined {
    const normal = normalizeKey(key);
    if (!Array.isArray(this.#store)) return this.#store.get(normal);
    return typeof normal === 'number' ? this.#store[normal] : undefined;
  }

  /**
   * Tells whether a key is present, whatever its value.
   *
   * @param key - The key.
   * @returns Whether it is present.
   */
  has(key: Key): boolean {
    const normal = normalizeKey(key);
    if (!Array.isArray(this.#store)) return this.#store.has(normal);
    return typeof normal === 'number' && normal >= 0 && normal < this.#store.length;
  }

  /**
   * Sets a value; a new key goes to the end, an existing one keeps its position.
   *
   * @param key - The key.
   * @param value - The value.
   * @returns This map.
   */
  set(key: Key, value: V): this {
    const normal = normalizeKey(key);
    const store = this.#store;
    if (Array.isArray(store) && typeof normal === 'number' && normal >= 0 && normal <= store.length) {
      store[normal] = value;
      return this;
    }
    const table = this.#table(store);
    if (typeof normal === 'number' && normal >= this.#next) this.#next = normal + 1;
    table.set(normal, value);
    return this;
  }

  /**
   * Appends a value under the next integer key: one more than the highest integer key ever used.
   *
   * @param value - The value.
   * @returns This map.
   */
  push(value: V): this {
    const store = this.#store;
    if (!Array.isArray(store)) return this.set(this.#next === UNUSED ? 0 : this.#next, value);
    store.push(value);
    return this;
  }

  /**
   * Removes a key; the other keys stay as they are.
   *
   * @param key - The key.
   * @returns Whether the key was present.
   */
  delete(key: Key): boolean {
    return this.#table(this.#store).delete(normalizeKey(key));
  }

  /** Iterates the keys in order. */
  keys(): IterableIterator<Key> {
    return this.#store.keys();
  }

  /** Iterates the values in order. */
  values(): IterableIterator<V> {
    return this.#store.values();
  }

  /** Iterates the pairs in order. */
  entries(): IterableIterator<[Key, V]> {
    return this.#store.entries();
  }

  /** Iterates the pairs in order. */
  [Symbol.iterator](): IterableIterator<[Key, V]> {
    return this.entries();
  }

  /**
   * Makes a map with the same keys and other values.
   *
   * @param change - Returns the new value for a value and its key.
   * @returns A new map.
   */
  map<W>(change: (value: V, key: Key) => W): OrderedMap<W> {
    requireType(isFunction(change), 'OrderedMap.map(change)', 'a function', change);
    const store = this.#store;
    if (Array.isArray(store)) return OrderedMap.adopt(store.map((value, key) => change(value, key)));
    const result = new OrderedMap<W>();
    for (const [key, value] of [...store]) result.set(key, change(value, key));
    return result;
  }

  /**
   * Makes a map of the pairs that pass a test; keys are kept.
   *
   * @param test - Tells whether a pair stays.
   * @returns A new map.
   */
  filter(test: (value: V, key: Key) => boolean): OrderedMap<V> {
    requireType(isFunction(test), 'OrderedMap.filter(test)', 'a function', test);
    const result = new OrderedMap<V>();
    for (const [key, value] of [...this]) if (test(value, key)) result.set(key, value);
    return result;
  }

  /**
   * Cuts out a run of pairs; keys are kept, negative numbers count from the end.
   *
   * @param offset - Position of the first pair.
   * @param length - How many; null for all that follow, negative for all but the last ones.
   * @returns A new map.
   *
   * Interface rows: `Paginator.__construct`, `Paginator.setItems`, `Shared.__call`, `AnonymousResourceCollection.mergeData`
   */
  slice(offset: number, length: number | null = null): OrderedMap<V> {
    requireType(typeof offset === 'number', 'OrderedMap.slice(offset)', 'a number', offset);
    requireType(typeof (length ?? 0) === 'number', 'OrderedMap.slice(length)', 'a number or null', length);
    const stop = length ?? undefined;
    const store = this.#store;
    if (Array.isArray(store) && offset === 0) return OrderedMap.adopt(store.slice(0, stop));
    return OrderedMap.fromEntries([...this].slice(offset).slice(0, stop));
  }

  /**
   * Copies the map with its memory of integer keys.
   *
   * @returns A new, independent map.
   */
  clone(): OrderedMap<V> {
    const copy = new OrderedMap<V>();
    copy.#store = Array.isArray(this.#store) ? this.#store.slice() : new Map(this.#store);
    copy.#next = this.#next;
    return copy;
  }

  /**
   * Returns the nearest JSON value: an array for a list, else an object (whose integer keys JavaScript reorders).
   *
   * @returns An array or an object.
   */
  toJSON(): V[] | Record<string, V> {
    return this.isList ? [...this.values()] : Object.fromEntries(this);
  }

  /** Shows the values of a list, else the entries. */
  [inspected](): object {
    return shownAs(this, this.isList ? [...this.values()] : new Map(this));
  }

  /** The store as a table, which a list becomes. */
  #table(store: V[] | Map<Key, V>): Map<Key, V> {
    if (!Array.isArray(store)) return store;
    const table = new Map<Key, V>();
    for (const [key, value] of store.entries()) table.set(key, value);
    this.#next = store.length === 0 ? UNUSED : store.length;
    this.#store = table;
    return table;
  }
}

// No integer key was ever used, so even a negative first one decides what comes next.
const UNUSED = Number.NEGATIVE_INFINITY;

/** A key of an ordered map: an integer or a string. */
export type Key = number | string;

const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

// Every character has one place to match, so the time grows with the length of the text and no faster.
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[ \t\n\r\v\f]*$/;

const CODE_OF_NINE = 57;

/**
 * Tells whether text begins like a word, as most keys do. No number begins with a letter, and all letters come after the
 * digits: the first character says faster than a pattern that a text is none.
 *
 * @param text - The text.
 * @returns True for "k" and "_1", false for "3", " 1" and empty text.
 */
export function isWord(text: string): boolean {
  return text.charCodeAt(0) > CODE_OF_NINE;
}

/**
 * Turns a key into the form in which maps store it.
 *
 * Strings that spell an integer canonically become that integer, fractions are cut off, booleans are 0 and 1,
 * null is the empty string. Integers beyond the safe range stay text, because as numbers they would collide.
 *
 * @param key - The key as given.
 * @returns The stored form.
 * @throws TypeError when the value cannot be a key.
 */
export function normalizeKey(key: unknown): Key {
  if (typeof key === 'string') {
    if (isWord(key) || !CANONICAL_INTEGER.test(key)) return key;
    const integer = Number(key);
    return Number.isSafeInteger(integer) ? integer : key;
  }
  if (isNull(key)) return '';
  const integer =
    typeof key === 'boolean' ? Number(key) : typeof key === 'number' ? Math.trunc(key) : Number.NaN;
  if (Number.isSafeInteger(integer)) return integer;
  throw wrongType('A map key', 'a string or a safe integer', key);
}

/**
 * Tells whether text spells a decimal number: blanks, sign, digits, fraction, exponent.
 *
 * @param text - The text.
 * @returns True for "3", "1.5", "2e3" and " 1", false for "k" and "0x1".
 */
export function isNumericText(text: string): boolean {
  return !isWord(text) && NUMERIC.test(text);
}

/**
 * Tells whether a key is a number or spells one.
 *
 * @param key - A key of a map.
 * @returns Whether it does.
 */
export function isNumericKey(key: Key): boolean {
  return typeof key === 'number' || isNumericText(key);
}

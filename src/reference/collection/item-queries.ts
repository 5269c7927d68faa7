import { functionArgument } from '../php/arguments';
import { isMapLike, type MapLike } from '../php/is-map-like';
import { encodeJson } from '../php/json-text';
import { nativeJson } from '../php/native-json';
import { type Key, OrderedMap } from '../php/ordered-map';
import { truthy } from '../php/truthy';
import { className } from '../support/class-name';
import { isArrayable, isJsonSerializable, isObject } from '../support/contracts';
import { wrongType } from '../support/errors';
import { explainOverflow } from '../support/nesting';

/** The read-only questions that can be asked of ordered items. */
export abstract class ItemQueries<V> implements Iterable<V> {
  /** Gives the items themselves: changing the result changes the collection. */
  abstract all(): OrderedMap<V>;

  /** Iterates the values. */
  [Symbol.iterator](): IterableIterator<V> {
    return this.all().values();
  }

  /** Iterates the pairs of key and value. */
  getIterator(): IterableIterator<[Key, V]> {
    return this.all().entries();
  }

  /** Iterates the pairs of key and value. */
  entries(): IterableIterator<[Key, V]> {
    return this.all().entries();
  }

  /** The number of items. */
  count(): number {
    return this.all().size;
  }

  /** Whether there are no items. */
  isEmpty(): boolean {
    return this.all().size === 0;
  }

  /** Whether there are items. */
  isNotEmpty(): boolean {
    return !this.isEmpty();
  }

  /**
   * Reads an item.
   *
   * @param key - The key.
   * @param fallback - What to give when there is no such key.
   * @returns The item or the fallback.
   */
  get<D = null>(key: Key, fallback: D | null = null): V | D | null {
    const items = this.all();
    return items.has(key) ? (items.get(key) as V) : fallback;
  }

  /**
   * Tells whether keys are present, whatever their values.
   *
   * @param key - A key, or a list of keys that must all be present.
   * @returns Whether they are.
   */
  has(key: Key | MapLike<Key>): boolean {
    const items = this.all();
    return isMapLike(key) ? [...keyList(key)].every((one) => items.has(one)) : items.has(key);
  }

  /**
   * Gives the first item, or the first one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @returns The item; null when there is none.
   */
  first(test: ((value: V, key: Key) => unknown) | null = null): V | null {
    const passes = test === null ? null : functionArgument('Collection.first(test)', test);
    for (const [key, value] of this.all()) if (passes === null || truthy(passes(value, key))) return value;
    return null;
  }

  /**
   * Gives the last item, or the last one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @returns The item; null when there is none.
   */
  last(test: ((value: V, key: Key) => unknown) | null = null): V | null {
    const passes = test === null ? null : functionArgument('Collection.last(test)', test);
    let found: V | null = null;
    for (const [key, value] of this.all()) if (passes === null || truthy(passes(value, key))) found = value;
    return found;
  }

  /**
   * Adds up the items.
   *
   * @returns The sum; 0 without items.
   * @throws TypeError when an item is an object.
   */
  sum(): number {
    let total = 0;
    for (const value of this) {
      const isScalar = !isObject(value) && typeof value !== 'symbol' && typeof value !== 'function';
      if (!isScalar) throw wrongType('An item of Collection.sum()', 'a number', value);
      total += Number(value);
    }
    return total;
  }

  /** Gives the items with everything expanded that can turn itself into a map. */
  toArray(): OrderedMap<unknown> {
    return expand(this, 'toArray', (value) => (isArrayable(value) ? value.toArray() : value));
  }

  /** Gives the items with everything expanded that gives data for JSON. */
  jsonSerialize(): OrderedMap<unknown> {
    return expand(this, 'jsonSerialize', (value) => {
      if (isJsonSerializable(value)) return value.jsonSerialize();
      return isArrayable(value) ? value.toArray() : value;
    });
  }

  /** Gives what JSON.stringify writes: the data of {@link jsonSerialize} as arrays and objects. */
  toJSON(): unknown {
    return nativeJson(this.jsonSerialize());
  }

  /**
   * Writes the items as JSON text.
   *
   * @param options - JSON flags.
   * @returns The text.
   * @throws JsonEncodingException when something has no JSON form.
   */
  toJson(options = 0): string {
    return encodeJson(this.jsonSerialize(), options);
  }

  /** Writes the items as JSON text. */
  toString(): string {
    return this.toJson();
  }
}

/** Gives the keys that a map holds as its values. */
export function keyList(keys: MapLike<Key>): Iterable<Key> {
  return OrderedMap.from(keys).values();
}

function expand(
  items: ItemQueries<unknown>,
  operation: string,
  change: (value: unknown) => unknown,
): OrderedMap<unknown> {
  try {
    return items.all().map(change);
  } catch (error) {
    throw explainOverflow(`${className(items)}.${operation}()`, error);
  }
}

import type { Arrayable, Enumerable } from '../contracts';
import { collectionBrand, isArrayable, isCollection, isJsonSerializable } from '../contracts';
import { explainOverflow, methodDoesNotExist, requireShallow, requireType } from '../errors';
import { classArgument, functionArgument, integerArgument, textArgument } from '../php/arguments';
import { invoke } from '../php/calls';
import { truthy } from '../php/casts';
import { installDynamicTail } from '../php/dynamic-tail';
import { encodeJson, nativeJson } from '../php/json-writer';
import { macroable } from '../php/macroable';
import { isMapLike, type MapLike } from '../php/maps';
import { isNumericText, type Key, type MapInput, OrderedMap } from '../php/ordered-map';
import { inspected, shownAs } from '../shown-as';
import { className, isFunction, isIterable, isNull, isObject } from '../values';

const macros = new Map<string, unknown>();

/** What can stand for items. Interface row: `Statement.constructorOptions` */
export type ItemSource<V> = MapInput<V> | Arrayable | string | number | boolean | bigint | null;

/** Ordered items under keys, with the operations that paginators, resources and their users need. */
export class Collection<V = unknown>
  extends macroable('Collection', macros)
  implements Enumerable, Iterable<V>
{
  #items: OrderedMap<V>;

  /**
   * @param items - Anything that can stand for items; it is copied.
   */
  constructor(items: ItemSource<V> = null) {
    super();
    this.#items = toOrderedMap(items) as OrderedMap<V>;
  }

  /** Marks collections. */
  get [collectionBrand](): true {
    return true;
  }

  /**
   * Makes a collection.
   *
   * @param items - Anything that can stand for items.
   * @returns A new collection of the class this is called on.
   */
  static make<T>(this: new (items: ItemSource<T>) => Collection<T>, items: ItemSource<T> = null) {
    return new this(items);
  }

  /** Calls a macro on this instance, or a static operation by name. */
  __call(method: string, parameters: readonly unknown[]): unknown {
    const name = textArgument('Collection.__call(method)', method);
    requireType(Array.isArray(parameters), 'Collection.__call(parameters)', 'an array', parameters);
    if (macros.has(name)) return invoke(macros.get(name), parameters, this);
    if (!REACHABLE_STATICS.has(name)) throw methodDoesNotExist(className(this), name);
    return Reflect.apply(Reflect.get(this.constructor, name), this.constructor, parameters);
  }

  /** Returns the items themselves: changing the result changes the collection. */
  all(): OrderedMap<V> {
    return this.#items;
  }

  /** Iterates the values. */
  [Symbol.iterator](): IterableIterator<V> {
    return this.all().values();
  }

  /** Iterates the pairs of key and value. */
  getIterator(): IterableIterator<[Key, V]> {
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
   * @param fallback - What to return when there is no such key, or a function that returns it.
   * @returns The item or the fallback.
   */
  get<D = null>(key: Key, fallback: D | (() => D) | null = null): V | D | null {
    const items = this.all();
    if (items.has(key)) return items.get(key) as V;
    return isFunction(fallback) ? (fallback as () => D)() : fallback;
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
   * Returns the first item, or the first one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @returns The item; null when there is none.
   *
   * Interface rows: `Shared.__call`, `Paginator.toResourceCollection`
   */
  first(test: ((value: V, key: Key) => unknown) | null = null): V | null {
    const passes = test === null ? null : functionArgument('Collection.first(test)', test);
    for (const [key, value] of this.all()) if (passes === null || truthy(passes(value, key))) return value;
    return null;
  }

  /**
   * Returns the last item, or the last one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @returns The item; null when there is none.
   */
  last(test: ((value: V, key: Key) => unknown) | null = null): V | null {
    const passes = test === null ? null : functionArgument('Collection.last(test)', test);
    return this.reverse().first(passes);
  }

  /**
   * Adds up the items.
   *
   * @returns The sum; 0 without items.
   * @throws TypeError when an item is neither null nor a number, and cannot be read as one.
   */
  sum(): number {
    let total = 0;
    for (const value of this) {
      const isText = typeof value === 'string' && isNumericText(value);
      const isNumber = isText || isNull(value) || ['number', 'boolean', 'bigint'].includes(typeof value);
      requireType(isNumber && !Number.isNaN(value), 'An item of Collection.sum()', 'a number', value);
      total += Number(value ?? 0);
    }
    return total;
  }

  /** Returns the items with everything expanded that can turn itself into a map. */
  toArray(): OrderedMap<unknown> {
    return expand(this, 'toArray', (value) => (isArrayable(value) ? value.toArray() : value));
  }

  /** Returns the items with everything expanded that has data for JSON. */
  jsonSerialize(): OrderedMap<unknown> {
    return expand(this, 'jsonSerialize', (value) => {
      if (isJsonSerializable(value)) return value.jsonSerialize();
      return isArrayable(value) ? value.toArray() : value;
    });
  }

  /** Shows the items, under their keys unless they are a list. */
  [inspected](): object {
    return shownAs(this, this.#items.isList ? [...this] : new Map(this.#items));
  }

  /** Returns what JSON.stringify writes: the data of {@link jsonSerialize} as arrays and objects. */
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
    return encodeJson(this.jsonSerialize(), integerArgument('Collection.toJson(options)', options));
  }

  /** Writes the items as JSON text. */
  override toString(): string {
    return this.toJson();
  }

  /** Makes a collection of the same class. */
  #like<W>(items: OrderedMap<W>): Collection<W> {
    return new (this.constructor as new (items: unknown) => Collection<W>)(items);
  }

  /** Makes a collection of changed values under the same keys. */
  map<W>(change: (value: V, key: Key) => W): Collection<W> {
    return this.#like(this.#items.map(functionArgument('Collection.map(change)', change)));
  }

  /** Makes a collection with one instance of a class per item, constructed from value and key. */
  mapInto<W>(Class: new (value: V, key: Key) => W): Collection<W> {
    const Made = classArgument('Collection.mapInto(Class)', Class);
    return this.map((value, key) => new Made(value, key));
  }

  /** Replaces every value by what a function returns for it. */
  transform(change: (value: V, key: Key) => V): this {
    this.#items = this.#items.map(functionArgument('Collection.transform(change)', change));
    return this;
  }

  /** Makes a collection of the items that pass a test, by default of the true ones; keys are kept. */
  filter(test: (value: V, key: Key) => unknown = (value) => truthy(value)): Collection<V> {
    const passes = functionArgument('Collection.filter(test)', test);
    return this.#like(this.#items.filter((value, key) => truthy(passes(value, key))));
  }

  /** Calls a function for each item that is here now until it returns false. */
  each(visit: (value: V, key: Key) => unknown): this {
    const call = functionArgument('Collection.each(visit)', visit);
    for (const [key, value] of [...this.#items]) if (call(value, key) === false) break;
    return this;
  }

  /** Makes a collection of the values under the keys 0..n-1. */
  values(): Collection<V> {
    return this.#like(OrderedMap.adopt([...this.#items.values()]));
  }

  /** Makes a collection of the keys. */
  keys(): Collection<Key> {
    return this.#like(OrderedMap.adopt([...this.#items.keys()]));
  }

  /** Makes a collection of a run of items; keys are kept. Interface rows: `Shared.__call`, `Paginator.setItems` */
  slice(offset: number, length: number | null = null): Collection<V> {
    const start = integerArgument('Collection.slice(offset)', offset);
    const count = length === null ? null : integerArgument('Collection.slice(length)', length);
    return this.#like(this.#items.slice(start, count));
  }

  /** Makes a collection in the opposite order; keys are kept. */
  reverse(): Collection<V> {
    return this.#like(OrderedMap.fromEntries([...this.#items].reverse()));
  }

  /** Sets an item. */
  put(key: Key, value: V): this {
    this.#items.set(key, value);
    return this;
  }

  /** Appends items. */
  push(...values: V[]): this {
    for (const value of values) this.#items.push(value);
    return this;
  }

  /** Removes the items under one or more keys. */
  forget(keys: Key | MapLike<Key>): this {
    for (const key of isMapLike(keys) ? keyList(keys) : [keys]) this.#items.delete(key);
    return this;
  }

  /** Tells whether an item other than null is present. */
  offsetExists(key: Key): boolean {
    return this.offsetGet(key) !== null;
  }

  /** Reads an item; null when absent. */
  offsetGet(key: Key): V | null {
    return this.#items.get(key) ?? null;
  }

  /** Sets an item; without a key it is appended. */
  offsetSet(key: Key | null, value: V): void {
    if (isNull(key)) this.push(value);
    else this.put(key, value);
  }

  /** Removes an item. */
  offsetUnset(key: Key): void {
    this.#items.delete(key);
  }
}

const REACHABLE_STATICS: ReadonlySet<string> = new Set(['make', 'macro', 'mixin', 'hasMacro', 'flushMacros']);

installDynamicTail<Collection>(Collection, (self, name) =>
  macros.has(name) ? (...parameters: unknown[]) => self.__call(name, parameters) : undefined,
);

/** Returns the keys that a map holds as its values. */
function keyList(keys: MapLike<Key>): Iterable<Key> {
  return OrderedMap.from(keys).values();
}

function expand(
  items: Collection,
  operation: string,
  change: (value: unknown) => unknown,
): OrderedMap<unknown> {
  try {
    return items.all().map(change);
  } catch (error) {
    throw explainOverflow(`${className(items)}.${operation}()`, error);
  }
}

function hasEntries(value: object): value is { entries(): Iterable<readonly [Key, unknown]> } {
  return !(value instanceof Set) && typeof Reflect.get(value, 'entries') === 'function';
}

/**
 * Turns anything that can stand for items into a new map.
 *
 * null is empty, a scalar is one item, maps and collections are copied; of other objects it is their `toArray()`, their
 * iteration (with keys where they offer `entries()`), their `jsonSerialize()`, and failing all of these, their public fields.
 *
 * @param value - Any value.
 * @param depth - How many objects were asked for their items before this one.
 * @returns A new, independent map.
 * @throws InvalidArgumentException when one object after the other stands for a further one.
 */
function toOrderedMap(value: unknown, depth = 0): OrderedMap<unknown> {
  requireShallow('The items of a Collection', depth);
  if (isNull(value)) return new OrderedMap();
  if (isMapLike(value)) return OrderedMap.from(value);
  if (!isObject(value)) return OrderedMap.of(value);
  if (isCollection(value)) return value.all().clone();
  if (isArrayable(value)) return toOrderedMap(value.toArray(), depth + 1);
  if (isIterable(value)) {
    return hasEntries(value) ? OrderedMap.fromEntries(value.entries()) : OrderedMap.from(value);
  }
  if (isJsonSerializable(value)) return toOrderedMap(value.jsonSerialize(), depth + 1);
  return OrderedMap.fromEntries(Object.entries(value));
}

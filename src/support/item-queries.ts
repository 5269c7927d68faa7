import { invoke } from './callable';
import { type Arrayable, isArrayable, isCollection, isJsonSerializable, resourceBrand } from './contracts';
import { isMapLike, type MapLike } from './is-map-like';
import { encodeJson } from './json-text';
import { nativeJson } from './native-json';
import { type Key, OrderedMap } from './ordered-map';

/** Reads one field of an item, whether it is a map or an object. */
export function readField(item: unknown, name: Key): unknown {
  if (typeof item !== 'object' || item === null) return null;
  if (item instanceof OrderedMap || item instanceof Map) return item.get(name) ?? null;
  return Object.hasOwn(item, name) || !(name in Object.prototype) ? (Reflect.get(item, name) ?? null) : null;
}

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
    return this.all().size > 0;
  }

  /**
   * Reads an item.
   *
   * @param key - The key.
   * @param fallback - What to give, or a function to ask, when there is no such key.
   * @returns The item or the fallback.
   */
  get<D = null>(key: Key, fallback?: D | (() => D)): V | D | null {
    const items = this.all();
    if (items.has(key)) return items.get(key) as V;
    return (typeof fallback === 'function' ? (invoke(fallback, []) as D) : fallback) ?? null;
  }

  /**
   * Tells whether keys are present, whatever their values.
   *
   * @param key - A key, or a list of keys that must all be present.
   * @returns Whether they are.
   */
  has(key: Key | MapLike<Key>): boolean {
    const items = this.all();
    return isMapLike(key) ? keyList(key).every((one) => items.has(one)) : items.has(key);
  }

  /**
   * Gives the first item, or the first one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @param fallback - What to give when there is none.
   * @returns The item or the fallback.
   */
  first(test: ((value: V, key: Key) => boolean) | null = null, fallback: V | null = null): V | null {
    for (const [key, value] of this.all()) if (test === null || test(value, key)) return value;
    return fallback;
  }

  /**
   * Gives the last item, or the last one that passes a test.
   *
   * @param test - Tells whether an item is meant.
   * @param fallback - What to give when there is none.
   * @returns The item or the fallback.
   */
  last(test: ((value: V, key: Key) => boolean) | null = null, fallback: V | null = null): V | null {
    let found: V | null = fallback;
    for (const [key, value] of this.all()) if (test === null || test(value, key)) found = value;
    return found;
  }

  /**
   * Tells whether an item equals a value or passes a test.
   *
   * @param wanted - The value, or a test.
   * @returns Whether there is one.
   */
  contains(wanted: unknown): boolean {
    for (const [key, value] of this.all()) {
      if (typeof wanted === 'function' ? Boolean(invoke(wanted, [value, key])) : value === wanted)
        return true;
    }
    return false;
  }

  /**
   * Adds up the items, or what is read from them.
   *
   * @param field - Name of a field, or a function that gives the number.
   * @returns The sum; 0 without items.
   */
  sum(field: Key | ((value: V, key: Key) => unknown) | null = null): number {
    let total = 0;
    for (const [key, value] of this.all()) total += Number(project(field, value, key) ?? 0);
    return total;
  }

  /**
   * Gives the mean of the items, or of what is read from them.
   *
   * @param field - Name of a field, or a function that gives the number.
   * @returns The mean; null without items.
   */
  avg(field: Key | ((value: V, key: Key) => unknown) | null = null): number | null {
    return this.isEmpty() ? null : this.sum(field) / this.count();
  }

  /**
   * Gives the greatest item, or the greatest of what is read from them.
   *
   * @param field - Name of a field, or a function.
   * @returns The greatest; null without items.
   */
  max(field: Key | ((value: V, key: Key) => unknown) | null = null): unknown {
    return this.reduce<unknown>((best, value, key) => {
      const candidate = project(field, value, key);
      return best === null || (candidate as number) > (best as number) ? candidate : best;
    }, null);
  }

  /**
   * Gives the least item, or the least of what is read from them.
   *
   * @param field - Name of a field, or a function.
   * @returns The least; null without items.
   */
  min(field: Key | ((value: V, key: Key) => unknown) | null = null): unknown {
    return this.reduce<unknown>((best, value, key) => {
      const candidate = project(field, value, key);
      return best === null || (candidate as number) < (best as number) ? candidate : best;
    }, null);
  }

  /**
   * Folds the items into one value.
   *
   * @param step - Gives the next result from the one before, a value and its key.
   * @param initial - The result without items.
   * @returns The last result.
   */
  reduce<R>(step: (result: R, value: V, key: Key) => R, initial: R): R {
    let result = initial;
    for (const [key, value] of this.all()) result = step(result, value, key);
    return result;
  }

  /**
   * Joins the items, or a field of them, as text.
   *
   * @param field - The separator when it is the only argument, else name of a field or a function.
   * @param glue - The separator.
   * @returns The text.
   */
  implode(field: Key | ((value: V, key: Key) => unknown), glue?: string): string {
    const parts: string[] = [];
    for (const [key, value] of this.all()) {
      const part = glue === undefined && typeof field !== 'function' ? value : project(field, value, key);
      parts.push(part === null || part === undefined ? '' : String(part));
    }
    return parts.join(glue ?? (typeof field === 'function' ? '' : String(field)));
  }

  /** Gives the items with everything expanded that can turn itself into a map. */
  toArray(): OrderedMap<unknown> {
    // Whoever has no toArray is asked nothing else: looking for a mark would search all that a resource inherits.
    return this.all().map((value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (typeof (value as Partial<Arrayable>).toArray !== 'function' || resourceBrand in value) return value;
      return isArrayable(value) || isCollection(value) ? (value as unknown as Arrayable).toArray() : value;
    });
  }

  /** Gives the items with everything expanded that gives data for JSON. */
  jsonSerialize(): OrderedMap<unknown> {
    return this.all().map((value: unknown) => {
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

/** Reads what a field name or function asks of an item; the item itself for null. */
export function project<V>(
  field: Key | ((value: V, key: Key) => unknown) | null,
  value: V,
  key: Key,
): unknown {
  if (field === null) return value;
  return typeof field === 'function' ? field(value, key) : readField(value, field);
}

/** Gives the keys that a map holds as its values. */
export function keyList(keys: MapLike<Key>): Key[] {
  return [...OrderedMap.from(keys).values()];
}

import type { Collection } from '../collection/collection';
import { type Arrayable, isCollection, type Mappable, mappableItems } from '../contracts';
import { callToUndefinedMethod, wrongType } from '../errors';
import { textArgument } from '../php/arguments';
import { type Callable, forwardCallTo, forwardDecoratedCallTo, invoke, isCallable } from '../php/calls';
import { installDynamicTail } from '../php/dynamic-tail';
import type { Key } from '../php/keys';
import type { MapLike } from '../php/maps';
import type { OrderedMap } from '../php/ordered-map';
import { className } from '../values';
import { HigherOrderTapProxy, type Tapped } from './higher-order-tap-proxy';
import type { PaginatorProperties } from './paginator-properties';
import { SharesPaginationState } from './shares-pagination-state';

/** What can stand for the items of a page. */
export type ItemSource<TValue> =
  | readonly TValue[]
  | ReadonlyMap<Key, TValue>
  | Iterable<TValue>
  | Readonly<Record<string, TValue>>
  | Arrayable
  | string
  | number
  | boolean
  | bigint
  | null;

/** The items of a page: access by key, iteration, and calls that go to their collection. */
export abstract class HoldsItems<TValue> extends SharesPaginationState implements Iterable<TValue> {
  /** The interface's properties under their own names, for subclasses. */
  protected abstract readonly properties: PaginatorProperties<TValue>;

  /** Iterates the values. */
  [Symbol.iterator](): IterableIterator<TValue> {
    return this.properties.items[Symbol.iterator]();
  }

  /**
   * Iterates the pairs of key and value.
   *
   * Interface row: `Paginator.getIterator`
   */
  getIterator(): IterableIterator<[Key, TValue]> {
    return this.properties.items.getIterator();
  }

  /**
   * Gives the items with their keys.
   *
   * @returns A copy of the items.
   *
   * Interface row: `Paginator.items`
   */
  items(): OrderedMap<TValue> {
    return this.properties.items.all().clone();
  }

  /**
   * Tells whether there are no items.
   *
   * Interface row: `Paginator.isEmpty`
   */
  isEmpty(): boolean {
    return this.properties.items.isEmpty();
  }

  /**
   * Tells whether there are items.
   *
   * Interface row: `Paginator.isNotEmpty`
   */
  isNotEmpty(): boolean {
    return this.properties.items.isNotEmpty();
  }

  /**
   * Counts the items of the page.
   *
   * Interface row: `Paginator.count`
   */
  count(): number {
    return this.properties.items.count();
  }

  /**
   * Gives the collection of the items; changing it changes the page.
   *
   * Interface row: `Paginator.getCollection`
   */
  getCollection(): Collection<TValue> {
    return this.properties.items;
  }

  /**
   * Replaces the collection of the items; it is not cut to the page, and the more-pages flag stays.
   *
   * @param collection - The new collection.
   * @returns This paginator.
   * @throws TypeError when the argument is not a collection.
   *
   * Interface row: `Paginator.setCollection`
   */
  setCollection(collection: Collection<TValue>): this {
    if (!isCollection(collection)) {
      throw wrongType('Paginator.setCollection(collection)', 'a Collection', collection);
    }
    this.properties.items = collection;
    return this;
  }

  /**
   * Replaces every item by what a function gives for it; keys are kept.
   *
   * @param callback - Gets value and key.
   * @returns This paginator, now with the new items.
   * @throws TypeError when the argument cannot be called.
   *
   * Interface row: `Paginator.through`
   */
  through<TNext>(callback: (value: TValue, key: Key) => TNext): HoldsItems<TNext> {
    if (!isCallable(callback)) throw wrongType('Paginator.through(callback)', 'callable', callback);
    this.properties.items.transform((value, key) => invoke(callback, [value, key]) as TValue);
    return this as unknown as HoldsItems<TNext>;
  }

  /**
   * Loads relationships onto a mixed relationship collection, through the items' own collection.
   *
   * @param relation - Name of the mixed relationship.
   * @param relations - What to load for each class.
   * @returns This paginator.
   * @throws BadMethodCallException when the items' collection cannot do it.
   *
   * Interface row: `Paginator.loadMorph`
   */
  loadMorph(relation: string, relations: unknown): this {
    forwardCallTo(this, this.getCollection(), 'loadMorph', [relation, relations]);
    return this;
  }

  /**
   * Loads relationship counts onto a mixed relationship collection.
   *
   * @param relation - Name of the mixed relationship.
   * @param relations - What to count for each class.
   * @returns This paginator.
   * @throws BadMethodCallException when the items' collection cannot do it.
   *
   * Interface row: `Paginator.loadMorphCount`
   */
  loadMorphCount(relation: string, relations: unknown): this {
    forwardCallTo(this, this.getCollection(), 'loadMorphCount', [relation, relations]);
    return this;
  }

  /**
   * Tells whether an item is present, also when it is null.
   *
   * @param key - A key, or a list of keys that must all be present.
   *
   * Interface row: `Paginator.offsetExists`
   */
  offsetExists(key: Key | MapLike<Key>): boolean {
    return this.properties.items.has(key);
  }

  /**
   * Reads an item.
   *
   * @param key - The key.
   * @returns The item; null when absent.
   *
   * Interface row: `Paginator.offsetGet`
   */
  offsetGet(key: Key): TValue | null {
    return this.properties.items.get(key);
  }

  /**
   * Sets an item.
   *
   * @param key - The key; null appends under the next integer.
   * @param value - The item.
   *
   * Interface row: `Paginator.offsetSet`
   */
  offsetSet(key: Key | null, value: TValue): void {
    this.properties.items.offsetSet(key, value);
  }

  /**
   * Removes items; the other keys stay as they are.
   *
   * @param key - A key, or a list of keys.
   *
   * Interface row: `Paginator.offsetUnset`
   */
  offsetUnset(key: Key | MapLike<Key>): void {
    this.properties.items.forget(key);
  }

  /**
   * Calls a function with this paginator, or makes a proxy whose operations all answer with this paginator.
   *
   * @param callback - The function; its result is ignored.
   * @returns This paginator, or the proxy when no function is given.
   * @throws TypeError when the argument cannot be called.
   *
   * Interface row: `Shared.tap`
   */
  tap(callback: (paginator: this) => unknown): this;
  tap(callback?: null): Tapped<this>;
  tap(callback: Callable | null = null): unknown {
    if (callback === null) return new HigherOrderTapProxy(this);
    invoke(callback, [this]);
    return this;
  }

  /**
   * Forwards a call to the items' collection.
   *
   * @param method - The operation's name.
   * @param parameters - Its arguments.
   * @returns The collection's result as it is.
   * @throws BadMethodCallException when the collection does not know the operation.
   *
   * Interface row: `Shared.__call`
   */
  __call(method: string, parameters: readonly unknown[]): unknown {
    return this.forwardCallTo(this.getCollection(), method, parameters);
  }

  /** Reads the items for resources, through the operations by which calls reach the items where a class overrides them. */
  [mappableItems](): Mappable {
    const own = HoldsItems.prototype;
    if (this.__call === own.__call && this.forwardCallTo === own.forwardCallTo) return this.getCollection();
    return {
      first: () => this.__call('first', []),
      mapInto: (cls) => this.__call('mapInto', [cls]),
    };
  }

  /**
   * Forwards a call to an object.
   *
   * Interface row: `Shared.forwardCallTo`
   */
  protected forwardCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return forwardCallTo(this, object, method, parameters);
  }

  /**
   * Forwards a call to an object, and answers with this paginator where the object answers with itself.
   *
   * Interface row: `Shared.forwardDecoratedCallTo`
   */
  protected forwardDecoratedCallTo(object: unknown, method: string, parameters: readonly unknown[]): unknown {
    return forwardDecoratedCallTo(this, object, method, parameters);
  }

  /**
   * Raises the error for an operation that does not exist.
   *
   * @throws BadMethodCallException always.
   *
   * Interface row: `Shared.throwBadMethodCallException`
   */
  protected static throwBadMethodCallException(method: string): never {
    throw callToUndefinedMethod(
      className(this),
      textArgument('Paginator.throwBadMethodCallException(method)', method),
    );
  }
}

// A prototype, and an instance before its constructor has run, have no collection to ask.
installDynamicTail<HoldsItems<unknown>>(HoldsItems, (self, name) => {
  if (!Object.hasOwn(self, 'properties')) return undefined;
  const member: unknown = Reflect.get(self.getCollection(), name);
  return typeof member === 'function'
    ? (...parameters: unknown[]) => self.__call(name, parameters)
    : undefined;
});

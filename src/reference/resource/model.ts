import { textArgument } from '../php/arguments';
import { nativeJson } from '../php/json-writer';
import { arrayMerge, type MapLike, requireMap } from '../php/maps';
import { type Key, OrderedMap } from '../php/ordered-map';
import { inspected, shownAs } from '../shown-as';

/**
 * A minimal model of a stored record: the side of an object-relational mapper that resources look at.
 *
 * Subclasses may add a static `guessResourceName()`, which lets pages of them find their resource class.
 */
export class Model {
  /** Whether the record was stored for the first time while this object lived. */
  wasRecentlyCreated: boolean;

  readonly #attributes: OrderedMap<unknown>;
  readonly #relations = new OrderedMap<unknown>();
  readonly #appended = new Set<string>();

  /**
   * @param attributes - The attributes; they are copied.
   * @param wasRecentlyCreated - Whether the record was just stored for the first time.
   * @throws TypeError when the attributes are not a map.
   *
   * Interface rows: `AnonymousResourceCollection.whenHas`, `AnonymousResourceCollection.toResponse`
   */
  constructor(attributes: MapLike | object = {}, wasRecentlyCreated = false) {
    this.#attributes = OrderedMap.from(requireMap('Model(attributes)', attributes));
    this.wasRecentlyCreated = wasRecentlyCreated;
  }

  /** Returns the name of the attribute that identifies the record. */
  getKeyName(): string {
    return 'id';
  }

  /** Returns the attribute that identifies the record, or null. */
  getKey(): unknown {
    return this.getAttribute(this.getKeyName());
  }

  /** Returns the name of the attribute that identifies the record in URLs. */
  getRouteKeyName(): string {
    return this.getKeyName();
  }

  /** Returns the attribute that identifies the record in URLs, or null. */
  getRouteKey(): unknown {
    return this.getAttribute(this.getRouteKeyName());
  }

  /** Returns a copy of the attributes. */
  getAttributes(): OrderedMap<unknown> {
    return this.#attributes.clone();
  }

  /** Returns an attribute or a loaded relation, or null. */
  getAttribute(name: string): unknown {
    return (this.#attributes.has(name) ? this.#attributes : this.#relations).get(name) ?? null;
  }

  /** Sets an attribute. */
  setAttribute(name: string, value: unknown): this {
    this.#attributes.set(name, value);
    return this;
  }

  /** Sets a relation, which may be null. */
  setRelation(name: string, related: unknown): this {
    this.#relations.set(name, related);
    return this;
  }

  /** Tells whether a relation is loaded, also when nothing is related. */
  relationLoaded(name: string): boolean {
    return this.#relations.has(name);
  }

  /** Lets accessors appear among what the model shows. */
  append(...names: readonly string[]): this {
    for (const name of names) this.#appended.add(textArgument('Model.append(names)', name));
    return this;
  }

  /** Tells whether an accessor is appended. */
  hasAppended(name: string): boolean {
    return this.#appended.has(name);
  }

  /** Reads an appended accessor, an attribute or a relation. */
  __get(name: string): unknown {
    const accessor: unknown = this.#appended.has(name) ? Reflect.get(this, name) : undefined;
    return accessor === undefined ? this.getAttribute(name) : accessor;
  }

  /** Tells whether an attribute or a relation is set and not null. */
  __isset(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  /** Removes an attribute or a relation. */
  __unset(name: string): void {
    this.#attributes.delete(name);
    this.#relations.delete(name);
  }

  /** Tells whether an attribute or a relation is set and not null. */
  offsetExists(offset: Key): boolean {
    return this.__isset(textArgument('Model.offsetExists(offset)', offset));
  }

  /** Reads an attribute or a relation. */
  offsetGet(offset: Key): unknown {
    return this.getAttribute(textArgument('Model.offsetGet(offset)', offset));
  }

  /** Sets an attribute. */
  offsetSet(offset: Key, value: unknown): void {
    this.setAttribute(textArgument('Model.offsetSet(offset)', offset), value);
  }

  /** Removes an attribute or a relation. */
  offsetUnset(offset: Key): void {
    this.__unset(textArgument('Model.offsetUnset(offset)', offset));
  }

  /** Returns attributes and relations, appended accessors included. */
  toArray(): OrderedMap<unknown> {
    const shown = this.getAttributes();
    for (const name of this.#appended) shown.set(name, this.__get(name));
    return arrayMerge(shown, this.#relations);
  }

  /** Returns the data that stand for the model in JSON. */
  jsonSerialize(): OrderedMap<unknown> {
    return this.toArray();
  }

  /** Returns what JSON.stringify writes. */
  toJSON(): unknown {
    return nativeJson(this.jsonSerialize());
  }

  /** Shows the attributes and relations. */
  [inspected](): object {
    return shownAs(this, Object.fromEntries([...this.#attributes, ...this.#relations]));
  }
}

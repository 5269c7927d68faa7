import { Collection } from '../collection/collection';
import type { Enumerable, Mappable, PaginatorContract } from '../contracts';
import { isCollection, isPaginator, isResource, mappableItems } from '../contracts';
import { explainOverflow, JsonEncodingException, LogicException, requireType, wrongType } from '../errors';
import { JsonResponse } from '../http/json-response';
import type { Request } from '../http/request';
import { Container, requireRequest, unreadableRequest, withCurrentRequest } from '../http/request';
import { booleanArgument, integerArgument, textArgument } from '../php/arguments';
import { type Callable, callOperation, hasOperation, invoke, isCallable } from '../php/calls';
import { truthy } from '../php/casts';
import { JSON_PRETTY_PRINT } from '../php/json-flags';
import { encodeJson, nativeJson } from '../php/json-writer';
import type { MapLike } from '../php/maps';
import { arrayMerge, arrayUnion, copyMap, isEmptyMap, isMapLike, lookUp, requireMap } from '../php/maps';
import { type Key, normalizeKey, OrderedMap } from '../php/ordered-map';
import { publicProperties, recursiveMerge } from '../php/recursive-merge';
import { assignStatics } from '../php/static-state';
import { remember } from '../remember';
import { inspected, shownAs } from '../shown-as';
import { className, isNull, isObject, isPlainObject } from '../values';
import { type AnyClass, type ClassReference, findClass, registerClass } from './class-registry';
import { finishWith, hasAttribute, isFilled, snakeCase, whenComputed, whenThere } from './conditional-value';
import { Delegate } from './delegate';
import type { NaturalMap, ResourceData } from './filter';
import { changeEntries, expandData, firstMerge, isSettled, toNaturalMap, withoutMissing } from './filter';
import { ABSENT, type AnyChoice, type Choice, type Else, fallbackOf, type Maybe, valueFrom } from './lazy';
import { collectedByMarker, isMarkedPreserveKeys } from './markers';
import { mergeEntries } from './merge-entries';
import { MergeValue, MissingValue } from './merge-value';
import { Model } from './model';
import { hasProperty, readProperty } from './underlying-value';

const NOTHING: MapLike = Object.freeze([]);

const WRAPPING = { $wrap: 'data', forceWrapping: false } as const;

/**
 * Turns one value into data for JSON. Subclasses say how by overriding {@link toArray}.
 *
 * Settings that a subclass tunes are statics: `$wrap`, `forceWrapping` and `preserveKeys`. A property of the
 * interface whose name is an operation here keeps the interface's `$`, so `$with` is a field and `with` a method.
 */
export class JsonResource<TResource = unknown> extends Delegate<TResource> {
  /**
   * Whether classes carry the PreserveKeys marker, as far as asked.
   *
   * Interface row: `AnonymousResourceCollection.$cachedPreserveKeysAttributes`
   */
  protected static cachedPreserveKeysAttributes = new Map<AnyClass, boolean>();

  /**
   * The interface's static `$wrap`: the key around the outermost data, or null for none.
   *
   * Interface row: `AnonymousResourceCollection.$wrap`
   */
  static $wrap: string | null = WRAPPING.$wrap;

  /**
   * Whether data is wrapped even when it has the wrap key already.
   *
   * Interface row: `AnonymousResourceCollection.$forceWrapping`
   */
  static forceWrapping: boolean = WRAPPING.forceWrapping;

  /** Whether numeric keys of results and collections are kept; undefined while a class does not say. */
  static preserveKeys: boolean | undefined = undefined;

  /**
   * Whether numeric keys of this very object's results are kept, at first as its class says.
   *
   * Interface row: `AnonymousResourceCollection.$preserveKeys`
   */
  protected $preserveKeys: unknown = (this.constructor as typeof JsonResource).preserveKeys;

  /**
   * The interface's `$with`: extra data for the top level of the response.
   *
   * Interface row: `AnonymousResourceCollection.$with`
   */
  $with: MapLike = NOTHING;

  /**
   * The interface's `$additional`: extra metadata for the response.
   *
   * Interface row: `AnonymousResourceCollection.$additional`
   */
  $additional: MapLike = NOTHING;

  /** The interface's `$attributes` of a subclass: fixed data to show instead of {@link toArray}. */
  protected $attributes: ResourceData | undefined = undefined;

  /**
   * Makes a resource of the class this is called on.
   *
   * @param parameters - The constructor's arguments.
   * @returns The resource.
   *
   * Interface row: `AnonymousResourceCollection.make`
   */
  static make<A extends readonly unknown[], R>(this: new (...args: A) => R, ...parameters: A): R {
    return new this(...parameters);
  }

  /**
   * Makes the collection of a list of items, each one mapped to the class this is called on.
   *
   * @param resource - A map, a collection or a paginator; a missing value is kept as it is.
   * @returns The collection; it keeps numeric keys when this class says so.
   * @throws Error when the items are nothing of this kind.
   *
   * Interface row: `AnonymousResourceCollection.collection`
   */
  static collection(resource: unknown): AnonymousResourceCollection {
    const collection = this.newCollection(resource);
    const kept = remember(this.cachedPreserveKeysAttributes, this, isMarkedPreserveKeys) || this.preserveKeys;
    if (kept !== undefined) collection.$preserveKeys = kept === true;
    return collection;
  }

  /**
   * Makes the collection for {@link collection}.
   *
   * @param resource - The items.
   * @returns The collection.
   *
   * Interface row: `AnonymousResourceCollection.newCollection`
   */
  protected static newCollection(resource: unknown): AnonymousResourceCollection {
    return new AnonymousResourceCollection(resource, this);
  }

  /**
   * Sets the key around the outermost data, for the class that declares it and all that share it, until changed.
   *
   * @param value - The key.
   * @throws TypeError when it is not text.
   *
   * Interface row: `AnonymousResourceCollection.wrap`
   */
  static wrap(value: string): void {
    assignStatics(this, { $wrap: textArgument('wrap(value)', value) });
  }

  /**
   * Leaves the outermost data unwrapped, for the class that declares the key and all that share it.
   *
   * Interface row: `AnonymousResourceCollection.withoutWrapping`
   */
  static withoutWrapping(): void {
    assignStatics(this, { $wrap: null });
  }

  /**
   * Sets the wrapping back to its defaults; macros stay.
   *
   * Interface row: `AnonymousResourceCollection.flushState`
   */
  static flushState(): void {
    assignStatics(this, WRAPPING);
  }

  /**
   * Returns extra data for the top level of the response.
   *
   * @param request - The request.
   * @returns The data.
   * @throws TypeError when it is no request.
   *
   * Interface row: `AnonymousResourceCollection.with`
   */
  with(request: Request): MapLike {
    requireRequest('with(request)', request);
    return this.$with;
  }

  /**
   * Replaces the extra metadata of the response.
   *
   * @param data - The metadata; it is copied.
   * @returns This resource.
   * @throws TypeError when the metadata is not a map.
   *
   * Interface rows: `AnonymousResourceCollection.additional`, `Statement.collectionExtraData`
   */
  additional(data: MapLike): this {
    this.$additional = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;
  }

  /**
   * Returns the JSON flags of the response.
   *
   * @returns The flags.
   *
   * Interface row: `AnonymousResourceCollection.jsonOptions`
   */
  jsonOptions(): number {
    return 0;
  }

  /**
   * Lets a subclass change the response before it is sent.
   *
   * @param request - The request.
   * @param response - The response.
   * @throws TypeError when they are none.
   *
   * Interface row: `AnonymousResourceCollection.withResponse`
   */
  withResponse(request: Request, response: JsonResponse): void {
    requireRequest('withResponse(request)', request);
    requireType(response instanceof JsonResponse, 'withResponse(response)', 'a JsonResponse', response);
  }

  /**
   * Answers a request.
   *
   * @param request - The request; the current one by default.
   * @returns The response.
   * @throws Error when there is no request.
   *
   * Interface row: `AnonymousResourceCollection.response`
   */
  response(request: Request | null = null): JsonResponse {
    return this.toResponse(request ?? this.resolveRequestFromContainer());
  }

  /**
   * Answers a request.
   *
   * @param request - The request.
   * @returns The response.
   * @throws TypeError when it is no request.
   * @throws InvalidArgumentException when the data has no JSON form.
   *
   * Interface row: `AnonymousResourceCollection.toResponse`
   */
  toResponse(request: Request): JsonResponse {
    requireRequest('toResponse(request)', request);
    return respond(this, request);
  }

  /** Lists the public properties that every resource has, under the interface's names. */
  [publicProperties](): MapLike {
    return { resource: this.resource, with: this.$with, additional: this.$additional };
  }

  /**
   * Resolves the resource to data without optional parts; resources nested in it stay objects.
   *
   * @param request - The request; the current one by default.
   * @returns The data: an array, a plain object, or an OrderedMap where an object cannot hold the order.
   * @throws Error when there is no request.
   *
   * Interface row: `AnonymousResourceCollection.resolve`
   */
  resolve(request: Request | null = null): NaturalMap {
    try {
      const data = this.resolveResourceData(request ?? this.resolveRequestFromContainer());
      const filtered = this.filter(expandData(data, this));
      // Adding to the result does not add to the underlying value; maps inside it that need no change are shared.
      return filtered === (this.resource as unknown) ? changeEntries(filtered, (value) => value) : filtered;
    } catch (error) {
      throw explainOverflow(`${className(this)}.resolve()`, error);
    }
  }

  /**
   * Returns the fixed attributes of a class that declares them, else {@link toArray}.
   *
   * @param request - The request.
   * @returns The unfiltered data.
   * @throws TypeError when it is no request.
   *
   * Interface row: `AnonymousResourceCollection.toAttributes`
   */
  toAttributes(request: Request): ResourceData {
    requireRequest('toAttributes(request)', request);
    return this.$attributes ?? this.toArray(request);
  }

  /**
   * Returns the data to resolve.
   *
   * @param request - The request.
   * @returns The unfiltered data.
   *
   * Interface row: `AnonymousResourceCollection.resolveResourceData`
   */
  resolveResourceData(request: Request): ResourceData {
    return this.toAttributes(request);
  }

  /**
   * Turns the underlying value into a map: null is empty, a map is itself, an object is what its own `toArray()` returns.
   *
   * @param request - The request.
   * @returns The unfiltered data.
   * @throws TypeError when it is no request.
   * @throws Error when the underlying value is a scalar or cannot be turned into a map.
   *
   * Interface row: `AnonymousResourceCollection.toArray`
   */
  toArray(request: Request): ResourceData {
    requireRequest('toArray(request)', request);
    const resource: unknown = this.resource;
    if (resource === null) return [];
    if (isMapLike(resource) || isResource(resource)) return requireMap('The underlying value', resource);
    return callOperation(resource, 'toArray', []) as ResourceData;
  }

  /**
   * Writes the resolved data as JSON: never wrapped, without any extra data.
   *
   * @param options - JSON flags.
   * @returns The JSON text.
   * @throws JsonEncodingException when the data has no JSON form and the underlying object has a key; TypeError when it has none.
   *
   * Interface row: `AnonymousResourceCollection.toJson`
   */
  toJson(options = 0): string {
    const flags = integerArgument('toJson(options)', options);
    const data = this.jsonSerialize();
    try {
      return encodeJson(data, flags);
    } catch (error) {
      if (!(error instanceof JsonEncodingException)) throw error;
      throw error.isReport ? error : encodingError(this, this.resource, error);
    }
  }

  /**
   * Writes the resolved data as indented JSON.
   *
   * @param options - Further JSON flags.
   * @returns The JSON text.
   *
   * Interface row: `AnonymousResourceCollection.toPrettyJson`
   */
  toPrettyJson(options = 0): string {
    return this.toJson(integerArgument('toPrettyJson(options)', options) | JSON_PRETTY_PRINT);
  }

  /**
   * Returns the resolved data for the current request.
   *
   * @returns The data.
   * @throws Error when there is no current request.
   *
   * Interface row: `AnonymousResourceCollection.jsonSerialize`
   */
  jsonSerialize(): NaturalMap {
    return this.resolve(this.resolveRequestFromContainer());
  }

  /**
   * Returns what JSON.stringify writes: the resolved data, as in {@link toJson}. Without a current request that works as long
   * as nothing looks at it.
   *
   * @returns The data as arrays and objects.
   * @throws JsonEncodingException when the data has no JSON form.
   * @throws Error when there is no current request and an operation reads from it.
   */
  toJSON(): unknown {
    const request = Container.request ?? unreadableRequest(noRequest(this));
    return withCurrentRequest(request, () => nativeJson(this.jsonSerialize()));
  }

  /** Shows what is wrapped, and what was added to it. */
  [inspected](): object {
    const properties = OrderedMap.from<unknown>(this[publicProperties]());
    const shown = properties.filter((value, name) => name === 'resource' || isFilled(value));
    return shownAs(this, Object.fromEntries(shown));
  }

  /**
   * Returns the current request.
   *
   * @returns The request.
   * @throws Error when there is none.
   *
   * Interface row: `AnonymousResourceCollection.resolveRequestFromContainer`
   */
  protected resolveRequestFromContainer(): Request {
    const { request } = Container;
    if (request === null) throw noRequest(this);
    return request;
  }

  /**
   * Resolves the optional parts of a map.
   *
   * @param data - The map.
   * @returns The filtered map.
   * @throws InvalidArgumentException when the data is circular.
   *
   * Interface row: `AnonymousResourceCollection.filter`
   */
  protected filter(data: MapLike): NaturalMap {
    const { filter, mergeData, removeMissingValues } = JsonResource.prototype;
    const isStock = this.filter === filter && this.removeMissingValues === removeMissingValues;
    try {
      if (isStock && isSettled(data)) return data;
      requireMap('filter(data)', data);
      const resolve = (value: unknown): unknown =>
        isMapLike(value) ? this.filter(value) : isResource(value) && isNull(value.resource) ? null : value;
      const first = firstMerge(data);
      if (first === null) return this.removeMissingValues(changeEntries(data, resolve));
      if (this.filter === filter && this.mergeData === mergeData) {
        // What these two do by calling one another for each merge value.
        const merged = mergeEntries(data, resolve, this.preservesKeys());
        return this.removeMissingValues(toNaturalMap(merged));
      }
      const { merge, index } = first;
      const source = OrderedMap.from<unknown>(data);
      const resolved = toNaturalMap(arrayUnion(source.slice(0, index).map(resolve), source));
      return this.mergeData(resolved, index, this.filter(merge.data), OrderedMap.from(merge.data).isList);
    } catch (error) {
      throw explainOverflow('Resource data', error);
    }
  }

  /**
   * Merges data into a map at a position.
   *
   * @param data - The map.
   * @param index - The position of the entry to replace, from 0.
   * @param merge - The data to merge.
   * @param numericKeys - Whether the data is a list, whose values are appended and renumbered.
   * @returns The merged map.
   *
   * Interface row: `AnonymousResourceCollection.mergeData`
   */
  protected mergeData(data: MapLike, index: number, merge: MapLike, numericKeys: boolean): NaturalMap {
    const position = integerArgument('mergeData(index)', index);
    const source = OrderedMap.from<unknown>(data);
    const behind = position + 1;
    const rest = this.filter(numericKeys ? [...source.values()].slice(behind) : source.slice(behind));
    const join = numericKeys ? arrayMerge : arrayUnion;
    const merged = join(source.slice(0, position), OrderedMap.from<unknown>(merge), OrderedMap.from(rest));
    return this.removeMissingValues(toNaturalMap(merged));
  }

  /**
   * Drops the missing values of a map, not of nested ones.
   *
   * @param data - The map.
   * @returns The remaining map, renumbered when no name is among its keys.
   *
   * Interface rows: `AnonymousResourceCollection.removeMissingValues`, `Statement.missingValuesRemoved`
   */
  protected removeMissingValues(data: MapLike): NaturalMap {
    return withoutMissing(requireMap('removeMissingValues(data)', data), this.preservesKeys());
  }

  /**
   * Tells whether numeric keys are kept when this resource is filtered.
   *
   * @returns True when the class is marked, or `preserveKeys` is exactly true.
   */
  protected preservesKeys(): boolean {
    const cls = this.constructor as AnyClass;
    if (remember(JsonResource.cachedPreserveKeysAttributes, cls, isMarkedPreserveKeys)) return true;
    return this.$preserveKeys === true;
  }

  /**
   * Returns a value when a condition holds.
   *
   * @param condition - The condition.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to return otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   * @throws TypeError when the condition is not a scalar.
   *
   * Interface row: `AnonymousResourceCollection.when`
   */
  protected when<V, D = never>(condition: boolean, ...choice: Choice<V, D>): Maybe<V | D> {
    const [value, fallback = ABSENT] = choice;
    return booleanArgument('when(condition)', condition) ? valueFrom(value) : fallbackOf(fallback);
  }

  /**
   * Returns a value unless a condition holds.
   *
   * @param condition - The condition.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to return otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   * @throws TypeError when the condition is not a scalar.
   *
   * Interface row: `AnonymousResourceCollection.unless`
   */
  unless<V, D = never>(condition: boolean, ...choice: Choice<V, D>): Maybe<V | D> {
    return this.when(!booleanArgument('unless(condition)', condition), ...choice);
  }

  /**
   * Marks entries to be merged into the map around it. The marker has to stand under an integer key: in an array, in a Map, or
   * as `0:` in an object literal, where JavaScript moves it to the front.
   *
   * @param value - A map, a collection, something JSON-serializable, or a closure that returns one.
   * @returns The marker of the entries.
   * @throws TypeError when there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.merge`
   */
  protected merge(value: unknown): MergeValue {
    return this.mergeWhen(true, value) as MergeValue;
  }

  /**
   * Merges entries when a condition holds.
   *
   * @param condition - The condition.
   * @param value - The entries, as for {@link merge}.
   * @param fallback - The entries to merge otherwise; none by default.
   * @returns The marker of the entries, or a missing value.
   * @throws TypeError when the condition is not a scalar or there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.mergeWhen`
   */
  protected mergeWhen(condition: boolean, value: unknown, fallback: unknown = ABSENT): Maybe<MergeValue> {
    const chosen = booleanArgument('mergeWhen(condition)', condition) ? value : fallback;
    return chosen === ABSENT ? new MissingValue() : new MergeValue(valueFrom(chosen));
  }

  /**
   * Merges entries unless a condition holds.
   *
   * @param condition - The condition.
   * @param value - The entries, as for {@link merge}.
   * @param fallback - The entries to merge otherwise; none by default.
   * @returns The marker of the entries, or a missing value.
   * @throws TypeError when the condition is not a scalar or there is nothing to merge.
   *
   * Interface row: `AnonymousResourceCollection.mergeUnless`
   */
  protected mergeUnless(condition: boolean, ...choice: Choice<unknown, unknown>): Maybe<MergeValue> {
    return this.mergeWhen(!booleanArgument('mergeUnless(condition)', condition), ...choice);
  }

  /**
   * Returns null when a value is null.
   *
   * @param value - The value.
   * @param fallback - What to return otherwise; left out by default.
   * @returns null, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenNull`
   */
  protected whenNull<D = never>(value: unknown, ...fallback: [fallback?: Else<D>]): Maybe<null | D> {
    return this.when(isNull(value), (value ?? null) as null, ...fallback);
  }

  /**
   * Returns a value when it is not null.
   *
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to return otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenNotNull`
   */
  protected whenNotNull<V, D = never>(...choice: Choice<V, D>): Maybe<V | D> {
    return this.when(!isNull(choice[0]), ...choice);
  }

  /**
   * Transforms a value that is filled: not null, not blank text, not an empty map.
   *
   * @param value - The value.
   * @param callback - Returns the result for the value.
   * @param fallback - What to return otherwise, or something callable that is called with the value.
   * @returns The transformed value, the fallback or a missing value.
   * @throws TypeError when the callback cannot be called.
   *
   * Interface row: `AnonymousResourceCollection.transform`
   */
  protected transform(value: unknown, callback: Callable, fallback: unknown = ABSENT): unknown {
    requireType(isCallable(callback), 'transform(callback)', 'callable', callback);
    if (isFilled(value)) return invoke(callback, [value]);
    if (fallback === ABSENT) return new MissingValue();
    return isCallable(fallback) ? invoke(fallback, [value]) : fallback;
  }

  /**
   * Merges some of the underlying object's own entries.
   *
   * @param attributes - The names of the entries; those that do not exist are left out.
   * @returns The marker of the entries, in the order of the underlying object.
   *
   * Interface row: `AnonymousResourceCollection.attributes`
   */
  protected attributes(attributes: readonly Key[]): MergeValue {
    const names = new Set(new Collection<Key>(attributes).map(normalizeKey));
    // A resource's own data depends on a request, which there is none of here.
    if (isResource(this.resource))
      throw wrongType('attributes()', 'a value whose data needs no request', this.resource);
    const all = requireMap('The result of toArray()', callOperation(this.resource, 'toArray', []));
    return new MergeValue(OrderedMap.from(all).filter((_, key) => names.has(key)));
  }

  /**
   * Returns an attribute that the underlying object has, also when it is null.
   *
   * @param attribute - The attribute's name.
   * @param value - What to return instead, or a closure called with the attribute.
   * @param fallback - What to return when there is no such attribute; left out by default.
   * @returns The attribute, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenHas`
   */
  whenHas(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    if (!hasAttribute(this.resource, attribute)) return fallbackOf(fallback);
    const own = readProperty(this.resource, attribute);
    return value === ABSENT ? own : valueFrom(value, own);
  }

  /**
   * Returns an accessor that the underlying object appends.
   *
   * @param attribute - The accessor's name.
   * @param value - What to return instead, or a closure called without arguments.
   * @param fallback - What to return when it is not appended; left out by default.
   * @returns The attribute, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenAppended`
   */
  protected whenAppended(attribute: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const name = textArgument('whenAppended(attribute)', attribute);
    if (!truthy(callOperation(this.resource, 'hasAppended', [name]))) return fallbackOf(fallback);
    return value === ABSENT ? readProperty(this.resource, name) : valueFrom(value);
  }

  /**
   * Returns a relationship that is loaded.
   *
   * @param relationship - The relationship's name.
   * @param value - What to return instead unless it is null, or a closure called with the relation.
   * @param fallback - What to return when it is not loaded; left out by default.
   * @returns The relation, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenLoaded`
   */
  protected whenLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));
    return whenThere(this.resource, relationship, isLoaded, value, fallback);
  }

  /**
   * Returns the number of related objects, when it was counted.
   *
   * @param relationship - The relationship's name.
   * @param value - What to return instead unless the count is null, or a closure called with the count.
   * @param fallback - What to return when it was not counted; left out by default.
   * @returns The count, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenCounted`
   */
  whenCounted(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const name = snakeCase(textArgument('whenCounted(relationship)', relationship));
    return whenComputed(this.resource, finishWith(name, '_count'), value, fallback);
  }

  /**
   * Returns an aggregate over related objects, when it was computed.
   *
   * @param relationship - The relationship's name.
   * @param column - The column that was aggregated.
   * @param aggregate - The aggregate function, such as "sum".
   * @param value - What to return instead unless the aggregate is null, or a closure called with it.
   * @param fallback - What to return when it was not computed; left out by default.
   * @returns The aggregate, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenAggregated`
   */
  whenAggregated(relationship: string, column: string, aggregate: string, ...choice: AnyChoice): unknown {
    const name = snakeCase(textArgument('whenAggregated(relationship)', relationship));
    const start = `${name}_${textArgument('whenAggregated(aggregate)', aggregate)}_`;
    const attribute = finishWith(start, textArgument('whenAggregated(column)', column));
    return whenComputed(this.resource, attribute, ...choice);
  }

  /**
   * Tells whether related objects exist, when it was asked for.
   *
   * @param relationship - The relationship's name.
   * @param value - What to return instead unless the answer is null, or a closure called with the answer.
   * @param fallback - What to return when it was not asked for; left out by default.
   * @returns The answer, the value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenExistsLoaded`
   */
  whenExistsLoaded(relationship: string, value: unknown = ABSENT, fallback: unknown = ABSENT): unknown {
    const name = snakeCase(textArgument('whenExistsLoaded(relationship)', relationship));
    const attribute = finishWith(name, '_exists');
    // Unlike the other computed attributes, an explicit null is a value here.
    return whenComputed(this.resource, attribute, value === null ? () => null : value, fallback);
  }

  /**
   * Returns a value when the pivot of a table is loaded.
   *
   * @param table - The table's name, or the pivot's class.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to return otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenPivotLoaded`
   */
  protected whenPivotLoaded<V, D = never>(table: ClassReference, ...choice: Choice<V, D>): Maybe<V | D> {
    return this.whenPivotLoadedAs('pivot', table, ...choice);
  }

  /**
   * Returns a value when the pivot of a table is loaded under a name of its own.
   *
   * @param accessor - The name under which the pivot is read.
   * @param table - The table's name, or the pivot's class.
   * @param value - The value, or a closure called without arguments.
   * @param fallback - What to return otherwise; left out by default.
   * @returns The value, the fallback or a missing value.
   *
   * Interface row: `AnonymousResourceCollection.whenPivotLoadedAs`
   */
  protected whenPivotLoadedAs<V, D = never>(
    accessor: string,
    table: ClassReference,
    ...choice: Choice<V, D>
  ): Maybe<V | D> {
    return this.when(this.hasPivotLoadedAs(accessor, table), ...choice);
  }

  /**
   * Tells whether the pivot of a table is loaded.
   *
   * @param table - The table's name, or the pivot's class.
   * @returns Whether it is.
   *
   * Interface row: `AnonymousResourceCollection.hasPivotLoaded`
   */
  protected hasPivotLoaded(table: ClassReference): boolean {
    return this.hasPivotLoadedAs('pivot', table);
  }

  /**
   * Tells whether the pivot of a table is loaded under a name of its own.
   *
   * @param accessor - The name under which the pivot is read.
   * @param table - The table's name, or the pivot's class.
   * @returns Whether it is.
   *
   * Interface row: `AnonymousResourceCollection.hasPivotLoadedAs`
   */
  protected hasPivotLoadedAs(accessor: string, table: ClassReference): boolean {
    const name = textArgument('hasPivotLoadedAs(accessor)', accessor);
    if (!hasProperty(this.resource, name)) return false;
    const pivot = readProperty(this.resource, name);
    const pivotClass = findClass(table);
    if (isObject(pivotClass?.prototype) && pivot instanceof (pivotClass as AnyClass)) return true;
    return callOperation(pivot, 'getTable', []) === table;
  }
}

/**
 * Turns a list of items into data for JSON, each item through a resource class.
 *
 * Subclasses name that class with the Collects marker, a static `collects`, by overriding {@link collects}, or by
 * their own name: PostCollection collects Post or PostResource where such a class is registered.
 *
 * Interface row: `Statement.collectionForms`
 */
export class ResourceCollection<TItem = unknown> extends JsonResource<unknown> implements Iterable<TItem> {
  /**
   * The interface's `$collects` as a subclass declares it: the collected class or its name.
   *
   * Interface row: `AnonymousResourceCollection.$collects`
   */
  static collects: ClassReference | null = null;

  /**
   * The classes that Collects markers name, as far as asked; false for none.
   *
   * Interface row: `AnonymousResourceCollection.$cachedCollectsAttributes`
   */
  protected static cachedCollectsAttributes = new Map<AnyClass, ClassReference | false>();

  /** The interface's `$collects`: the collected class or its name; changing it later maps nothing again. */
  $collects: ClassReference | null;

  /**
   * The mapped items; null when the source was a missing value.
   *
   * Interface row: `AnonymousResourceCollection.$collection`
   */
  collection: Collection<TItem> | null = null;

  /**
   * Whether all query parameters of the request are added to pagination links.
   *
   * Interface row: `AnonymousResourceCollection.$preserveAllQueryParameters`
   */
  protected preserveAllQueryParameters = false;

  /**
   * The query parameters to add to pagination links.
   *
   * Interface row: `AnonymousResourceCollection.$queryParameters`
   */
  protected queryParameters: MapLike | null = null;

  /**
   * @param resource - A map, a collection or a paginator, whose items are replaced; a missing value is kept.
   * @param collects - The collected class or its name, where a class is told it; any other class ignores it.
   * @throws LogicException when the collected class is not a resource class.
   * @throws Error when the source holds no items.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: unknown, collects: unknown = null) {
    super(resource);
    const isTold = this instanceof AnonymousResourceCollection;
    const declared = (this.constructor as typeof ResourceCollection).collects;
    this.$collects = isTold ? (collects as ClassReference | null) : declared;
    this.resource = this.collectResource(resource);
  }

  /** Iterates the mapped items. */
  [Symbol.iterator](): IterableIterator<TItem> {
    return this.#items()[Symbol.iterator]();
  }

  /**
   * Iterates the pairs of key and mapped item.
   *
   * Interface row: `AnonymousResourceCollection.getIterator`
   */
  getIterator(): IterableIterator<[Key, TItem]> {
    return this.#items().getIterator();
  }

  /**
   * Returns the number of items.
   *
   * Interface row: `AnonymousResourceCollection.count`
   */
  count(): number {
    return this.#items().count();
  }

  /**
   * Adds all query parameters of the answered request to pagination links, and nothing else.
   *
   * @returns This collection.
   *
   * Interface row: `AnonymousResourceCollection.preserveQuery`
   */
  preserveQuery(): this {
    this.preserveAllQueryParameters = true;
    return this;
  }

  /**
   * Adds query parameters to pagination links, instead of any set before.
   *
   * @param query - The parameters; they are copied.
   * @returns This collection.
   * @throws TypeError when the parameters are not a map.
   *
   * Interface row: `AnonymousResourceCollection.withQuery`
   */
  withQuery(query: MapLike): this {
    this.queryParameters = copyMap('withQuery(query)', requireMap('withQuery(query)', query));
    this.preserveAllQueryParameters = false;
    return this;
  }

  /**
   * Returns the JSON flags of the response: those of the collected class.
   *
   * @returns The flags, 0 when nothing is collected.
   *
   * Interface row: `AnonymousResourceCollection.jsonOptions`
   */
  override jsonOptions(): number {
    const cls = this.#collectedClass();
    if (cls === null) return 0;
    // Only the class is asked: a collection can do without items, another resource without its constructor.
    const isMany = cls.prototype instanceof ResourceCollection;
    const item: JsonResource = isMany ? Reflect.construct(cls, [[]]) : Object.create(cls.prototype);
    return item.jsonOptions();
  }

  /**
   * Turns every item into data, keys kept.
   *
   * @param request - The request.
   * @returns The data of the items.
   * @throws TypeError when it is no request.
   *
   * Interface row: `AnonymousResourceCollection.toArray`
   */
  override toArray(request: Request): ResourceData {
    requireRequest('toArray(request)', request);
    const items = this.#items();
    const operation = items.first() instanceof JsonResource ? 'resolve' : 'toArray';
    const data = items.all().map((item) => {
      if (item instanceof JsonResource) return item[operation](request);
      return callOperation(item, operation, [request]);
    });
    return data.packed ?? data;
  }

  /**
   * Answers a request, with links and metadata when the items are paginated.
   *
   * @param request - The request.
   * @returns The response.
   *
   * Interface row: `AnonymousResourceCollection.toResponse`
   */
  override toResponse(request: Request): JsonResponse {
    return isPaginator(this.resource) ? this.preparePaginatedResponse(request) : super.toResponse(request);
  }

  /**
   * Answers a request with the page, after adding the wanted query parameters to the paginator's links.
   *
   * @param request - The request.
   * @returns The response.
   *
   * Interface rows: `AnonymousResourceCollection.preparePaginatedResponse`, `Statement.collectionLinkQuery`
   */
  protected preparePaginatedResponse(request: Request): JsonResponse {
    const page = this.resource;
    if (!isPaginator(page) && !isCollection(page))
      throw wrongType('The underlying value', 'a paginator or a collection', page);
    requireRequest('toResponse(request)', request);
    const query = this.preserveAllQueryParameters ? request.query() : this.queryParameters;
    if (query !== null) callOperation(page, 'appends', [query]);
    return respond(this, request, page);
  }

  /**
   * Maps items into resources and keeps them as `collection`.
   *
   * The first item decides: when it is a resource of the collected class already, no item is mapped.
   *
   * @param resource - The items.
   * @returns The mapped collection, the paginator that now holds it, or a missing value as it is.
   * @throws LogicException when the collected class is not a resource class.
   * @throws Error when there are no items in the source.
   *
   * Interface rows: `AnonymousResourceCollection.collectResource`, `Statement.collectionWrapsItems`
   */
  protected collectResource(resource: unknown): unknown {
    if (resource instanceof MissingValue) return resource;
    const collected = this.#collectedClass();
    const items = itemsOf(this, resource);
    const source: Mappable = isPaginator(resource) ? resource[mappableItems]() : items;
    const mapped =
      collected !== null && !(source.first() instanceof collected)
        ? source.mapInto(collected)
        : new Collection<unknown>(items);
    this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return mapped;
    resource.setCollection(this.collection);
    return resource;
  }

  /**
   * Returns the class that items are mapped to: the Collects marker's, else the declared one, else the one that this
   * class's own name leads to.
   *
   * @returns The class or its name, as it was declared; null for none.
   * @throws LogicException when it is not a resource class.
   *
   * Interface row: `AnonymousResourceCollection.collects`
   */
  protected collects(): ClassReference | null {
    const cls = this.constructor as AnyClass;
    const marked = remember(ResourceCollection.cachedCollectsAttributes, cls, collectedByMarker);
    return marked || this.$collects || collectedByName(cls);
  }

  #collectedClass(): AnyClass | null {
    const reference = this.collects();
    const cls = findClass(reference);
    if (reference === null || (cls !== null && isResourceClass(cls))) return cls;
    throw new LogicException('Resource collections must collect instances of JsonResource.');
  }

  #items(): Collection<TItem> {
    if (this.collection !== null) return this.collection;
    throw new Error(`${className(this)}: there are no items, the source was a missing value.`);
  }
}

/**
 * Tells whether a class is one of resources.
 *
 * @param cls - Any class.
 * @returns Whether it is JsonResource or extends it.
 */
function isResourceClass(cls: AnyClass): boolean {
  return cls === JsonResource || cls.prototype instanceof JsonResource;
}

/**
 * A collection that is told which resource class it collects.
 */
export class AnonymousResourceCollection<TItem = unknown> extends ResourceCollection<TItem> {
  /** Whether numeric keys are kept while an object does not say otherwise. */
  static override preserveKeys: boolean | undefined = false;

  declare $preserveKeys: boolean;

  /**
   * @param resource - The items: a map, a collection, a paginator or a missing value.
   * @param collects - The resource class, or its registered name.
   * @throws LogicException when it is not a resource class.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: unknown, collects: ClassReference) {
    requireType(collects !== undefined, 'AnonymousResourceCollection(collects)', 'a value', collects);
    super(resource, collects);
  }

  /**
   * Sets whether numeric keys are kept; it is read whenever the data is filtered.
   *
   * @param value - Whether they are.
   * @returns This collection.
   *
   * Interface row: `AnonymousResourceCollection.preserveKeys`
   */
  preserveKeys(value = true): this {
    this.$preserveKeys = booleanArgument('preserveKeys(value)', value);
    return this;
  }
}

for (const cls of [JsonResource, ResourceCollection, AnonymousResourceCollection]) registerClass(cls);

function noRequest(self: object): Error {
  return new Error(`${className(self)}: there is no current request; set Container.request`);
}

/**
 * Builds the error for a resource whose data has no JSON form.
 *
 * @param self - The resource.
 * @param resource - Its underlying value, which is named by its key.
 * @param cause - Why there is none.
 * @returns A JsonEncodingException; a TypeError when the underlying value has no key.
 */
function encodingError(self: object, resource: unknown, cause: JsonEncodingException): Error {
  const failure = `Error encoding resource [${className(self)}]`;
  if (!hasOperation(resource, 'getKey') && !hasOperation(resource, '__call'))
    return new TypeError(`${failure} to JSON: ${cause.message}`, { cause });
  const key = String(callOperation(resource, 'getKey', []) ?? '');
  const model = `model [${className(resource as object)}] with ID [${key}]`;
  return new JsonEncodingException(`${failure} with ${model} to JSON: ${cause.message}`, { cause });
}

/**
 * Finds the items that a collection of resources is made of.
 *
 * @param owner - The collection, whose class is named when there are none.
 * @param resource - A map, a collection or a paginator, or a resource of one.
 * @returns The items.
 * @throws Error when there are no items in it.
 */
function itemsOf(owner: object, resource: unknown): Collection<unknown> {
  if (isMapLike(resource)) return new Collection(resource);
  let source = resource;
  // A chain of resources may lead back to itself.
  const seen = new Set<unknown>();
  for (; isResource(source) && !seen.has(source); source = source.resource) seen.add(source);
  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;
  if (isCollection(source)) return source as Collection<unknown>;
  const culprit = `${className(owner)}(resource)`;
  throw new Error(wrongType(culprit, 'a map, a collection or a paginator', source).message);
}

/**
 * Finds the class that a class of collections collects by its name: PostCollection collects Post or PostResource.
 *
 * @param cls - The class of collections.
 * @returns The registered class, or null.
 */
function collectedByName({ name }: AnyClass): AnyClass | null {
  if (!name.endsWith('Collection')) return null;
  const stem = name.slice(0, -'Collection'.length);
  return findClass(stem) ?? findClass(`${stem}Resource`);
}

/** What a paginated response says about its page, unless `paginationInformation` of the collection changes it. */
export interface PaginationInformation {
  readonly [name: string]: unknown;
  readonly links: Readonly<Record<keyof typeof URLS, unknown>>;
  readonly meta: MapLike;
}

/** The links of a response, and what a page calls them. */
const URLS = { first: 'first_page_url', last: 'last_page_url', prev: 'prev_page_url', next: 'next_page_url' };

/** What links and metadata are shown of: a page, or a collection with the form of one. */
type Pages = PaginatorContract | Enumerable;

/** What is not metadata of a page: its items, and the URLs that are links. */
const NOT_META: ReadonlySet<Key> = new Set(['data', ...Object.values(URLS)]);

/**
 * Answers a request with a resource.
 *
 * @param resource - The resource.
 * @param request - The request; what is nested in the data takes it for the current one where there is none.
 * @param page - Its underlying value where links and metadata of it are shown as well, as of a page; null otherwise.
 * @returns The response, after the resource's hook has seen it.
 * @throws InvalidArgumentException when the data has no JSON form.
 */
function respond(resource: JsonResource, request: Request, page: Pages | null = null): JsonResponse {
  const cls = resource.constructor as typeof JsonResource;
  const data = resource.resolve(request);
  const underlying = resource.resource;
  const extra = page === null ? [] : [paginationInformation(resource, page, request)];
  const items = isPaginator(page) ? page.getCollection() : page;
  const original = items === null ? underlying : items.map(underlyingOf);
  const body = wrapData(cls, data, ...extra, resource.with(request), resource.$additional);
  const created = underlying instanceof Model && underlying.wasRecentlyCreated;
  const make = () => new JsonResponse(body, created ? 201 : 200, resource.jsonOptions());
  const response = withCurrentRequest(request, make);
  response.original = original;
  resource.withResponse(request, response);
  return response;
}

/** Wraps data as a class says, and merges the extra data into it, left to right; it refuses those that are no map. */
function wrapData(cls: typeof JsonResource, data: MapLike, ...extra: readonly MapLike[]): MapLike {
  for (const map of extra) requireMap('Extra data', map);
  const { $wrap, forceWrapping } = cls;
  const wraps = truthy($wrap)
    ? forceWrapping || lookUp(data, $wrap, ABSENT) === ABSENT
    : (forceWrapping && $wrap !== null) || !extra.every(isEmptyMap);
  return recursiveMerge(wraps ? { [$wrap ?? 'data']: data } : data, ...extra);
}

/**
 * The links and metadata of the page, or what the collection makes of them.
 *
 * Interface row: `Statement.collectionPaginationLinks`
 */
function paginationInformation(resource: JsonResource, page: Pages, request: Request): MapLike {
  const paginated = page.toArray() as MapLike;
  const link = (name: keyof typeof URLS): unknown => lookUp(paginated, URLS[name], null) ?? null;
  const information: PaginationInformation = {
    links: { first: link('first'), last: link('last'), prev: link('prev'), next: link('next') },
    meta: metadataOf(paginated),
  };
  const hook = 'paginationInformation';
  const cls = resource.constructor as typeof JsonResource;
  if (!hasOperation(resource, hook) && !cls.hasMacro(hook)) return information;
  return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));
}

function metadataOf(page: MapLike): MapLike {
  if (!isPlainObject(page)) return OrderedMap.from<unknown>(page).filter((_, name) => !NOT_META.has(name));
  // The same written out, which takes a third of the time.
  const { data, first_page_url, last_page_url, prev_page_url, next_page_url, ...meta } = page;
  return meta;
}

function underlyingOf(item: unknown): unknown {
  if (isResource(item)) return item.resource;
  return isMapLike(item) ? lookUp(item, 'resource', null) : readProperty(item, 'resource');
}

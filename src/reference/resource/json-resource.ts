import type { JsonResponse } from '../http/json-response';
import type { Request } from '../http/request';
import { textArgument } from '../php/arguments';
import { copyMap, type MapLike, requireMap } from '../php/maps';
import { publicProperties } from '../php/recursive-merge';
import type { AnonymousResourceCollection } from './anonymous-resource-collection';
import { registerClass } from './class-registry';
import { collectionFactory } from './collection-factory';
import { declaredKeyPreservation, isMarked } from './key-preservation';
import { ResolvesData } from './resolves-data';
import { respond } from './resource-response';
import { assignStatic } from './static-state';

const NOTHING: MapLike = Object.freeze([]);

const WRAPPING = { wrapKey: 'data', forceWrapping: false } as const;

/**
 * Turns one value into data for JSON. Subclasses say how by overriding {@link toArray}.
 *
 * Settings that a subclass tunes are statics: `wrapKey`, `forceWrapping` and `preserveKeys`. Properties of the
 * interface whose names are operations here have names of their own, see `resourceProperty`.
 */
export class JsonResource<TResource = unknown> extends ResolvesData<TResource> {
  /** The interface's static `$wrap`: the key around the outermost data, or null for none. */
  static wrapKey: string | null = WRAPPING.wrapKey;

  /** Whether data is wrapped even when it has the wrap key already. */
  static forceWrapping: boolean = WRAPPING.forceWrapping;

  /** Whether numeric keys of results and collections are kept; undefined while a class does not say. */
  static preserveKeys: boolean | undefined = undefined;

  /** The interface's `$with`: extra data for the top level of the response. */
  withData: MapLike = NOTHING;

  /** The interface's `$additional`: extra metadata for the response. */
  additionalData: MapLike = NOTHING;

  /**
   * Makes a resource of the class this is called on.
   *
   * @param parameters - The constructor's arguments.
   * @returns The resource.
   *
   * Interface row: `AnonymousResourceCollection.make`
   */
  static make<A extends readonly unknown[], R extends JsonResource>(
    this: new (
      ...parameters: A
    ) => R,
    ...parameters: A
  ): R {
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
    if (isMarked(this, this.cachedPreserveKeysAttributes)) return collection.preserveKeys();
    // An instance's own field is visible only on an instance, and the mapped items are instances.
    const first = collection.collection?.first();
    const declared = declaredKeyPreservation(first instanceof this ? first : null, this);
    return declared === undefined ? collection : collection.preserveKeys(declared === true);
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
    return collectionFactory.create(resource, this);
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
    assignStatic(this, 'wrapKey', textArgument('wrap(value)', value));
  }

  /**
   * Leaves the outermost data unwrapped, for the class that declares the key and all that share it.
   *
   * Interface row: `AnonymousResourceCollection.withoutWrapping`
   */
  static withoutWrapping(): void {
    assignStatic(this, 'wrapKey', null);
  }

  /**
   * Sets the wrapping back to its defaults; macros stay.
   *
   * Interface row: `AnonymousResourceCollection.flushState`
   */
  static flushState(): void {
    for (const [name, value] of Object.entries(WRAPPING)) assignStatic(this, name, value);
  }

  /**
   * Gives extra data for the top level of the response.
   *
   * @param _request - The request.
   * @returns The data.
   *
   * Interface row: `AnonymousResourceCollection.with`
   */
  with(_request: Request): MapLike {
    return this.withData;
  }

  /**
   * Replaces the extra metadata of the response.
   *
   * @param data - The metadata; it is copied.
   * @returns This resource.
   * @throws TypeError when the metadata is not a map.
   *
   * Interface row: `AnonymousResourceCollection.additional`
   */
  additional(data: MapLike): this {
    this.additionalData = copyMap('additional(data)', requireMap('additional(data)', data));
    return this;
  }

  /**
   * Gives the JSON flags of the response.
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
   * @param _request - The request.
   * @param _response - The response.
   *
   * Interface row: `AnonymousResourceCollection.withResponse`
   */
  withResponse(_request: Request, _response: JsonResponse): void {}

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
   * @throws InvalidArgumentException when the data has no JSON form.
   *
   * Interface row: `AnonymousResourceCollection.toResponse`
   */
  toResponse(request: Request): JsonResponse {
    return respond(this, request);
  }

  /** Lists the public properties under the interface's names. */
  [publicProperties](): MapLike {
    return { resource: this.resource, with: this.withData, additional: this.additionalData };
  }
}

registerClass(JsonResource);

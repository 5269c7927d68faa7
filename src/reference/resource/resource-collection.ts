import { Collection } from '../collection/collection';
import { isCollection, isPaginator, isResource, type Mappable, mappableItems } from '../contracts';
import { describeValue } from '../describe-value';
import { LogicException, wrongType } from '../errors';
import type { JsonResponse } from '../http/json-response';
import { Request } from '../http/request';
import type { Key } from '../php/keys';
import { copyMap, isMapLike, type MapLike, requireMap } from '../php/maps';
import { className } from '../values';
import { ClassCache } from './class-cache';
import { type AnyClass, type ClassReference, findClass, registerClass } from './class-registry';
import { isResourceClass } from './is-resource-class';
import { JsonResource } from './json-resource';
import { collectedByMarker } from './markers';
import { MissingValue } from './missing-value';
import { type PaginatedResource, respondPaginated } from './paginated-resource-response';
import type { ResourceData } from './resource-data';
import { callUnderlying } from './underlying-value';

/** A resource class as a collection uses it: constructed from an item and its key. */
type ItemClass = new (item: unknown, key: Key) => JsonResource;

/** What a subclass's constructor says about the collected class before the items are mapped. */
export class CollectedClass {
  /**
   * @param reference - The class or its name; null for none.
   */
  constructor(readonly reference: ClassReference | null) {}
}

/**
 * Turns a list of items into data for JSON, each item through a resource class.
 *
 * Subclasses name that class with the Collects marker, a static `collects`, by overriding {@link collects}, or by
 * their own name: PostCollection collects Post or PostResource where such a class is registered.
 */
export class ResourceCollection<TItem = unknown> extends JsonResource<unknown> implements Iterable<TItem> {
  /** The interface's `$collects` as a subclass declares it: the collected class or its name. */
  static collects: ClassReference | null = null;

  /** The classes that Collects markers name, as far as asked; false for none. */
  protected static cachedCollectsAttributes = new ClassCache<ClassReference | false>();

  /** The interface's `$collects`: the collected class or its name; changing it later maps nothing again. */
  collectedClass: ClassReference | null;

  /** The mapped items; null when the source was a missing value. */
  collection: Collection<TItem> | null = null;

  /** Whether all query parameters of the request are added to pagination links. */
  protected preserveAllQueryParameters = false;

  /** The query parameters to add to pagination links. */
  protected queryParameters: MapLike | null = null;

  /**
   * @param resource - A map, a collection or a paginator, whose items are replaced; a missing value is kept.
   * @param setting - What a subclass says about the collected class; anything else is ignored.
   * @throws LogicException when the collected class is not a resource class.
   * @throws Error when the source holds no items.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: unknown, setting: unknown = null) {
    super(resource);
    this.collectedClass =
      setting instanceof CollectedClass
        ? setting.reference
        : (this.constructor as typeof ResourceCollection).collects;
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
   * Gives the number of items.
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
   * Gives the JSON flags of the response: those of the collected class.
   *
   * @returns The flags, 0 when nothing is collected.
   *
   * Interface row: `AnonymousResourceCollection.jsonOptions`
   */
  override jsonOptions(): number {
    const collected = this.#collectedClass();
    // Only the class is asked, so the constructor does not run: there is no item to give it.
    return collected === null
      ? 0
      : (Object.create(collected.prototype as object) as JsonResource).jsonOptions();
  }

  /**
   * Turns every item into data, keys kept.
   *
   * @param request - The request.
   * @returns The data of the items.
   *
   * Interface row: `AnonymousResourceCollection.toArray`
   */
  override toArray(request: Request): ResourceData {
    const items = this.#items();
    const change = items.first() instanceof JsonResource ? resolveItem : toArrayOf;
    const data = items.all().map((item) => change(this, item, request));
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
   * Interface row: `AnonymousResourceCollection.preparePaginatedResponse`
   */
  protected preparePaginatedResponse(request: Request): JsonResponse {
    const paginator = this.resource;
    if (!isPaginator(paginator)) throw wrongType('What is paginated', 'a paginator', paginator);
    if (this.preserveAllQueryParameters) paginator.appends(queryOf(request));
    else if (this.queryParameters !== null) paginator.appends(this.queryParameters);
    return respondPaginated(this as unknown as PaginatedResource, request);
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
   * Interface row: `AnonymousResourceCollection.collectResource`
   */
  protected collectResource(resource: unknown): unknown {
    if (resource instanceof MissingValue) return resource;
    const items = this.#itemsOf(resource);
    const source: Mappable = isPaginator(resource) ? resource[mappableItems]() : items;
    const collected = this.#collectedClass();
    const mapped =
      collected !== null && !(source.first() instanceof collected)
        ? source.mapInto(collected as unknown as ItemClass)
        : new Collection<unknown>(items);
    this.collection = mapped as Collection<TItem>;
    if (!isPaginator(resource)) return mapped;
    resource.setCollection(mapped as never);
    return resource;
  }

  /**
   * Gives the class that items are mapped to: the Collects marker's, else the declared one, else the one that this
   * class's own name leads to.
   *
   * @returns The class or its name, as it was declared; null for none.
   * @throws LogicException when it is not a resource class.
   *
   * Interface row: `AnonymousResourceCollection.collects`
   */
  protected collects(): ClassReference | null {
    return this.#markedClass() ?? this.collectedClass ?? this.#classByName();
  }

  #collectedClass(): AnyClass | null {
    const reference = this.collects();
    return reference === null ? null : requireResourceClass(reference);
  }

  #markedClass(): ClassReference | null {
    const cls = this.constructor as AnyClass;
    const cache = ResourceCollection.cachedCollectsAttributes;
    const marked = cache.get(cls) ?? collectedByMarker(cls) ?? false;
    cache.set(cls, marked);
    return marked || null;
  }

  #classByName(): ClassReference | null {
    const name = className(this);
    if (!name.endsWith('Collection')) return null;
    const stem = name.slice(0, -'Collection'.length);
    return findClass(stem) ?? findClass(`${stem}Resource`);
  }

  #itemsOf(resource: unknown): Collection<unknown> {
    const source = innermost(resource);
    if (isPaginator(source)) return source.getCollection() as Collection<unknown>;
    if (isMapLike(source)) return new Collection(source);
    if (isCollection(source)) return source as Collection<unknown>;
    throw new Error(
      `${className(this)}(resource): expected a map, a collection or a paginator, received ${describeValue(source)}`,
    );
  }

  #items(): Collection<TItem> {
    if (this.collection !== null) return this.collection;
    throw new Error(`${className(this)}: there are no items, the source was a missing value.`);
  }
}

function queryOf(request: unknown): unknown {
  if (request instanceof Request) return request.query();
  throw wrongType('toResponse(request)', 'a Request', request);
}

/** The value at the end of a chain of resources; where the chain leads back to itself, one of them. */
function innermost(value: unknown): unknown {
  const seen = new Set<unknown>();
  let inner = value;
  while (isResource(inner) && !seen.has(inner)) {
    seen.add(inner);
    inner = (inner as JsonResource).resource;
  }
  return inner;
}

function resolveItem(caller: object, item: unknown, request: Request): unknown {
  return item instanceof JsonResource
    ? item.resolve(request)
    : callUnderlying(caller, item, 'resolve', request);
}

function toArrayOf(caller: object, item: unknown, request: Request): unknown {
  return item instanceof JsonResource
    ? item.toArray(request)
    : callUnderlying(caller, item, 'toArray', request);
}

function requireResourceClass(reference: ClassReference): AnyClass {
  const cls = findClass(reference);
  if (cls !== null && isResourceClass(cls)) return cls;
  throw new LogicException('Resource collections must collect instances of JsonResource.');
}

registerClass(ResourceCollection);

import { isResource, resourceBrand } from '../contracts';
import { describeValue } from '../describe-value';
import { JsonEncodingException } from '../errors';
import { Container } from '../http/container';
import type { Request } from '../http/request';
import { explainOverflow } from '../nesting';
import { integerArgument } from '../php/arguments';
import { hasOperation } from '../php/calls';
import { JSON_PRETTY_PRINT, JSON_THROW_ON_ERROR } from '../php/json-flags';
import { encodeJson } from '../php/json-text';
import { isMapLike, requireMap } from '../php/maps';
import { className } from '../values';
import { DelegatesToResource } from './delegates-to-resource';
import type { NaturalMap } from './natural-map';
import { requireGiven } from './require-given';
import { expandData, type ResourceData } from './resource-data';
import { callUnderlying } from './underlying-value';

/** The steps from an underlying value to data and to JSON text. */
export abstract class ResolvesData<TResource = unknown> extends DelegatesToResource<TResource> {
  /** The underlying value. */
  resource: TResource;

  /** The interface's `$attributes` of a subclass: fixed data to show instead of {@link toArray}. */
  protected attributeValues: ResourceData | undefined = undefined;

  /**
   * @param resource - The underlying value.
   * @throws TypeError when it is not given; null is a value.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: TResource) {
    super();
    this.resource = requireGiven('resource', resource);
  }

  /** Marks resources. */
  get [resourceBrand](): true {
    return true;
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
      return filtered === (this.resource as unknown) ? { ...filtered } : filtered;
    } catch (error) {
      throw explainOverflow(`${className(this)}.resolve()`, error);
    }
  }

  /**
   * Gives the fixed attributes of a class that declares them, else {@link toArray}.
   *
   * @param request - The request.
   * @returns The unfiltered data.
   *
   * Interface row: `AnonymousResourceCollection.toAttributes`
   */
  toAttributes(request: Request): ResourceData {
    return this.attributeValues ?? this.toArray(request);
  }

  /**
   * Gives the data to resolve.
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
   * Turns the underlying value into a map: null is empty, a map is itself, an object gives its own `toArray()`.
   *
   * @param _request - The request.
   * @returns The unfiltered data.
   * @throws Error when the underlying value is a scalar or cannot be turned into a map.
   *
   * Interface row: `AnonymousResourceCollection.toArray`
   */
  toArray(_request: Request): ResourceData {
    const resource: unknown = this.resource;
    if (resource === null) return [];
    if (isMapLike(resource)) return resource;
    if (isResource(resource)) return requireMap('The underlying value', resource);
    return callUnderlying(this, resource, 'toArray') as ResourceData;
  }

  /**
   * Writes the resolved data as JSON: never wrapped, without any extra data.
   *
   * @param options - JSON flags.
   * @returns The JSON text.
   * @throws JsonEncodingException when the data has no JSON form and the underlying object has a key.
   *
   * Interface row: `AnonymousResourceCollection.toJson`
   */
  toJson(options = 0): string {
    const flags = integerArgument('toJson(options)', options);
    const data = this.jsonSerialize();
    try {
      return encodeJson(data, flags | JSON_THROW_ON_ERROR);
    } catch (error) {
      if (!(error instanceof JsonEncodingException)) throw error;
      throw encodingError(this, error);
    }
  }

  /**
   * Writes the resolved data as JSON spread over lines.
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
   * Gives the resolved data for the current request.
   *
   * @returns The data.
   * @throws Error when there is no current request.
   *
   * Interface row: `AnonymousResourceCollection.jsonSerialize`
   */
  jsonSerialize(): NaturalMap {
    return this.resolve(this.resolveRequestFromContainer());
  }

  /** Gives the resolved data to JSON.stringify. */
  toJSON(): NaturalMap {
    return this.jsonSerialize();
  }

  /**
   * Gives the current request.
   *
   * @returns The request.
   * @throws Error when there is none.
   *
   * Interface row: `AnonymousResourceCollection.resolveRequestFromContainer`
   */
  protected resolveRequestFromContainer(): Request {
    const { request } = Container;
    if (request === null)
      throw new Error(`${className(this)}: there is no current request; set Container.request`);
    return request;
  }
}

function encodingError(self: DelegatesToResource, cause: JsonEncodingException): Error {
  const { resource } = self;
  const failure = `Error encoding resource [${className(self)}]`;
  if (!hasOperation(resource, 'getKey') && !hasOperation(resource, '__call')) {
    return new TypeError(`${failure} to JSON: ${cause.message}`);
  }
  const key = callUnderlying(self, resource, 'getKey') ?? '';
  return new JsonEncodingException(
    `${failure} with model [${className(resource as object)}] with ID [${typeof key === 'object' ? describeValue(key) : String(key)}] to JSON: ${cause.message}`,
  );
}

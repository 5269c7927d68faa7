import type { OrderedMap } from './php/ordered-map';
import { isObject } from './values';

/** Something that can turn itself into a map. */
export interface Arrayable {
  toArray(): unknown;
}

/** Something that returns the data to write for it in JSON. */
export interface JsonSerializable {
  jsonSerialize(): unknown;
}

/** Something that gives JSON.stringify the data to write in its place. */
export interface NativelySerializable {
  toJSON(key: string): unknown;
}

/** Something that can turn itself into JSON text. */
export interface Jsonable {
  toJson(options?: number): string;
}

/** Something that can turn itself into HTML text. */
export interface Htmlable {
  toHtml(): string;
}

/** An object that can be called like a function. */
export interface Invokable {
  __invoke(...args: never[]): unknown;
}

/** Items that resources can be made of. */
export interface Mappable {
  first(): unknown;
  mapInto(cls: abstract new (...args: never[]) => object): unknown;
}

/** Something that holds items and hands them out whole, as collections do. */
export interface Enumerable extends Mappable, Arrayable {
  readonly [collectionBrand]: true;
  all(): OrderedMap<unknown>;
  map(change: (item: unknown) => unknown): unknown;
}

// Brands let modules recognise objects without importing their classes, which would be circular. Symbols are never
// delegated by a dynamic tail, so a brand cannot be picked up from a wrapped object.

/** Marks collections. */
export const collectionBrand: unique symbol = Symbol.for('touchstone.collection');

/** Marks paginators, so that resources can recognise one without importing it. */
export const paginatorBrand: unique symbol = Symbol.for('touchstone.paginator');

/** Marks resources, whose `toArray` needs a request and which are therefore not {@link Arrayable}. */
export const resourceBrand: unique symbol = Symbol.for('touchstone.resource');

/** Marks classes that have a `toArray` method but do not want to be expanded through it. */
export const opaqueBrand: unique symbol = Symbol.for('touchstone.opaque');

/** Reads the items of a paginator as a resource maps them. */
export const mappableItems: unique symbol = Symbol.for('touchstone.mappable-items');

/** A resource, as far as other resources look into it. */
export interface ResourceContract {
  readonly [resourceBrand]: true;
  readonly resource: unknown;
  __get(key: string): unknown;
  __isset(key: string): boolean;
}

/** What resources may ask of a paginator. */
export interface PaginatorContract extends Arrayable {
  readonly [paginatorBrand]: true;
  appends(key: unknown, value?: unknown): unknown;
  getCollection(): Enumerable;
  setCollection(collection: Enumerable): unknown;
  [mappableItems](): Mappable;
}

// Reads by literal names: these guards run for every item of a page, and a read by a computed name is slow.

/**
 * Tells whether a value can turn itself into a map without further information.
 *
 * @param value - Any value.
 * @returns Whether it is Arrayable; resources, and classes marked with {@link opaqueBrand}, are not.
 */
export function isArrayable(value: unknown): value is Arrayable {
  if (!isObject(value) || resourceBrand in value || opaqueBrand in value) return false;
  return typeof (value as Partial<Arrayable>).toArray === 'function';
}

/**
 * Tells whether a value has data of its own for JSON.
 *
 * @param value - Any value.
 * @returns Whether it has `jsonSerialize`.
 */
export function isJsonSerializable(value: unknown): value is JsonSerializable {
  return isObject(value) && typeof (value as Partial<JsonSerializable>).jsonSerialize === 'function';
}

/**
 * Tells whether an object has data of its own for JSON.stringify.
 *
 * @param value - Any object.
 * @returns Whether it has `toJSON`.
 */
export function hasToJson(value: object): value is NativelySerializable {
  return typeof (value as Partial<NativelySerializable>).toJSON === 'function';
}

/**
 * Tells whether a value can turn itself into HTML.
 *
 * @param value - Any value.
 * @returns Whether it has `toHtml`.
 */
export function isHtmlable(value: unknown): value is Htmlable {
  return isObject(value) && typeof (value as Partial<Htmlable>).toHtml === 'function';
}

/**
 * Tells whether a value is an object that can be called like a function.
 *
 * @param value - Any value.
 * @returns Whether it has `__invoke`.
 */
export function isInvokable(value: unknown): value is Invokable {
  return isObject(value) && typeof (value as Partial<Invokable>).__invoke === 'function';
}

/**
 * Tells whether a value is a collection.
 *
 * @param value - Any value.
 * @returns Whether it carries the collection brand.
 */
export function isCollection(value: unknown): value is Enumerable {
  return isObject(value) && collectionBrand in value;
}

/**
 * Tells whether a value is a paginator.
 *
 * @param value - Any value.
 * @returns Whether it carries the paginator brand.
 */
export function isPaginator(value: unknown): value is PaginatorContract {
  return isObject(value) && paginatorBrand in value;
}

/**
 * Tells whether a value is a resource.
 *
 * @param value - Any value.
 * @returns Whether it carries the resource brand.
 */
export function isResource(value: unknown): value is ResourceContract {
  return isObject(value) && resourceBrand in value;
}

/** The library is classes and functions in the process of the program that uses it. Interface row: `Statement.inProcess` */
export { Collection } from './collection/collection';
export type { Arrayable, Htmlable, Jsonable, JsonSerializable } from './contracts';
export {
  BadMethodCallException,
  InvalidArgumentException,
  JsonEncodingException,
  LogicException,
} from './errors';
export { Container } from './http/container';
export { JsonResponse } from './http/json-response';
export { parseQuery } from './http/parse-query';
export { Request } from './http/request';
export { AbstractPaginator } from './paginator/abstract-paginator';
export type {
  PageResolver,
  PathResolver,
  QueryResolver,
  ViewFactory,
  ViewFactoryResolver,
} from './paginator/pagination-state';
export { Paginator } from './paginator/paginator';
export type {
  ItemSource,
  PaginatorOptions,
  QueryValue,
  QueryValues,
} from './paginator/paginator-properties';
export { HtmlString } from './php/html';
export * from './php/json-flags';
export { encodeJson } from './php/json-text';
export type { Key } from './php/keys';
export type { MapLike } from './php/maps';
export { type MapInput, OrderedMap } from './php/ordered-map';
export { resetState } from './reset-state';
export {
  type AnyClass,
  type ClassReference,
  findClass,
  forgetClass,
  registerClass,
} from './resource/class-registry';
export type { NaturalMap } from './resource/filter';
export { AnonymousResourceCollection, JsonResource, ResourceCollection } from './resource/json-resource';
export type { Lazy } from './resource/lazy';
export {
  type ClassMarker,
  Collects,
  PreserveKeys,
  UseResource,
  UseResourceCollection,
} from './resource/markers';
export { MergeValue } from './resource/merge-value';
export { MissingValue } from './resource/missing-value';
export { Model } from './resource/model';
export type { ResourceData } from './resource/resource-data';
export { type ResourceOf, resourceOf } from './resource/resource-of';
export type { PaginationInformation } from './resource/response';

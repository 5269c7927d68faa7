/** The library is classes and functions in the process of the program that uses it. Interface row: `Statement.inProcess` */
export { Collection, type ItemSource } from './collection/collection';
export type { Arrayable, Htmlable, Jsonable, JsonSerializable } from './contracts';
export {
  BadMethodCallException,
  InvalidArgumentException,
  JsonEncodingException,
  LogicException,
} from './errors';
export { JsonResponse } from './http/json-response';
export { parseQuery } from './http/parse-query';
export { Container, Request } from './http/request';
export { AbstractPaginator } from './paginator/abstract-paginator';
export type { Tapped } from './paginator/higher-order-tap-proxy';
export { Paginator } from './paginator/paginator';
export type { PaginatorOptions, QueryValue, QueryValues } from './paginator/paginator-options';
export type * from './paginator/resolvers';
export { HtmlString } from './php/html';
export * from './php/json-flags';
export { encodeJson } from './php/json-writer';
export type { MapLike } from './php/maps';
export { type Key, type MapInput, OrderedMap } from './php/ordered-map';
export { resetState } from './reset-state';
export type { AnyClass, ClassReference } from './resource/class-registry';
export { findClass, forgetClass, registerClass } from './resource/class-registry';
export type { NaturalMap, ResourceData } from './resource/filter';
export type { PaginationInformation } from './resource/json-resource';
export { AnonymousResourceCollection, JsonResource, ResourceCollection } from './resource/json-resource';
export type { Lazy, Maybe } from './resource/lazy';
export type { ClassMarker } from './resource/markers';
export { Collects, PreserveKeys, UseResource, UseResourceCollection } from './resource/markers';
export { MergeValue, MissingValue } from './resource/merge-value';
export { Model } from './resource/model';
export { type ResourceOf, resourceOf } from './resource/resource-of';

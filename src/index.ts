export { Container } from './http/container';
export { JsonResponse } from './http/json-response';
export { parseQuery } from './http/parse-query';
export { Request } from './http/request';
export { AbstractPaginator } from './pagination/abstract-paginator';
export type { QueryValue, QueryValues } from './pagination/builds-page-urls';
export type { ItemSource } from './pagination/holds-items';
export type {
  PageResolver,
  PathResolver,
  QueryResolver,
  ViewFactory,
  ViewFactoryResolver,
} from './pagination/pagination-state';
export { Paginator } from './pagination/paginator';
export type { PaginatorOptions } from './pagination/paginator-options';
export { resetState } from './reset-state';
export { AnonymousResourceCollection } from './resources/anonymous-resource-collection';
export {
  type AnyClass,
  type ClassReference,
  findClass,
  forgetClass,
  registerClass,
} from './resources/class-registry';
export { interfaceProperties } from './resources/interface-properties';
export { JsonResource } from './resources/json-resource';
export type { Lazy } from './resources/lazy';
export {
  type ClassMarker,
  Collects,
  PreserveKeys,
  UseResource,
  UseResourceCollection,
} from './resources/markers';
export { MergeValue } from './resources/merge-value';
export { MissingValue } from './resources/missing-value';
export { Model } from './resources/model';
export type { NaturalMap } from './resources/natural-map';
export type { PaginationInformation } from './resources/paginated-resource-response';
export { ResourceCollection } from './resources/resource-collection';
export type { ResourceData } from './resources/resource-data';
export { type ResourceOf, resourceOf } from './resources/resource-of';
export {
  hasResourceProperty,
  resourceProperty,
  resourceStatic,
  setResourceProperty,
  setResourceStatic,
} from './resources/resource-properties';
export { Collection } from './support/collection';
export {
  type Arrayable,
  type Htmlable,
  type Jsonable,
  type JsonSerializable,
  opaqueBrand,
} from './support/contracts';
export {
  BadMethodCallException,
  InvalidArgumentException,
  JsonEncodingException,
  LogicException,
} from './support/errors';
export { HtmlString } from './support/html-string';
export type { MapLike } from './support/is-map-like';
export * from './support/json-flags';
export { encodeJson } from './support/json-text';
export { type Key, type MapInput, OrderedMap } from './support/ordered-map';

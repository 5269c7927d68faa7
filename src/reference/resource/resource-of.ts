import { JsonResource } from './json-resource';

/** The protected members of a resource. Its value's members of these names cannot be read through it either. */
type HiddenMember =
  | 'attributes'
  | 'filter'
  | `forward${'' | 'Decorated'}CallTo`
  | `hasPivotLoaded${'' | 'As'}`
  | `$${'attributes' | 'preserveKeys'}`
  | `merge${'' | 'Data' | 'Unless' | 'When'}`
  | 'preservesKeys'
  | 'removeMissingValues'
  | 'resolveRequestFromContainer'
  | 'transform'
  | `when${'' | 'Appended' | 'Loaded' | 'NotNull' | 'Null' | 'PivotLoaded' | 'PivotLoadedAs'}`;

/** A resource whose underlying value's members can be read as its own; the resource's own members come first. */
export type ResourceOf<TResource extends object> = JsonResource<TResource> &
  Readonly<Omit<TResource, keyof JsonResource | HiddenMember>>;

/** The class of such resources, with all public statics of JsonResource. */
type ResourceClassOf<TResource extends object> = Pick<
  typeof JsonResource,
  Exclude<keyof typeof JsonResource, 'prototype'>
> & {
  new (resource: TResource): ResourceOf<TResource>;
};

/**
 * Returns the base class for resources of one type of value, so that `this.name` has the type that the value's
 * `name` has.
 *
 * @example
 * class UserResource extends resourceOf<User>() {
 *   override toArray() {
 *     return { id: this.id, name: this.name };
 *   }
 * }
 *
 * @returns JsonResource itself: the types are all that differs.
 */
export function resourceOf<TResource extends object>(): ResourceClassOf<TResource> {
  return JsonResource as unknown as ResourceClassOf<TResource>;
}

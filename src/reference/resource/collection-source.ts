import { Collection } from '../collection/collection';
import { isCollection, isPaginator, isResource } from '../contracts';
import { describeValue } from '../errors';
import { isMapLike } from '../php/maps';
import { className } from '../values';
import { type AnyClass, findClass } from './class-registry';

/**
 * Finds the items that a collection of resources is made of.
 *
 * @param owner - The collection, whose class is named when there are none.
 * @param resource - A map, a collection or a paginator, or a resource of one.
 * @returns The items.
 * @throws Error when there are no items in it.
 */
export function itemsOf(owner: object, resource: unknown): Collection<unknown> {
  let source = resource;
  // A chain of resources may lead back to itself.
  const seen = new Set<unknown>();
  for (; isResource(source) && !seen.has(source); source = source.resource) seen.add(source);
  if (isPaginator(source)) return source.getCollection() as Collection<unknown>;
  if (isMapLike(source)) return new Collection(source);
  if (isCollection(source)) return source as Collection<unknown>;
  const received = describeValue(source);
  throw new Error(
    `${className(owner)}(resource): expected a map, a collection or a paginator, received ${received}`,
  );
}

/**
 * Finds the class that a class of collections collects by its name: PostCollection collects Post or PostResource.
 *
 * @param cls - The class of collections.
 * @returns The registered class, or null.
 */
export function collectedByName({ name }: AnyClass): AnyClass | null {
  if (!name.endsWith('Collection')) return null;
  const stem = name.slice(0, -'Collection'.length);
  return findClass(stem) ?? findClass(`${stem}Resource`);
}

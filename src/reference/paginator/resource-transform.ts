import { Collection } from '../collection/collection';
import { describeValue, LogicException, wrongType } from '../errors';
import { isMapLike } from '../php/maps';
import { type AnyClass, type ClassReference, findClass } from '../resource/class-registry';
import { ResourceCollection } from '../resource/json-resource';
import { className } from '../values';

interface ItemsPage {
  isEmpty(): boolean;
}

/** How a page reads the markers of a class, null for none. */
interface Markers {
  resource(cls: AnyClass): ClassReference | null;
  resourceCollection(cls: AnyClass): ClassReference | null;
}

/**
 * Makes a resource collection of a page with a given resource class.
 *
 * @param page - The page.
 * @param resourceClass - The resource class or its registered name.
 * @returns What the class's `collection` returns.
 * @throws Error when the class is unknown or has no `collection`, TypeError when that returns something else.
 *
 * Interface row: `Statement.paginatorToResources`
 */
export function toResourceCollection(page: ItemsPage, resourceClass: ClassReference): ResourceCollection {
  const cls = findClass(resourceClass) ?? Object;
  const make: unknown = Reflect.get(cls, 'collection');
  if (typeof make !== 'function') throw new Error(`${describeValue(resourceClass)} is no resource class`);
  return requireCollection(Reflect.apply(make, cls, [page]));
}

/**
 * Guesses the collection class from the item under key 0 and makes a resource collection of a page.
 *
 * @param page - The page.
 * @param items - Its items, whatever a subclass of the page gives for them.
 * @param markers - How it reads the markers of the item's class.
 * @returns The resource collection.
 * @throws LogicException when the item is no object, cannot name resource classes, or names none that is known; TypeError
 *   when a class found for a collection is none.
 *
 * Interface row: `Error.toResourceCollection`
 */
export function guessResourceCollection(
  page: ItemsPage,
  items: Collection<unknown>,
  markers: Markers,
): ResourceCollection {
  if (page.isEmpty()) return new ResourceCollection(page);
  const model: unknown = items.all().get(0);
  if (typeof model !== 'object' || model === null || isMapLike(model)) {
    throw new LogicException('Resource collection guesser expects the collection to contain objects.');
  }
  const modelClass = model.constructor as AnyClass;
  const guess: unknown = Reflect.get(modelClass, 'guessResourceName');
  if (typeof guess !== 'function') {
    throw new LogicException(
      `Expected class ${className(model)} to implement guessResourceName method. ` +
        'Make sure the model uses the TransformsToResource trait.',
    );
  }
  const collection = findClass(markers.resourceCollection(modelClass));
  if (collection !== null) return requireCollection(Reflect.construct(collection, [page]));
  const resource = findClass(markers.resource(modelClass));
  if (resource !== null) return toResourceCollection(page, resource);
  const names = new Collection<ClassReference>(Reflect.apply(guess, modelClass, []));
  for (const name of names) {
    const found = findClass(`${typeof name === 'string' ? name : className(name)}Collection`);
    if (found !== null) return requireCollection(Reflect.construct(found, [page]));
  }
  for (const name of names) {
    const found = findClass(name);
    if (found !== null) return toResourceCollection(page, found);
  }
  throw new LogicException(`Failed to find resource class for model [${className(model)}].`);
}

function requireCollection(made: unknown): ResourceCollection {
  if (made instanceof ResourceCollection) return made;
  throw wrongType('The result of Paginator.toResourceCollection()', 'a ResourceCollection', made);
}

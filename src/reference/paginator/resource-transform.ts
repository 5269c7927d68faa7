import type { Collection } from '../collection/collection';
import { describeValue } from '../describe-value';
import { LogicException } from '../errors';
import { isMapLike } from '../php/maps';
import { toOrderedMap } from '../php/to-ordered-map';
import { type AnyClass, type ClassReference, findClass } from '../resource/class-registry';
import { ResourceCollection } from '../resource/json-resource';
import { resourceByMarker, resourceCollectionByMarker } from '../resource/markers';
import { className } from '../values';

interface ItemsPage {
  getCollection(): Collection<unknown>;
  isEmpty(): boolean;
}

/**
 * Makes a resource collection of a page with a given resource class.
 *
 * @param paginator - The page.
 * @param resourceClass - The resource class or its registered name.
 * @returns What the class's `collection` gives.
 * @throws Error when the class is unknown or has no `collection`.
 *
 * Interface row: `Paginator.toResourceCollection`
 */
export function toResourceCollection(
  paginator: ItemsPage,
  resourceClass: ClassReference,
): ResourceCollection {
  return collectionOf(resourceClass, paginator);
}

/**
 * Guesses the collection class from the item under key 0 and makes a resource collection of a page.
 *
 * @param paginator - The page.
 * @returns The resource collection.
 * @throws LogicException when the item is no object, cannot name resource classes, or names none that is known.
 *
 * Interface row: `Paginator.guessResourceCollection`
 */
export function guessResourceCollection(paginator: ItemsPage): ResourceCollection {
  if (paginator.isEmpty()) return new ResourceCollection(paginator);
  const model: unknown = paginator.getCollection().all().get(0);
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
  const marked = findMarked(modelClass, resourceCollectionByMarker);
  if (marked !== null) return instanceOf(marked, paginator);
  const resource = findMarked(modelClass, resourceByMarker);
  if (resource !== null) return collectionOf(resource, paginator);
  const names = [...toOrderedMap(Reflect.apply(guess, modelClass, [])).values()] as ClassReference[];
  for (const name of names) {
    const found = findClass(`${typeof name === 'string' ? name : className(name)}Collection`);
    if (found !== null) return instanceOf(found, paginator);
  }
  for (const name of names) {
    const found = findClass(name);
    if (found !== null) return collectionOf(found, paginator);
  }
  throw new LogicException(`Failed to find resource class for model [${className(model)}].`);
}

/**
 * Gives the resource class that a class is marked with.
 *
 * @param cls - The class or its registered name.
 * @returns The resource class, or its name as the marker has it; null when there is no marker or the class is unknown.
 *
 * Interface row: `Paginator.resolveResourceFromAttribute`
 */
export function resolveResourceFromAttribute(cls: ClassReference): ClassReference | null {
  return markedClass(cls, resourceByMarker);
}

/**
 * Gives the collection class that a class is marked with.
 *
 * @param cls - The class or its registered name.
 * @returns The collection class, or its name as the marker has it; null when there is no marker or the class is unknown.
 *
 * Interface row: `Paginator.resolveResourceCollectionFromAttribute`
 */
export function resolveResourceCollectionFromAttribute(cls: ClassReference): ClassReference | null {
  return markedClass(cls, resourceCollectionByMarker);
}

function markedClass(
  cls: ClassReference,
  read: (marked: AnyClass) => ClassReference | null,
): ClassReference | null {
  const marked = findClass(cls);
  return marked && read(marked);
}

function findMarked(cls: AnyClass, read: (marked: AnyClass) => ClassReference | null): AnyClass | null {
  return findClass(read(cls));
}

function collectionOf(reference: ClassReference, paginator: ItemsPage): ResourceCollection {
  const cls = findClass(reference) ?? Object;
  const make: unknown = Reflect.get(cls, 'collection');
  if (typeof make !== 'function') throw new Error(`${describeValue(reference)} is no resource class`);
  return Reflect.apply(make, cls, [paginator]) as ResourceCollection;
}

function instanceOf(cls: AnyClass, paginator: ItemsPage): ResourceCollection {
  return Reflect.construct(cls, [paginator]) as ResourceCollection;
}

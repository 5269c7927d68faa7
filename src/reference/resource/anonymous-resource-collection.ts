import { booleanArgument } from '../php/arguments';
import { type ClassReference, registerClass } from './class-registry';
import { collectionFactory } from './collection-factory';
import { requireGiven } from './require-given';
import { CollectedClass, ResourceCollection } from './resource-collection';

/**
 * A collection that is told which resource class it collects.
 */
export class AnonymousResourceCollection<TItem = unknown> extends ResourceCollection<TItem> {
  /** Whether numeric keys are kept while an object does not say otherwise. */
  static override preserveKeys: boolean | undefined = false;

  /**
   * @param resource - The items: a map, a collection, a paginator or a missing value.
   * @param collects - The resource class, or its registered name.
   * @throws LogicException when it is not a resource class.
   *
   * Interface row: `AnonymousResourceCollection.__construct`
   */
  constructor(resource: unknown, collects: ClassReference) {
    super(resource, new CollectedClass(requireGiven('collects', collects)));
  }

  /**
   * Sets whether numeric keys are kept; it is read whenever the data is filtered.
   *
   * @param value - Whether they are.
   * @returns This collection.
   *
   * Interface row: `AnonymousResourceCollection.preserveKeys`
   */
  preserveKeys(value = true): this {
    this.keyPreservation = booleanArgument('preserveKeys(value)', value);
    return this;
  }
}

registerClass(AnonymousResourceCollection);
collectionFactory.create = (resource, collects) => new AnonymousResourceCollection(resource, collects);

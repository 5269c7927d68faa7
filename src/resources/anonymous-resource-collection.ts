import { className } from '../support/class-name';
import { wrongType } from '../support/errors';
import { type ClassReference, registerClass } from './class-registry';
import { collectionFactory } from './collection-factory';
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
    if (collects === undefined) throw wrongType('AnonymousResourceCollection(collects)', 'given', collects);
    super(resource, new CollectedClass(collects));
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
    if (typeof value !== 'boolean')
      throw wrongType(`${className(this)}.preserveKeys(value)`, 'a boolean', value);
    this.keyPreservation = value;
    return this;
  }
}

registerClass(AnonymousResourceCollection);
collectionFactory.create = (resource, collects) => new AnonymousResourceCollection(resource, collects);

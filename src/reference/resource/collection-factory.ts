import type { AnonymousResourceCollection } from './anonymous-resource-collection';
import type { AnyClass } from './class-registry';

/** Makes the anonymous collection of a resource class. */
export type CollectionFactory = (resource: unknown, collects: AnyClass) => AnonymousResourceCollection;

/**
 * Where resources find the collection class that is built on top of them.
 *
 * A resource makes collections and a collection is a resource; the collection class fills this slot when it is
 * loaded, which keeps the files free of a cycle.
 */
export const collectionFactory = {} as { create: CollectionFactory };

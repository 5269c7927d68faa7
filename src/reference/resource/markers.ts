import type { AnyClass, ClassReference } from './class-registry';

/** Puts a marker on a class: a standard class decorator that can also be called with the class. */
export type ClassMarker = (cls: AnyClass, context?: ClassDecoratorContext) => void;

// A marker belongs to the very class that carries it and is not inherited.
const collected = new WeakMap<AnyClass, ClassReference>();
const preserving = new WeakSet<AnyClass>();
const resources = new WeakMap<AnyClass, ClassReference>();
const resourceCollections = new WeakMap<AnyClass, ClassReference>();

/**
 * Marks a collection class with the resource class it collects.
 *
 * @param resource - The resource class or its registered name.
 * @returns The marker: `@Collects(PostResource)`, or `Collects(PostResource)(PostCollection)`.
 */
export function Collects(resource: ClassReference): ClassMarker {
  return (cls) => void collected.set(cls, resource);
}

/**
 * Marks a resource class whose results, and whose collections, keep numeric keys.
 *
 * @returns The marker: `@PreserveKeys()`, or `PreserveKeys()(PostResource)`.
 */
export function PreserveKeys(): ClassMarker {
  return (cls) => void preserving.add(cls);
}

/**
 * Marks a model class with the resource class its pages are turned into.
 *
 * @param resource - The resource class or its registered name.
 * @returns The marker: `@UseResource(PostResource)`, or `UseResource(PostResource)(Post)`.
 */
export function UseResource(resource: ClassReference): ClassMarker {
  return (cls) => void resources.set(cls, resource);
}

/**
 * Marks a model class with the collection class its pages are turned into.
 *
 * @param collection - The collection class or its registered name.
 * @returns The marker: `@UseResourceCollection(PostCollection)`, or the same in function form.
 */
export function UseResourceCollection(collection: ClassReference): ClassMarker {
  return (cls) => void resourceCollections.set(cls, collection);
}

/** Reads the class that a class's {@link Collects} marker names; false for none. */
export function collectedByMarker(cls: AnyClass): ClassReference | false {
  return collected.get(cls) ?? false;
}

/** Tells whether a class carries the {@link PreserveKeys} marker. */
export function isMarkedPreserveKeys(cls: AnyClass): boolean {
  return preserving.has(cls);
}

/** Reads the class that a class's {@link UseResource} marker names, or null. */
export function resourceByMarker(cls: AnyClass): ClassReference | null {
  return resources.get(cls) ?? null;
}

/** Reads the class that a class's {@link UseResourceCollection} marker names, or null. */
export function resourceCollectionByMarker(cls: AnyClass): ClassReference | null {
  return resourceCollections.get(cls) ?? null;
}

import { Collection } from './collection/collection';
import { Container } from './http/request';
import { Paginator } from './paginator/paginator';
import { assignStatics } from './php/static-state';
import { JsonResource, ResourceCollection } from './resource/json-resource';

/**
 * Sets all process-wide state back to what it is at the start: resolvers, view names, wrapping, macros, caches
 * and the current request. Registered classes stay, and so does what classes outside this package declare
 * themselves, such as a `$wrap` of their own.
 */
export function resetState(): void {
  Paginator.flushState();
  Collection.flushMacros();
  JsonResource.flushState();
  JsonResource.flushMacros();
  const caches = { cachedPreserveKeysAttributes: new Map(), cachedCollectsAttributes: new Map() };
  assignStatics(ResourceCollection, caches);
  Container.request = null;
}

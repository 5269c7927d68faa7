import { Collection } from './collection/collection';
import { Container } from './http/container';
import { Paginator } from './paginator/paginator';
import { interfaceProperties } from './resource/interface-properties';
import { JsonResource, ResourceCollection } from './resource/json-resource';

/**
 * Sets all process-wide state back to what it is at the start: resolvers, view names, wrapping, macros, caches
 * and the current request. Registered classes stay.
 */
export function resetState(): void {
  Paginator.flushState();
  Collection.flushMacros();
  JsonResource.flushState();
  JsonResource.flushMacros();
  for (const cache of ['cachedPreserveKeysAttributes', 'cachedCollectsAttributes']) {
    interfaceProperties.writeStatic(ResourceCollection, cache, new Map());
  }
  Container.request = null;
}

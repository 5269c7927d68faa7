import { Container } from './http/container';
import { Paginator } from './pagination/paginator';
import { ClassCache } from './resources/class-cache';
import { JsonResource } from './resources/json-resource';
import { ResourceCollection } from './resources/resource-collection';
import { setResourceStatic } from './resources/resource-properties';
import { Collection } from './support/collection';
import { JsonStringStyle } from './support/json-string-style';

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
    setResourceStatic(ResourceCollection, cache, new ClassCache());
  }
  JsonStringStyle.forgetAll();
  Container.request = null;
}

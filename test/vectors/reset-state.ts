import { Container } from '../../src/http/container';
import { Paginator } from '../../src/pagination/paginator';
import { JsonResource } from '../../src/resources/json-resource';
import { ResourceCollection } from '../../src/resources/resource-collection';
import { setResourceStatic } from '../../src/resources/resource-properties';
import { Collection } from '../../src/support/collection';
import { TemplateResource } from './fixtures/exposed';
import { CustomWrapResource } from './fixtures/resources';

/** Sets all state of the process back to what it is at the start. */
export function resetState(): void {
  Container.request = null;
  Paginator.flushState();
  Collection.flushMacros();
  JsonResource.flushState();
  JsonResource.flushMacros();
  setResourceStatic(ResourceCollection, 'cachedPreserveKeysAttributes', []);
  setResourceStatic(ResourceCollection, 'cachedCollectsAttributes', []);
  CustomWrapResource.wrapKey = 'post';
  TemplateResource.defaultTemplate = null;
}

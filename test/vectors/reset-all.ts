import { resetState } from '../../src/reference/reset-state';
import { TemplateResource } from './fixtures/exposed';
import { CustomWrapResource } from './fixtures/resources';

/** Sets all state of the process back to what it is at the start, that of the fixture classes included. */
export function resetAll(): void {
  resetState();
  CustomWrapResource.wrapKey = 'post';
  TemplateResource.defaultTemplate = null;
}

import type { AnyClass } from './class-registry';
import { JsonResource } from './json-resource';

/**
 * Tells whether a class is one of resources.
 *
 * @param cls - Any class.
 * @returns Whether it is JsonResource or extends it.
 */
export function isResourceClass(cls: AnyClass): boolean {
  return cls === JsonResource || cls.prototype instanceof JsonResource;
}

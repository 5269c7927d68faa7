import type { ModuleExports } from './module-classes';

/**
 * Finds what holds the current request of a module under the name `request`.
 *
 * @param exports - The module's exports.
 * @returns A class or an object; null when the module has none.
 */
export function requestHolder({ Container: holder }: ModuleExports): object | null {
  return typeof holder === 'function' || typeof holder === 'object' ? holder : null;
}

import { join } from 'node:path';
import { packageRoot } from '../../package-root';
import type { ClassFunction } from './frame';

type Fixtures = typeof import('../../../../drivers/javascript/touchstone-fixtures.cjs');

/**
 * Returns the fixture classes that every JavaScript driver brings along.
 *
 * @param classNamed - Finds a class of the module under judgement.
 * @returns The classes by name.
 */
export function providedClasses(classNamed: (name: string) => ClassFunction): {
  readonly [name: string]: ClassFunction;
} {
  // Drivers are shipped as they are, so that they lie at another depth than compiled files.
  const file = join(packageRoot, 'drivers', 'javascript', 'touchstone-fixtures.cjs');
  const { fixtureClasses } = require(file) as Fixtures;
  return fixtureClasses(classNamed);
}

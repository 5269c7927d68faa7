import { createRequire } from 'node:module';
import type { ModuleExports } from '../../src/suite/driver/in-process/module-classes';
import type { InProcessDriver } from '../../src/suite/driver/in-process-driver';
import { plant, requirePlanted } from './planted-project.cjs';
import type { Change } from './planted-text.cjs';

/**
 * Loads the reference anew with changes planted in it, and a driver for it, which still has to be initialized. The changes may
 * be in the driver's own code. Throws when a changed file was not loaded, and whatever the reference throws while it is loaded.
 */
export function plantedDriver(changes: readonly Change[]): InProcessDriver {
  plant(changes);
  // One of its own each time: what requires a module keeps it.
  const fresh = createRequire(__filename);
  const exports = fresh('../../src/reference/conformance') as ModuleExports;
  const { InProcessDriver: Driver } = fresh(
    '../../src/suite/driver/in-process-driver',
  ) as typeof import('../../src/suite/driver/in-process-driver');
  const driver = new Driver(exports, { name: 'reference', version: '0', language: 'typescript' });
  requirePlanted();
  return driver;
}

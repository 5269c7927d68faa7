import { resolve } from 'node:path';
import { DriverFault } from './driver-fault';
import type { ModuleExports } from './in-process/module-classes';
import { packageOf } from './in-process/module-package';
import { InProcessDriver } from './in-process-driver';

/**
 * Makes the driver of a JavaScript module.
 *
 * @param module - The path of the module; absent: the reference.
 * @returns The driver.
 * @throws DriverFault when the module cannot be loaded.
 */
export function moduleDriver(module: string | undefined): InProcessDriver {
  if (module === undefined) return referenceDriver();
  const { file, exports } = load(module);
  const language = /\.[cm]?ts$/.test(file) ? 'typescript' : 'javascript';
  return new InProcessDriver(exports, { ...packageOf(file), language, languageVersion: process.version });
}

function referenceDriver(): InProcessDriver {
  // Loaded only here: a run that judges another implementation never needs the reference.
  const { referenceExports, referencePath } =
    require('./reference-module') as typeof import('./reference-module');
  return new InProcessDriver(referenceExports, {
    ...packageOf(referencePath),
    language: 'typescript',
    languageVersion: process.version,
  });
}

function load(module: string): { readonly file: string; readonly exports: ModuleExports } {
  try {
    const file = require.resolve(resolve(module));
    return { file, exports: require(file) as ModuleExports };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new DriverFault('cannot-start', `Expected a JavaScript module at ${module}: ${reason}`);
  }
}

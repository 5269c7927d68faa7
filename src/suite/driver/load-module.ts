import { resolve } from 'node:path';
import type { ImplementationInfo } from '../protocol/wire';
import { DriverFault } from './driver-fault';
import type { ModuleExports } from './in-process/module-classes';
import { packageOf } from './in-process/module-package';

/** A JavaScript module that was loaded, and how it is introduced in reports. */
export interface LoadedModule {
  readonly exports: ModuleExports;
  readonly implementation: ImplementationInfo;
}

/**
 * Loads a JavaScript module that is judged.
 *
 * @param module - The path of the module; absent: the reference.
 * @returns Its exports, and how it is introduced.
 * @throws DriverFault when the module cannot be loaded.
 */
export function loadModule(module: string | undefined): LoadedModule {
  const { file, exports } = module === undefined ? loadReference() : load(module);
  const language = module === undefined || /\.[cm]?ts$/.test(file) ? 'typescript' : 'javascript';
  return { exports, implementation: { ...packageOf(file), language, languageVersion: process.version } };
}

interface ModuleFile {
  readonly file: string;
  readonly exports: ModuleExports;
}

function loadReference(): ModuleFile {
  // Loaded only here: a run that judges another implementation never needs the reference.
  const { referenceExports, referencePath } =
    require('./reference-module') as typeof import('./reference-module');
  return { file: referencePath, exports: referenceExports };
}

function load(module: string): ModuleFile {
  try {
    const file = require.resolve(resolve(module));
    return { file, exports: require(file) as ModuleExports };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new DriverFault('cannot-start', `Expected a JavaScript module at ${module}: ${reason}`);
  }
}

import { suiteInfo } from '../suite-info';
import type { Driver } from './driver';
import { moduleDriver } from './module-driver';
import { StdioDriver } from './stdio-driver';

/** Which implementation is judged, and how. */
export interface DriverChoice {
  /** The command of a driver program. */
  readonly driver?: string;
  /** The path or name of a JavaScript module to drive in process. */
  readonly module?: string;
  /** How long an answer of a driver program may take, in milliseconds. */
  readonly timeout?: number;
}

/**
 * Makes the driver for an implementation: a program, a JavaScript module, or the reference.
 *
 * @param choice - Which one; nothing means the reference in process.
 * @returns The driver, not initialized yet.
 * @throws DriverFault when the module cannot be loaded.
 */
export function openDriver({ driver, module, timeout }: DriverChoice = {}): Driver {
  if (driver === undefined) return moduleDriver(module);
  return new StdioDriver(driver, { suite: suiteInfo, ...(timeout === undefined ? {} : { timeout }) });
}

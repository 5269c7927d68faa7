import type { Driver } from './driver';
import { InProcessDriver } from './in-process-driver';
import { loadModule } from './load-module';
import { moduleCommand } from './module-command';
import { driverCommand } from './stdio/driver-command';
import { StdioDriver } from './stdio-driver';

/** Which implementation is judged, and how. */
export interface DriverChoice {
  /** The command of a driver program. */
  readonly driver?: string;
  /** The path of a JavaScript module. */
  readonly module?: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
}

/**
 * Makes the driver for an implementation: a program, a JavaScript module in a process of its own, or the reference.
 *
 * @param choice - Which one; nothing means the reference, the only one that is driven in this process.
 * @returns The driver, not initialized yet.
 * @throws UsageError when the command line cannot be followed or the module needs a compiler that is not there.
 */
export function openDriver({ driver, module, timeout }: DriverChoice = {}): Driver {
  if (driver === undefined && module === undefined) {
    const { exports, implementation } = loadModule(undefined);
    return new InProcessDriver(exports, implementation);
  }
  const command = module === undefined ? driverCommand(driver ?? '') : moduleCommand(module);
  return new StdioDriver(command, timeout === undefined ? {} : { timeout });
}

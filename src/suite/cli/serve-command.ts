import { moduleDriver } from '../driver/module-driver';
import { quietConsole } from '../serve/quiet-console';
import { serve } from '../serve/serve';
import { exitCodes } from './exit-codes';

/**
 * Serves an implementation over the driver protocol on stdin and stdout until the input ends.
 *
 * @param module - The path of a JavaScript module; absent: the reference.
 * @returns The exit code.
 */
export async function serveCommand(module: string | undefined): Promise<number> {
  // A module may print while it is loaded, too.
  const restoreConsole = quietConsole();
  try {
    await serve(moduleDriver(module), process.stdin, process.stdout);
  } finally {
    restoreConsole();
  }
  return exitCodes.conforms;
}

import { Console } from 'node:console';
import { moduleDriver } from '../driver/module-driver';
import { serve } from '../serve/serve';
import { exitCodes } from './exit-codes';

/**
 * Serves an implementation over the driver protocol on stdin and stdout until the input ends.
 *
 * @param module - The path of a JavaScript module; absent: the reference.
 * @returns The exit code.
 */
export async function serveCommand(module: string | undefined): Promise<number> {
  // Stdout is for answers alone; a module may print while it is loaded, too.
  const former = { ...console };
  Object.assign(console, new Console(process.stderr));
  try {
    await serve(moduleDriver(module), process.stdin, process.stdout);
  } finally {
    Object.assign(console, former);
  }
  return exitCodes.conforms;
}

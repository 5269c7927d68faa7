import { moduleDriver } from '../driver/module-driver';
import { serve } from '../serve/serve';
import { exitCodes } from './exit-codes';
import { modulePath } from './module-path';

/**
 * Serves an implementation over the driver protocol on stdin and stdout until the input ends.
 *
 * @param module - The path of a JavaScript module; absent: the reference.
 * @returns The exit code.
 */
export async function serveCommand(module: string | undefined): Promise<number> {
  await serve(
    moduleDriver(module === undefined ? undefined : modulePath(module)),
    process.stdin,
    process.stdout,
  );
  return exitCodes.conforms;
}

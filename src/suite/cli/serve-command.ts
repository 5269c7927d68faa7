import { Writable } from 'node:stream';
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
  const { stdout, stderr } = process;
  const { write } = stdout;
  const answers = new Writable({
    write: (chunk, encoding, done) => void write.call(stdout, chunk, encoding, done),
  });
  stdout.write = stderr.write.bind(stderr);
  try {
    await serve(moduleDriver(module), process.stdin, answers);
  } finally {
    stdout.write = write;
  }
  return exitCodes.ok;
}
